import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listAll, makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';

const EDITOR = 'To complete the tag in your editor, see docs/configuration.md of this package.\n';

/** Makes a project that the package is installed in. */
async function makeProject(files: Readonly<Record<string, string>>): Promise<string> {
  const cwd = await makeDirectory({ 'package.json': '{}', 'node_modules/.keep': '', ...files });
  await symlink(join(__dirname, '../../..'), join(cwd, 'node_modules/pagination-tag'), 'junction');
  return cwd;
}

async function filesOf(cwd: string): Promise<string[]> {
  return (await listAll(cwd)).filter((name) => !name.startsWith('node_modules'));
}

const BOOTSTRAP = JSON.stringify({
  dependencies: { bootstrap: '^5' },
  devDependencies: { tailwindcss: '4' },
});

test('writes what it has detected', async () => {
  const cwd = await makeProject({
    'views/a.html': PAGE,
    'views/b/c.html.erb': '',
    'package.json': BOOTSTRAP,
    'public/logo.svg': '',
  });
  const { code, stdout, stderr } = await runIn(cwd, ['init']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(
    'Wrote pagination-tag.config.mjs: 2 templates in views/ (ERB, HTML), to be built into build/views/.\n' +
      'Next: npx pagination-tag, then configure the application to look for templates in build/views/ before the directory that it uses now.\n' +
      'Add the stylesheet:\n  npx pagination-tag css bootstrap > public/pagination.css\n' +
      '  <link rel="stylesheet" href="/pagination.css"> <!-- in the head of pages -->\n' +
      EDITOR,
  );
  expect(await read(cwd, 'pagination-tag.config.mjs')).toBe(
    "import { defineConfig } from 'pagination-tag/config';\n\n" +
      "export default defineConfig({\n  inputs: ['views'],\n  outDir: 'build/views',\n  theme: 'bootstrap',\n});\n",
  );
});

test('counts what a build reads', async () => {
  const ignored = { '.gitignore': 'gen/\n', 'gen/index.html': PAGE };
  const { stdout } = await runIn(await makeDirectory(ignored), ['init']);
  expect(stdout).toContain('No templates were found, so no configuration was written.\n');
  const cwd = await makeDirectory({ ...ignored, 'index.html': PAGE });
  expect((await runIn(cwd, ['init'])).stdout).toContain(': 1 template in this directory (HTML)');
  expect((await runIn(cwd, [])).stderr).toContain('1 file, 1 tag');
});

test('names the tags that the inputs leave out', async () => {
  const lines = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
    const { stdout } = await runIn(await makeProject(files), ['init']);
    return stdout.split('\n').filter((line) => line.startsWith('Tags '));
  };
  const blog = { 'blog/templates/blog/list.html': PAGE, 'blog/templates/blog/none.html': '<p>' };
  const outside = { 'public/a.html': PAGE, 'node_modules/a/a.html': PAGE };
  expect(await lines({ 'templates/base.html': '', ...blog, ...outside })).toEqual([
    'Tags are also in blog/templates/blog/list.html. To build them, add their directories to inputs.',
  ]);
  const views = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`views/${name}.html`, PAGE]),
  );
  expect(await lines({ 'templates/a.html': PAGE, ...views })).toEqual([
    'Tags are also in views/a.html, views/b.html, views/c.html, views/d.html, views/e.html and 1 more. To build them, add their directories to inputs.',
  ]);
  // All of them are inputs, or a tool or a configuration knows better.
  expect(await lines({ ...blog, 'shop/templates/shop/list.html': PAGE })).toEqual([]);
  const configured = { 'pagination-tag.config.json': '{ "inputs": ["templates"] }' };
  expect(await lines({ 'templates/base.html': '', ...blog, ...configured })).toEqual([]);
});

test('--dry-run shows it and writes nothing', async () => {
  const cwd = await makeProject({ 'templates/a.njk': '' });
  const { code, stdout } = await runIn(cwd, ['init', '--dry-run']);
  expect(code).toBe(0);
  expect(stdout).toContain(
    'Would write pagination-tag.config.mjs: 1 template in templates/ (Nunjucks), to be built into build/templates/.',
  );
  expect(stdout).toContain("\n    inputs: ['templates'],\n");
  expect(await filesOf(cwd)).toEqual(['package.json', 'templates/a.njk']);
});

test('a second run changes nothing', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  await runIn(cwd, ['init']);
  const before = await read(cwd, 'pagination-tag.config.json');
  const { code, stdout } = await runIn(cwd, ['init']);
  expect(code).toBe(0);
  expect(stdout).toContain('pagination-tag.config.json already has the configuration.');
  expect(await read(cwd, 'pagination-tag.config.json')).toBe(before);
});

