import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { chmod, mkdir, readFile, readlink, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Source } from '../../base/source.js';
import { transform } from '../../index.js';
import {
  BROKEN,
  Collector,
  DUBIOUS,
  listAll,
  makeDirectory,
  PAGE,
  read,
  runIn,
} from '../../testing/command-line.js';
import { run } from '../run.js';

const OLD = new Date('2001-02-03T04:05:06Z');

const site = {
  'site/index.html': PAGE,
  'site/blog/index.html': DUBIOUS,
  'site/blog/plain.html': '<p>No tag\r\n',
  'site/blog/style.css': 'a {}',
  'top.html': PAGE,
};

test.each([
  ['a directory', ['site'], ['blog/index.html', 'blog/plain.html', 'index.html']],
  ['a directory below', ['site/blog'], ['index.html', 'plain.html']],
  ['a glob with a fixed part', ['site/b*/*.html'], ['blog/index.html', 'blog/plain.html']],
  ['a glob without one', ['*/*.html', '*.html'], ['site/index.html', 'top.html']],
  ['files', ['site/blog/plain.html', 'top.html'], ['plain.html', 'top.html']],
  [
    'a file that is found below a directory, too',
    ['site/blog/plain.html', 'site', 'site/blog/*.html'],
    ['blog/index.html', 'blog/plain.html', 'index.html'],
  ],
  ['the current directory', ['.', '--ignore', 'blog'], ['site/index.html', 'top.html']],
])('the tree of %s is kept', async (_, args, expected) => {
  const cwd = await makeDirectory(site);
  expect((await runIn(cwd, [...args, '-o', 'deep/out'])).code).toBe(0);
  expect(await listAll(join(cwd, 'deep/out'))).toEqual(expected);
});

test('the summary tells where the pages went', async () => {
  const cwd = await makeDirectory(site);
  const times = [1000, 1084];
  const { code, stdout, stderr } = await runIn(cwd, ['site', 'top.html', '-o', './out'], {
    now: () => times.shift() ?? 1084,
  });
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr).toMatch(/\n\n4 files, 3 tags → \.\/out\/ in 84 ms\n1 warning\n$/);
  expect(await read(cwd, 'out/index.html')).toMatch(/^<main><nav class="pagination".*<\/nav><\/main>\n$/);
});

test('the --out-dir is never read as input', async () => {
  const cwd = await makeDirectory({ ...site, 'site/out/old.html': BROKEN });
  for (let round = 0; round < 2; round++) {
    expect((await runIn(join(cwd, 'site'), ['.', '-o', 'out'])).code).toBe(0);
    expect((await runIn(cwd, ['site/**/*.html', '-o', 'site/out'])).code).toBe(0);
    expect((await runIn(cwd, ['.', '-o', 'site/out'])).code).toBe(0);
  }
  expect(await listAll(join(cwd, 'site/out'))).toEqual([
    'blog/index.html',
    'blog/plain.html',
    'index.html',
    'old.html',
    'site/blog/index.html',
    'site/blog/plain.html',
    'site/index.html',
    'top.html',
  ]);
});

test('the --out-dir is not read as input if it is named through a link', async () => {
  const cwd = await makeDirectory({ ...site, 'site/out/old.html': BROKEN });
  await symlink('site/out', join(cwd, 'link'));
  expect((await runIn(cwd, ['site', '-o', 'link'])).code).toBe(0);
  expect(await read(cwd, 'site/out/old.html')).toBe(BROKEN);
});

test('inputs may be inside the --out-dir', async () => {
  const cwd = await makeDirectory(site);
  expect((await runIn(cwd, ['site/blog', '-o', '.'])).code).toBe(0);
  expect(await listAll(cwd)).toContain('plain.html');
});

