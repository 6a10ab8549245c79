import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory, read, runIn } from '../../testing/command-line.js';

const FILE = 'views/pagination.ejs';

/** A component whose file was changed, and updated with another part. */
async function updated(change: (text: string) => string | Uint8Array) {
  const cwd = await makeDirectory({ 'package.json': '{ "dependencies": { "ejs": "*" } }' });
  await runIn(cwd, ['add', 'ejs']);
  await writeFile(join(cwd, FILE), change(await read(cwd, FILE)));
  const diff = await runIn(cwd, ['add', 'ejs', '--with', 'ends', '--diff']);
  const run = await runIn(cwd, ['add', 'ejs', '--with', 'ends', '--update']);
  const { stdout: plain } = await runIn(cwd, ['add', 'ejs', '--with', 'ends', '--stdout']);
  return { ...run, diff, text: await read(cwd, FILE), plain };
}

const toWindows = (text: string): string => text.replaceAll('\n', '\r\n');

test('a file that git has checked out with the line endings of Windows keeps them', async () => {
  const { code, text, plain, diff } = await updated(toWindows);
  expect([code, text]).toEqual([0, toWindows(plain)]);
  expect(diff.stdout).not.toContain('\r');
  expect(diff.stdout.match(/^ .*pagination__list.*$/m)).not.toBeNull();
});

test('so does one with changes by hand', async () => {
  const { code, text } = await updated((all) =>
    toWindows(all.replace('pagination__list', 'pagination__list mine')),
  );
  expect([code, text]).toEqual([0, expect.stringContaining('pagination__list mine') as string]);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
});

test('one stray line ending does not change all of them', async () => {
  const { text } = await updated((all) => all.replace('pagination__list">\n', 'pagination__list mine">\r\n'));
  expect(text).toContain('pagination__link--first');
  expect(text).not.toContain('\r\n');
});

test.each([
  ['a byte order mark', (all: string) => `\uFEFF${all}`, /^\uFEFF<%# Written/],
  ['no line ending at its end', (all: string) => all.trimEnd(), /\S$/],
])('a file keeps %s', async (_, change, kept) => {
  const { code, text } = await updated(change);
  expect([code, text]).toEqual([0, expect.stringMatching(kept) as string]);
  expect(text).toContain('pagination__link--first');
});

test('a file that is not UTF-8 is not written', async () => {
  const { code, stderr } = await updated((all) => Buffer.from(all.replace('‹', '\u00e9'), 'latin1'));
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(`${FILE} is not UTF-8 text.\nSave it as UTF-8.`),
  ]);
});
