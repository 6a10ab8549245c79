import { decodeXML } from 'entities';
import fc from 'fast-check';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { anyText } from '../testing/any-text.js';
import { parse5ErrorsOf } from '../testing/parse.js';
import { escapeHtml } from './escape.js';
import { numberWriter, readNumberFormat, withAsciiDigits } from './number.js';
import { rangesIn, Source } from './source.js';
import { quote } from './text.js';

test.each([
  ['x'.repeat(60), `"${'x'.repeat(60)}"`],
  ['x'.repeat(61), `"${'x'.repeat(59)}…"`],
  ['a\u0007b\tc', '"a\uFFFDb\tc"'],
])('quotes %j', (value, expected) => {
  expect(quote(value)).toBe(expected);
});

test.each([
  [`&<>"'`, `&amp;&lt;&gt;&quot;'`],
  ['a\tb\nc\fd\re\r\nf', 'a\tb\nc\fd&#13;e&#13;\nf'],
  ['\u0000\ud800', '\ufffd\ufffd'],
  ['\u0001\u001b\u007f\ufffe\u{1ffff}', '&#1;&#27;&#127;&#65534;&#131071;'],
  // A reference would stand for another character.
  ['\u0080\u0085\u009f', '\u0080\u0085\u009f'],
  ['é日\u{1f600}\u00a0', 'é日\u{1f600}\u00a0'],
])('%j becomes %j', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});

test('a parser reads any text back, from a text and from an attribute', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const html = `<p title="${escapeHtml(text)}">x${escapeHtml(text)}</p>`;
      // What nobody should write is read all the same.
      expect(parse5ErrorsOf(html).filter((error) => !/^(?:control|noncharacter)-/.test(error))).toEqual([]);
      const [p] = parseFragment(html).childNodes;
      if (!p || !defaultTreeAdapter.isElementNode(p)) throw new Error('There is no <p>.');
      const [inner] = p.childNodes;
      const held = text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');
      expect(p.attrs[0]?.value).toBe(held);
      expect(inner && defaultTreeAdapter.isTextNode(inner) && inner.value).toBe(`x${held}`);
      // HEEx gets the text back.
      expect(decodeXML(escapeHtml(text))).toBe(held);
    }),
    { numRuns: 80 },
  );
});

test.each([
  [undefined, 7, '7'],
  [undefined, 1234567, '1234567'],
  ['1000', 1234567, '1234567'],
  ['1,000', 7, '7'],
  ['1,000', 999, '999'],
  ['1,000', 1234, '1,234'],
  ['1,000', 1234567, '1,234,567'],
  ['1 000', 123456, '123 456'],
  ['1\u202f000', 1234, '1\u202f234'],
  ['1.000.000', 1234567, '1.234.567'],
  ['1,00,000', 12345678, '1,23,45,678'],
  ['١٬٠٠٠', 1234, '١٬٢٣٤'],
  ['۱۰۰۰', 4567, '۴۵۶۷'],
  ['১০০০', 89, '৮৯'],
  ['१,००,०००', 123456, '१,२३,४५६'],
  ['𞥑𞥐𞥐𞥐', 12, '𞥑𞥒'],
] as const)('as %s, %d is written %s', (example, value, expected) => {
  expect(numberWriter(example)(value)).toBe(expected);
});

test.each(['1000', '1,000', '10,000', '1 000', '١٠٠٠', '1,00,000'])('"%s" is an example', (text) => {
  expect(readNumberFormat(text)).toBeDefined();
});

test.each([
  '',
  '1',
  '100',
  '7',
  '2000',
  '1001',
  '1,000.00',
  '1000.0',
  '10.00',
  '1,0,0,0',
  '1,0,000',
  '1,0,00,000',
  '1,000 000',
  '١000',
  '२१११',
  ',000',
  '1,,,,000',
  'ar',
  '#,##0',
])('"%s" is none', (text) => {
  expect(readNumberFormat(text)).toBeUndefined();
});

// The blocks of mathematical digits follow each other.
test.each([
  ['١٬٢٣٤', '1٬234'],
  ['page ۹०', 'page 90'],
  ['\u{1d7d7}\u{1d7d9}\u{1d7ff}', '919'],
])('the digits of %s are those of %s', (text, written) => {
  expect(withAsciiDigits(text)).toBe(written);
});

test.each([
  ['a\nb', 2, { line: 2, column: 1, offset: 2 }],
  ['a\r\nb', 3, { line: 2, column: 1, offset: 3 }],
  ['a\rb', 2, { line: 2, column: 1, offset: 2 }],
  ['a\r\n\r\nb', 5, { line: 3, column: 1, offset: 5 }],
  ['a\n\rb', 3, { line: 3, column: 1, offset: 3 }],
  ['\u{1F600}b', 2, { line: 1, column: 3, offset: 2 }],
  ['', 0, { line: 1, column: 1, offset: 0 }],
  ['a\n', 2, { line: 2, column: 1, offset: 2 }],
  ['ab\ncd\nef', 4, { line: 2, column: 2, offset: 4 }],
  ['ab\ncd\nef', 8, { line: 3, column: 3, offset: 8 }],
])('%j: offset %d lies at %j', (text, offset, position) => {
  expect(new Source(text).position(offset)).toEqual(position);
});

test('returns lines without their endings', () => {
  const source = new Source('one\r\ntwo\rthree\nfour');
  expect([1, 2, 3, 4, 5].map((number) => source.line(number))).toEqual(['one', 'two', 'three', 'four', '']);
});

test.each([
  [0, 2, []],
  [0, 3, [2]],
  [3, 4, [2]],
  [4, 6, []],
  [3, 8, [2, 6]],
  [0, 99, [2, 6, 9]],
  [12, 99, []],
])('of three ranges, those from %i to %i are the ones that begin at %j', (start, end, found) => {
  const ranges = [
    { start: 2, end: 4 },
    { start: 6, end: 9 },
    { start: 9, end: 12 },
  ];
  expect(rangesIn(ranges, { start, end }).map((range) => range.start)).toEqual(found);
});
