import { preprocess } from '../../index.js';
import { htmlCases, randomNumbers } from '../../testing/html-cases.js';
import { DUBIOUS, PAGE } from '../../testing/command-line.js';
import { replaceInBytes, spliceBytes } from './replace-in-bytes.js';

/** Characters that are several bytes, which some rule may take for a space, a letter of ASCII or the end of a line. */
const ODD = ['é', 'à', '😀', '\u00A0', '\u0085', '\uFEFF', '\u2028', '\u212A', 'ſ', 'İ', 'ı', '\uFFFD'];

/** Texts that are hard to read as HTML, with odd characters here and there, and with tags of which a control comes. */
function* oddCases(seed: number): Generator<string> {
  const below = randomNumbers(seed);
  for (let text of htmlCases(seed)) {
    if (below(2) === 0) text = text.replace(/<pagination[^<>]*>(?:\s*<\/pagination>)?/gi, PAGE.slice(6, -9));
    for (let count = below(4); count >= 0; count--) {
      const place = below(text.length + 1);
      text = text.slice(0, place) + (ODD[below(ODD.length)] as string) + text.slice(place + below(2));
    }
    yield text;
  }
}

test.each([1, 2])('bytes and their text have the same tags in them (%i)', (seed) => {
  let cases = 0;
  let controls = 0;
  for (const text of oddCases(seed)) {
    if (cases++ === 2000) break;
    const bytes = Buffer.from(text);
    const expected = preprocess(bytes.toString());
    const { result, replacements } = replaceInBytes(bytes, {}, false);
    expect(result.diagnostics).toEqual(expected.diagnostics);
    expect(spliceBytes(bytes, replacements, (size) => Buffer.alloc(size)).page.toString()).toBe(
      expected.html,
    );
    controls += replacements.length;
  }
  expect(controls).toBeGreaterThan(100);
});

test.each<[string, string, object]>([
  ['a tag that is more than ASCII', PAGE.replace('/p/', '/é/'), {}],
  ['a warning', `é${DUBIOUS}`, {}],
  ['a template language', `é${PAGE}`, { dialect: 'jinja2' }],
])('%s is read as text', (_, text, options) => {
  const { result } = replaceInBytes(Buffer.from(text), options, false);
  expect(result.ranges).toEqual(
    preprocess(text, options).tags.map(({ start, end }) => ({ start: start.offset, end: end.offset })),
  );
});

test('other templates are not decoded', () => {
  const text = `é${PAGE}`;
  const { result } = replaceInBytes(Buffer.from(text), {}, false);
  expect(result.ranges[0]?.start).toBe(Buffer.byteLength(text.slice(0, text.indexOf('<pagination'))));
  expect(replaceInBytes(Buffer.from(text), {}, true).result.ranges[0]?.start).toBe(
    text.indexOf('<pagination'),
  );
});

test('controls that are more than ASCII are written as UTF-8', () => {
  const text = `<html lang="uk">${PAGE}ї`;
  const { replacements } = replaceInBytes(Buffer.from(text), {}, false);
  const { page, cuts } = spliceBytes(Buffer.from(text), replacements, (size) => Buffer.alloc(size));
  expect(page.toString()).toBe(preprocess(text).html);
  expect(page.subarray(cuts[0]?.output.end).toString()).toBe('</main>\nї');
});
