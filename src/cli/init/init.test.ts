import { symlink } from 'node:fs/promises';
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
  const cwd = await makeDirectory({ 'package.json': '{ "pagination-tag": {} }' });
  const { stdout } = await runIn(cwd, ['init']);
  expect(stdout).toContain('package.json already has the configuration.');
  expect(await filesOf(cwd)).toEqual(['package.json']);
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
