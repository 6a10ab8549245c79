import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listAll, makeDirectory, read, runIn } from '../../testing/command-line.js';
import { evidenceIn } from '../../components/project/evidence.js';
import { FRAMEWORKS } from '../../components/frameworks/index.js';
import { OTHERS } from '../../components/frameworks/projects.js';
import { findTheme } from './themes.js';

const manifest = (packages: Readonly<Record<string, string>>): Record<string, string> => ({
  'package.json': JSON.stringify({ devDependencies: packages }),
});

describe('the theme of a project', () => {
  const umbrella = {
    'mix.exs': 'apps_path: "apps"',
    'apps/shop_web/mix.exs': '{:phoenix, "1"}, {:tailwind, "1"}',
  };

  test.each<[string, Record<string, string>, unknown]>([
    ['nothing', {}, undefined],
    ['Bulma', manifest({ bulma: '1' }), 'bulma'],
    ['GOV.UK', manifest({ 'govuk-frontend': '5' }), 'govuk'],
    ['USWDS', manifest({ '@uswds/uswds': '3' }), 'uswds'],
    ['Tailwind', manifest({ tailwindcss: '4' }), 'tailwind'],
    ['daisyUI, which needs Tailwind', manifest({ tailwindcss: '4', daisyui: '5' }), 'daisyui'],
    [
      'shadcn/ui, which needs Tailwind',
      { 'components.json': '{ "style": "new-york", "aliases": {} }', ...manifest({ tailwindcss: '4' }) },
      'shadcn',
    ],
    ['Bootstrap 5', manifest({ bootstrap: '^5.3.0' }), 'bootstrap'],
    ['Bootstrap of a tag', manifest({ bootstrap: 'latest' }), 'bootstrap'],
    ['Bootstrap 4', manifest({ bootstrap: '^4.6.2' }), 'bootstrap'],
    ['Bootstrap 3', manifest({ bootstrap: '3.4.1' }), undefined],
    ['Bootstrap 4, a gem', { Gemfile: "gem 'bootstrap', '~> 4.6'" }, 'bootstrap'],
    ['Bootstrap, a gem', { Gemfile: "gem 'bootstrap'" }, 'bootstrap'],
    ['Bootstrap 3, a gem', { Gemfile: "gem 'bootstrap-sass'" }, undefined],
    ['Bootstrap for PHP', { 'composer.json': '{ "require": { "twbs/bootstrap": "^5.3" } }' }, 'bootstrap'],
    ['Bootstrap for Django', { 'requirements.txt': 'Django>=5\ndjango-bootstrap5==24.2\n' }, 'bootstrap'],
    ['Bootstrap 4 for Django', { 'pyproject.toml': 'dependencies = ["crispy-bootstrap4"]' }, 'bootstrap'],
    [
      'Tailwind for Symfony',
      { 'composer.json': '{ "require": { "symfonycasts/tailwind-bundle": "1" } }' },
      'tailwind',
    ],
    ['Tailwind for Django', { 'requirements.txt': 'django-tailwind' }, 'tailwind'],
    ['Tailwind for Rails', { Gemfile: "gem 'tailwindcss-rails'" }, 'tailwind'],
    ['Phoenix, an umbrella', umbrella, 'tailwind'],
    [
      'Phoenix with daisyUI from Mix',
      { 'mix.exs': '{:phoenix, "1"}, {:tailwind, "1"}, {:daisyui, "5"}' },
      'daisyui',
    ],
    [
      'Phoenix with daisyUI in its stylesheet',
      { ...umbrella, 'apps/shop_web/assets/css/app.css': '@plugin "../vendor/daisyui" {' },
      'daisyui',
    ],
  ])('%s', async (_, files, theme) => {
    expect(findTheme(evidenceIn(await makeDirectory(files))).theme).toEqual(theme);
  });

  test('warns about Bootstrap 3, and records Bootstrap 4 like any framework', async () => {
    const three = await makeDirectory({ 'views/a.ejs': '', ...manifest({ bootstrap: '3', ejs: '3' }) });
    expect((await runIn(three, ['init'])).stdout).toContain('There is no theme for Bootstrap 3');
    expect((await runIn(three, ['add', 'ejs'])).stdout).toContain('There is no theme for Bootstrap 3');
    const four = await makeDirectory({ 'views/a.ejs': '', ...manifest({ bootstrap: '4', ejs: '3' }) });
    await runIn(four, ['add', 'ejs']);
    expect(await read(four, 'views/pagination.ejs')).toContain(': add ejs --theme bootstrap.');
    await writeFile(join(four, 'package.json'), JSON.stringify({ devDependencies: { ejs: '3' } }));
    expect((await runIn(four, ['add', '--check'])).code).toBe(0);
  });
});

