import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDirectory, PAGE, read } from '../../src/testing/command-line.js';

const root = join(__dirname, '../..');

test('with the configuration that "init" writes, the command builds', async () => {
  const cwd = await makeDirectory({
    'views/a.html': PAGE,
    'views/b/c.html.erb': '',
    'public/logo.svg': '',
    'package.json': JSON.stringify({ dependencies: { bootstrap: '^5' } }),
    'node_modules/.keep': '',
  });
  await symlink(root, join(cwd, 'node_modules/pagination-tag'), 'junction');
  for (const args of [['init'], []])
    await promisify(execFile)(process.execPath, [join(root, 'bin/pagination-tag.js'), ...args], { cwd });
  expect(await read(cwd, 'build/views/a.html')).toContain('class="page-link"');
});

test('with TypeScript in a project of CommonJS, too', async () => {
  const cwd = await makeDirectory({
    'views/a.html': PAGE,
    'tsconfig.json': '{}',
    'package.json': '{ "type": "commonjs" }',
    'node_modules/.keep': '',
  });
  await symlink(root, join(cwd, 'node_modules/pagination-tag'), 'junction');
  await symlink(join(root, 'e2e/node_modules/jiti'), join(cwd, 'node_modules/jiti'), 'junction');
  for (const args of [['init'], []])
    await promisify(execFile)(process.execPath, [join(root, 'bin/pagination-tag.js'), ...args], { cwd });
  expect(await read(cwd, 'pagination-tag.config.mts')).toContain('defineConfig');
  expect(await read(cwd, 'public/a.html')).toContain('class="pagination"');
});