test('a configuration in package.json counts', async () => {
  const configured = (own: object) => ({ 'package.json': JSON.stringify({ 'pagination-tag': own }) });
  const whole = await makeDirectory(configured({ inputs: ['site'] }));
  expect((await runIn(whole, ['init'])).stdout).toContain('package.json already has the configuration.\n');
  const part = await makeDirectory({ ...configured({ locale: 'de' }), 'site/a.html': PAGE });
  const { stdout } = await runIn(part, ['init']);
  expect(stdout).toContain('package.json already has the configuration, but does not name the templates.\n');
  const [, settings] = /^Next: .*add to it (.*), then npx pagination-tag\.$/m.exec(stdout) ?? [];
  expect(await filesOf(part)).toEqual(['package.json', 'site/a.html']);
  const completed = configured({ locale: 'de', ...(JSON.parse(`{${settings}}`) as object) });
  await writeFile(join(part, 'package.json'), completed['package.json']);
  expect((await runIn(part, [])).code).toBe(0);
  expect(await filesOf(part)).toContain('public/a.html');
});

test('where the package is not installed, the configuration is JSON', async () => {
  const cwd = await makeDirectory({ 'templates/a.html': '' });
  const { stdout } = await runIn(cwd, ['init']);
  expect(stdout).toContain('Next: npm install --save-dev pagination-tag, then npx pagination-tag.');
  expect(JSON.parse(await read(cwd, 'pagination-tag.config.json'))).toEqual({
    inputs: ['templates'],
    outDir: 'public',
  });
  expect(await filesOf(cwd)).toEqual(['pagination-tag.config.json', 'templates/a.html']);
});

test('TypeScript, where it can be loaded', async () => {
  const cwd = await makeProject({
    'a.html': '',
    'tsconfig.json': '{}',
    'node_modules/jiti/package.json': '{}',
  });
  await runIn(cwd, ['init']);
  expect(await filesOf(cwd)).toContain('pagination-tag.config.mts');
});

