// Makes an empty application of each framework, adds the component and writes it into a page, as docs/frameworks says.
// Prints how long that takes, and which files and commands it needs. Run it after `npm run build`, with the packages of
// `.ci/run`: node e2e/scripts/first-control.js [framework ...]

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, execPath } from 'node:process';

const CLI = join(import.meta.dirname, '../../bin/pagination-tag.js');
const PYTHON = '/usr/bin/python3';
/** As after `npm install`. */
const INSTALLED = `ln -s ${join(import.meta.dirname, '../node_modules')} node_modules`;

/**
 * Renders a template by a script of the tests, where there is no whole framework: its engine, with a request for page 3.
 * The job is an argument of the shell, which takes no character of it for its own.
 */
function script(interpreter, file, template) {
  const paginate = { current_page: 3, pages: 9, page_param: 'page', next: { url: '/posts?page=4' } };
  const jobs = JSON.stringify([{ template, data: [{ url: '/posts?items=90&page=3', paginate }] }]);
  const command = `printf %s "$1" | PROJECT=. ${interpreter} ${join(import.meta.dirname, '../engines/scripts', file)}`;
  return [
    'sh',
    '-c',
    `${command} | php -r 'echo json_decode(stream_get_contents(STDIN))[0][0]->output;'`,
    'sh',
    jobs,
  ];
}

/** By framework: commands that make an empty application, its list of 90 posts, the use of the component, page 3. */
const APPLICATIONS = {
  rails: {
    create: [
      'rails new . --minimal --skip-bundle --skip-git --skip-active-record --skip-bootsnap --skip-listen --skip-spring --skip-sprockets --skip-test --quiet',
    ],
    files: {
      Gemfile: 'gem "rails"\ngem "kaminari"\n',
      'config/routes.rb': 'Rails.application.routes.draw do\n  get "/posts", to: "posts#index"\nend\n',
      'app/controllers/posts_controller.rb':
        'class PostsController < ApplicationController\n  def index\n    @posts = Kaminari.paginate_array((1..90).to_a).page(params[:page]).per(10)\n  end\nend\n',
    },
    use: { 'app/views/posts/index.html.erb': '<%= pagination @posts %>\n' },
    show: [
      'bin/rails',
      'runner',
      'page = ActionDispatch::Integration::Session.new(Rails.application); page.host! "localhost"; page.get "/posts?page=3"; puts page.response.body',
    ],
  },
  django: {
    create: ['django-admin startproject mysite .'],
    files: {
      'mysite/urls.py':
        'from django.urls import path\nfrom django.views.generic import ListView\n\n\nclass Posts(ListView):\n    queryset = range(90)\n    paginate_by = 10\n    template_name = "posts.html"\n\n\nurlpatterns = [path("posts", Posts.as_view())]\n',
    },
    use: {
      'mysite/settings.py': (settings) =>
        settings
          .replace('INSTALLED_APPS = [', "INSTALLED_APPS = [\n    'pagination',")
          .replace("'DIRS': []", "'DIRS': [BASE_DIR / 'templates']"),
      'templates/posts.html': '{% load pagination %}\n{% pagination page_obj %}\n',
    },
    show: [
      PYTHON,
      'manage.py',
      'shell',
      '-c',
      'from django.test import Client; print(Client(HTTP_HOST="localhost").get("/posts?page=3").content.decode())',
    ],
  },
  flask: {
    files: {
      'app.py':
        'import flask\nimport flask_sqlalchemy\n\napp = flask.Flask(__name__)\napp.config["SQLALCHEMY_DATABASE_URI"] = "sqlite://"\ndb = flask_sqlalchemy.SQLAlchemy(app)\n\n\nclass Post(db.Model):\n    id = db.Column(db.Integer, primary_key=True)\n\n\nwith app.app_context():\n    db.create_all()\n    db.session.add_all(Post() for _ in range(90))\n    db.session.commit()\n\n\n@app.get("/posts")\ndef posts():\n    return flask.render_template("posts.html", posts=db.paginate(db.select(Post), per_page=10))\n',
    },
    use: {
      'templates/posts.html': '{% from "pagination.html" import pagination %}\n{{ pagination(posts) }}\n',
    },
    show: [PYTHON, '-c', 'from app import app; print(app.test_client().get("/posts?page=3").text)'],
  },
  jekyll: {
    files: {
      '_config.yml': 'plugins: [jekyll-paginate]\npaginate: 10\n',
      ...Object.fromEntries(
        Array.from({ length: 90 }, (_, index) => [`_posts/2026-01-01-post${index}.md`, '---\n---\n']),
      ),
    },
    use: { 'index.html': '---\n---\n{% include pagination.html %}\n' },
    show: ['sh', '-c', 'jekyll build --quiet && cat _site/page3/index.html'],
  },
  laravel: {
    use: { 'resources/views/posts.blade.php': "{{ $posts->links('pagination') }}\n" },
    show: script('php', 'render_laravel.php', '@include("posts")'),
  },
  symfony: {
    use: {
      'templates/posts.html.twig':
        "{% from 'pagination.html.twig' import pagination %}\n{{ pagination({ pager: posts }) }}\n",
    },
    show: script('php', 'render_symfony.php', '{{ include("posts.html.twig") }}'),
  },
  php: {
    use: { 'posts.php': "<?php require_once 'pagination.php'; ?>\n<?= pagination(total_pages: 9) ?>\n" },
    show: ['php', '-r', 'parse_str("page=3", $_GET); include "posts.php";'],
  },
  shopify: {
    use: { 'snippets/posts.liquid': "{% render 'pagination', paginate: paginate %}\n" },
    show: script('ruby', 'render_liquid.rb', '{% render "posts", paginate: paginate %}'),
  },
  hugo: {
    files: {
      'config.toml': 'baseURL = "https://site.example/"\n',
      ...Object.fromEntries(
        Array.from({ length: 90 }, (_, index) => [`content/posts/${index}.md`, '---\n---\n']),
      ),
    },
    use: { 'layouts/_default/list.html': '{{ partial "pagination.html" . }}\n' },
    show: ['sh', '-c', 'hugo --quiet && cat public/posts/page/3/index.html'],
  },
  ejs: {
    create: [INSTALLED],
    files: {
      'package.json': '{ "type": "module", "dependencies": { "ejs": "*", "express": "*" } }',
      'server.js':
        "import express from 'express';\nconst app = express().set('view engine', 'ejs');\napp.get('/posts', (request, response) => response.render('posts', { page: request.query.page, pages: 9 }));\nconst server = app.listen(0, async () => {\n  console.log(await (await fetch(`http://localhost:${server.address().port}/posts?page=3`)).text());\n  server.close();\n});\n",
    },
    use: {
      'views/posts.ejs':
        "<%- include('pagination', { path: '/posts?page=:page', total_pages: pages, current_page: page }) %>\n",
    },
    show: [execPath, 'server.js'],
  },
  nunjucks: {
    create: [INSTALLED],
    files: {
      'package.json': '{ "type": "module", "dependencies": { "@11ty/eleventy": "*" } }',
      ...Object.fromEntries(
        Array.from({ length: 90 }, (_, index) => [`post${index}.md`, '---\ntags: post\n---\n']),
      ),
    },
    use: {
      'eleventy.config.js':
        "import pagination from './_includes/pagination.js';\nexport default (configuration) => configuration.addPlugin(pagination);\n",
      'posts.njk':
        '---\npagination:\n  data: collections.post\n  size: 10\n---\n{% from "pagination.njk" import page_links %}\n{{ page_links(pagination) }}\n',
    },
    show: ['sh', '-c', 'npx eleventy --quiet && cat _site/posts/2/index.html'],
  },
  astro: {
    create: [INSTALLED],
    files: { 'package.json': '{ "type": "module", "dependencies": { "astro": "*" } }' },
    use: {
      'src/pages/posts/[page].astro':
        "---\nimport Pagination from '../../components/Pagination.astro';\nexport const getStaticPaths = ({ paginate }) => paginate(Array.from({ length: 90 }), { pageSize: 10 });\nconst { page } = Astro.props;\n---\n<Pagination page={page} />\n",
    },
    show: ['sh', '-c', 'npx astro build > log.txt && cat dist/posts/3/index.html'],
  },
  eex: {
    use: {
      'posts.eex':
        '<%= EEx.eval_file("templates/pagination.html.eex", assigns: [path: "/posts?page=:page", total_pages: 9, current_page: 3]) %>\n',
    },
    show: ['elixir', '-e', 'IO.puts(EEx.eval_file("posts.eex"))'],
  },
};

