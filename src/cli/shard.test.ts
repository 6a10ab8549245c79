import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { BROKEN, DUBIOUS, listAll, makeDirectory, PAGE, read, runIn } from '../testing/command-line.js';
import type { JsonReport } from './report/print-report.js';

const names = ['a.html', 'b/c.html', 'b/d.html', 'b.html', 'é/😀.html', 'z.html', 'Z.html'];
const site = Object.fromEntries(names.map((name, index) => [`site/${name}`, PAGE.repeat(index + 1)]));

test.each([1, 2, 3, 4, 5, 9])('%i shards together are the whole', async (count) => {
  const cwd = await makeDirectory(site);
  expect((await runIn(cwd, ['site', '-o', 'whole', '--map'])).code).toBe(0);
  const shards = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
  const checked: string[] = [];
  const written: string[] = [];
  for (const [index, shard] of shards.entries()) {
    const out = `out-${index}`;
    const { code, stderr } = await runIn(cwd, ['site', '-o', out, '--map', '--shard', shard]);
    expect(code).toBe(0);
    const pages = (await listAll(join(cwd, out))).filter((name) => name.endsWith('.html'));
    expect(stderr).toContain(`${pages.length} file${pages.length === 1 ? '' : 's'}, `);
    expect(pages.length).toBeGreaterThanOrEqual(Math.floor(names.length / count));
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(names.length / count));
    for (const page of pages) {
      expect(await read(cwd, out, page)).toBe(await read(cwd, 'whole', page));
      expect(await read(cwd, out, `${page}.map`)).toBe(await read(cwd, 'whole', `${page}.map`));
    }
    written.push(...pages);
    const check = await runIn(cwd, ['site', '--check', '--format', 'json', '--shard', shard]);
    expect(check.code).toBe(0);
    checked.push(...(JSON.parse(check.stdout) as JsonReport).files.map(({ file }) => file));
  }
  expect(written.sort()).toEqual([...names].sort());
  expect(checked.sort()).toEqual(Object.keys(site).sort());
});

test('a shard is the same from another directory, and with other inputs first', async () => {
  const cwd = await makeDirectory(site);
  const shard = ['-o', 'out', '--shard', '2/3'];
  await runIn(cwd, ['site', ...shard]);
  await runIn(join(cwd, 'site'), ['z.html', 'b', '.', ...shard]);
  expect(await listAll(join(cwd, 'site/out'))).toEqual(await listAll(join(cwd, 'out')));
});

test('a shard reports only its own files, and checks the whole list for collisions', async () => {
  const cwd = await makeDirectory({ 'site/a.html': BROKEN, 'site/b.html': DUBIOUS, 'site/x/a.html': PAGE });
  expect((await runIn(cwd, ['site', '--check', '--shard', '1/3'])).code).toBe(1);
  const second = await runIn(cwd, ['site', '--check', '--shard', '2/3']);
  expect(second.code).toBe(0);
  expect(second.stderr).toMatch(
    /^site\/b\.html:1:7 warning [\s\S]*\n1 file, 1 tag checked in 0 ms\n1 warning\n$/,
  );
  expect(await runIn(cwd, ['site', '--check', '--shard', '4/4'])).toEqual({
    code: 0,
    stdout: '',
    stderr: '0 files, 0 tags checked in 0 ms\n',
  });
  const collision = await runIn(cwd, ['site/a.html', 'site/x/a.html', '-o', 'out', '--shard', '3/3']);
  expect(collision.stderr).toContain('would both be written to a.html in --out-dir.');
});

test('every shard reports directories that could not be searched, without losing a file', async () => {
  const cwd = await makeDirectory({ 'site/b.html': PAGE, 'site/c.html': PAGE, 'else.html': PAGE });
  await symlink('../else.html', join(cwd, 'site/a.html'));
  for (const [shard, file] of [
    ['1/2', 'site/b.html'],
    ['2/2', 'site/c.html'],
  ] as const) {
    const { code, stdout } = await runIn(cwd, ['site', '--check', '--format', 'json', '--shard', shard]);
    expect(code).toBe(2);
    expect((JSON.parse(stdout) as JsonReport).files.map((one) => one.file)).toEqual(['site/a.html', file]);
  }
});

test.each([
  ...['0/2', '3/2', '1/0', '1', '1/2/3', '-1/2', '1.5/2', 'a/b', ''].map(
    (shard) => [['site', '--check', `--shard=${shard}`], 'For three parts, write 1/3, 2/3 and 3/3.'] as const,
  ),
  [['-', '--check', '--shard', '1/2'], '--shard cannot be combined with standard'] as const,
  [['site/a.html', '--shard', '1/2'], '--shard cannot be combined with standard'] as const,
])('wrong usage: %j', async (args, message) => {
  const cwd = await makeDirectory({ 'site/a.html': PAGE });
  const { code, stderr } = await runIn(cwd, args);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) as string });
});
