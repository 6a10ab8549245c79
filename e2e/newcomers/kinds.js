// What somebody writes who adds a control to a new project of each kind, as the README and docs/frameworks say.

import { join } from 'node:path';
import { execPath } from 'node:process';

const PYTHON = '/usr/bin/python3';
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

/** A page of its own, with a line in its head. */
const staticPage = (line) =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Posts</title>\n${line}\n</head>\n<body>\n<h1>Posts</h1>\n<pagination path="/posts/:page" total_pages="9" current_page="3"></pagination>\n</body>\n</html>\n`;

/** A server in Express that prints its own page 3. */
const expressServer = (setting) =>
  `import express from 'express';\nconst app = express().set('view engine', 'ejs');\n${setting}\napp.get('/posts', (request, response) => response.render('posts', { page: request.query.page, pages: 9 }));\nconst server = app.listen(0, async () => {\n  console.log(await (await fetch(\`http://localhost:\${server.address().port}/posts?page=3\`)).text());\n  server.close();\n});\n`;

/**
 * By kind of project: commands that make an empty one; its files, often a list of 90 posts; the arguments of
 * pagination-tag, by default `add` with the name; what is written by hand, in which `{{styles}}` is the line that was
 * printed to link the stylesheet; and what shows page 3. `page` is the HTML file to look at, and `needs` a command that
 * succeeds where the framework is installed.
 */
export const KINDS = {
  rails: {
    needs: 'rails --version',
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
    needs: "/usr/bin/python3 -c 'import django'",
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
    needs: "/usr/bin/python3 -c 'import flask_sqlalchemy'",
    files: {
      'app.py':
        'import flask\nimport flask_sqlalchemy\n\nfrom pagination import pagination\n\napp = flask.Flask(__name__)\napp.add_template_global(pagination)\napp.config["SQLALCHEMY_DATABASE_URI"] = "sqlite://"\ndb = flask_sqlalchemy.SQLAlchemy(app)\n\n\nclass Post(db.Model):\n    id = db.Column(db.Integer, primary_key=True)\n\n\nwith app.app_context():\n    db.create_all()\n    db.session.add_all(Post() for _ in range(90))\n    db.session.commit()\n\n\n@app.get("/posts")\ndef posts():\n    return flask.render_template("posts.html", posts=db.paginate(db.select(Post), per_page=10))\n',
    },
    use: {
      'templates/posts.html': '{{ pagination(posts) }}\n',
    },
    show: [PYTHON, '-c', 'from app import app; print(app.test_client().get("/posts?page=3").text)'],
  },
  jekyll: {
    needs: 'jekyll --version',
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
    needs: 'php -r \'require "Illuminate/View/autoload.php";\'',
    use: { 'resources/views/posts.blade.php': "{{ $posts->links('pagination') }}\n" },
    show: script('php', 'render_laravel.php', '@include("posts")'),
  },
  symfony: {
    needs: 'php -r \'require "Symfony/Bridge/Twig/autoload.php";\'',
    use: {
      'templates/posts.html.twig': '{{ pagination(total_pages=9) }}\n',
    },
    show: script('php', 'render_symfony.php', '{{ include("posts.html.twig") }}'),
  },
  php: {
    needs: 'php --version',
    use: {
      'posts.php': "<?php require_once 'pagination.php'; ?>\n<?= Pagination\\render(total_pages: 9) ?>\n",
    },
    show: ['php', '-r', 'parse_str("page=3", $_GET); include "posts.php";'],
  },
  shopify: {
    needs: 'ruby -e \'require "liquid"\'',
    use: { 'snippets/posts.liquid': "{% render 'pagination', paginate: paginate %}\n" },
    show: script('ruby', 'render_liquid.rb', '{% render "posts", paginate: paginate %}'),
  },
  hugo: {
    needs: 'hugo version',
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
    files: {
      'package.json': '{ "type": "module", "dependencies": { "ejs": "*", "express": "*" } }',
      'server.js': expressServer(''),
    },
    use: {
      'views/posts.ejs':
        "<%- include('pagination', { path: '/posts?page=:page', total_pages: pages, current_page: page }) %>\n",
    },
    show: [execPath, 'server.js'],
  },
  nunjucks: {
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
    show: ['sh', '-c', 'eleventy --quiet && cat _site/posts/2/index.html'],
  },
  astro: {
    files: { 'package.json': '{ "type": "module", "dependencies": { "astro": "*" } }' },
    use: {
      'src/pages/posts/[page].astro':
        "---\nimport Pagination from '../../components/Pagination.astro';\nexport const getStaticPaths = ({ paginate }) => paginate(Array.from({ length: 90 }), { pageSize: 10 });\nconst { page } = Astro.props;\n---\n<Pagination page={page} />\n",
    },
    show: ['sh', '-c', 'astro build > log.txt && cat dist/posts/3/index.html'],
  },
  eex: {
    needs: 'elixir --version',
    files: { 'mix.exs': 'defmodule App.MixProject do\n  def project, do: [app: :app]\nend\n' },
    use: {
      'posts.eex':
        '<%= App.Pagination.pagination(path: "/posts?page=:page", total_pages: 9, current_page: 3) %>\n',
    },
    show: ['elixir', '-r', 'lib/app/pagination.ex', '-e', 'IO.puts(EEx.eval_file("posts.eex"))'],
  },
  static: {
    files: { 'templates/posts.html': staticPage('') },
    run: [['init']],
    use: { 'templates/posts.html': staticPage('{{styles}}') },
    show: ['cat', 'public/posts.html'],
    page: 'public/posts.html',
  },
  vite: {
    files: {
      'package.json': '{ "type": "module", "devDependencies": { "vite": "*" } }',
      'index.html': staticPage(''),
    },
    run: [['init']],
    use: {
      'vite.config.mjs':
        "import pagination from 'pagination-tag/vite';\n\nexport default { base: './', plugins: [pagination()] };\n",
      'index.html': staticPage('{{styles}}'),
    },
    show: ['sh', '-c', 'vite build > log.txt && cat dist/index.html'],
    page: 'dist/index.html',
  },
  eleventy: {
    files: {
      'package.json': '{ "type": "module", "dependencies": { "@11ty/eleventy": "*" } }',
      'posts.html': staticPage(''),
    },
    run: [['init']],
    use: {
      'eleventy.config.js':
        "import pagination from 'pagination-tag/eleventy';\n\nexport default function (eleventyConfig) {\n  eleventyConfig.addPlugin(pagination);\n  eleventyConfig.addPassthroughCopy('pagination.css');\n}\n",
      'posts.html': staticPage('{{styles}}'),
    },
    show: ['sh', '-c', 'eleventy --quiet && cat _site/posts/index.html'],
  },
  'express-templates': {
    files: {
      'package.json': '{ "type": "module", "dependencies": { "ejs": "*", "express": "*" } }',
      'views/posts.ejs':
        '<pagination path="/posts?page=:page" total_pages="<%= pages %>" current_page="<%= page %>"></pagination>\n',
    },
    run: [['init'], []],
    use: { 'server.js': expressServer("app.set('views', ['build/views', 'views']);") },
    show: [execPath, 'server.js'],
  },
  'hugo-templates': {
    needs: 'hugo version',
    files: {
      'config.toml': 'baseURL = "https://site.example/"\ntheme = "site"\n',
      'layouts/_default/list.html': '<pagination pager="{{ .Paginate .RegularPages 10 }}"></pagination>\n',
      ...Object.fromEntries(
        Array.from({ length: 90 }, (_, index) => [`content/posts/${index}.md`, '---\n---\n']),
      ),
    },
    run: [['init'], 'mkdir -p themes/site && mv layouts themes/site/layouts', []],
    use: {},
    show: ['sh', '-c', 'hugo --quiet && cat public/posts/page/3/index.html'],
  },
  react: {
    files: {
      'package.json': '{ "type": "module", "dependencies": { "react": "*", "react-dom": "*", "vite": "*" } }',
      'show.mjs':
        "import { createServer } from 'vite';\nconst vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'error' });\nconst { html } = await vite.ssrLoadModule('/page.tsx');\nconsole.log(html);\nawait vite.close();\n",
    },
    use: {
      'page.tsx':
        "import React from 'react';\nimport { renderToString } from 'react-dom/server';\nimport { Pagination } from './src/components/Pagination';\nexport const html = renderToString(<Pagination totalPages={9} currentPage={3} path={(page) => `/posts/${page}`} />);\n",
    },
    show: [execPath, 'show.mjs'],
  },
  fastapi: {
    needs: "/usr/bin/python3 -c 'import fastapi, httpx'",
    files: {
      'app.py':
        'from fastapi import FastAPI, Request\nfrom fastapi.templating import Jinja2Templates\nfrom pagination import pagination\n\napp = FastAPI()\ntemplates = Jinja2Templates(directory="templates")\ntemplates.env.globals["pagination"] = pagination\n\n\n@app.get("/posts")\ndef posts(request: Request, page: int = 1):\n    return templates.TemplateResponse("posts.html", {"request": request, "page": page})\n',
    },
    use: {
      'templates/posts.html':
        '{{ pagination(path="/posts?page=:page", total_pages=9, current_page=page) }}\n',
    },
    show: [
      PYTHON,
      '-c',
      'from fastapi.testclient import TestClient; from app import app; print(TestClient(app).get("/posts?page=3").text)',
    ],
  },
};
