import { execFile } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transform } from '../../src/index.js';
import { makeDirectory, PAGE, read } from '../../src/testing/command-line.js';

/** Node itself loads the user's modules, so these run the built command in a separate process. */

const root = join(__dirname, '../..');
const spawn = (cwd: string, args: readonly string[] = []): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, [join(root, 'bin/pagination-tag.js'), ...args], { cwd });

const BUILT = transform(PAGE);
const DATA_TAG = '<pagination path="{path}" total_pages="{posts.pages}" current_page="{page}"></pagination>';
const DATA = { path: '/posts/:page', posts: { pages: 9 }, page: '4' };
describe('a configuration that is a module', () => {
  const link = async (cwd: string, names: readonly string[]): Promise<void> => {
    await fs.mkdir(join(cwd, 'node_modules'), { recursive: true });
    for (const name of names) {
      const target = name === 'pagination-tag' ? root : join(root, 'e2e/node_modules', name);
      await fs.symlink(target, join(cwd, 'node_modules', name), 'junction');
    }
  };
  const values = `{ inputs: ['site'], outDir: 'out', data: { path: (page) => '/p/' + page, pages: 3 } }`;
  const tag = '<pagination path="{path}" total_pages="{pages}" current_page="2"></pagination>';
  const built = transform(tag, { data: { path: '/p/:page', pages: 3 } });

  test.each([
    ['pagination-tag.config.mjs', `export default ${values};`, '{}'],
    ['pagination-tag.config.js', `export default ${values};`, '{ "type": "module" }'],
    ['pagination-tag.config.js', `module.exports = ${values};`, '{}'],
    [
      'pagination-tag.config.mjs',
      `import { defineConfig } from 'pagination-tag/config'; export default defineConfig(${values});`,
      '{}',
    ],
    [
      'pagination-tag.config.ts',
      `import { defineConfig, type Config } from 'pagination-tag/config';
      enum Directory { Out = 'out' }
      const config: Config = ${values.replace("'out'", 'Directory.Out').replace('(page)', '(page: number)')};
      export default defineConfig(config);`,
      '{}',
    ],
  ])('%s: %s', async (file, module, manifest) => {
    const cwd = await makeDirectory({ 'site/a.html': tag, 'package.json': manifest, [file]: module });
    await link(cwd, ['pagination-tag', 'jiti']);
    await spawn(cwd);
    expect(await read(cwd, 'out/a.html')).toBe(built);
  });

  test('TypeScript without anything that reads it says what to install', async () => {
    const cwd = await makeDirectory({ 'a.html': PAGE, 'pagination-tag.config.ts': 'export default {};' });
    const ran = spawn(cwd, ['a.html']);
    if ('typescript' in process.features && process.features.typescript) {
      expect((await ran).stdout).toBe(BUILT);
      return;
    }
    await expect(ran).rejects.toMatchObject({
      code: 2,
      stderr: `error: pagination-tag.config.ts is a TypeScript file, which this Node cannot load.
Run "npm install --save-dev jiti", or write it in JavaScript. Node 22.18 or newer from nodejs.org can load it, too.
`,
    });
  });

  test.each([
    ['throw new Error("not today");', 'error: pagination-tag.config.mjs cannot be loaded: not today.\n'],
    ['export default', 'error: pagination-tag.config.mjs cannot be loaded: Unexpected end of input.\n'],
    [
      'export default () => ({});',
      'error: pagination-tag.config.mjs: The configuration must be an object.\n',
    ],
  ])('%s is wrong usage', async (module, message) => {
    const cwd = await makeDirectory({ 'a.html': PAGE, 'pagination-tag.config.mjs': module });
    await expect(spawn(cwd, ['a.html'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message) as string,
    });
  });
});

const NEVER = 'await new Promise(() => {});';

test.each([
  ['data.mjs', `${NEVER} export const pages = 3;`, 'error: The data file data.mjs cannot be loaded: '],
  ['data.mjs', 'export default new Promise(() => {});', 'error: The data file data.mjs cannot be loaded: '],
  [
    'data.mjs',
    'await new Promise((done) => { setTimeout(done, 60_000).unref(); });',
    'error: The data file data.mjs cannot be loaded: ',
  ],
  ['pagination-tag.config.mjs', NEVER, 'error: pagination-tag.config.mjs cannot be loaded: '],
  [
    'pagination-tag.config.mjs',
    'export default { data: new Promise(() => {}) };',
    'error: The data of the configuration cannot be loaded: ',
  ],
])('%s that waits for ever is wrong usage: %s', async (file, module, message) => {
  const cwd = await makeDirectory({ 'in/a.html': PAGE, [file]: module });
  const args = file === 'data.mjs' ? ['--data', file] : [];
  await expect(spawn(cwd, ['in', '-o', 'out', ...args])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`${message}its promise never settles.\n`) as string,
  });
});

test('a promise of data in a configuration is awaited, and must resolve to an object', async () => {
  const config = (data: string): string => `export default { data: Promise.resolve(${data}) };`;
  const cwd = await makeDirectory({
    'a.html': DATA_TAG,
    'pagination-tag.config.mjs': config(JSON.stringify(DATA)),
  });
  expect((await spawn(cwd, ['a.html'])).stdout).toBe(transform(DATA_TAG, { data: DATA }));
  await fs.writeFile(join(cwd, 'pagination-tag.config.mjs'), config('7'));
  await expect(spawn(cwd, ['a.html'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'error: The data of the configuration does not contain an object.',
    ) as string,
  });
});

describe('data from a JavaScript module', () => {
  test.each([
    ['default.mjs', 'export default { path: (page) => `/posts/${page}`, posts: { pages: 9 }, page: 4 };'],
    ['named.mjs', 'export const path = "/posts/:page", posts = { pages: 9 }, page = 4;'],
    ['common.cjs', 'module.exports = { path: "/posts/:page", posts: { pages: 9 }, page: 4 };'],
  ])('%s provides bindings', async (file, module) => {
    const cwd = await makeDirectory({ 'a.html': DATA_TAG, [file]: module });
    expect((await spawn(cwd, ['a.html', '--data', file])).stdout).toBe(transform(DATA_TAG, { data: DATA }));
  });

  test('that throws is incorrect usage', async () => {
    const cwd = await makeDirectory({ 'a.html': DATA_TAG, 'broken.mjs': 'throw new Error("no database.");' });
    await expect(spawn(cwd, ['a.html', '--data', 'broken.mjs'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^error: The data file broken\.mjs cannot be loaded: no database\.\n/,
      ) as string,
    });
  });
});
