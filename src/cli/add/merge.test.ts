import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PARTS, type ChosenPart } from '../../components/draw/host.js';
import { wordsOf, type Framework } from '../../components/frameworks/framework.js';
import { FRAMEWORKS } from '../../components/frameworks/index.js';
import { evidenceIn } from '../../components/project/evidence.js';
import { writeHead } from '../../components/sources/head.js';
import { pagersOf } from '../../components/sources/pagers.js';
import { writeProgram } from '../../components/sources/program.js';
import { readSources } from '../../components/sources/read-sources.js';
import { listAll, makeDirectory, read, runIn } from '../../testing/command-line.js';
import { findInHistory, hasConflict, mergeText } from './merge.js';

const COMPONENTS = join(__dirname, '../../../components');

/** What owners change: a class, an icon, the number of pages that are shown, an attribute and a word. */
const EDITS: readonly (readonly [RegExp, string])[] = [
  [/pagination__list/, 'pagination__list mt-8'],
  [/‹/, '←'],
  [/(?<=\bsiblings\b\W{1,12}(?:\w+ = )?)1\b/, '77777'],
  [/rel="prev"/, 'rel="prev nofollow"'],
  [/Previous page/, 'Newer posts'],
];

/** Returns what writes the files of a component with some parts. */
async function writerOf(framework: Framework): Promise<(...chosen: ChosenPart[]) => Map<string, string>> {
  const { host, optional = {}, name } = framework;
  const evidence = evidenceIn(await makeDirectory({}));
  const words = wordsOf(framework, evidence);
  const pagers = pagersOf(undefined, framework, evidence);
  const { sources } = readSources(framework, COMPONENTS, undefined, words);
  return (...chosen) => {
    const parts = new Set(chosen);
    const drawing = { host, optional, pagers, words, rendering: {}, parts, linkAttributes: [] };
    const head = chosen.length === 0 ? {} : { with: chosen.join(',') };
    return new Map(
      sources.map(({ path, text }) => [path, writeHead(writeProgram(text, drawing), name, head, '1.0.0')]),
    );
  };
}

/** The text without the head, which names the parts. */
const bodyOf = (text: string): string => text.slice(text.indexOf('\n'));

test.each(FRAMEWORKS.map((one) => [one.name, one] as const))(
  '%s: what an owner has changed is merged with every part, or in conflict, and nothing is lost',
  async (_, framework) => {
    const filesWith = await writerOf(framework);
    const base = filesWith();
    const parts = PARTS.filter((part) => !(part in (framework.lacks ?? {})));
    let merged = 0;
    let conflicts = 0;
    for (const part of parts) {
      const next = filesWith(part);
      for (const [path, was] of base)
        for (const [from, to] of EDITS) {
          const mine = was.replace(from, to);
          const theirs = next.get(path) ?? '';
          // A part may leave nothing of a file, or change nothing in it.
          if (mine === was || theirs.trim() === '' || bodyOf(theirs) === bodyOf(was)) continue;
          const text = await mergeText(was, mine, theirs, '1.0.0');
          const lines = text.split('\n');
          if (hasConflict(text)) {
            conflicts++;
            expect(lines).toEqual(expect.arrayContaining(theirs.split('\n')));
            expect(text).toContain(to);
          } else {
            merged++;
            const [found = ''] = from.exec(was) ?? [];
            expect(text.replace(to, () => found)).toBe(theirs);
          }
        }
    }
    if (process.env['COUNT']) console.log(`${framework.name}: ${merged} merged, ${conflicts} in conflict`);
    expect(merged).toBeGreaterThan(conflicts);
  },
);

test('the result has the line endings of the file that was changed', async () => {
  expect(await mergeText('a\nb\nc\n', 'A\r\nb\r\nc\r\n', 'a\nb\nC\n', '1.0.0')).toBe('A\r\nb\r\nC\r\n');
});

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

test('what stands above the first line of a file stays there', async () => {
  const cwd = await makeDirectory({});
  const file = 'src/components/Pagination.tsx';
  await runIn(cwd, ['add', 'react']);
  await writeFile(join(cwd, file), `"use client";\n\n${await read(cwd, file)}`);
  expect((await runIn(cwd, ['add', 'react', '--with', 'summary', '--update'])).code).toBe(0);
  expect(await read(cwd, file)).toMatch(/^"use client";\n\n\/\/ Written by .*--with summary.*\nimport /);
});

test('a program that a project calls git is not run', async () => {
  // An empty entry of PATH is the current directory, in which Windows always looks first.
  const { PATH = '' } = process.env;
  const cwd = await makeDirectory({ git: '#!/bin/sh\ntouch "$(dirname "$0")/ran"\n' });
  await chmod(join(cwd, 'git'), 0o755);
  process.env['PATH'] = `:${PATH}`;
  try {
    expect(findInHistory(join(cwd, 'a.txt'), '0123456789abcdef')).toBeUndefined();
  } finally {
    process.env['PATH'] = PATH;
  }
  expect(await listAll(cwd)).toEqual(['git']);
});
