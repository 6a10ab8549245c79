import { numberWriter, readNumberFormat, withAsciiDigits } from './number.js';

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