describe('what a project tells', () => {
  const django = { 'manage.py': 'import django', 'shop/templates/list.html': '', 'venv/lib/x.html': '' };
  const phoenix = { 'mix.exs': '{:tailwind, "~> 0.3"}', 'lib/a/b.html.heex': '', 'deps/x/y.eex': '' };

  test.each<[string, Record<string, string>, object]>([
    ['plain HTML', { 'index.html': '' }, { inputs: ['.'], outDir: 'public' }],
    ['HTML and public/', { 'index.html': '', 'public/a.css': '' }, { inputs: ['.'], outDir: 'dist' }],
    [
      'Django',
      { 'manage.py': 'import django', 'templates/a.html': '' },
      { inputs: ['templates'], outDir: 'build/templates', dialect: 'django' },
    ],
    [
      'Django, templates in its applications',
      django,
      { inputs: ['shop/templates'], outDir: 'build/templates', dialect: 'django' },
    ],
    [
      'Django, several applications and no manage.py',
      {
        'pyproject.toml': 'dependencies = ["Django>=4"]',
        'a/templates/a/x.html': '',
        'b/templates/y.html': '',
      },
      { inputs: ['a/templates', 'b/templates'], outDir: 'build/templates', dialect: 'django' },
    ],
    [
      'a package of Flask, and pyproject on one line',
      {
        'pyproject.toml': '[project]\nname = "shop"\ndependencies = ["requests", "flask>=3"]',
        'src/shop/templates/a.html': '',
      },
      { inputs: ['src/shop/templates'], outDir: 'build/templates', dialect: 'jinja2' },
    ],
    [
      'Hugo with config.toml',
      { 'config.toml': 'baseURL = "https://example.org/"', 'layouts/a.html': '' },
      { inputs: ['themes/site/layouts'], outDir: 'layouts', dialect: 'hugo' },
    ],
    [
      'Hugo with a directory of configurations',
      { 'config/_default/hugo.toml': '', 'layouts/a.html': '' },
      { inputs: ['themes/site/layouts'], outDir: 'layouts', dialect: 'hugo' },
    ],
    [
      'Jekyll',
      { '_config.yml': 'title: a', '_layouts/a.html': '', 'index.html': '' },
      { inputs: ['.'], outDir: 'build/templates', dialect: 'liquid' },
    ],
    [
      'Flask',
      { 'requirements.txt': 'requests==2\nFlask>=3', 'templates/a.html': '' },
      { inputs: ['templates'], outDir: 'build/templates', dialect: 'jinja2' },
    ],
    [
      'no Flask',
      { 'requirements.txt': 'notflask', 'templates/a.html': '' },
      { inputs: ['templates'], outDir: 'public' },
    ],
    [
      'Hugo',
      { 'hugo.toml': '', 'layouts/a.html': '', 'public/a.html': '' },
      { inputs: ['themes/site/layouts'], outDir: 'layouts', dialect: 'hugo' },
    ],
    [
      'Rails',
      { Gemfile: "gem 'rails'\ngem 'bootstrap', '~> 5'", 'app/views/a.html.erb': '', 'public/404.html': '' },
      { inputs: ['app/views'], outDir: 'build/views', theme: 'bootstrap' },
    ],
    [
      'Laravel, where Vite builds no pages',
      {
        'package.json': '{"devDependencies":{"vite":"8","tailwindcss":"4"}}',
        'resources/views/a.blade.php': '',
      },
      { inputs: ['resources/views'], outDir: 'build/views', theme: 'tailwind' },
    ],
    ['Phoenix', phoenix, { inputs: ['lib'], outDir: 'build/lib', theme: 'tailwind' }],
    [
      'Phoenix with daisyUI',
      { ...phoenix, 'assets/vendor/daisyui.js': 'x' },
      { inputs: ['lib'], outDir: 'build/lib', theme: 'daisyui' },
    ],
    [
      'Phoenix with Petal',
      { ...phoenix, 'mix.exs': '{:tailwind, "1"}, {:petal_components, "3"}' },
      { inputs: ['lib'], outDir: 'build/lib', theme: 'petal' },
    ],
  ])('%s', async (_, files, config) => {
    const cwd = await makeDirectory(files);
    await runIn(cwd, ['init']);
    expect(JSON.parse(await read(cwd, 'pagination-tag.config.json'))).toEqual(config);
  });

  test.each([
    ['vite', 'Vite', { bulma: '' }, " with { theme: 'bulma' }"],
    ['astro', 'Astro', {}, ''],
    ['@11ty/eleventy', 'Eleventy', {}, ''],
  ])('%s takes a plugin, and nothing is written', async (tool, name, theme, options) => {
    const manifest = JSON.stringify({ devDependencies: { [tool]: '1', ...theme } });
    const cwd = await makeProject({ 'index.html': PAGE, 'package.json': manifest });
    const { stdout } = await runIn(cwd, ['init']);
    expect(stdout).toBe(
      `${name} builds the pages here. docs/builds.md of this package shows how to add the plugin${options}, and docs/stylesheet.md the stylesheet.\nNext: build with ${name}.\n${EDITOR}`,
    );
    expect(await filesOf(cwd)).toEqual(['index.html', 'package.json']);
  });

  test('without a template there is nothing to configure, and the default theme has a stylesheet', async () => {
    const cwd = await makeProject({});
    const { stdout } = await runIn(cwd, ['init']);
    expect(stdout).toContain('No templates were found, so no configuration was written.\n');
    expect(stdout).toContain(
      'Next: write a page with <pagination path="/posts/:page" total_pages="3"></pagination>, then npx pagination-tag init.\n',
    );
    const hugo = await makeProject({ 'hugo.toml': '' });
    expect((await runIn(hugo, ['init'])).stdout).toContain(
      'Next: npx pagination-tag add hugo, which needs no configuration.\n',
    );
    expect(await filesOf(cwd)).toEqual(['package.json']);
    expect(stdout).not.toContain('Add the stylesheet');
    const page = await makeProject({ 'index.html': PAGE });
    expect((await runIn(page, ['init'])).stdout).toContain(
      'Add the stylesheet:\n  npx pagination-tag css > public/pagination.css\n  <link rel="stylesheet" href="pagination.css">',
    );
    const utilities = { 'package.json': '{ "devDependencies": { "tailwindcss": "4" } }', 'index.html': PAGE };
    expect((await runIn(await makeProject(utilities), ['init'])).stdout).toContain(
      "Add the stylesheet:\n  @import 'pagination-tag/tailwind.css'; /* after that of Tailwind CSS */\n",
    );
    const framed = await makeProject({ 'package.json': BOOTSTRAP });
    expect((await runIn(framed, ['init'])).stdout).not.toContain('Add the stylesheet');
  });
});

