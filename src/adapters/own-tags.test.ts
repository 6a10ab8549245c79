import { hasTag } from './own-tags.js';

test.each([
  ['<pagination aria-label="a > b" total_pages="3"></pagination>', true],
  ['<pagination total_pages="3">', true],
  ['<p>\n<Pagination\n  total-pages="3"\n  class="x"/>', true],
  ['<pagination class="x" path=/:page>', true],
  ['<pagination pager>', true],
  ['<pagination></pagination>', false],
  ['<pagination class="x" id="pager">', false],
  ['<pagination :total_pages="pages" @change="go">', false],
  ['<pagination-list path="/:page">', false],
  ['<pagination><a path="/:page">', false],
  ['<nav class="pagination">', false],
])('%j', (html, expected) => {
  expect(hasTag(html, 'pagination')).toBe(expected);
});

test('the name of the tags is an option', () => {
  expect(hasTag('<x-pager path="/:page">', 'x-pager')).toBe(true);
  expect(hasTag('<pagination path="/:page">', 'x-pager')).toBe(false);
});
