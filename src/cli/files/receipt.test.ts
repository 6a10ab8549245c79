import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasError } from '../../diagnostics/diagnostic.js';
import { transform } from '../../index.js';
import { fixtureNames, readFixture } from '../../testing/fixtures.js';
import { listAll, makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';
import type { JsonReport } from '../report/report-json.js';
import { proveFidelity, type Cut } from './receipt.js';
import { replaceInBytes, spliceBytes } from './replace-in-bytes.js';

let mockSpoil = (html: string): string => html;
jest.mock('./replace-in-bytes.js', () => {
  const actual = jest.requireActual<{ spliceBytes: typeof spliceBytes }>('./replace-in-bytes.js');
  return {
    ...actual,
    spliceBytes(...args: Parameters<typeof spliceBytes>): ReturnType<typeof spliceBytes> {
      const { page, cuts } = actual.spliceBytes(...args);
      return { page: Buffer.from(mockSpoil(page.toString())), cuts };
    },
  };
});

afterEach(() => {
  mockSpoil = (html) => html;
});

/** Makes a page of a template as the command line does. */
function make(template: Buffer, options: object = {}): ReturnType<typeof spliceBytes> & { errors: boolean } {
  const { result, replacements } = replaceInBytes(template, options, false);
  return {
    ...spliceBytes(template, replacements, (size) => Buffer.alloc(size)),
    errors: hasError(result.diagnostics),
  };
}

test.each(fixtureNames)('it proves %s, in whatever surroundings', (name) => {
  const { input, options } = readFixture(name);
  for (const text of [input, `${input}é😀`, `\uFEFF${input}`, `<p title="ä">${input}<!--ö-->`]) {
    const template = Buffer.from(text);
    const { page, cuts, errors } = make(template, options);
    if (errors) continue;
    expect(page.toString()).toBe(transform(text, options));
    expect(() => {
      proveFidelity(template, page, cuts);
    }).not.toThrow();
    const [before, after] = (['input', 'output'] as const).map((side) => {
      let rest = side === 'input' ? template : page;
      for (const { [side]: cut } of cuts.toReversed())
        rest = Buffer.concat([rest.subarray(0, cut.start), rest.subarray(cut.end)]);
      return rest.toString();
    });
    expect(after).toBe(before);
  }
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
  const template = Buffer.from(PAGE);
  const { page, cuts } = make(template);
  const [{ input, output }] = cuts as [Cut];
  const prove = (claims: readonly Cut[]) => () => {
    proveFidelity(template, page, claims);
  };
  expect(prove(cuts)).not.toThrow();
  expect(prove([{ input: { ...input, start: 5 }, output }])).toThrow('are no tag');
  expect(prove([{ input: { ...input, end: input.end + 2 }, output }])).toThrow('are no tag');
  expect(prove([...cuts, ...cuts])).toThrow('cannot be cut out');
  expect(prove([])).toThrow('outside the tags');
});

test('the report of --format json says what was proved', async () => {
  const fixture = join(__dirname, '../../../fixtures/receipts.json');
  const cwd = await makeDirectory(SITE);
  for (const mode of [['--check'], ['-o', 'out'], ['--in-place']]) {
    const { stdout } = await runIn(cwd, ['.', '--ignore', 'out', ...mode, '--format', 'json']);
    const { files } = JSON.parse(stdout) as JsonReport;
    const receipts = files.map(({ file, receipt }) => ({ file, receipt }));
    if (process.env['UPDATE']) await writeFile(fixture, `${JSON.stringify(receipts, null, 2)}\n`);
    expect(receipts).toEqual(JSON.parse(await read(fixture)));
  }
});
