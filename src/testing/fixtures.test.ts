import { preprocess } from '../index.js';
import { BROKEN, DUBIOUS, listAll, makeDirectory, PAGE, read } from './command-line.js';
import { expectationOf, isUpdate, readFixture, updateFixture } from './fixtures.js';

const [PLAIN, WARNING] = ['<p>', `[${JSON.stringify({ code: 'missing-pages' })}]`];

function actualOf(input: string): ReturnType<typeof expectationOf> {
  const { html, diagnostics } = preprocess(input);
  return expectationOf(input, html, diagnostics);
}

test.each<[string, string, string[]]>([
  ['a page without a tag', PLAIN, []],
  ['a page with a tag', PAGE, ['output.html']],
  ['a page with an error, which is never written', BROKEN, ['diagnostics.json']],
  ['a page with a warning', DUBIOUS, ['diagnostics.json', 'output.html']],
])('%s expects what came of it', (_, input, files) => {
  expect(Object.keys(actualOf(input)).sort()).toEqual(files);
});

test.each<[string, Record<string, string>]>([
  ['output.html is missing', { 'input.html': PAGE }],
  ['output.html is another', { 'input.html': PAGE, 'output.html': PLAIN }],
  ['output.html says nothing', { 'input.html': PLAIN, 'output.html': PLAIN }],
  ['diagnostics.json is missing', { 'input.html': BROKEN }],
  ['diagnostics.json is another', { 'input.html': BROKEN, 'diagnostics.json': WARNING }],
  ['diagnostics.json says nothing', { 'input.html': PLAIN, 'diagnostics.json': '[]' }],
])('a fixture fails when %s, until it is updated', async (_, files) => {
  const folder = await makeDirectory(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`case/${file}`, text])),
  );
  const { input, options, expected } = readFixture('case', folder);
  const actual = actualOf(input);
  expect(actual).not.toEqual(expected);
  updateFixture('case', actual, folder);
  expect(readFixture('case', folder)).toEqual({ name: 'case', input, options, expected: actual });
  expect(await listAll(folder)).toEqual(
    ['input.html', ...Object.keys(actual)].map((file) => `case/${file}`).sort(),
  );
  expect(await read(folder, 'case/input.html')).toBe(input);
});

test('a file of an unknown name fails, and so does a fixture without a template', async () => {
  const folder = await makeDirectory({ 'a/input.html': PLAIN, 'a/Output.html': PAGE, 'b/output.html': PAGE });
  expect(() => readFixture('a', folder)).toThrow('Unknown files in the fixture a: Output.html');
  expect(() => readFixture('b', folder)).toThrow('The fixture b has no input.html.');
});

test('UPDATE is refused in CI', () => {
  expect(isUpdate({})).toBe(false);
  expect(isUpdate({ CI: 'true' })).toBe(false);
  expect(isUpdate({ UPDATE: '1' })).toBe(true);
  expect(() => isUpdate({ UPDATE: '1', CI: 'true' })).toThrow('Do not set UPDATE in CI');
});
