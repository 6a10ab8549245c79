import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listAll, makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';

const SETTINGS = '.vscode/settings.json';
const OURS = './node_modules/pagination-tag/editor/html-custom-data.json';

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
      `Wrote ${SETTINGS}: VS Code completes and explains the tag.\n` +
      'Next: npx pagination-tag, then configure the application to look for templates in build/views/ before the directory that it uses now.\n' +
      'Add the stylesheet:\n  npx pagination-tag css bootstrap > public/pagination.css\n' +
      '  <link rel="stylesheet" href="/pagination.css"> <!-- in the head of pages -->\n',
  );
  expect(await read(cwd, 'pagination-tag.config.mjs')).toBe(
    "import { defineConfig } from 'pagination-tag/config';\n\n" +
      "export default defineConfig({\n  inputs: ['views'],\n  outDir: 'build/views',\n  theme: 'bootstrap',\n});\n",
  );
  expect(JSON.parse(await read(cwd, SETTINGS))).toEqual({ 'html.customData': [OURS] });
});

test('--dry-run shows it and writes nothing', async () => {
  const cwd = await makeProject({ 'templates/a.njk': '' });
  const { code, stdout } = await runIn(cwd, ['init', '--dry-run']);
  expect(code).toBe(0);
  expect(stdout).toContain(
    'Would write pagination-tag.config.mjs: 1 template in templates/ (Nunjucks), to be built into build/templates/.',
  );
  expect(stdout).toContain("\n    inputs: ['templates'],\n");
  expect(stdout).toContain(`Would write ${SETTINGS}`);
  expect(await filesOf(cwd)).toEqual(['package.json', 'templates/a.njk']);
});

