import fc from 'fast-check';
import { join } from 'node:path';
import { preprocess } from '../index.js';
import { parseCases, writeCases } from './case-files.js';
import { BROKEN, DUBIOUS, makeDirectory, PAGE, read } from './command-line.js';
import { casesIn, expectationOf, expectedCodes, isUpdate, readFixture, updateFixture } from './fixtures.js';

const PLAIN = '<p>\n';
const WARNING = '1:1: warning: <pagination> has no pages. [missing-pages]\n';

function actualOf(input: string): ReturnType<typeof expectationOf> {
  const { html, diagnostics } = preprocess(input);
  return expectationOf(input, html, diagnostics);
}

test.each<[string, string, string[]]>([
  ['a page without a tag', PLAIN, []],
  ['a page with a tag', PAGE, ['output']],
  ['a page with an error, which is never written', BROKEN, ['diagnostics']],
  ['a page with a warning', DUBIOUS, ['diagnostics', 'output']],
])('%s expects what came of it', (_, input, sections) => {
  expect(Object.keys(actualOf(input)).sort()).toEqual(sections);
});

test.each<[string, Record<string, string>]>([
  ['output is missing', { input: PAGE }],
  ['output is another', { input: PAGE, output: PLAIN }],
  ['output says nothing', { input: PLAIN, output: PLAIN }],
  ['diagnostics are missing', { input: BROKEN }],
  ['diagnostics are others', { input: BROKEN, diagnostics: WARNING }],
  ['diagnostics say nothing', { input: PLAIN, diagnostics: '' }],
])('a fixture fails when %s, until it is updated', async (_, sections) => {
  const others = new Map([
    ['a', { input: PAGE }],
    ['z', { input: PLAIN, output: PAGE }],
  ]);
  const folder = await makeDirectory({
    'one.txt': writeCases(new Map([...others, ['case', sections]])),
    'two.txt': '=== b\n--- input\n<i>\n',
  });
  const { input, options, expected } = readFixture('case', casesIn(folder));
  const actual = actualOf(input);
  expect(actual).not.toEqual(expected);
  updateFixture('case', actual, folder);
  expect(readFixture('case', casesIn(folder))).toEqual({ name: 'case', input, options, expected: actual });
  expect(await read(folder, 'one.txt')).toBe(
    writeCases(new Map([...others, ['case', { input, ...actual }]])),
  );
  expect(await read(folder, 'two.txt')).toBe('=== b\n--- input\n<i>\n');
});

test('a section of an unknown name fails, and so does a fixture without a template', () => {
  const cases = parseCases('=== a\n--- input\n<p>\n--- Output\n<p>\n\n=== b\n--- output\n<p>\n');
  expect(() => readFixture('a', cases)).toThrow('Unknown sections in the fixture a: Output');
  expect(() => readFixture('b', cases)).toThrow('The fixture b has no input.');
});

test.each([
  ['two fixtures of one name', '=== a\n--- input\n\n=== a\n--- input\n', 'There are two cases a.'],
  ['a case that follows another at once', '=== a\n--- input\n=== b\n', 'Write an empty line before "=== b".'],
  ['text before a case', '<p>\n\n=== a\n', 'A case begins with "=== <name>", not with "<p>".'],
  ['a name of two words', '=== a b\n', 'A case begins with "=== <name>", not with "=== a b".'],
  [
    'text before a section',
    '=== a\n<p>\n--- input\n',
    'In the case a, text stands before the first section.',
  ],
])('%s is refused', (_, text, message) => {
  expect(() => parseCases(text)).toThrow(message);
});

test('two files with fixtures of one name are refused', async () => {
  const folder = await makeDirectory({ 'one.txt': '=== a\n--- input\n', 'two.txt': '=== a\n--- input\n' });
  expect(() => casesIn(folder)).toThrow('There are two fixtures a.');
});

test('a heading of an unknown form is an unknown section', () => {
  const cases = parseCases('=== a\n--- input in Latin\n<p>\n');
  expect(() => readFixture('a', cases)).toThrow('Unknown sections in the fixture a: input in Latin');
});

test('any text is the same when it is written and read', () => {
  const line = fc.constantFrom(
    '',
    'a',
    ' ',
    '=== a',
    '--- input',
    '---',
    '===',
    '\r',
    '\u2028',
    '\uFEFF',
    '"',
  );
  const text = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n'));
  const sections = fc.dictionary(fc.constantFrom('input', 'options', 'output'), text, {
    minKeys: 1,
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'b-c', 'd'), sections, { minKeys: 1 }), (given) => {
      const cases = new Map(Object.entries(given));
      expect(parseCases(writeCases(cases))).toEqual(cases);
    }),
  );
});

test('UPDATE keeps every byte of the files that are right', async () => {
  const folder = join(__dirname, '../../fixtures/transform');
  const text = await read(folder, 'splice.txt');
  expect(writeCases(parseCases(text))).toBe(text);
});

test('codes are read from the first lines of diagnostics', () => {
  const { diagnostics } = preprocess(`${DUBIOUS}\n<pagination totl=1>`, { file: 'a [b].html' });
  const expected = expectationOf('', '', diagnostics);
  expect(expectedCodes({ name: '', input: '', options: {}, expected })).toEqual(
    diagnostics.map(({ code }) => code),
  );
});

test('UPDATE is refused in CI', () => {
  expect(isUpdate({})).toBe(false);
  expect(isUpdate({ CI: 'true' })).toBe(false);
  expect(isUpdate({ UPDATE: '1' })).toBe(true);
  expect(() => isUpdate({ UPDATE: '1', CI: 'true' })).toThrow('Do not set UPDATE in CI');
});
