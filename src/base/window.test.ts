import { itemsOn, resolveNumbers } from './window.js';

describe('resolveNumbers', () => {
  test.each([
    [{}, { total: 1, current: 1, last: 2 }],
    [{ current_page: 3 }, { total: 3, current: 3, last: 4 }],
    [{ current_page: -3 }, { total: 1, current: 1, last: 2 }],
    [
      { current_page: 3, has_next: true },
      { total: 3, current: 3, last: 4 },
    ],
    [
      { current_page: 3, has_next: false },
      { total: 3, current: 3, last: 3 },
    ],
    [
      { current_page: -3, has_next: false },
      { total: 1, current: 1, last: 1 },
    ],
    [{ has_next: false }, { total: 1, current: 1, last: 1 }],
    [
      { total_items: 97, page_size: 10, current_page: 12 },
      { total: 10, current: 10, last: 10 },
    ],
    [
      { total_items: 100, page_size: 10 },
      { total: 10, current: 1, last: 10 },
    ],
    [
      { total_items: 0, page_size: 10 },
      { total: 1, current: 1, last: 1 },
    ],
    // What data leaves unset.
    [
      { total_items: 97, current_page: 3 },
      { total: 3, current: 3, last: 4 },
    ],
    [
      { page_size: 10, current_page: 3 },
      { total: 3, current: 3, last: 4 },
    ],
    [{ total_pages: 9 }, { total: 9, current: 1, last: 9 }],
    [
      { total_pages: 9, current_page: 9 },
      { total: 9, current: 9, last: 9 },
    ],
    [
      { total_pages: 9, current_page: 12 },
      { total: 9, current: 9, last: 9 },
    ],
    [
      { total_pages: 9, current_page: 0 },
      { total: 9, current: 1, last: 9 },
    ],
    [
      { total_pages: 0, current_page: 4 },
      { total: 1, current: 1, last: 1 },
    ],
    [{ total_pages: -1 }, { total: 1, current: 1, last: 1 }],
  ])('%j gives %j', (given, resolved) => {
    expect(resolveNumbers(given)).toEqual(resolved);
  });
});

test.each([
  [1, 97, 10, { from: 1, to: 10 }],
  [10, 97, 10, { from: 91, to: 97 }],
  [10, 100, 10, { from: 91, to: 100 }],
  [1, 3, 10, { from: 1, to: 3 }],
  [1, 0, 10, { from: 0, to: 0 }],
])('page %i of %i items, %i a page, has %j', (page, items, size, range) => {
  expect(itemsOn(page, items, size)).toEqual(range);
});
