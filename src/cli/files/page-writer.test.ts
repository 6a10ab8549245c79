import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chmod, lstat, readlink, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LeadsOutError, realPath } from '../base/paths.js';
import { BROKEN, listAll, makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';
import { removeStrayFiles, writePage } from './page-writer.js';
import { readSettled, readTemplate } from './read-file.js';
import type { Target } from './plan.js';

jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  setTimeout: jest.fn(() => Promise.resolve()),
}));

const page = { bytes: Buffer.from('new'), mode: 0o644 };
const { platform } = process;

beforeEach(() => {
  jest.mocked(sleep).mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(process, 'platform', { value: platform });
});

async function prepare(): Promise<{ readonly cwd: string; readonly target: Target }> {
  const cwd = await makeDirectory({ 'a.html': 'old' });
  const path = join(cwd, 'a.html');
  return { cwd, target: { path, real: path, name: 'a.html', within: cwd } };
}

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: not permitted`), { code });
}

/** Lets the next calls fail. */
function failToRename(times: number, code: string): jest.SpyInstance {
  const rename = jest.spyOn(fs, 'renameSync');
  for (let count = 0; count < times; count++)
    rename.mockImplementationOnce(() => {
      throw failure(code);
    });
  return rename;
}

test('files of killed runs are removed, but only inside the output directory', async () => {
  const machine = hostname()
    .replace(/[^a-z\d]/gi, '')
    .slice(0, 32);
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const [stray, own] = [dead, process.pid].map((pid) => `.pagination-tag-${machine}-${pid}-0.tmp`);
  const cwd = await makeDirectory({ [`out/${stray}`]: '', [`out/${own}`]: '', [`other/${stray}`]: '' });
  const within = join(cwd, 'out');
  const target = (folder: string): Target => {
    const path = join(cwd, folder, 'a.html');
    return { path, real: path, name: 'a.html', within };
  };
  removeStrayFiles([target('out'), target('other')]);
  expect(await listAll(cwd)).toEqual([`other/${stray}`, `out/${own}`]);
});

test('behind a link, the file is replaced, and what killed runs left beside it is removed', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const stray = `.pagination-tag-${hostname()
    .replace(/[^a-z\d]/gi, '')
    .slice(0, 32)}-${pid}-0.tmp`;
  const cwd = await makeDirectory({ 'out/a.html': 'old', [`out/${stray}`]: '', 'out/links/.keep': '' });
  const path = join(cwd, 'out/links/b.html');
  fs.symlinkSync('../a.html', path);
  const target = { path, real: path, name: 'b.html', within: join(cwd, 'out') };
  await writePage(target, { bytes: Buffer.from('new'), mode: 0o644 });
  expect(fs.readFileSync(join(cwd, 'out/a.html'), 'utf8')).toBe('new');
  expect(fs.lstatSync(path).isSymbolicLink()).toBe(true);
  expect(await listAll(join(cwd, 'out'))).not.toContain(stray);
});

test('a file that the superuser replaces keeps its owner', async () => {
  const { cwd, target } = await prepare();
  const chown = jest.spyOn(fs, 'chownSync').mockImplementation(() => {
    throw failure('EPERM');
  });
  const { lstatSync } = fs;
  jest
    .spyOn(fs, 'lstatSync')
    .mockImplementation((...parameters) =>
      Object.assign(lstatSync(...parameters) as fs.Stats, { uid: 12_345, gid: 1 }),
    );
  await writePage(target, page);
  expect(chown).toHaveBeenCalledWith(expect.any(String), 12_345, 1);
  expect(await read(cwd, 'a.html')).toBe('new');
});

test('a source that is saved after it was read keeps what was saved', async () => {
  const { cwd, target } = await prepare();
  const { path: real, name } = target;
  const template = readTemplate(real);
  await writeFile(real, 'saved by an editor');
  await expect(
    writePage({ path: real, real, name, within: undefined }, { ...template, bytes: page.bytes }),
  ).rejects.toThrow('it changed after it was read');
  expect(await read(cwd, 'a.html')).toBe('saved by an editor');
  expect(await listAll(cwd)).toEqual(['a.html']);
});

test.each([
  [1, 'changed'],
  [4, 'changed'],
  [5, undefined],
])('a file that changes %d times while it is read is read again, for a while', async (times, text) => {
  const { target } = await prepare();
  const { readSync } = fs;
  let left = times;
  jest.spyOn(fs, 'readSync').mockImplementation((...parameters: unknown[]) => {
    const length = readSync(...(parameters as Parameters<typeof readSync>));
    if (length > 0 && left-- > 0) fs.writeFileSync(target.real, 'changed');
    return length;
  });
  const reading = readSettled(target.real);
  if (text === undefined) await expect(reading).rejects.toThrow('it changed while it was being read');
  else expect((await reading).bytes.toString()).toBe(text);
});

describe('a page that cannot be renamed', () => {
  test.each(['EPERM', 'EACCES', 'EBUSY'])('is waited for on Windows, longer every time: %s', async (code) => {
    Object.defineProperty(process, 'platform', { value: 'win32' });
    const { cwd, target } = await prepare();
    const rename = failToRename(6, code);
    await writePage(target, page);
    expect(rename).toHaveBeenCalledTimes(7);
    expect(jest.mocked(sleep).mock.calls).toEqual([[10], [20], [50], [100], [200], [400]]);
    expect(await read(cwd, 'a.html')).toBe('new');
  });

  test.each([
    ['win32', 'EPERM', 7],
    ['win32', 'ENOSPC', 1],
    ['linux', 'EPERM', 1],
    ['darwin', 'EBUSY', 1],
  ])('is an error in the end, and leaves nothing behind: %s, %s', async (name, code, tries) => {
    Object.defineProperty(process, 'platform', { value: name });
    const { cwd, target } = await prepare();
    const rename = failToRename(7, code);
    await expect(writePage(target, page)).rejects.toThrow(code);
    expect(rename).toHaveBeenCalledTimes(tries);
    expect(await read(cwd, 'a.html')).toBe('old');
    expect(await listAll(cwd)).toEqual(['a.html']);
  });
});

describe('a file that a search has found', () => {
  async function site() {
    const root = realPath(
      await makeDirectory({ 'site/a.html': 'inside', 'site/b.html': 'b', 'secret.html': 'secret' }),
    );
    return { root, within: join(root, 'site') };
  }

  test('is read where it is, also through a link that stays inside', async () => {
    const { within } = await site();
    fs.symlinkSync('b.html', join(within, 'link.html'));
    expect(String((await readSettled(join(within, 'a.html'), within)).bytes)).toBe('inside');
    expect(String((await readSettled(join(within, 'link.html'), within)).bytes)).toBe('b');
  });

  test.each([
    ['the file', 'a.html', '../secret.html'],
    ['a directory', 'sub', '..'],
  ])('is not read once a link outside has replaced %s', async (_, name, target) => {
    const { root, within } = await site();
    fs.rmSync(join(within, name), { force: true });
    fs.symlinkSync(target, join(within, name));
    const path = name === 'sub' ? join(within, 'sub/secret.html') : join(within, name);
    await expect(readSettled(path, within)).rejects.toThrow(LeadsOutError);
    // A file that is named is read wherever it is.
    expect(String((await readSettled(path)).bytes)).toBe('secret');
    expect(root).not.toBe(within);
  });
});

const old = new Date('2001-02-03T04:05:06Z');

test('only files that change are written', async () => {
  const cwd = await makeDirectory({
    'site/a.html': PAGE,
    'site/plain.html': '<p>',
    'site/broken.html': BROKEN,
  });
  for (const name of ['a', 'plain', 'broken']) await utimes(join(cwd, `site/${name}.html`), old, old);
  const first = await runIn(cwd, ['site', '--in-place']);
  expect(first.code).toBe(1);
  expect(first.stderr).toMatch(/\n3 files, 2 tags; 1 file rewritten in 0 ms\n1 error\n$/);
  const changed = await Promise.all(
    ['a', 'plain', 'broken'].map(async (name) => (await stat(join(cwd, `site/${name}.html`))).mtimeMs > +old),
  );
  expect(changed).toEqual([true, false, false]);
  expect(await read(cwd, 'site/a.html')).toMatch(/^<main><nav .*<\/nav><\/main>\n$/);
  expect(await read(cwd, 'site/broken.html')).toBe(BROKEN);

  const second = await runIn(cwd, ['site', '--in-place', '--ignore', 'broken.html']);
  expect(second).toEqual({ code: 0, stdout: '', stderr: '2 files, 0 tags; nothing written in 0 ms\n' });
  expect(await listAll(cwd)).toEqual(['site/a.html', 'site/broken.html', 'site/plain.html']);
});

test('the mode of a file is kept', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  await chmod(join(cwd, 'a.html'), 0o750);
  const { mode } = await stat(join(cwd, 'a.html'));
  expect((await runIn(cwd, ['a.html', '--in-place'])).code).toBe(0);
  expect((await stat(join(cwd, 'a.html'))).mode).toBe(mode);
});

test('a link stays a link, and what it leads to is rewritten', async () => {
  const cwd = await makeDirectory({ 'shared/a.html': PAGE });
  await symlink('shared/a.html', join(cwd, 'link.html'));
  expect((await runIn(cwd, ['link.html', '--in-place'])).code).toBe(0);
  expect(await readlink(join(cwd, 'link.html'))).toBe('shared/a.html');
  expect((await lstat(join(cwd, 'shared/a.html'))).isFile()).toBe(true);
  expect(await read(cwd, 'shared/a.html')).toContain('<nav');
});

test('a write that fails leaves the file as it was, and nothing beside it', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  jest
    .spyOn(fs, 'writeSync')
    .mockImplementationOnce(() => 20)
    .mockImplementationOnce(() => {
      throw full;
    });
  const { code, stderr } = await runIn(cwd, ['a.html', '--in-place']);
  expect(code).toBe(2);
  expect(stderr).toBe(`a.html error file-not-written
  a.html cannot be written: no space left on device.
  Check that it and its directory may be written to, and that there is free space.