test.each([
  [['site', '-o', 'site'], 'site/blog/index.html would overwrite itself.', '--in-place'],
  [['top.html', '-o', '.'], 'top.html would overwrite itself.', '--in-place'],
  [['site', '-o', 'link'], 'site/blog/index.html would overwrite itself.', '--in-place'],
  [
    ['site/blog', 'site/index.html', 'top.html', '-o', 'site'],
    'site/blog/index.html would overwrite the input site/index.html.',
    'Use another --out-dir.',
  ],
  [
    ['site/index.html', 'site/blog/index.html', '-o', 'out'],
    'site/blog/index.html and site/index.html would both be written to index.html in --out-dir.',
    'Name the directory that contains both',
  ],
])('nothing is overwritten by mistake: %j', async (args, message, hint) => {
  const cwd = await makeDirectory(site);
  await symlink('site', join(cwd, 'link'));
  const before = await listAll(cwd);
  const { code, stderr } = await runIn(cwd, args);
  expect(code).toBe(2);
  expect(stderr).toContain(`error: ${message}\n`);
  expect(stderr).toContain(hint);
  expect(await listAll(cwd)).toEqual(before);
});

test('a template with an error is not written; the others are', async () => {
  const cwd = await makeDirectory({ ...site, 'site/broken.html': BROKEN, 'out/broken.html': 'old' });
  const { code, stderr } = await runIn(cwd, ['site', '-o', 'out']);
  expect(code).toBe(1);
  expect(await read(cwd, 'out/broken.html')).toBe('old');
  expect(await listAll(join(cwd, 'out'))).toHaveLength(4);
  expect(stderr).toMatch(/\n4 files, 3 tags; 3 files → out\/ in 0 ms\n1 error, 1 warning\n$/);
});

test('every byte but the tag is kept: byte order mark, line endings, characters, mode', async () => {
  const before = '\uFEFF<!DOCTYPE html>\r\n<p>é😀\u0000&nbsp;\r<BR>\n';
  const cwd = await makeDirectory({
    'in/page.html': `${before}${PAGE.trim()}\r\n`,
    'in/plain.html': before,
    'in/empty.html': '',
  });
  await chmod(join(cwd, 'in/page.html'), 0o640);
  await chmod(join(cwd, 'in/plain.html'), 0o444);
  // Twice, because the second run must replace a read-only page.
  for (let round = 0; round < 2; round++) expect((await runIn(cwd, ['in', '-o', 'out'])).code).toBe(0);
  const page = await read(cwd, 'out/page.html');
  expect(page.startsWith(`${before}<main><nav`)).toBe(true);
  expect(page.endsWith('</nav></main>\r\n')).toBe(true);
  expect(await readFile(join(cwd, 'out/plain.html'))).toEqual(Buffer.from(before));
  expect(await read(cwd, 'out/empty.html')).toBe('');
  const modes = ['page.html', 'plain.html'].map(
    async (name) => (await stat(join(cwd, 'out', name))).mode & 0o777,
  );
  expect(await Promise.all(modes)).toEqual(process.platform === 'win32' ? [0o666, 0o444] : [0o640, 0o444]);
});

test('a file that is not UTF-8 is left alone', async () => {
  const cwd = await makeDirectory({
    'in/a.html': PAGE,
    'in/latin.html': Buffer.from(`<p>caf\xe9</p>\n${PAGE}`, 'latin1'),
    'in/utf16.html': Buffer.from(`\uFEFF${PAGE}`, 'utf16le'),
  });
  const { code, stderr } = await runIn(cwd, ['in', '-o', 'out']);
  expect(code).toBe(2);
  expect(await listAll(join(cwd, 'out'))).toEqual(['a.html']);
  expect(stderr).toContain(`in/latin.html:1:7 error file-not-utf-8
  The file is not UTF-8 text: byte 6 does not belong to a character.

  > 1 | <p>caf\uFFFD</p>
      |       ^
`);
  expect(stderr).toContain(`in/utf16.html error file-not-utf-8
  The file is not UTF-8 text: byte 0 does not belong to a character.
`);
});

test('where a page cannot be written, no temporary file stays, and the others are written', async () => {
  const cwd = await makeDirectory({
    'in/a.html': PAGE,
    'in/b/c.html': PAGE,
    'in/d.html': PAGE,
    'out/a.html/keep.txt': 'in the way',
    'out/b': 'in the way',
  });
  const { code, stderr } = await runIn(cwd, ['in', '-o', 'out']);
  expect(code).toBe(2);
  expect(await listAll(join(cwd, 'out'))).toEqual(['a.html/keep.txt', 'b', 'd.html']);
  expect(stderr).toMatch(/^in\/a\.html error file-not-written\n {2}out\/a\.html cannot be written: .+\.\n/);
  expect(stderr).toMatch(
    /\nin\/b\/c\.html error file-not-written\n {2}out\/b\/c\.html cannot be written: .+\.\n/,
  );
  expect(stderr).not.toContain(cwd);
});