test.each([['Phoenix', 'phoenix', { 'mix.exs': '{:phoenix, "~> 1.7"}', 'lib/a/b.html.heex': '' }]])(
  '%s has no second place for templates, and a component is advised',
  async (label, name, files) => {
    const { stdout } = await runIn(await makeDirectory(files), ['init']);
    expect(stdout).toContain(
      `\n${label} looks for templates in one place only, so use a component instead: npx pagination-tag add ${name} writes one for ${label}, for you to commit.\n`,
    );
    expect(stdout).not.toContain('configure the application to look');
  },
);

test('elsewhere, a component is the other way', async () => {
  const files = { 'package.json': '{ "dependencies": { "ejs": "*" } }', 'views/a.ejs': '' };
  const { stdout } = await runIn(await makeDirectory(files), ['init']);
  expect(stdout).toContain("write app.set('views', ['build/views', 'views'])");
  expect(stdout).toContain('Or use a component instead: npx pagination-tag add ejs writes one for');
});

test('incorrect usage is reported, and nothing is written', async () => {
  const cwd = await makeDirectory({});
  const { code, stderr } = await runIn(cwd, ['init', '--dryrun']);
  expect(code).toBe(2);
  expect(stderr).toContain('Did you mean --dry-run?');
  expect((await runIn(cwd, ['init', 'templates'])).code).toBe(2);
  expect(await filesOf(cwd)).toEqual([]);
});

/** This package, installed by the tool of a project. */
const OURS = { 'node_modules/pagination-tag/package.json': '{}' };
const manifest = (packages: readonly string[], more: object = {}): string =>
  JSON.stringify({ ...more, devDependencies: Object.fromEntries(packages.map((name) => [name, '*'])) });

async function init(
  files: Readonly<Record<string, string>>,
  directory = '',
): Promise<{ cwd: string; stdout: string }> {
  const cwd = `${await makeDirectory(files)}${directory}`;
  const { code, stdout, stderr } = await runIn(cwd, ['init']);
  expect([code, stderr]).toEqual([0, '']);
  return { cwd, stdout };
}

const configurationsIn = async (cwd: string): Promise<string[]> =>
  (await listAll(cwd)).filter((name) => name.startsWith('pagination-tag.config'));

// The projects are as generators and starters leave them, with the files that matter.
describe('where a tool builds the pages, it names the tool, and writes no configuration', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'create-vite, vanilla',
      {
        'package.json': manifest(['vite'], { type: 'module' }),
        'index.html': PAGE,
        'public/favicon.svg': '',
        'src/main.js': '',
      },
      'Vite',
    ],
    [
      'eleventy-base-blog',
      {
        'package.json': manifest(['@11ty/eleventy', '@11ty/eleventy-plugin-rss'], { type: 'module' }),
        'eleventy.config.js': "import { feedPlugin } from '@11ty/eleventy-plugin-rss';\n",
        '_includes/layouts/base.njk': '',
        'content/index.njk': '',
        'content/blog/firstpost.md': '',
      },
      'Eleventy',
    ],
    [
      'an older Eleventy project, in CommonJS',
      {
        'package.json': manifest(['@11ty/eleventy']),
        '.eleventy.js': 'module.exports = function (eleventyConfig) {};',
        'index.njk': '',
      },
      'Eleventy',
    ],
    [
      "create-astro's blog",
      {
        'package.json': manifest(['astro', '@astrojs/mdx'], { type: 'module' }),
        'astro.config.mjs': "import mdx from '@astrojs/mdx';\n",
        'tsconfig.json': '{ "extends": "astro/tsconfigs/strict" }',
        'src/pages/index.astro': '',
      },
      'Astro',
    ],
    [
      'create-html5-boilerplate',
      {
        'package.json': manifest(['copy-webpack-plugin', 'html-webpack-plugin', 'webpack', 'webpack-merge']),
        'index.html': PAGE,
        '404.html': '',
        'webpack.common.js': "const path = require('path');\n\nmodule.exports = {};",
        'webpack.config.dev.js': "const { merge } = require('webpack-merge');",
        'webpack.config.prod.js': "const HtmlWebpackPlugin = require('html-webpack-plugin');",
      },
      'webpack',
    ],
    [
      "html-webpack-plugin's example, with its output",
      {
        'package.json': manifest(['html-webpack-plugin', 'webpack', 'bootstrap']),
        'webpack.config.js': "var HtmlWebpackPlugin = require('html-webpack-plugin');\nmodule.exports = {};",
        'index.ejs': '',
        'dist/index.html': PAGE,
      },
      'webpack',
    ],
    [
      'create-rspack',
      {
        'package.json': manifest(['@rspack/cli', '@rspack/core'], { type: 'module' }),
        'rspack.config.mjs': "import { rspack } from '@rspack/core';\n",
        'index.html': PAGE,
        'dist/index.html': PAGE,
      },
      'Rspack',
    ],
    [
      'html5-boilerplate itself, with gulp',
      {
        'package.json': manifest(['gulp', 'gulp-rename']),
        'gulpfile.mjs':
          "import gulp from 'gulp';\ngulp.task('copy:index.html', () => gulp.src('src/index.html'));",
        'src/index.html': PAGE,
        'dist/index.html': '',
      },
      'gulp',
    ],
    [
      "Parcel's first steps",
      {
        'package.json': manifest(['parcel', 'bulma'], { source: 'src/index.html' }),
        'src/index.html': PAGE,
        'dist/index.html': '',
      },
      'Parcel',
    ],
  ])('%s', async (_, files, tool) => {
    const { cwd, stdout } = await init({ ...OURS, ...files });
    expect(stdout).toContain(`${tool} builds the pages here.`);
    expect(await configurationsIn(cwd)).toEqual([]);
  });
});

