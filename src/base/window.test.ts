import fc from 'fast-check';
import { renderPagination } from '../render-pagination.js';
import { pageWindow, type PageSlot, type PageWindowOptions } from './page-window.js';
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

/** Slots as a reader sees them: `1 … 4 [5] 6 … 9`. */
function show(slots: readonly PageSlot[]): string {
  return slots
    .map((slot) => (slot.type === 'ellipsis' ? '…' : slot.current ? `[${slot.page}]` : String(slot.page)))
    .join(' ');
}

describe('pageWindow', () => {
  test.each<[PageWindowOptions, string]>([
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
    expect(show(pageWindow(given).slots)).toBe(expected);
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
        const { slots } = pageWindow({ ...list, current_page: current });
        expect(slots).toHaveLength(pageWindow(list).slots.length);
      }),
    );
  });

  test('shows the current page once, pages in rising order, and no ellipsis for fewer than two pages', () => {
    fc.assert(
      fc.property(lists, ({ list, current }) => {
        const { slots } = pageWindow({ ...list, current_page: current });
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

  test.each<[PageWindowOptions, object]>([
    [
      { total_pages: 9, current_page: 5 },
      { current: 5, total: 9, previous: 4, next: 6 },
    ],
    [{ total_pages: 9 }, { current: 1, total: 9, previous: undefined, next: 2 }],
    [
      { total_pages: 0, current_page: 1 },
      { current: 1, total: 1, previous: undefined, next: undefined },
    ],
    [
      { total_pages: '9', current_page: '9', sibling_count: '1' },
      { current: 9, total: 9, previous: 8, next: undefined },
    ],
    [
      { total_items: 97, page_size: 10, current_page: 2 },
      { current: 2, total: 10, previous: 1, next: 3 },
    ],
    // The total is unknown.
    [{ current_page: 3 }, { current: 3, total: undefined, previous: 2, next: 4 }],
    [
      { current_page: 3, has_next: 'true', total_pages: null },
      { current: 3, total: undefined, previous: 2, next: 4 },
    ],
    ...[
      { total_items: null, page_size: 10 },
      { total_items: 97, page_size: undefined },
    ].map((unset): [PageWindowOptions, object] => [
      { ...unset, current_page: 3 },
      { current: 3, total: undefined, previous: 2, next: 4 },
    ]),
    [
      { current_page: 3, has_next: false },
      { current: 3, total: 3, previous: 2, next: undefined },
    ],
  ])('%j leads to %j', (given, expected) => {
    expect(pageWindow(given)).toEqual({ ...expected, slots: expect.any(Array) as unknown });
  });

  test.each([
    ...[[9, 9] as const, [' +7', 7] as const, [7.9, 7] as const, ['7.9', 7] as const],
    ...[
      0,
      -3,
      '-3',
      '',
      'abc',
      '7; drop',
      '5abc',
      '1e3',
      'NaN',
      NaN,
      Infinity,
      'Infinity',
      null,
      true,
      {},
      ['7'],
      Symbol('7'),
    ].map((odd) => [odd, 1] as const),
    ...[12, '12', 2 ** 60, 1e308, 10n ** 30n, '9'.repeat(400)].map((late) => [late, 9] as const),
  ])('a visitor who asks for page %p sees page %i of 9', (current_page, expected) => {
    expect(pageWindow({ total_pages: 9, current_page }).current).toBe(expected);
  });

  test.each<[unknown, string]>([
    [undefined, 'pageWindow takes an object, such as { total_pages: 42, current_page: 7 }.'],
    [42, 'pageWindow takes an object, such as { total_pages: 42, current_page: 7 }.'],
    [
      { totalPages: 42 },
      'pageWindow has no option "totalPages". It takes total_pages, total_items, page_size, current_page, has_next, sibling_count, boundary_count.',
    ],
    [{ total_pages: NaN }, 'pageWindow: total_pages is NaN, which is not an integer below 2 ** 53.'],
    [{ total_pages: 2.5 }, 'pageWindow: total_pages is 2.5, which is not an integer below 2 ** 53.'],
    [{ total_pages: '4x' }, 'pageWindow: total_pages is "4x", which is not an integer below 2 ** 53.'],
    [
      { total_pages: '9\u00a0' },
      'pageWindow: total_pages is "9\u00a0", which is not an integer below 2 ** 53.',
    ],
    [{ total_pages: '' }, 'pageWindow: total_pages is "", which is not an integer below 2 ** 53.'],
    [
      { total_pages: [4] },
      'pageWindow: total_pages is of type object, which is not an integer below 2 ** 53.',
    ],
    [
      { total_pages: 2 ** 53 },
      'pageWindow: total_pages is 9007199254740992, which is not an integer below 2 ** 53.',
    ],
    [{ total_items: -1, page_size: 1 }, 'pageWindow: total_items is -1; it takes 0 or more.'],
    [{ total_items: 1, page_size: 0 }, 'pageWindow: page_size is 0; it takes 1 or more.'],
    [{ sibling_count: -1 }, 'pageWindow: sibling_count is -1; it takes 0 to 1000.'],
    [{ boundary_count: 1001 }, 'pageWindow: boundary_count is 1001; it takes 0 to 1000.'],
    [{ has_next: 'yes' }, 'pageWindow: has_next is "yes", which is neither true nor false.'],
    [
      { total_pages: 9, has_next: true },
      'pageWindow: total_pages cannot be combined with has_next. Remove one of them.',
    ],
    [
      { total_pages: 9, total_items: 90, page_size: 10 },
      'pageWindow: total_pages cannot be combined with total_items. Remove one of them.',
    ],
    [{ total_items: 97 }, 'pageWindow: total_items requires page_size.'],
    [{ page_size: 10 }, 'pageWindow: page_size requires total_items.'],
  ])('refuses %j', (given, message) => {
    expect(() => pageWindow(given as PageWindowOptions)).toThrow(new TypeError(message));
  });

  test('agrees with renderPagination', () => {
    for (const list of [
      ...[{ total_pages: 9 }, { total_pages: 9n }, { has_next: false }, {}],
      ...[97, 97n, null].map((total_items) => ({ total_items, page_size: 10 })),
    ])
      for (const current_page of [1, 2, 9, 10]) {
        const { slots, previous, next } = pageWindow({ ...list, current_page });
        const html = renderPagination({ ...list, current_page });
        const links = Array.from(html.matchAll(/href="\/(\d+)"/g), ([, page]) => Number(page));
        const pages = slots.flatMap((slot) => (slot.type === 'page' ? [slot.page] : []));
        expect(links).toEqual([previous, ...pages, next].filter((page) => page !== undefined));
      }
  });

  test('takes the counts at their limits', () => {
    const slotsOf = (count: number): unknown =>
      pageWindow({ total_pages: 1e6, sibling_count: count, boundary_count: count }).slots;
    expect(slotsOf(1000)).toHaveLength(4003);
    expect(slotsOf(0)).toHaveLength(1);
  });
});