const wanted = argv.slice(2);
const names = Object.keys(APPLICATIONS).filter((name) => wanted.length === 0 || wanted.includes(name));
for (const name of names) {
  const { create = [], files = {}, options = [], use, show } = APPLICATIONS[name];
  const app = mkdtempSync(join(tmpdir(), `pagination-tag-${name}-`));
  const run = ([command, ...args]) => execFileSync(command, args, { cwd: app, encoding: 'utf8' });
  const write = (path, content) => {
    const file = join(app, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : content(readFileSync(file, 'utf8')));
  };
  try {
    for (const command of create) run(command.split(' '));
    for (const [path, content] of Object.entries(files)) write(path, content);
    const start = performance.now();
    const added = run([execPath, CLI, 'add', name, ...options]).match(/(?<=^Wrote ).*(?=\.$)/gm);
    const written = performance.now();
    for (const [path, content] of Object.entries(use)) write(path, content);
    const page = run(show);
    const shown = performance.now();
    if (!/<nav class="pagination ?"[^]*aria-current="page">3<[^]*>9<\/a>/.test(page)) throw new Error(page);
    const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;
    console.log(
      `${name}: add ${seconds(start, written)} (${added.join(', ')}), first page ${seconds(written, shown)}; edited by hand: ${Object.keys(use).join(', ')}`,
    );
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}
