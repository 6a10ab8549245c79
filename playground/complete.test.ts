import { completionsAt } from './complete.js';

/** The completions where the text has a bar. */
function at(marked: string) {
  const cursor = marked.indexOf('|');
  return completionsAt(marked.replace('|', ''), cursor);
}

test.each([
  ['<pagination |></pagination>', 12],
  ['<pagination to|></pagination>', 12],
  ['<p>\n<pagination\n  cur| path="/:page"\n/>', 18],
])('names begin in %j', (marked, from) => {
  expect(at(marked)).toMatchObject({ from, names: expect.arrayContaining(['total_pages']) as unknown });
});

test('what is there is not offered again', () => {
  expect(at('<pagination path="/:page" p|></pagination>')?.names).not.toContain('path');
});

test.each([
  '|<pagination></pagination>',
  '<pagination|></pagination>',
  '<pagination></pagination> |',
  '<p |></p><pagination></pagination>',
  '<pagination path="a |"></pagination>',
  '<pagination path="|"></pagination>',
])('there is no name to complete in %j', (marked) => {
  expect(at(marked)).toBeUndefined();
});
