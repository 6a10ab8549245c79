import { rangesIn, Source } from './source.js';

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
