import { quote } from './text.js';

test.each([
  ['x'.repeat(60), `"${'x'.repeat(60)}"`],
  ['x'.repeat(61), `"${'x'.repeat(59)}…"`],
  ['a\u0007b\tc', '"a\uFFFDb\tc"'],
])('quotes %j', (value, expected) => {
  expect(quote(value)).toBe(expected);
});
