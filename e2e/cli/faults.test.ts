import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { chmod, mkdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { transform } from '../../src/index.js';
import { listAll, makeDirectory, PAGE, read, runIn } from '../../src/testing/command-line.js';
import type { JsonReport } from '../../src/cli/report/print-report.js';

/** What is installed: bin/ and dist/, which `npm run test:e2e` builds first. */
const bin = join(__dirname, '../../bin/pagination-tag.js');
const BUILT = transform(PAGE);
const LARGE = `${'<p>text\n'.repeat(20_000)}${PAGE}`;

const isRoot = process.getuid?.() === 0;
const isPosix = process.platform !== 'win32';
const hasCommand = (command: string): boolean => isPosix && spawnSync('which', [command]).status === 0;
const onPosix = isPosix ? test : test.skip;
const asRoot = isRoot && hasCommand('mount') ? test : test.skip;

/** Runs the command in a shell that has prepared for it. */
function shell(
  cwd: string,
  prepare: string,
  args: string,
  user: readonly string[] = [],
): SpawnSyncReturns<string> {
  const command = `${prepare}\n exec "${process.execPath}" "${bin}" ${args}`;
  const [program, ...rest] = [...user, 'bash', '-c', command];
  return spawnSync(program, rest, { cwd, encoding: 'utf8' });
}

describe('a full disk', () => {
  onPosix('a limit for the size of files', async () => {
    const cwd = await makeDirectory({ 'in/a.html': PAGE, 'in/b.html': LARGE, 'in/c.html': PAGE });
    const first = shell(cwd, 'ulimit -f 8', 'in -o out');
    expect(first.status).toBe(2);
    expect(first.stderr).toContain('in/b.html error file-not-written\n  out/b.html cannot be written: ');
    expect(await listAll(join(cwd, 'out'))).toEqual(['a.html', 'c.html']);
    expect(shell(cwd, 'ulimit -f 8', 'in --in-place').status).toBe(2);
    expect(await read(cwd, 'in/b.html')).toBe(LARGE);
    expect(await read(cwd, 'in/a.html')).toBe(BUILT);
    expect(await listAll(join(cwd, 'in'))).toEqual(['a.html', 'b.html', 'c.html']);
  });

  asRoot('a small disk', async () => {
    const cwd = await makeDirectory({ 'in/a.html': LARGE, 'in/b.html': LARGE, 'in/c.html': PAGE });
    const disk = join(cwd, 'out');
    await mkdir(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=240k', 'tmpfs', disk], {
      encoding: 'utf8',
    });
    if (mounted.status !== 0) {
      console.warn(`Skipped, as no disk can be mounted here: ${mounted.stderr.trim()}`);
      return;
    }
    try {
      const { status, stderr } = shell(cwd, '', 'in -o out');
      expect(status).toBe(2);
      expect(stderr).toContain('out/b.html cannot be written: no space left on device.\n');
      expect(await listAll(disk)).toEqual(['a.html', 'c.html']);
      expect(await read(disk, 'a.html')).toBe(transform(LARGE));
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  const toFullDevice = fs.existsSync('/dev/full') ? test : test.skip;
  toFullDevice.each(['a.html', '--help', '--version', 'add --help'])('standard output: %s', async (words) => {
    const cwd = await makeDirectory({ 'a.html': LARGE });
    const { status, stderr } = shell(cwd, 'exec > /dev/full', words);
    expect(status).toBe(2);
    expect(stderr).toContain('Standard output cannot be written: no space left on device.\n');
  });
});

describe('permission denied', () => {
  /** Permissions do not apply to the superuser, so tests run as another user. */
  const user = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const asUser = !isPosix || (isRoot && !hasCommand('setpriv')) ? test.skip : test;

  asUser('to read a template, to write a page, and to replace a template', async () => {
    const cwd = await makeDirectory({ 'in/a.html': PAGE, 'in/b.html': PAGE, 'out/z.html': 'old' });
    const all = [cwd, join(cwd, 'in'), join(cwd, 'in/b.html')];
    if (isRoot) for (const path of all) fs.chownSync(path, 65_534, 65_534);
    await chmod(join(cwd, 'in/a.html'), 0o000);
    await chmod(join(cwd, 'out'), 0o555);
    const out = shell(cwd, '', 'in -o out', user);
    expect(out.status).toBe(2);
    expect(out.stderr).toContain('in/a.html error file-unreadable\n');
    expect(out.stderr).toContain('out/b.html cannot be written: permission denied.\n');
    expect(await listAll(join(cwd, 'out'))).toEqual(['z.html']);

    await chmod(join(cwd, 'in/b.html'), 0o444);
    const readOnly = shell(cwd, '', 'in/b.html --in-place', user);
    expect(readOnly.status).toBe(2);
    expect(readOnly.stderr).toContain('in/b.html cannot be written: permission denied.\n');
    expect(await read(cwd, 'in/b.html')).toBe(PAGE);

    await chmod(join(cwd, 'in'), 0o000);
    const hidden = shell(cwd, '', 'in --check', user);
    await chmod(join(cwd, 'in'), 0o755);
    expect(hidden.status).toBe(2);
    expect(hidden.stderr).toContain('in error file-unreadable\n');
  });
});

describe('links', () => {
  onPosix('that lead in a circle', async () => {
    const cwd = await makeDirectory({ 'in/a.html': PAGE });
    await symlink('loop.html', join(cwd, 'in/loop.html'));
    await symlink('.', join(cwd, 'in/self'));
    const input = await runIn(cwd, ['in', '-o', 'out']);
    expect(input.code).toBe(2);
    expect(input.stderr).toContain('in/loop.html error file-unreadable\n');
    expect(await listAll(join(cwd, 'out'))).toEqual(['a.html']);
    await symlink('circle', join(cwd, 'circle'));
    expect((await runIn(cwd, ['in/a.html', '-o', 'circle'])).code).toBe(2);
    expect((await runIn(cwd, ['circle', '--check'])).code).toBe(2);
  });

  onPosix('that lead out of the input directory are followed only if they are named', async () => {
    const cwd = await makeDirectory({ 'in/a.html': PAGE, 'in/deep/c.html': PAGE, 'else/b.html': 'secret' });
    await symlink('../else', join(cwd, 'in/directory'));
    await symlink('deep/c.html', join(cwd, 'in/inside.html'));
    await symlink('../else/b.html', join(cwd, 'in/file.html'));
    for (const input of ['in', 'in/*.html', 'in/**/*']) {
      const { code, stderr } = await runIn(cwd, [input, '-o', 'out']);
      expect(code).toBe(2);
      expect(stderr).toContain(
        'in/file.html error link-leads-out\n  This is a symbolic link to a place outside the searched directory.\n',
      );
      // A link to a directory is not followed.
      expect(await listAll(join(cwd, 'out'))).not.toContain('file.html');
      expect(await listAll(join(cwd, 'out'))).toContain('inside.html');
    }
    for (const ignore of [[], ['--ignore', 'a.html']])
      expect((await runIn(cwd, ['in', 'in/file.html', '-o', 'out', ...ignore])).code).toBe(0);
    expect(await read(cwd, 'out/file.html')).toBe('secret');
    expect((await runIn(cwd, ['in', '--ignore', 'file.html', '--check'])).code).toBe(0);
  });

  (hasCommand('mkfifo') ? test : test.skip)('that lead to a pipe are left out of a search', async () => {
    const cwd = await makeDirectory({ 'in/a.html': PAGE });
    spawnSync('mkfifo', [join(cwd, 'in/pipe')]);
    await symlink('pipe', join(cwd, 'in/b.html'));
    const { status } = spawnSync(process.execPath, [bin, 'in', '-o', 'out'], { cwd, timeout: 60_000 });
    expect(status).toBe(0);
    expect(await listAll(join(cwd, 'out'))).toEqual(['a.html']);
  });

  onPosix('another name of a file that is replaced keeps what it had', async () => {
    const cwd = await makeDirectory({ 'a.html': PAGE });
    fs.linkSync(join(cwd, 'a.html'), join(cwd, 'other.txt'));
    expect((await runIn(cwd, ['a.html', '--in-place'])).code).toBe(0);
    expect([await read(cwd, 'a.html'), await read(cwd, 'other.txt')]).toEqual([BUILT, PAGE]);
  });
});

describe('names', () => {
  const NAMES = ['-a.html', '--in-place.html', 'a b.html', 'a\nb.html', '😀.html', 'a\\b.html', '[a].html'];
  const longest = `${'x'.repeat(250)}.html`;

  onPosix('of any kind are read and written', async () => {
    const all = [...NAMES, longest, '-d/$(x)/`y`.html'].toSorted();
    const cwd = await makeDirectory(Object.fromEntries(all.map((name) => [`in/${name}`, PAGE])));
    expect((await runIn(cwd, ['in', '-o', 'out'])).code).toBe(0);
    expect(await listAll(join(cwd, 'out'))).toEqual(all);
    const inside = join(cwd, 'in');
    expect((await runIn(inside, ['--in-place', '--', ...all])).code).toBe(0);
    for (const name of all) expect(await read(inside, name)).toBe(BUILT);
    expect(await listAll(inside)).toEqual(all);
  });
});

onPosix('4,000 files with 64 descriptors', async () => {
  const cwd = await makeDirectory({});
  for (let folder = 0; folder < 40; folder++) {
    fs.mkdirSync(join(cwd, `in/${folder}`), { recursive: true });
    for (let file = 0; file < 100; file++) fs.writeFileSync(join(cwd, `in/${folder}/${file}.html`), PAGE);
  }
  const { status, stderr } = shell(cwd, 'ulimit -n 64', 'in -o out');
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringMatching(/^4000 files, 4000 tags → out/) as string,
  });
  expect(await listAll(join(cwd, 'out'))).toHaveLength(4000);
});

describe('a file that changes', () => {
  /** Changes a file right after it has been read. */
  async function changeAfterReading(
    cwd: string,
    args: readonly string[],
    times: number,
  ): Promise<JsonReport> {
    const { readSync } = fs;
    let left = times;
    const spy = jest.spyOn(fs, 'readSync').mockImplementation((...parameters: unknown[]) => {
      const length = readSync(...(parameters as Parameters<typeof readSync>));
      if (left-- > 0) fs.writeFileSync(join(cwd, 'a.html'), `${PAGE}changed`);
      return length;
    });
    const { code, stdout } = await runIn(cwd, [...args, '--format', 'json']);
    spy.mockRestore();
    expect(code).toBe(2);
    return JSON.parse(stdout) as JsonReport;
  }

  test.each([[['-o', 'out']], [['--in-place']]])('while it is read is left alone: %p', async (mode) => {
    const cwd = await makeDirectory({ 'a.html': PAGE });
    const { files } = await changeAfterReading(cwd, ['a.html', ...mode], Infinity);
    expect(files[0]?.diagnostics[0]?.message).toContain('it changed while it was being read');
    expect(await listAll(cwd)).toEqual(['a.html']);
    expect(await read(cwd, 'a.html')).toBe(`${PAGE}changed`);
    expect((await runIn(cwd, ['a.html', ...mode])).code).toBe(0);
  });

  test.each([
    ['after it is read', 'closeSync'],
    ['just before it is replaced', 'fsyncSync'],
  ] as const)('%s is left as it is', async (_, moment) => {
    const cwd = await makeDirectory({ 'a.html': PAGE });
    const original = fs[moment];
    const spy = jest.spyOn(fs, moment).mockImplementationOnce((file) => {
      original(file);
      fs.writeFileSync(join(cwd, 'a.html'), `${PAGE}edited`);
    });
    const { code, stderr } = await runIn(cwd, ['a.html', '--in-place']);
    spy.mockRestore();
    expect(code).toBe(2);
    expect(stderr).toContain('a.html cannot be written: it changed after it was read.\n');
    expect(stderr).toContain('The saved version is kept. Run the command again.\n');
    expect(await read(cwd, 'a.html')).toBe(`${PAGE}edited`);
    expect(await listAll(cwd)).toEqual(['a.html']);
  });
});

describe('the files that a killed run left behind', () => {
  const machine = hostname()
    .replace(/[^a-z\d]/gi, '')
    .slice(0, 32);
  const left = (pid: number | string, host = machine): string => `.pagination-tag-${host}-${pid}-abc0.tmp`;
  /** The number of a process that has ended. */
  const dead = spawnSync(process.execPath, ['-e', '']).pid;

  test.each([[['in', '-o', 'out'], 'out'] as const, [['in', '--in-place'], 'in'] as const])(
    'is removed, and nothing else: %p',
    async (args, folder) => {
      const old = new Date(Date.now() - 4_000_000);
      const kept = [left(process.ppid), left(dead, 'another'), `${left(dead)}x`, left('x'), 'a.html.1.tmp'];
      const gone = [left(dead), left(process.pid), left(1, 'another')];
      const names = [...kept, ...gone];
      // The run looks for leftovers even if it writes nothing itself.
      const cwd = await makeDirectory({
        'in/a.html': '<p>',
        'out/a.html': '<p>',
        ...Object.fromEntries(names.map((name) => [`${folder}/${name}`, 'half'])),
      });
      await mkdir(join(cwd, folder, left(dead, `${machine}2`)));
      await utimes(join(cwd, folder, left(process.pid)), old, old);
      await utimes(join(cwd, folder, left(1, 'another')), old, old);
      if (isPosix) await symlink('a.html', join(cwd, folder, left(dead).replace('abc', 'link')));
      expect((await runIn(cwd, args)).code).toBe(0);
      const expected = [...kept, 'a.html', ...(isPosix ? [left(dead).replace('abc', 'link')] : [])];
      expect(await listAll(join(cwd, folder))).toEqual(expected.toSorted());
    },
  );

  onPosix('is no page half-way where it was told to stop', async () => {
    const names = Array.from({ length: 2000 }, (_, index) => [`in/${index}.html`, PAGE]);
    const cwd = await makeDirectory(Object.fromEntries(names) as Record<string, string>);
    const child = spawn(process.execPath, [bin, 'in', '-o', 'out'], { cwd, stdio: 'ignore' });
    while ((await listAll(join(cwd, 'out'))).length === 0) await setTimeout(1);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([null, 'SIGTERM']);
    const pages = (await listAll(join(cwd, 'out'))).filter((name) => name.endsWith('.html'));
    for (const name of pages) expect(await read(cwd, 'out', name)).toBe(BUILT);
  });

  test('never leaves a page half written, whenever it is killed', () => {
    const script = join(__dirname, '../../scripts/faults.js');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [script, '--kills', '3', '--pages', '100'],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('every page old or new');
  });
});

test('a page is unchanged if its directory is a file', async () => {
  const cwd = await makeDirectory({ 'in/a/b.html': PAGE, 'out/a': 'a file' });
  const { code } = await runIn(cwd, ['in', '-o', 'out']);
  expect(code).toBe(2);
  expect((await readFile(join(cwd, 'out/a'))).toString()).toBe('a file');
  await writeFile(join(cwd, 'file'), '');
  expect((await runIn(cwd, ['in', '-o', 'file'])).code).toBe(2);
});

test('a directory that has the name of a page stays, and the other pages are written', async () => {
  const cwd = await makeDirectory({
    'in/a.html': PAGE,
    'in/b.html': PAGE,
    'in/c.html/d.html': PAGE,
    'out/a.html/kept': 'x',
  });
  const { code, stderr } = await runIn(cwd, ['in', '-o', 'out']);
  expect(code).toBe(2);
  expect(stderr).toContain('out/a.html cannot be written: ');
  expect(stderr).toContain('directory');
  expect(await listAll(join(cwd, 'out'))).toEqual(['a.html/kept', 'b.html', 'c.html/d.html']);
});
