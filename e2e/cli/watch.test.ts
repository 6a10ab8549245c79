import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '../../src/index.js';
import { save, until, untilPages } from '../../src/testing/changes.js';
import { makeDirectory, PAGE, read } from '../../src/testing/command-line.js';

const BUILT = transform(PAGE);
const BOUND = '<pagination path="/p/:page" total_pages="{pages}" current_page="1"></pagination>';
/** A page that differs from all others, but has the same length. */
const page = (number: number): string => PAGE.replace('/p/', `/${String(number).padStart(6, '0')}/`);

describe('--watch in a separate process', () => {
  const bin = join(__dirname, '../../bin/pagination-tag.js');
  const children = new Set<ChildProcess>();

  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    children.clear();
  });

  const spawnIn = async (
    cwd: string,
    args: readonly string[],
    stdin: 'pipe' | 'ignore' = 'pipe',
  ): Promise<ChildProcess> => {
    const command = [bin, 'site', '-o', 'out', '--watch', ...args];
    const child = spawn(process.execPath, command, { cwd, stdio: [stdin, 'pipe', 'pipe'] });
    children.add(child);
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await until(() => expect(text).toContain('Watching for changes.'));
    return child;
  };

  // Windows has no signals: it ends a process without asking.
  const testSignals = process.platform === 'win32' ? test.skip : test;

  testSignals.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends it, and leaves no page half done',
    async (signal) => {
      const names = Array.from({ length: 50 }, (_, index) => `${index}.html`);
      const cwd = await makeDirectory(Object.fromEntries(names.map((name) => [`site/${name}`, PAGE])));
      const child = await spawnIn(cwd, []);
      const exit = once(child, 'exit');
      await Promise.all(names.map((name) => save(cwd, `site/${name}`, page(7))));
      await until(async () => expect(await read(cwd, 'out/0.html')).toBe(transform(page(7))));
      child.kill(signal);
      expect(await exit).toEqual([null, signal]);
      for (const name of names) expect([BUILT, transform(page(7))]).toContain(await read(cwd, 'out', name));
    },
  );

  test('ends when standard input is closed', async () => {
    const cwd = await makeDirectory({ 'site/a.html': PAGE });
    const child = await spawnIn(cwd, []);
    const exit = once(child, 'exit');
    child.stdin?.end();
    expect(await exit).toEqual([0, null]);
  });

  // Services and scripts start programs so, for which it has no meaning.
  test('it goes on with /dev/null as standard input', async () => {
    const cwd = await makeDirectory({ 'site/a.html': PAGE });
    await spawnIn(cwd, [], 'ignore');
    await save(cwd, 'site/a.html', page(7));
    await untilPages(cwd, { 'a.html': transform(page(7)) });
  });

  test.each([
    ['data.mjs', (pages: number) => `export default { pages: ${pages} };`],
    ['data.cjs', (pages: number) => `module.exports = { pages: ${pages} };`],
  ])('%s is loaded again when it changes', async (file, module) => {
    const cwd = await makeDirectory({ 'site/a.html': BOUND, [file]: module(2) });
    await spawnIn(cwd, ['--data', file]);
    for (const pages of [3, 4]) {
      await fs.writeFile(join(cwd, file), module(pages));
      await untilPages(cwd, { 'a.html': transform(BOUND, { data: { pages } }) });
    }
  });

  test('so is a configuration with data in it', async () => {
    const config = (pages: number): string => `export default { data: { pages: ${pages}, f: () => 1 } };`;
    const cwd = await makeDirectory({ 'site/a.html': BOUND, 'pagination-tag.config.mjs': config(2) });
    await spawnIn(cwd, []);
    await fs.writeFile(join(cwd, 'pagination-tag.config.mjs'), config(3));
    await untilPages(cwd, { 'a.html': transform(BOUND, { data: { pages: 3 } }) });
  });
});