describe('what a project is', () => {
  test.each<[string, Record<string, string>, string]>([
    ['Next', manifest({ next: '15', react: '19' }), 'run npx pagination-tag add react.'],
    ['Nuxt', manifest({ nuxt: '4' }), 'run npx pagination-tag add vue.'],
    ['SvelteKit', manifest({ '@sveltejs/kit': '2', svelte: '5' }), 'run npx pagination-tag add svelte.'],
    ['Eleventy', manifest({ '@11ty/eleventy': '3' }), 'run npx pagination-tag add eleventy.'],
    ['Flask without a manifest', { 'app/__init__.py': 'from flask import Flask' }, 'add flask.'],
    ['FastAPI without a manifest', { 'main.py': 'import os\nfrom fastapi import FastAPI' }, 'add fastapi.'],
    ['Django below src', { 'src/manage.py': 'import django' }, 'add django.'],
    [
      'an umbrella of Phoenix',
      { 'mix.exs': 'apps_path: "apps"', 'apps/a_web/mix.exs': ':phoenix' },
      'add phoenix.',
    ],
    ['Express with Nunjucks', manifest({ express: '5', nunjucks: '3' }), 'The component nunjucks fits'],
    ['Hono', manifest({ hono: '4' }), 'docs/servers.md'],
    ['Go', { 'go.mod': 'module a' }, 'This looks like Go. Write <pagination> tags in your templates'],
    ['Go with templ', { 'go.mod': 'require github.com/a-h/templ v0.3' }, 'docs/by-hand.md'],
    ['ASP.NET', { 'appsettings.json': '{}' }, 'docs/by-hand.md'],
    [
      'Spring',
      { 'pom.xml': '<artifactId>spring-boot-starter</artifactId>' },
      'This looks like Spring. For FreeMarker',
    ],
    [
      'Craft',
      { 'composer.json': '{ "require": { "craftcms/cms": "^5" } }' },
      'a site with Twig. Write <pagination>',
    ],
    [
      'Timber',
      { 'composer.json': '{ "require": { "timber/timber": "^2" } }' },
      'a site with Twig. Write <pagination>',
    ],
    ['MiniJinja', { 'Cargo.toml': '[dependencies]\nminijinja = "2"' }, 'Write <pagination> tags'],
    ['Starlette', { 'requirements.txt': 'starlette' }, 'add fastapi.'],
    ['a theme of WordPress', { 'style.css': '/*\nTheme Name: Shop\n*/' }, 'add wordpress.'],
    ['Preact', manifest({ preact: '10' }), 'add react.'],
    ['Hugo', { 'hugo.toml': '' }, 'add hugo.'],
    ['Hugo by its directory', { 'config/_default/hugo.yml': '' }, 'add hugo.'],
    ['an older Hugo', { 'config/_default/config.toml': '' }, 'add hugo.'],
    ['Rails', { 'config/application.rb': '' }, 'add rails.'],
  ])('%s', async (_, files, advice) => {
    const { code, stderr } = await runIn(await makeDirectory(files), ['add', 'struts']);
    expect(code).toBe(2);
    expect(stderr).toContain(advice);
  });

  test.each([...OTHERS.flatMap(({ names }) => names), 'smarty'])(
    'what to do without a component: %s',
    async (name) => {
      const { stderr } = await runIn(await makeDirectory({}), ['add', name]);
      expect(stderr).toContain(`There is no component for "${name}".`);
      expect(stderr).toMatch(/of this package shows|fits/);
    },
  );

  test('no name means two things', () => {
    const known = FRAMEWORKS.flatMap(({ name, names = [] }) => [name, ...names]);
    expect(OTHERS.flatMap(({ names }) => names).filter((name) => known.includes(name))).toEqual([]);
  });

  test('a component of Phoenix goes to the application of an umbrella', async () => {
    const cwd = await makeDirectory({
      'mix.exs': 'def project do [apps_path: "apps"] end',
      'apps/shop/mix.exs': 'app: :shop',
      'apps/shop_web/mix.exs': 'app: :shop_web, {:phoenix, "1"}',
    });
    const { stdout } = await runIn(cwd, ['add', 'phoenix']);
    expect(stdout).toContain('Wrote apps/shop_web/lib/shop_web/components/pagination.ex.');
    expect(await read(cwd, 'apps/shop_web/lib/shop_web/components/pagination.ex')).toContain(
      'ShopWeb.Pagination',
    );
  });

  test('a plugin of WordPress has a header', async () => {
    const cwd = await makeDirectory({ 'events/events.php': '<?php\n/*\n * Plugin Name: Events\n */' });
    expect((await runIn(`${cwd}/events`, ['add', 'struts'])).stderr).toContain('add wordpress.');
  });
});

