import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LeadsOutError, realPath } from '../base/paths.js';
import { listAll, makeDirectory, read } from '../../testing/command-line.js';
import { removeStrayFiles, writePage } from './page-writer.js';
import { readSettled, readTemplate } from './read-file.js';
import type { Target } from './plan.js';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(() => Promise.resolve()) }));

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