test('a link does not lead out of the --out-dir', async () => {
  const cwd = await makeDirectory({
    'in/a.html': PAGE,
    'in/b/c.html': PAGE,
    'in/d.html': PAGE,
    'else/a.html': 'old',
  });
  await mkdir(join(cwd, 'out'));
  await symlink('../else/a.html', join(cwd, 'out/a.html'));
  await symlink('../else', join(cwd, 'out/b'));
  const { code, stderr } = await runIn(cwd, ['in', '-o', 'out']);
  expect(code).toBe(2);
  expect(stderr).toContain(
    'out/a.html cannot be written: a symbolic link points outside the output directory.',
  );
  expect(await listAll(join(cwd, 'else'))).toEqual(['a.html']);
  expect(await read(cwd, 'else/a.html')).toBe('old');
  expect(await read(cwd, 'out/d.html')).toContain('<nav');
});

test('leaves an identical page untouched', async () => {
  const cwd = await makeDirectory({ ...site, 'site/changed.html': '<p>old', 'site/mode.html': '<p>mode' });
  expect((await runIn(cwd, ['site', '-o', 'out', '--map'])).code).toBe(0);
  const names = await listAll(join(cwd, 'out'));
  for (const name of names) await utimes(join(cwd, 'out', name), OLD, OLD);
  await writeFile(join(cwd, 'site/changed.html'), '<p>new');
  await chmod(join(cwd, 'site/mode.html'), 0o444);
  const { code, stderr } = await runIn(cwd, ['site', '-o', 'out', '--map', '--quiet']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const times = await Promise.all(names.map(async (name) => (await stat(join(cwd, 'out', name))).mtimeMs));
  expect(names.filter((_, index) => times[index] !== +OLD)).toEqual([
    'changed.html',
    'changed.html.map',
    'mode.html',
    'mode.html.map',
  ]);
  expect(await read(cwd, 'out/changed.html')).toBe('<p>new');
});

test('a link to a page is kept, and what it leads to in the --out-dir is written', async () => {
  const cwd = await makeDirectory({ 'in/a.html': PAGE, 'out/real.txt': 'old' });
  await symlink('real.txt', join(cwd, 'out/a.html'));
  expect((await runIn(cwd, ['in', '-o', 'out'])).code).toBe(0);
  expect(await readlink(join(cwd, 'out/a.html'))).toBe('real.txt');
  expect(await read(cwd, 'out/real.txt')).toContain('<nav');
});

test('a template without a tag must be UTF-8, too', async () => {
  const cwd = await makeDirectory({ 'in/latin.html': Buffer.from('<p>caf\xe9', 'latin1') });
  const { code, stderr } = await runIn(cwd, ['in', '-o', 'out']);
  expect(code).toBe(2);
  expect(stderr).toContain('in/latin.html:1:7 error file-not-utf-8\n');
});

(process.platform === 'linux' ? test : test.skip)(
  'reports a path where no directory can be created',
  async () => {
    const cwd = await makeDirectory({ 'a.html': PAGE });
    const { code, stderr } = await runIn(cwd, ['a.html', '-o', '/proc/none/such']);
    expect(code).toBe(2);
    expect(stderr).toContain('a.html error file-not-written\n');
    expect(stderr).toContain('no such file or directory');
  },
);

test('reports the template whose page would have a name that is too long', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  const { code, stderr } = await runIn(cwd, ['a.html', '-o', 'x'.repeat(300)]);
  expect(code).toBe(2);
  expect(stderr).toContain('a.html error file-not-written\n');
});

const ORIGIN = 'https://localhost/';

/** Reads a map as a debugger does: by the URL that it was fetched from. */
async function readMap(cwd: string, name: string): Promise<TraceMap> {
  const url = ORIGIN + name.split('/').map(encodeURIComponent).join('/');
  return new TraceMap(await read(cwd, name), url);
}

