import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listAll, makeDirectory, PAGE, read, runIn } from '../testing/command-line.js';

const SETTINGS = '.vscode/settings.json';
const OURS = './node_modules/pagination-tag/editor/html-custom-data.json';

/** Makes a project that the package is installed in. */
async function makeProject(files: Readonly<Record<string, string>>): Promise<string> {
  const cwd = await makeDirectory({ 'package.json': '{}', 'node_modules/.keep': '', ...files });
  await symlink(join(__dirname, '../..'), join(cwd, 'node_modules/pagination-tag'), 'junction');
  return cwd;
}

async function filesOf(cwd: string): Promise<string[]> {
  return (await listAll(cwd)).filter((name) => !name.startsWith('node_modules'));
}

const BOOTSTRAP = JSON.stringify({
  dependencies: { bootstrap: '^5' },
  devDependencies: { tailwindcss: '4' },
});

test('it writes what it finds out, and the command then builds', async () => {
  const cwd = await makeProject({
    'views/a.html': PAGE,
    'views/b/c.html.erb': '',
    'package.json': BOOTSTRAP,
    'public/logo.svg': '',
  });
  const { code, stdout, stderr } = await runIn(cwd, ['init']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(
    'pagination-tag.config.mjs is written: 2 templates in views/ (HTML, ERB).\n' +
      `${SETTINGS} is written: VS Code completes and explains the tag.\n` +
      'Next: npx pagination-tag\n',
  );
  expect(await read(cwd, 'pagination-tag.config.mjs')).toBe(
    "import { defineConfig } from 'pagination-tag/config';\n\n" +
      "export default defineConfig({\n  inputs: ['views'],\n  outDir: 'dist',\n  theme: 'bootstrap',\n});\n",
  );
  expect(JSON.parse(await read(cwd, SETTINGS))).toEqual({ 'html.customData': [OURS] });
  // In a process of its own: Jest does not load modules of other projects.
  const bin = join(__dirname, '../../bin/pagination-tag.js');
  await promisify(execFile)(process.execPath, [bin], { cwd });
  expect(await read(cwd, 'dist/a.html')).toContain('class="page-link"');
});

test('--dry-run shows it and writes nothing', async () => {
  const cwd = await makeProject({ 'templates/a.njk': '' });
  const { code, stdout } = await runIn(cwd, ['init', '--dry-run']);
  expect(code).toBe(0);
  expect(stdout).toContain(
    'pagination-tag.config.mjs would be written: 1 template in templates/ (Nunjucks).',
  );
  expect(stdout).toContain("\n    inputs: ['templates'],\n");
  expect(stdout).toContain(`${SETTINGS} would be written`);
  expect(await filesOf(cwd)).toEqual(['package.json', 'templates/a.njk']);
});

test('a second run changes nothing', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  await runIn(cwd, ['init']);
  const before = await read(cwd, 'pagination-tag.config.json');
  const { code, stdout } = await runIn(cwd, ['init']);
  expect(code).toBe(0);
  expect(stdout).toContain('pagination-tag.config.json has the configuration already, and stays as it is.');
  expect(await read(cwd, 'pagination-tag.config.json')).toBe(before);
});

test('a configuration in package.json counts', async () => {
  const cwd = await makeDirectory({ 'package.json': '{ "pagination-tag": {} }' });
  const { stdout } = await runIn(cwd, ['init']);
  expect(stdout).toContain('package.json has the configuration already');
  expect(await filesOf(cwd)).toEqual(['package.json']);
});

test('where the package is not installed, the configuration is JSON, and the editor waits', async () => {
  const cwd = await makeDirectory({});
  const { stdout } = await runIn(cwd, ['init']);
  expect(stdout).toContain('no template was found: put some into templates/, or correct "inputs"');
  expect(stdout).toContain(
    `${SETTINGS} is left out: run npm install --save-dev pagination-tag, and this again.`,
  );
  expect(JSON.parse(await read(cwd, 'pagination-tag.config.json'))).toEqual({
    inputs: ['templates'],
    outDir: 'public',
  });
  expect(await filesOf(cwd)).toEqual(['pagination-tag.config.json']);
});

test('TypeScript, where it can be loaded', async () => {
  const cwd = await makeProject({ 'tsconfig.json': '{}', 'node_modules/jiti/package.json': '{}' });
  await runIn(cwd, ['init']);
  expect(await filesOf(cwd)).toContain('pagination-tag.config.ts');
});

test.each([
  ['bulma', 'bulma'],
  ['govuk-frontend', 'govuk'],
  ['@uswds/uswds', 'uswds'],
  ['tailwindcss', 'tailwind'],
])('%s: theme %s', async (dependency, theme) => {
  const manifest = JSON.stringify({ devDependencies: { [dependency]: '1' } });
  const cwd = await makeDirectory({ 'package.json': manifest });
  await runIn(cwd, ['init']);
  expect(JSON.parse(await read(cwd, 'pagination-tag.config.json'))).toMatchObject({ theme });
});

test('daisyUI counts, and not the Tailwind that it needs', async () => {
  const manifest = JSON.stringify({ devDependencies: { tailwindcss: '4', daisyui: '5' } });
  const cwd = await makeDirectory({ 'package.json': manifest });
  await runIn(cwd, ['init']);
  expect(JSON.parse(await read(cwd, 'pagination-tag.config.json'))).toMatchObject({ theme: 'daisyui' });
});

test('settings of the editor keep what they have', async () => {
  const old = '{\r\n\t"editor.tabSize": 2,\r\n\t"html.customData": ["./mine.json"]\r\n}\r\n';
  const cwd = await makeProject({ [SETTINGS]: old });
  const { stdout } = await runIn(cwd, ['init']);
  expect(stdout).toContain(`${SETTINGS} is added to`);
  expect(await read(cwd, SETTINGS)).toBe(
    `{\r\n\t"editor.tabSize": 2,\r\n\t"html.customData": [\r\n\t\t"./mine.json",\r\n\t\t"${OURS}"\r\n\t]\r\n}\r\n`,
  );
  const again = await runIn(cwd, ['init']);
  expect(again.stdout).toContain(`${SETTINGS} has the setting already.`);
});

test.each(['{ // tabs\n "editor.tabSize": 2 }', '{ "html.customData": "mine.json" }', '[]', ''])(
  'settings that cannot be added to stay as they are: %j',
  async (old) => {
    const cwd = await makeProject({ [SETTINGS]: old });
    const { code, stdout } = await runIn(cwd, ['init']);
    expect(code).toBe(0);
    expect(stdout).toContain(`stays as it is: add "html.customData": ["${OURS}"].`);
    expect(await read(cwd, SETTINGS)).toBe(old);
  },
);

test('wrong usage is told, and nothing written', async () => {
  const cwd = await makeDirectory({});
  const { code, stderr } = await runIn(cwd, ['init', '--dryrun']);
  expect(code).toBe(2);
  expect(stderr).toContain('Did you mean --dry-run?');
  expect((await runIn(cwd, ['init', 'templates'])).code).toBe(2);
  expect(await filesOf(cwd)).toEqual([]);
});
