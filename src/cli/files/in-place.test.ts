import nodeFs from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { BROKEN, listAll, makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';

const old = new Date('2001-02-03T04:05:06Z');

test('only files that change are written', async () => {
  const cwd = await makeDirectory({
    'site/a.html': PAGE,
    'site/plain.html': '<p>',
    'site/broken.html': BROKEN,
  });
  for (const name of ['a', 'plain', 'broken']) await fs.utimes(join(cwd, `site/${name}.html`), old, old);
  const first = await runIn(cwd, ['site', '--in-place']);
  expect(first.code).toBe(1);
  expect(first.stderr).toMatch(/\n3 files, 2 tags; 1 file rewritten in 0 ms\n1 error\n$/);
  const changed = await Promise.all(
    ['a', 'plain', 'broken'].map(
      async (name) => (await fs.stat(join(cwd, `site/${name}.html`))).mtimeMs > +old,
    ),
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
  await fs.chmod(join(cwd, 'a.html'), 0o750);
  const { mode } = await fs.stat(join(cwd, 'a.html'));
  expect((await runIn(cwd, ['a.html', '--in-place'])).code).toBe(0);
  expect((await fs.stat(join(cwd, 'a.html'))).mode).toBe(mode);
});

test('a link stays a link, and what it leads to is rewritten', async () => {
  const cwd = await makeDirectory({ 'shared/a.html': PAGE });
  await fs.symlink('shared/a.html', join(cwd, 'link.html'));
  expect((await runIn(cwd, ['link.html', '--in-place'])).code).toBe(0);
  expect(await fs.readlink(join(cwd, 'link.html'))).toBe('shared/a.html');
  expect((await fs.lstat(join(cwd, 'shared/a.html'))).isFile()).toBe(true);
  expect(await read(cwd, 'shared/a.html')).toContain('<nav');
});

test('a write that fails leaves the file as it was, and nothing beside it', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const write = jest
    .spyOn(nodeFs, 'writeSync')
    .mockImplementationOnce(() => 20)
    .mockImplementationOnce(() => {
      throw full;
    });
  try {
    const { code, stderr } = await runIn(cwd, ['a.html', '--in-place']);
    expect(code).toBe(2);
    expect(stderr).toBe(`a.html error file-not-written
  a.html cannot be written: no space left on device.
  Check that its directory is writable and has free space, or use another --out-dir.

1 file, 1 tag; nothing written in 0 ms
1 error
`);
  } finally {
    write.mockRestore();
  }
  expect(await listAll(cwd)).toEqual(['a.html']);
  expect(await read(cwd, 'a.html')).toBe(PAGE);
});

test('a file that is saved meanwhile keeps what was saved, and the hint says what to do', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  const { writeSync } = nodeFs;
  const write = jest.spyOn(nodeFs, 'writeSync').mockImplementationOnce((...parameters: unknown[]) => {
    nodeFs.writeFileSync(join(cwd, 'a.html'), 'saved by an editor');
    return writeSync(...(parameters as Parameters<typeof writeSync>));
  });
  try {
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
  } finally {
    write.mockRestore();
  }
  expect(await listAll(cwd)).toEqual(['a.html']);
  expect(await read(cwd, 'a.html')).toBe('saved by an editor');
});

// The superuser may write everything.
const testPermissions = process.getuid?.() === 0 ? test.skip : test;

testPermissions('a read-only file is not replaced', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  await fs.chmod(join(cwd, 'a.html'), 0o444);
  const { code, stderr } = await runIn(cwd, ['a.html', '--in-place']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/a\.html cannot be written: .*not permitted|permission denied\./);
  expect(await read(cwd, 'a.html')).toBe(PAGE);
});