test('--map writes a map beside every page, which leads back to the tag', async () => {
  const cwd = await makeDirectory({
    'in/a.html': `\uFEFF<p>😀</p>\r\n\r\n  😀${PAGE}`,
    'in/deep/100% #1?.html': `<h1>\n${PAGE}`,
    'in/plain.html': 'one\ntwo',
    'in/broken.html': BROKEN,
  });
  await mkdir(join(cwd, 'here'));
  const plain = await runIn(cwd, ['in', '-o', 'plain']);
  expect(await runIn(join(cwd, 'here'), ['../in', '-o', '../out', '--map'])).toMatchObject({
    code: plain.code,
  });
  const pages = ['a.html', 'deep/100% #1?.html', 'plain.html'];
  expect(await listAll(join(cwd, 'out'))).toEqual(pages.flatMap((page) => [page, `${page}.map`]).sort());

  for (const page of pages) {
    // The page is the same as without --map.
    const html = await read(cwd, 'out', page);
    expect(html).toBe(await read(cwd, 'plain', page));
    const map = await readMap(cwd, `out/${page}.map`);
    const template = await read(cwd, 'in', page);
    const source = map.resolvedSources[0]!;
    expect(decodeURIComponent(new URL(source).pathname)).toBe(`/in/${page}`);
    expect(sourceContentFor(map, source)).toBe(template);
    expect(map.file).toBe(encodeURIComponent(page.split('/').at(-1)!));
    if (page === 'plain.html') continue;
    const { line, column } = new Source(html).position(html.indexOf('href="/p/3"'));
    const tag = new Source(template).position(template.indexOf('<pagination'));
    expect(originalPositionFor(map, { line, column: column - 1 })).toMatchObject({
      line: tag.line,
      column: tag.column - 1,
    });
  }
});

test('the same templates give the same maps, wherever they are', async () => {
  const files = { 'site/in/a.html': PAGE, 'site/in/b/c.html': PAGE };
  const [one, other] = [await makeDirectory(files), await makeDirectory(files)];
  await runIn(one, ['site/in', '-o', 'site/out', '--map']);
  await runIn(join(other, 'site'), ['in', '-o', 'out', '--map']);
  for (const name of ['a.html.map', 'b/c.html.map'])
    expect(await read(other, 'site/out', name)).toBe(await read(one, 'site/out', name));
});

test.each([
  [['in', '--check', '--map'], '--map requires --out-dir.', 'Add --out-dir <dir>.'],
  [['in', '--in-place', '--map'], '--map requires --out-dir.', 'Add --out-dir <dir>.'],
  [['in/a.html', '--map'], '--map requires --out-dir.', 'Add --out-dir <dir>.'],
  [
    ['in/*', '-o', 'out', '--map'],
    'in/a.html.map and the map of in/a.html would both be written to a.html.map in --out-dir.',
    'Skip one of them with --ignore',
  ],
  [
    ['in/a.html', 'out/a.html.map', '-o', 'out', '--map'],
    'out/a.html.map would overwrite itself.',
    'Use --in-place, or another --out-dir.',
  ],
  [
    ['in', 'else/deep/c.html.map', '-o', 'else', '--map'],
    'the map of in/deep/c.html would overwrite the input else/deep/c.html.map.',
    'Use another --out-dir.',
  ],
])('wrong usage: %j', async (args, message, hint) => {
  const cwd = await makeDirectory({
    'in/a.html': PAGE,
    'in/a.html.map': '{}',
    'in/deep/c.html': PAGE,
    'out/a.html.map': '{}',
    'else/deep/c.html.map': '{}',
  });
  const before = await listAll(cwd);
  const { code, stderr } = await runIn(cwd, args);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining(`error: ${message}\n`) as string,
  });
  expect(stderr).toContain(hint);
  expect(await listAll(cwd)).toEqual(before);
});

test('a map that cannot be written is reported, and its page is there', async () => {
  const cwd = await makeDirectory({ 'in/a.html': PAGE, 'in/b.html': PAGE, 'out/a.html.map/keep.txt': '' });
  const { code, stderr } = await runIn(cwd, ['in', '-o', 'out', '--map']);
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^in\/a\.html error file-not-written\n {2}out\/a\.html\.map cannot be written: .+\.\n/,
  );
  expect(await listAll(join(cwd, 'out'))).toEqual(['a.html', 'a.html.map/keep.txt', 'b.html', 'b.html.map']);
  const page = join(cwd, 'out/b.html');
  expect((await stat(page)).mode).toBe((await stat(`${page}.map`)).mode);
});

