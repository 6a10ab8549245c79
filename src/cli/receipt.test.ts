import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preprocess, type Result } from '../index.js';
import { fixtureNames, readFixture } from '../testing/fixtures.js';
import { hasError } from '../diagnostic.js';
import { listAll, makeDirectory, PAGE, read, runIn } from '../testing/command-line.js';
import type { JsonReport } from './report-json.js';
import { proveFidelity } from './receipt.js';

let mockSpoil = (html: string): string => html;
jest.mock('../index.js', () => {
  const actual = jest.requireActual<{ preprocess: typeof preprocess }>('../index.js');
  return {
    ...actual,
    preprocess(html: string, options: object): Result {
      const { tags, diagnostics, html: page } = actual.preprocess(html, options);
      return { tags, diagnostics, html: mockSpoil(page) } as Result;
    },
  };
});

afterEach(() => {
  mockSpoil = (html) => html;
});

const version = (text: string): { bytes: Buffer; text: string } => ({ bytes: Buffer.from(text), text });

test.each(fixtureNames)('it proves %s', (name) => {
  const { input, options } = readFixture(name);
  const { html, tags, diagnostics } = preprocess(input, options);
  if (hasError(diagnostics)) return;
  const cuts = proveFidelity(version(input), version(html), tags);
  const [before, after] = (['input', 'output'] as const).map((side) => {
    let rest = Buffer.from(side === 'input' ? input : html);
    for (const { [side]: cut } of cuts.toReversed())
      rest = Buffer.concat([rest.subarray(0, cut.start), rest.subarray(cut.end)]);
    return rest.toString();
  });
  expect(after).toBe(before);
});

const SITE = { 'a.html': `é${PAGE}😀`, 'b/c.html': PAGE, 'b/plain.html': '<p>', 'b/z.html': PAGE };

test.each<[string, (html: string) => string, number]>([
  ['a byte before the first control', (html) => html.replace('é<main>', 'é<Main>'), 3],
  ['a byte after the last control', (html) => html.replace('😀', '😁'), 93],
  ['another byte of one character', (html) => html.replace('é', 'è'), 1],
  ['a byte that is lost', (html) => html.replace('</main>', '/main>'), 82],
  ['a byte that is put in', (html) => `${html} `, 94],
])('%s keeps the page from being written', async (_, spoil, byte) => {
  for (const [mode, untouched] of [
    [['--in-place'], ['a.html', 'b/c.html', 'b/plain.html', 'b/z.html']],
    [
      ['-o', 'out'],
      ['a.html', 'b/c.html', 'b/plain.html', 'b/z.html'],
    ],
  ] as const) {
    const cwd = await makeDirectory(SITE);
    mockSpoil = spoil;
    const { code, stdout, stderr } = await runIn(cwd, ['a.html', ...mode]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('This is a bug in it: please report it');
    expect(stderr).toContain('a.html could not be processed.');
    expect(stderr).toContain(`differ from its template outside the tags, at byte ${byte} of the template`);
    expect(await listAll(cwd)).toEqual(untouched);
    expect(await read(cwd, 'a.html')).toBe(SITE['a.html']);
  }
});

test('after such a failure no other page is begun', async () => {
  const cwd = await makeDirectory(SITE);
  mockSpoil = (html) => `${html}!`;
  const { code } = await runIn(cwd, ['.', '-o', 'out', '--jobs', '1']);
  expect(code).toBe(2);
  expect(await listAll(`${cwd}/out`)).toEqual([]);
});

test('nothing but a tag may be cut out, and nothing twice', () => {
  const [tag] = preprocess(PAGE).tags;
  const { html } = preprocess(PAGE);
  const prove = (tags: Result['tags']) => () => proveFidelity(version(PAGE), version(html), tags);
  expect(prove([tag!])).not.toThrow();
  expect(prove([{ ...tag!, start: { ...tag!.start, offset: 5 } }])).toThrow('are no tag');
  expect(prove([{ ...tag!, end: { ...tag!.end, offset: tag!.end.offset + 2 } }])).toThrow('are no tag');
  expect(prove([tag!, tag!])).toThrow('cannot be cut out');
  expect(prove([])).toThrow('outside the tags');
});

test('the report of --format json says what was proved', async () => {
  const fixture = join(__dirname, '../../fixtures/receipts.json');
  const cwd = await makeDirectory(SITE);
  for (const mode of [['--check'], ['-o', 'out'], ['--in-place']]) {
    const { stdout } = await runIn(cwd, ['.', '--ignore', 'out', ...mode, '--format', 'json']);
    const { files } = JSON.parse(stdout) as JsonReport;
    const receipts = files.map(({ file, receipt }) => ({ file, receipt }));
    if (process.env['UPDATE']) await writeFile(fixture, `${JSON.stringify(receipts, null, 2)}\n`);
    expect(receipts).toEqual(JSON.parse(await read(fixture)));
  }
});
