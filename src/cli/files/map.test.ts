import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Source } from '../../base/source.js';
import { BROKEN, listAll, makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';

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