test('a single file goes to standard output, to the byte', async () => {
  const text = `\uFEFF<p>é\r\n${DUBIOUS}<p>no newline at the end`;
  const cwd = await makeDirectory({ '[a].html': text });
  const stdout = new Collector();
  const { code, stderr } = await runIn(cwd, ['[a].html'], { stdout });
  expect(code).toBe(0);
  expect(stdout.bytes).toEqual(Buffer.from(transform(text)));
  expect(stderr).toMatch(/^\[a\]\.html:2:7 warning missing-total\n[\s\S]*\n1 warning\n$/);
});

test.each([[['-']], [['--stdin']], [['--stdin', '-']]])('%j reads standard input', async (args) => {
  const cwd = await makeDirectory({});
  expect(await runIn(cwd, args, { stdin: PAGE })).toEqual({ code: 0, stdout: transform(PAGE), stderr: '' });
  expect(await listAll(cwd)).toEqual([]);
});

test('an error leaves standard output empty', async () => {
  const { code, stdout, stderr } = await runIn('/', ['-'], { stdin: BROKEN });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^<stdin>:1:35 error unknown-attribute\n/);
  const latin = await runIn('/', ['-'], { stdin: Buffer.from('\xe9', 'latin1') });
  expect(latin).toMatchObject({ code: 2, stdout: '' });
});

test('--stdin-filename names standard input', async () => {
  const { stderr } = await runIn('/', ['-', '--stdin-filename', 'blog/a.html'], { stdin: BROKEN });
  expect(stderr).toMatch(/^blog\/a\.html:1:35 error /);
});

test('--check writes nothing of standard input', async () => {
  expect(await runIn('/', ['-', '--check'], { stdin: PAGE })).toEqual({
    code: 0,
    stdout: '',
    stderr: '1 file, 1 tag checked in 0 ms\n',
  });
});

test('--format json goes to standard error where the page goes to standard output', async () => {
  const { stdout, stderr } = await runIn('/', ['-', '--format', 'json'], { stdin: PAGE });
  expect(stdout).toBe(transform(PAGE));
  expect(JSON.parse(stderr)).toEqual({
    version: 1,
    files: [
      { file: '<stdin>', written: true, tags: 1, receipt: expect.any(Object) as object, diagnostics: [] },
    ],
    summary: { files: 1, tags: 1, written: 1, errors: 0, warnings: 0 },
  });
});

function failing(code: string, words: string): Collector {
  return new Collector(false, Object.assign(new Error(`${code}: ${words}, write`), { code }));
}

test('a reader that closes the pipe, such as head, causes no error', async () => {
  const stdout = failing('EPIPE', 'broken pipe');
  expect(await runIn('/', ['-'], { stdin: PAGE, stdout })).toMatchObject({ code: 0, stderr: '' });
  // An event that nobody listened to would have failed the test by now.
  await setTimeout(10);
  expect(stdout.listenerCount('error')).toBe(0);
});

test('reports any other failure of standard output', async () => {
  const page = await runIn('/', ['-'], { stdin: PAGE, stdout: failing('ENOSPC', 'no space left on device') });
  expect(page.code).toBe(2);
  expect(page.stderr).toContain('Standard output cannot be written: no space left on device.\n');
  const report = await runIn('/', ['-', '--check', '--format', 'json'], {
    stdin: PAGE,
    stdout: failing('ENOSPC', 'no space left on device'),
  });
  expect(report.code).toBe(2);
  expect(report.stderr).toBe('error: The report cannot be written: no space left on device.\n');
});

test('standard input of two gibibytes is too large', async () => {
  const chunk = new Uint8Array(2 ** 26);
  async function* read(): AsyncGenerator<Uint8Array> {
    for (let index = 0; index < 40; index++) yield await Promise.resolve(chunk);
  }
  const argv = ['node', 'pagination-tag', '-'];
  const [stdout, stderr] = [new Collector(), new Collector()];
  const io = { argv, stdin: read(), stdout, stderr, env: {}, cwd: () => '/' };
  expect(await run(io)).toBe(2);
  expect(io.stderr.text).toContain(
    '<stdin> error file-unreadable\n  The file cannot be read: it is too large.\n',
  );
});

test('standard error may be closed', async () => {
  const { code } = await runIn('/', ['-'], { stdin: BROKEN, stderr: failing('EPIPE', 'broken pipe') });
  expect(code).toBe(1);
});