test('tags of another name have separate editor data', async () => {
  const file = '.vscode/pagination-tag.html-data.json';
  const config = 'pagination-tag.config.json';
  const cwd = await makeProject({ [config]: '{ "tag": "x-pagination" }' });
  const { stdout } = await runIn(cwd, ['init']);
  expect(stdout).toContain(`\nWrote ${file}: describes <x-pagination>.\nWrote ${SETTINGS}:`);
  expect(JSON.parse(await read(cwd, SETTINGS))).toEqual({ 'html.customData': [`./${file}`] });
  const standard = await read(cwd, 'node_modules/pagination-tag/editor/html-custom-data.json');
  const expected: unknown = JSON.parse(standard.replace('"name": "pagination"', '"name": "x-pagination"'));
  expect(JSON.parse(await read(cwd, file))).toEqual(expected);

  await writeFile(join(cwd, config), '{ "tag": "my-pager" }');
  expect((await runIn(cwd, ['init'])).code).toBe(0);
  expect(await read(cwd, file)).toContain('"name": "my-pager"');
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

test('where the package is not installed, the configuration is JSON, and the editor waits', async () => {
  const cwd = await makeDirectory({ 'templates/a.html': '' });
  const { stdout } = await runIn(cwd, ['init']);
  expect(stdout).toContain(
    `${SETTINGS} needs the package: run npm install --save-dev pagination-tag, then run init again.`,
  );
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

test('settings of the editor keep what they have', async () => {
  const old = '{\r\n\t"editor.tabSize": 2,\r\n\t"html.customData": ["./mine.json"]\r\n}\r\n';
  const cwd = await makeProject({ [SETTINGS]: old });
  const { stdout } = await runIn(cwd, ['init']);
  expect(stdout).toContain(`Added to ${SETTINGS}`);
  expect(await read(cwd, SETTINGS)).toBe(
    `{\r\n\t"editor.tabSize": 2,\r\n\t"html.customData": [\r\n\t\t"./mine.json",\r\n\t\t"${OURS}"\r\n\t]\r\n}\r\n`,
  );
  const again = await runIn(cwd, ['init']);
  expect(again.stdout).toContain(`${SETTINGS} already has the setting.`);
});

test.each([
  [
    '// mine\n{ // tabs\n\t"a": "// no comment, }",\n\t"b": [1,],\n}\n',
    `// mine\n{\n\t"html.customData": ["${OURS}"], // tabs\n\t"a": "// no comment, }",\n\t"b": [1,],\n}\n`,
  ],
  ['/* { */ {\r\n}', `/* { */ {\r\n  "html.customData": ["${OURS}"]\r\n}`],
])('comments in the settings stay: %j', async (old, text) => {
  const cwd = await makeProject({ [SETTINGS]: old });
  expect((await runIn(cwd, ['init'])).stdout).toContain(`Added to ${SETTINGS}`);
  expect(await read(cwd, SETTINGS)).toBe(text);
  expect((await runIn(cwd, ['init'])).stdout).toContain(`${SETTINGS} already has the setting.`);
});

test.each([
  '{ "html.customData": "mine.json" }',
  '{ "html.customData": ["mine.json"], /* more */ }',
  '{ "a": 1 "b": 2 } // a comma is missing',
  '[]',
  '',
])('settings that cannot be extended are unchanged: %j', async (old) => {
  const cwd = await makeProject({ [SETTINGS]: old });
  const { code, stdout } = await runIn(cwd, ['init']);
  expect(code).toBe(0);
  expect(stdout).toContain(`Add "html.customData": ["${OURS}"].`);
  expect(await read(cwd, SETTINGS)).toBe(old);
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
    [
      'vite',
      { 'vite.config.ts': '', bulma: '' },
      'vite.config.ts',
      "[pagination({ theme: 'bulma' })]",
      'Vite',
    ],
    ['astro', { 'astro.config.mjs': '' }, 'astro.config.mjs', '  integrations: [pagination()]', 'Astro'],
    [
      '@11ty/eleventy',
      { '.eleventy.js': '' },
      '.eleventy.js',
      '  eleventyConfig.addPlugin(pagination);',
      'Eleventy',
    ],
    [
      '@11ty/eleventy',
      { 'eleventy.config.js': '', bulma: '' },
      'eleventy.config.js',
      "(pagination, { theme: 'bulma' });",
      'Eleventy',
    ],
  ])('%s takes a plugin, and nothing else is written: %j', async (tool, files, config, line, name) => {
    const devDependencies = { [tool]: '1', ...('bulma' in files ? { bulma: '1' } : {}) };
    const manifest = JSON.stringify({ devDependencies });
    const cwd = await makeProject({ ...files, 'index.html': PAGE, 'package.json': manifest });
    const { stdout } = await runIn(cwd, ['init']);
    expect(stdout).toContain(`${name} builds the pages here, so add the plugin to ${config}:\n`);
    expect(stdout).toContain(`${line}\n`);
    expect(stdout).toContain(`Next: build with ${name}.\n`);
    expect((await filesOf(cwd)).filter((file) => file.startsWith('pagination-tag'))).toEqual([]);
  });

  test('without a template there is nothing to configure, and the default theme has a stylesheet', async () => {
    const cwd = await makeProject({});
    const { stdout } = await runIn(cwd, ['init']);
    expect(stdout).toContain('No templates were found, so no configuration was written.\n');
    expect(stdout).toContain('Next: add a template, then npx pagination-tag init.\n');
    expect(await filesOf(cwd)).toEqual(['.vscode/settings.json', 'package.json']);
    expect(stdout).not.toContain('stylesheet');
    const page = await makeProject({ 'index.html': PAGE });
    expect((await runIn(page, ['init'])).stdout).toContain(
      'Add the stylesheet:\n  npx pagination-tag css > public/pagination.css\n  <link rel="stylesheet" href="pagination.css">',
    );
    const utilities = { 'package.json': '{ "devDependencies": { "tailwindcss": "4" } }', 'index.html': PAGE };
    expect((await runIn(await makeProject(utilities), ['init'])).stdout).toContain(
      "Add the stylesheet:\n  @import 'pagination-tag/tailwind.css'; /* after that of Tailwind CSS */\n",
    );
    const framed = await makeProject({ 'package.json': BOOTSTRAP });
    expect((await runIn(framed, ['init'])).stdout).not.toContain('stylesheet');
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
