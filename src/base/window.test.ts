import fc from 'fast-check';
import { itemsOn, pageWindow, settleNumbers, type PageWindow, type Slot } from './window.js';

/** Slots as a reader sees them: `1 … 4 [5] 6 … 9`. */
function show(slots: readonly Slot[]): string {
  return slots
    .map((slot) => (slot.type === 'ellipsis' ? '…' : slot.current ? `[${slot.page}]` : String(slot.page)))
    .join(' ');
}

describe('settleNumbers', () => {
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
  ])('%j gives %j', (given, settled) => {
    expect(settleNumbers(given)).toEqual(settled);
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

describe('pageWindow', () => {
  test.each<[PageWindow, string]>([
    [{ total_pages: 1 }, '[1]'],
    [{ total_pages: 7, current_page: 4 }, '1 2 3 [4] 5 6 7'],
    [{ total_pages: 8, current_page: 4 }, '1 2 3 [4] 5 … 8'],
    [{ total_pages: 9, current_page: 5 }, '1 … 4 [5] 6 … 9'],
    [{ total_pages: 9, current_page: 6 }, '1 … 5 [6] 7 8 9'],
    [{ total_pages: 20, current_page: 10, sibling_count: 0 }, '1 … [10] … 20'],
    [
      { total_pages: 20, current_page: 10, sibling_count: 2, boundary_count: 2 },
      '1 2 … 8 9 [10] 11 12 … 19 20',
    ],
    [{ total_pages: 20, current_page: 1, boundary_count: 0 }, '[1] 2 3'],
    [{ total_pages: 20, current_page: 10, boundary_count: 0 }, '9 [10] 11'],
    [{ total_pages: 20, current_page: 20, boundary_count: 0 }, '18 19 [20]'],
    [{ total_pages: 20, current_page: 7, sibling_count: 0, boundary_count: 0 }, '[7]'],
    [{ total_pages: 2, current_page: 2, boundary_count: 0 }, '1 [2]'],
    [{ current_page: 9 }, '1 … 5 6 7 8 [9]'],
    [{}, '[1]'],
    [{ total_pages: 3, current_page: 40 }, '1 2 [3]'],
    [
      { total_pages: Number.MAX_SAFE_INTEGER, current_page: Number.MAX_SAFE_INTEGER, boundary_count: 0 },
      '9007199254740989 9007199254740990 [9007199254740991]',
    ],
  ])('%j gives %s', (given, expected) => {
    expect(show(pageWindow(given))).toBe(expected);
  });

  const lists = fc
    .record({
      total_pages: fc.oneof(
        fc.integer({ min: 1, max: 200 }),
        fc.maxSafeNat().filter((total) => total > 0),
      ),
      sibling_count: fc.integer({ min: 0, max: 20 }),
      boundary_count: fc.integer({ min: 0, max: 20 }),
    })
    .chain((list) =>
      fc.record({ list: fc.constant(list), current: fc.integer({ min: 1, max: list.total_pages }) }),
    );

  test('has the same number of slots for every current page', () => {
    fc.assert(
      fc.property(lists, ({ list, current }) => {
        expect(pageWindow({ ...list, current_page: current })).toHaveLength(pageWindow(list).length);
      }),
    );
  });

  test('shows the current page once, pages in rising order, and no ellipsis for fewer than two pages', () => {
    fc.assert(
      fc.property(lists, ({ list, current }) => {
        const slots = pageWindow({ ...list, current_page: current });
        expect(slots.filter((slot) => slot.type === 'page' && slot.current)).toEqual([
          { type: 'page', page: current, current: true },
        ]);
        let previous = 0;
        let isGap = false;
        for (const slot of slots) {
          if (slot.type === 'ellipsis') {
            isGap = true;
            continue;
          }
          if (isGap) expect(slot.page - previous).toBeGreaterThan(2);
          else if (list.boundary_count > 0 || previous > 0) expect(slot.page).toBe(previous + 1);
          previous = slot.page;
          isGap = false;
        }
        expect(isGap).toBe(false);
        if (list.boundary_count > 0) expect(previous).toBe(list.total_pages);
      }),
    );
  });

  test.each([
    [{ total_pages: NaN }, 'total_pages must be a whole number below 2 ** 53, not NaN of type number.'],
    [{ total_pages: 2.5 }, 'total_pages must be a whole number below 2 ** 53, not 2.5 of type number.'],
    [
      { current_page: Infinity },
      'current_page must be a whole number below 2 ** 53, not Infinity of type number.',
    ],
    [
      { current_page: 2 ** 53 },
      'current_page must be a whole number below 2 ** 53, not 9007199254740992 of type number.',
    ],
    [{ sibling_count: -1 }, 'sibling_count is -1, which is outside 0 to 1000.'],
    [{ boundary_count: 1001 }, 'boundary_count is 1001, which is outside 0 to 1000.'],
    [
      { boundary_count: '1' as unknown as number },
      'boundary_count must be a whole number below 2 ** 53, not 1 of type string.',
    ],
  ])('refuses %j', (given, message) => {
    expect(() => pageWindow(given)).toThrow(new RangeError(message));
  });

  test('takes the counts at their limits', () => {
    expect(pageWindow({ total_pages: 1e6, sibling_count: 1000, boundary_count: 1000 })).toHaveLength(4003);
    expect(pageWindow({ total_pages: 1e6, sibling_count: 0, boundary_count: 0 })).toHaveLength(1);
  });
});