describe('where none does, the configuration reads templates only', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      "Rollup's starter",
      {
        'package.json': manifest(['rollup']),
        'rollup.config.mjs': '',
        'index.html': PAGE,
        'src/main.js': '',
      },
      "inputs: ['.'],\n  outDir: 'public',\n  ignore: ['dist'],\n",
    ],
    [
      'webpack without a plugin for pages, built before',
      {
        'package.json': manifest(['webpack']),
        'index.html': PAGE,
        'dist/index.html': PAGE,
        'public/a.css': '',
      },
      "inputs: ['.'],\n  outDir: 'build/pages',\n  ignore: ['dist'],\n",
    ],
    [
      'gulp for the styles of a server',
      { 'package.json': manifest(['gulp']), 'gulpfile.js': "require('gulp-sass');", 'views/a.ejs': PAGE },
      "inputs: ['views'],\n  outDir: 'build/views',\n}",
    ],
    [
      'express-generator with EJS',
      {
        'package.json': manifest(['ejs', 'express']),
        'app.js': '',
        'bin/www': '',
        'views/index.ejs': PAGE,
        'views/error.ejs': '',
        'public/stylesheets/style.css': '',
      },
      "inputs: ['views'],\n  outDir: 'build/views',\n}",
    ],
  ])('%s', async (_, files, lines) => {
    const { cwd } = await init({ ...OURS, ...files });
    expect(await read(cwd, 'pagination-tag.config.mjs')).toContain(lines);
  });
});

describe('package managers', () => {
  const pages = { 'package.json': '{}', 'index.html': PAGE };

  test.each([
    ['package-lock.json', 'npm install --save-dev pagination-tag', 'npx pagination-tag'],
    ['pnpm-lock.yaml', 'pnpm add --save-dev pagination-tag', 'pnpm exec pagination-tag'],
    ['yarn.lock', 'yarn add --dev pagination-tag', 'yarn pagination-tag'],
    ['bun.lock', 'bun add --dev pagination-tag', 'bunx pagination-tag'],
  ])('%s', async (lock, install, command) => {
    const { stdout } = await init({ ...pages, [lock]: '' });
    expect(stdout).toContain(`Next: ${install}, then ${command}.\n`);
  });

  test('in a workspace, the package may be installed above', async () => {
    const root = { ...OURS, 'package.json': '{ "workspaces": ["packages/*"] }', 'package-lock.json': '{}' };
    const { cwd, stdout } = await init(
      { ...root, 'packages/site/package.json': '{}', 'packages/site/index.html': PAGE },
      '/packages/site',
    );
    expect(stdout).toContain('Next: npx pagination-tag.\n');
    expect(await configurationsIn(cwd)).toEqual(['pagination-tag.config.mjs']);
  });

  test("under Yarn's Plug'n'Play, the package is in an archive", async () => {
    const root = { '.pnp.cjs': '', 'yarn.lock': '', 'package.json': '{ "workspaces": ["site"] }' };
    const files = { ...root, 'site/package.json': manifest(['pagination-tag']), 'site/index.html': PAGE };
    const { cwd, stdout } = await init(files, '/site');
    expect(stdout).toContain('Next: yarn pagination-tag.\n');
    expect(stdout).toContain('\n  yarn pagination-tag css > public/pagination.css\n');
    // A module could not import the package without a loader.
    expect(await listAll(cwd)).toEqual(['index.html', 'package.json', 'pagination-tag.config.json']);
  });
});