describe('what a Gemfile says', () => {
  const TAG = '<pagination pager="<%= @posts %>"></pagination>\n';

  test.each<[gemfile: string, code: string]>([
    ["gem 'rails'\ngem 'will_paginate'", 'url_for(only_path'],
    ["gem 'kaminari', '~> 1.2'", 'page: nil'],
    ["gem 'pagy', '~> 9.3'", 'pagy_url_for'],
    ["gem 'pagy', '~> 43.0'", 'page_url'],
    ["gem 'pagy'\ngem 'will_paginate' # for the admin", 'page_url'],
    ["# gem 'will_paginate'", 'page_url'],
  ])('the paginator of %j', async (Gemfile, code) => {
    const cwd = await makeDirectory({ Gemfile, 'app/views/posts.html.erb': TAG });
    const { stdout } = await runIn(cwd, ['app/views/posts.html.erb']);
    expect(stdout).toContain(code);
  });

  test('the configuration says it first', async () => {
    const cwd = await makeDirectory({
      Gemfile: "gem 'will_paginate'",
      'package.json': '{ "pagination-tag": { "pagers": { "erb": "pagy-9" } } }',
      'posts.html.erb': TAG,
    });
    expect((await runIn(cwd, ['posts.html.erb'])).stdout).toContain('pagy_url_for');
  });

  test('the command config says where it comes from', async () => {
    const cwd = await makeDirectory({ Gemfile: "gem 'will_paginate'" });
    expect((await runIn(cwd, ['config'])).stdout).toMatch(/^pagers +\{ erb: 'will_paginate' \} +Gemfile$/m);
  });
});

test.each([
  [{}, false],
  [{ 'index.html': '' }, true],
])('Vite builds pages only if there is an index.html: %j', async (files, isHost) => {
  const cwd = await makeDirectory({ 'views/a.ejs': '', ...manifest({ vite: '8' }), ...files });
  const { stdout } = await runIn(cwd, ['init', '--dry-run']);
  expect(stdout.includes('Vite builds the pages here')).toBe(isHost);
});

describe('init writes no input that does not exist', () => {
  test.each<[string, Record<string, string>, string]>([
    ['Next', manifest({ next: '15', react: '19' }), 'Next: npx pagination-tag add react,'],
    ['Nuxt', manifest({ nuxt: '4' }), 'add vue,'],
    ['SvelteKit', { 'src/app.html': '', ...manifest({ svelte: '5' }) }, 'add svelte,'],
    ['Vite with React', { 'index.html': '', ...manifest({ vite: '8', react: '19' }) }, 'add react,'],
    ['Angular', { 'src/index.html': '', ...manifest({ '@angular/core': '20' }) }, 'docs/components.md'],
  ])('%s renders in code', async (_, files, advice) => {
    const cwd = await makeDirectory(files);
    const { code, stdout } = await runIn(cwd, ['init']);
    expect(code).toBe(0);
    expect(stdout).toContain('renders the pages in code, so there are no templates to build.');
    expect(stdout).toContain(advice);
    expect((await listAll(cwd)).sort()).toEqual(Object.keys(files).sort());
  });

  test.each<[string, Record<string, string>, object]>([
    [
      'Express with Nunjucks',
      { 'views/a.html': '', 'public/a.css': '', ...manifest({ express: '5', nunjucks: '3' }) },
      { inputs: ['views'], outDir: 'build/views', dialect: 'nunjucks' },
    ],
    [
      'Go',
      { 'go.mod': '', 'templates/a.html': '' },
      { inputs: ['templates'], outDir: 'build/templates', dialect: 'go' },
    ],
    [
      'Flask without a manifest',
      { 'app/__init__.py': 'from flask import Flask', 'app/templates/a.html': '' },
      { inputs: ['app/templates'], outDir: 'build/templates', dialect: 'jinja2' },
    ],
  ])('%s', async (_, files, config) => {
    const cwd = await makeDirectory(files);
    await runIn(cwd, ['init']);
    expect(JSON.parse(await read(cwd, 'pagination-tag.config.json'))).toEqual(config);
  });
});