1 file, 1 tag; nothing written in 0 ms
1 error
`);
  expect(await listAll(cwd)).toEqual(['a.html']);
  expect(await read(cwd, 'a.html')).toBe(PAGE);
});

test('a file that is saved meanwhile keeps what was saved, and the hint says what to do', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  const { writeSync } = fs;
  jest.spyOn(fs, 'writeSync').mockImplementationOnce((...parameters: unknown[]) => {
    fs.writeFileSync(join(cwd, 'a.html'), 'saved by an editor');
    return writeSync(...(parameters as Parameters<typeof writeSync>));
  });
  expect(await runIn(cwd, ['a.html', '--in-place'])).toEqual({
    code: 2,
    stdout: '',
    stderr: `a.html error file-not-written
  a.html cannot be written: it changed after it was read.
  The saved version is kept. Run the command again.

1 file, 1 tag; nothing written in 0 ms
1 error
`,
  });
  expect(await listAll(cwd)).toEqual(['a.html']);
  expect(await read(cwd, 'a.html')).toBe('saved by an editor');
});

// The superuser may write everything.
const testPermissions = process.getuid?.() === 0 ? test.skip : test;

testPermissions('a read-only file is not replaced', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  await chmod(join(cwd, 'a.html'), 0o444);
  const { code, stderr } = await runIn(cwd, ['a.html', '--in-place']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/a\.html cannot be written: (?:.*not permitted|permission denied)\./);
  expect(await read(cwd, 'a.html')).toBe(PAGE);
});
