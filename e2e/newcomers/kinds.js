// What a newcomer writes to add a control to a new project of each kind, following the README and docs/frameworks.

import { join } from 'node:path';
import { execPath } from 'node:process';
import { listingsOf } from '../scripts/listings.js';

const PYTHON = '/usr/bin/python3';
const { django, flask, fastapi } = Object.fromEntries(
  ['django', 'flask', 'fastapi'].map((name) => [name, listingsOf(name)]),
);

/**
 * Renders a template with a request for page 3, by a test script that runs only the engine, without the whole framework.
 * The job is an argument of the shell, which takes no character of it for its own.
 */
function script(interpreter, file, template, first = '') {
  const paginate = { current_page: 3, pages: 9, page_param: 'page', next: { url: '/posts?page=4' } };
  const jobs = JSON.stringify([{ template, data: [{ url: '/posts?items=90&page=3', paginate }] }]);
  const command = `printf %s "$1" | PROJECT=. ${interpreter} ${join(import.meta.dirname, '../engines/scripts', file)}`;
  return [
    'sh',
    '-c',
    `${first}${command} | php -r 'echo json_decode(stream_get_contents(STDIN))[0][0]->output;'`,
    'sh',
    jobs,
  ];
}

/** A separate page, with a line in its head. */
const staticPage = (line) =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Posts</title>\n${line}\n</head>\n<body>\n<h1>Posts</h1>\n<pagination path="/posts/:page" total_pages="9" current_page="3"></pagination>\n</body>\n</html>\n`;

/** A page of a server, with its list. */
const listPage = (list) =>
  `<!doctype html>\n<html lang="en">\n<head>\n<title>Posts</title>\n{{styles}}\n</head>\n<body>\n${list}\n</body>\n</html>\n`;

/** The same where a script has no function for URLs of assets, with what it would print. */
const scriptedPage = (list) =>
  listPage(list).replace('{{styles}}', '<link rel="stylesheet" href="/pagination.css">');

/** Shopify bundles what snippets have in the tag `stylesheet`. */
const BUNDLED_STYLES =
  "mkdir -p assets && sed -n '/{% stylesheet %}/,/{% endstylesheet %}/{/{%/!p}' snippets/*.liquid > assets/pagination.css && ";

/** A page of an application that a script renders. */
const scriptPage = (script) =>
  `<!doctype html>\n<html lang="en">\n<head>\n<title>Posts</title>\n</head>\n<body>\n<div id="app"></div>\n<script type="module" src="${script}"></script>\n</body>\n</html>\n`;

const manifest = (...packages) =>
  JSON.stringify({
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(packages.map((name) => [name, '*'])),
  });

/** A server in Express that prints its own page 3. */
const expressServer = (setting) =>
  `import express from 'express';\nconst app = express().set('view engine', 'ejs').use(express.static('public'));\n${setting}\napp.get('/posts', (request, response) => response.render('posts', { page: request.query.page, pages: 9 }));\nconst server = app.listen(0, async () => {\n  console.log(await (await fetch(\`http://localhost:\${server.address().port}/posts?page=3\`)).text());\n  server.close();\n});\n`;

/** The stylesheet, as docs/stylesheet.md says it, to which `init` leads where a build has its own configuration. */
const STYLESHEET = ['css', '>', 'pagination.css'];
const STYLES = '<link rel="stylesheet" href="/pagination.css">';

/**
 * By kind of project: commands that make an empty one; its files, often a list of 90 posts; the arguments of
 * pagination-tag, by default `add` with the name; what is written by hand, in which `{{styles}}` is the line that was
 * printed to link the stylesheet, or which is made of the file before it and of all that was printed; and what prints
 * page 3. `served` are the directories that its server or a host serves, by the start of their URLs, where the line links
 * a file. `needs` is a command that succeeds where the framework is installed. Builds of whole applications are slow.
 */
export const KINDS = {
  rails: {
    needs: 'rails --version',
    create: [
      'rails new . --minimal --skip-bundle --skip-git --skip-active-record --skip-bootsnap --skip-listen --skip-spring --skip-sprockets --skip-asset-pipeline --skip-test --quiet',
    ],
    files: {
      Gemfile: 'gem "rails"\ngem "kaminari"\n',
      'config/routes.rb': 'Rails.application.routes.draw do\n  get "/posts", to: "posts#index"\nend\n',
      'app/controllers/posts_controller.rb':
        'class PostsController < ApplicationController\n  def index\n    @posts = Kaminari.paginate_array((1..90).to_a).page(params[:page]).per(10)\n  end\nend\n',
    },
    use: { 'app/views/posts/index.html.erb': listPage('<%= pagination @posts %>') },
    served: { '/stylesheets/': 'app/assets/stylesheets/' },
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
      'mysite/urls.py': `from django.urls import path\nfrom django.views.generic import ListView\n\n\nclass PostList(ListView):\n    queryset = range(90)\n    paginate_by = 10\n    template_name = "posts.html"\n\n\n${django.routes}`,
    },
    use: {
      'mysite/settings.py': (settings) =>
        `${settings}${django.settings.replace(' = ', ' += ')}${django.static}TEMPLATES[0]["DIRS"] = [BASE_DIR / "templates"]\n`,
      'templates/posts.html': listPage(django.list),
    },
    served: { '/static/': 'static/' },
    show: [
      PYTHON,
      'manage.py',
      'shell',
      '-c',
      'from django.contrib.staticfiles import finders; from django.test import Client; assert finders.find("pagination.css"); print(Client(HTTP_HOST="localhost").get("/posts/page/3/?q=1").content.decode())',
    ],
  },
  flask: {
    needs: "/usr/bin/python3 -c 'import flask_sqlalchemy'",
    files: {
      'app.py': `${flask.install}\nfrom flask import render_template\nfrom flask_sqlalchemy import SQLAlchemy\n\napp.config["SQLALCHEMY_DATABASE_URI"] = "sqlite://"\ndb = SQLAlchemy(app)\n\n\nclass Post(db.Model):\n    id = db.Column(db.Integer, primary_key=True)\n\n\nwith app.app_context():\n    db.create_all()\n    db.session.add_all(Post() for _ in range(90))\n    db.session.commit()\n\n\n${flask.routes.replace('...', 'return render_template("posts.html", posts=db.paginate(db.select(Post), page=page, per_page=10))')}`,
    },
    use: {
      'templates/posts.html': listPage(flask.list),
    },
    served: { '/static/': 'static/' },
    show: [PYTHON, '-c', 'from app import app; print(app.test_client().get("/posts/page/3?q=1").text)'],
  },
  'flask-package': {
    needs: "/usr/bin/python3 -c 'import flask'",
    files: {
      'flaskr/__init__.py':
        'from types import SimpleNamespace\n\nfrom flask import Flask, render_template\n\napp = Flask(__name__)\n',
      'requirements.txt': 'flask\n',
    },
    run: [['add', 'flask']],
    use: {
      'flaskr/__init__.py': (text, printed) =>
        `${text}${printed
          .match(/^ *(?:from|app\.).*\n/gm)
          .map((line) => line.trimStart())
          .join(
            '',
          )}\n\n@app.get("/posts/<int:page>")\ndef posts(page):\n    return render_template("posts.html", posts=SimpleNamespace(page=page, pages=9, total=90))\n`,
      'flaskr/templates/posts.html': listPage(flask.list),
    },
    served: { '/static/': 'flaskr/static/' },
    show: [PYTHON, '-c', 'from flaskr import app; print(app.test_client().get("/posts/3").text)'],
  },
  jekyll: {
    needs: 'jekyll --version',
    files: {
      '_config.yml': 'plugins: [jekyll-paginate]\npaginate: 10\n',
      ...Object.fromEntries(
        Array.from({ length: 90 }, (_, index) => [`_posts/2026-01-01-post${index}.md`, '---\n---\n']),
      ),
    },
    use: { 'index.html': `---\n---\n${listPage('{% include pagination.html %}')}` },
    served: { '/': '_site/' },
    show: ['sh', '-c', 'jekyll build --quiet && cat _site/page3/index.html'],
  },
  laravel: {
    needs: 'php -r \'require "Illuminate/Pagination/autoload.php";\'',
    use: { 'resources/views/posts.blade.php': scriptedPage("{{ $posts->links('pagination') }}") },
    served: { '/': 'public/' },
    show: script('php', 'render_laravel.php', '@include("posts")'),
  },
  symfony: {
    needs: 'php -r \'require "Symfony/Bridge/Twig/autoload.php";\'',
    use: {
      'templates/posts.html.twig': scriptedPage('{{ pagination(9) }}'),
    },
    served: { '/': 'public/' },
    show: script('php', 'render_symfony.php', '{{ include("posts.html.twig") }}'),
  },
  php: {
    needs: 'php --version',
    use: {
      'posts.php': listPage("<?php require_once 'pagination.php'; ?>\n<?= Pagination\\render(9) ?>"),
    },
    served: { '/': '' },
    show: ['php', '-r', 'parse_str("page=3", $_GET); include "posts.php";'],
  },
  shopify: {
    needs: 'ruby -e \'require "liquid"\'',
    use: { 'snippets/posts.liquid': scriptedPage("{% render 'pagination', paginate: paginate %}") },
    served: { '/': 'assets/' },
    show: script('ruby', 'render_liquid.rb', '{% render "posts", paginate: paginate %}', BUNDLED_STYLES),
  },
  hugo: {
    needs: 'hugo version',
    files: {
      'config.toml': 'baseURL = "https://site.example/"\n',
      ...Object.fromEntries(
        Array.from({ length: 90 }, (_, index) => [`content/posts/${index}.md`, '---\n---\n']),
      ),
    },
    use: { 'layouts/_default/list.html': listPage('{{ partial "page-links.html" .Paginator }}') },
    served: { '/': 'public/' },
    show: ['sh', '-c', 'hugo --quiet && cat public/posts/page/3/index.html'],
  },
  ejs: {
    files: {
      'package.json': '{ "type": "module", "dependencies": { "ejs": "*", "express": "*" } }',
      'server.js': expressServer(''),
    },
    use: {
      'views/posts.ejs': listPage(
        '<%- include("pagination", { path: (page) => `/posts?page=${page}`, totalPages: pages, currentPage: page }) %>',
      ),
    },
    served: { '/': 'public/' },
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
        "export default function (eleventyConfig) {\n  eleventyConfig.addPassthroughCopy('pagination.css');\n}\n",
      'posts.njk': `---\npagination:\n  data: collections.post\n  size: 10\n---\n${listPage('{% from "pagination.njk" import page_links %}\n{{ page_links(pagination) }}')}`,
    },
    served: { '/': '_site/' },
    show: ['sh', '-c', 'eleventy --quiet > log.txt && cat _site/posts/2/index.html'],
  },
  astro: {
    files: { 'package.json': '{ "type": "module", "dependencies": { "astro": "*" } }' },
    use: {
      'src/pages/posts/[page].astro':
        "---\nimport Pagination from '../../components/Pagination.astro';\nexport const getStaticPaths = ({ paginate }) => paginate(Array.from({ length: 90 }), { pageSize: 10 });\nconst { page } = Astro.props;\n---\n<Pagination page={page} />\n",
    },
    served: { '/': 'dist/' },
    show: ['sh', '-c', 'astro build > log.txt && cat dist/posts/3/index.html'],
  },
  eex: {
    needs: 'elixir --version',
    files: { 'mix.exs': 'defmodule App.MixProject do\n  def project, do: [app: :app]\nend\n' },
    use: {
      'posts.eex': listPage('<%= App.Pagination.render(9, 3, &"/posts?page=#{&1}") %>'),
    },
    served: { '/': 'priv/static/' },
    show: ['elixir', '-r', 'lib/app/pagination.ex', '-e', 'IO.puts(EEx.eval_file("posts.eex"))'],
  },
  static: {
    files: { 'templates/posts.html': staticPage('') },
    run: [['init']],
    use: { 'templates/posts.html': staticPage('{{styles}}') },
    build: [[]],
    served: { '/': 'public/' },
    show: ['cat', 'public/posts.html'],
  },
  vite: {
    files: {
      'package.json': '{ "type": "module", "devDependencies": { "vite": "*" } }',
      'index.html': staticPage(''),
    },
    run: [['init'], STYLESHEET],
    use: {
      'vite.config.mjs':
        "import pagination from 'pagination-tag/vite';\n\nexport default { base: './', plugins: [pagination()] };\n",
      'index.html': staticPage(STYLES),
    },
    served: { '/': 'dist/' },
    show: ['sh', '-c', 'vite build > log.txt && cat dist/index.html'],
  },
  eleventy: {
    files: {
      'package.json': '{ "type": "module", "dependencies": { "@11ty/eleventy": "*" } }',
      'posts.html': staticPage(''),
    },
    run: [['init'], STYLESHEET],
    use: {
      'eleventy.config.js':
        "import pagination from 'pagination-tag/eleventy';\n\nexport default function (eleventyConfig) {\n  eleventyConfig.addPlugin(pagination);\n  eleventyConfig.addPassthroughCopy('pagination.css');\n}\n",
      'posts.html': staticPage(STYLES),
    },
    served: { '/': '_site/' },
    show: ['sh', '-c', 'eleventy --quiet > log.txt && cat _site/posts/index.html'],
  },
  'express-templates': {
    files: {
      'package.json': '{ "type": "module", "dependencies": { "ejs": "*", "express": "*" } }',
      'views/posts.ejs': '',
    },
    run: [['init']],
    use: {
      'views/posts.ejs': listPage(
        '<pagination path="/posts?page=:page" total_pages="<%= pages %>" current_page="<%= page %>"></pagination>',
      ),
      'server.js': expressServer("app.set('views', ['build/views', 'views']);"),
    },
    build: [[]],
    served: { '/': 'public/' },
    show: [execPath, 'server.js'],
  },
  'hugo-templates': {
    needs: 'hugo version',
    files: {
      'config.toml': 'baseURL = "https://site.example/"\ntheme = "site"\n',
      'layouts/_default/list.html': '',
      ...Object.fromEntries(
        Array.from({ length: 90 }, (_, index) => [`content/posts/${index}.md`, '---\n---\n']),
      ),
    },
    run: [['init'], 'mkdir -p themes/site && mv layouts themes/site/layouts'],
    use: {
      'themes/site/layouts/_default/list.html': listPage(
        '<pagination pager="{{ .Paginate .RegularPages 10 }}"></pagination>',
      ),
    },
    build: [[]],
    served: { '/': 'public/' },
    show: ['sh', '-c', 'hugo --quiet && cat public/posts/page/3/index.html'],
  },
  react: {
    files: {
      'package.json': manifest('react', 'react-dom', 'vite'),
      'index.html': scriptPage('/src/main.tsx'),
    },
    use: {
      'src/main.tsx':
        "import React from 'react';\nimport { createRoot } from 'react-dom/client';\nimport { Pagination } from './components/Pagination';\n{{styles}}\ncreateRoot(document.getElementById('app')!).render(<Pagination totalPages={9} currentPage={3} path={(page) => `/posts/${page}`} />);\n",
    },
    served: { '/': 'dist/' },
    show: ['sh', '-c', 'vite build > log.txt && cat dist/index.html'],
  },
  vue: {
    files: {
      'package.json': manifest('vue', 'vite', '@vitejs/plugin-vue'),
      'vite.config.js': "import vue from '@vitejs/plugin-vue';\nexport default { plugins: [vue()] };\n",
      'index.html': scriptPage('/src/main.ts'),
      'src/main.ts':
        "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#app');\n",
    },
    use: {
      'src/App.vue':
        '<script setup>\nimport Pagination from "./components/Pagination.vue";\n{{styles}}\n</script>\n<template><Pagination :path="(page) => `/posts/${page}`" :total-pages="9" :current-page="3" /></template>\n',
    },
    served: { '/': 'dist/' },
    show: ['sh', '-c', 'vite build > log.txt && cat dist/index.html'],
  },
  svelte: {
    files: {
      'package.json': manifest('svelte', 'vite', '@sveltejs/vite-plugin-svelte'),
      'vite.config.js':
        "import { svelte } from '@sveltejs/vite-plugin-svelte';\nexport default { plugins: [svelte()] };\n",
      'index.html': scriptPage('/src/main.js'),
      'src/main.js':
        "import { mount } from 'svelte';\nimport App from './App.svelte';\nmount(App, { target: document.getElementById('app') });\n",
    },
    use: {
      'src/App.svelte':
        '<script>\nimport Pagination from "./lib/components/Pagination.svelte";\n{{styles}}\n</script>\n<Pagination path={(number) => `/posts/${number}`} totalPages={9} currentPage={3} />\n',
    },
    served: { '/': 'dist/' },
    show: ['sh', '-c', 'vite build > log.txt && cat dist/index.html'],
  },
  next: {
    isSlow: true,
    files: {
      'package.json': manifest('next', 'react', 'react-dom'),
      // The packages are beside the application, and the check of types would take those of all.
      'next.config.mjs':
        'import { dirname } from "node:path";\nconst root = dirname(import.meta.dirname);\nexport default { turbopack: { root }, outputFileTracingRoot: root, typescript: { ignoreBuildErrors: true } };\n',
      'tsconfig.json':
        '{ "compilerOptions": { "jsx": "react-jsx", "module": "esnext", "moduleResolution": "bundler" } }',
      'app/layout.tsx':
        'export default ({ children }: { children: unknown }) => <html lang="en"><body>{children as never}</body></html>;\n',
    },
    use: {
      'app/posts/page.tsx':
        'import { Pagination } from "../components/Pagination";\nimport "../components/pagination.css";\nexport default () => <Pagination totalPages={9} currentPage={3} path={(page) => `/posts/${page}`} />;\n',
    },
    served: { '/_next/': '.next/' },
    show: ['sh', '-c', 'next build 1>&2 && cat .next/server/app/posts.html'],
  },
  nuxt: {
    isSlow: true,
    files: {
      'package.json': manifest('nuxt', 'vue'),
      'nuxt.config.ts':
        'export default defineNuxtConfig({ telemetry: false, compatibilityDate: "2026-01-01" });\n',
      'app/app.vue': '',
      'show.mjs':
        "import { execFileSync, spawn } from 'node:child_process';\nexecFileSync('nuxt', ['build'], { stdio: ['ignore', 2, 2] });\nconst PORT = String(20000 + (process.pid % 20000));\nconst server = spawn(process.execPath, ['.output/server/index.mjs'], { env: { ...process.env, HOST: '127.0.0.1', PORT }, stdio: 'ignore' });\nfor (let tries = 0; tries < 100; tries++) {\n  const response = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => new Promise((resolve) => setTimeout(resolve, 100)));\n  if (response === undefined) continue;\n  console.log(await response.text());\n  break;\n}\nserver.kill();\n",
    },
    use: {
      'app/app.vue':
        '<script setup>\nimport Pagination from "./components/Pagination.vue";\n{{styles}}\n</script>\n<template><Pagination :path="(page) => `/posts/${page}`" :total-pages="9" :current-page="3" /></template>\n',
    },
    served: { '/': '.output/public/' },
    show: [execPath, 'show.mjs'],
  },
  sveltekit: {
    isSlow: true,
    files: {
      'package.json': manifest('@sveltejs/kit', 'svelte', 'vite'),
      'vite.config.js':
        'import { sveltekit } from "@sveltejs/kit/vite";\nexport default { plugins: [sveltekit()], logLevel: "error" };\n',
      'src/app.html':
        '<!doctype html><html lang="en"><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>\n',
      'svelte.config.js': 'export default { kit: { prerender: { entries: ["/posts"], crawl: false } } };\n',
      'src/routes/posts/+page.js': 'export const prerender = true;\n',
    },
    use: {
      'src/routes/posts/+page.svelte':
        '<script>\nimport Pagination from "$lib/components/Pagination.svelte";\n{{styles}}\n</script>\n<Pagination path={(page) => `/posts/${page}`} totalPages={9} currentPage={3} />\n',
    },
    served: { '/': '.svelte-kit/output/client/' },
    show: ['sh', '-c', 'vite build 1>&2 && cat .svelte-kit/output/prerendered/pages/posts.html'],
  },
  wordpress: {
    needs: 'test -e /usr/share/wordpress/wp-load.php && mariadbd --version',
    files: {
      'style.css': '/*\nTheme Name: Newcomer\n*/\n',
      // A site with a database, as the tests of the component have it.
      'show.cjs': `const { buildSync } = require('esbuild');\nconst { readFileSync } = require('node:fs');\nconst engines = ${JSON.stringify(join(import.meta.dirname, '../engines'))};\nbuildSync({ entryPoints: [engines + '/wordpress.ts'], bundle: true, platform: 'node', outfile: 'engine.cjs', define: { __dirname: JSON.stringify(engines) } });\nconst { wordpress } = require('./engine.cjs');\nconst job = { template: readFileSync('index.php', 'utf8'), data: [{ url: '/page/3/' }] };\nwordpress(process.cwd()).render([job]).then(([[{ output, error }]]) => console.log(output ?? error));\n`,
    },
    use: {
      'functions.php':
        "<?php\nrequire __DIR__ . '/inc/pagination.php';\nadd_action( 'wp_enqueue_scripts', function () {\n\t{{styles}}\n} );\n",
      'index.php':
        '<!doctype html>\n<html>\n<head>\n<?php wp_head(); ?>\n</head>\n<body>\n<?php while ( have_posts() ) { the_post(); } ?>\n<?php pagination_tag(); ?>\n</body>\n</html>\n',
    },
    served: { '/wp-content/themes/classic/': '' },
    show: [execPath, 'show.cjs'],
  },
  fastapi: {
    // Starlette takes the request first since 0.29.
    needs:
      '/usr/bin/python3 -c \'import httpx, inspect; from fastapi.templating import Jinja2Templates as T; assert list(inspect.signature(T.TemplateResponse).parameters)[1] != "name"\'',
    files: {
      'app.py': `${fastapi.install}\nfrom types import SimpleNamespace\n\nfrom fastapi import FastAPI, Request\nfrom fastapi.staticfiles import StaticFiles\n\napp = FastAPI()\n${fastapi.static}\n\n@app.get("/posts")\ndef posts(request: Request, page: int = 1):\n    posts = SimpleNamespace(page=page, pages=9, total=90)\n    return templates.TemplateResponse(request, "posts.html", {"posts": posts})\n`,
    },
    use: {
      'templates/posts.html': listPage(fastapi.list),
    },
    served: { '/static/': 'static/' },
    show: [
      PYTHON,
      '-c',
      'from fastapi.testclient import TestClient; from app import app; print(TestClient(app).get("/posts?page=3&q=1").text)',
    ],
  },
};
