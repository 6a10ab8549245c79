import { toInteger } from './number.js';
import { checkOptions, expect, type Check } from './validate.js';
import { readVisitorPage } from './visitor-page.js';
import { MAX_COUNT, resolveNumbers, slotPages } from './window.js';

/** A number, or a string of digits with an optional sign, as in a tag. Null and undefined leave it unset. */
type IntegerLike = number | bigint | string | null | undefined;

/** What `pageWindow` takes: the attributes of the tag that decide which pages a control shows. */
export interface PageWindowOptions {
  /** The number of pages. If neither it nor `total_items` is set, the total is unknown. Less than 1 counts as 1. */
  readonly total_pages?: IntegerLike;
  /** The number of items, instead of the number of pages. */
  readonly total_items?: IntegerLike;
  /** The number of items per page, from 1. Requires `total_items`. */
  readonly page_size?: IntegerLike;
  /**
   * The current page, from 1. Default 1. It often comes from a visitor, so no value is an error: a page outside the list
   * becomes the nearest one, a fraction is cut off, and anything that is not a number becomes page 1.
   */
  readonly current_page?: unknown;
  /** If the total is unknown, whether there is a next page. Default true. */
  readonly has_next?: boolean | 'true' | 'false' | null | undefined;
  /** Pages on each side of the current one, 0 to 1000. Default 1. */
  readonly sibling_count?: IntegerLike;
  /** Pages at each end, 0 to 1000. Default 1. */
  readonly boundary_count?: IntegerLike;
}

/** One slot of the control: a page, or an ellipsis for omitted pages. */
export type PageSlot =
  { readonly type: 'page'; readonly page: number; readonly current: boolean } | { readonly type: 'ellipsis' };

/** What `pageWindow` returns: which pages a control shows. */
export interface PageWindow {
  /** The pages and ellipses to show, in order. Their number is the same on every page of a list. */
  readonly slots: readonly PageSlot[];
  /** The current page, from 1 to the last page. */
  readonly current: number;
  /** The number of pages; undefined if it is unknown. */
  readonly total: number | undefined;
  /** The page that Previous links to; undefined on the first page. */
  readonly previous: number | undefined;
  /** The page that Next links to; undefined on the last page. */
  readonly next: number | undefined;
}

const integer = (min: number, max = Infinity): Check => {
  const range = max === Infinity ? ` from ${min}` : ` from ${min} to ${max}`;
  const isInRange = (value: number): boolean => Number.isSafeInteger(value) && value >= min && value <= max;
  return expect(
    `a whole number${min === -Infinity ? '' : range}`,
    (value) => value === null || isInRange(toInteger(value) ?? NaN),
    {},
  );
};

const rows: Readonly<Record<keyof PageWindowOptions, { readonly check: Check }>> = {
  total_pages: { check: integer(-Infinity) },
  total_items: { check: integer(0) },
  page_size: { check: integer(1) },
  current_page: { check: expect('anything', () => true, {}) },
  has_next: {
    check: expect(
      'true or false',
      (value) => [true, false, 'true', 'false', null].includes(value as null),
      {},
    ),
  },
  sibling_count: { check: integer(0, MAX_COUNT) },
  boundary_count: { check: integer(0, MAX_COUNT) },
};

/**
 * Decides which pages a control shows, for a component of your own. The number of slots is the same for every current
 * page, and an ellipsis never replaces a single page. The running time depends on the number of slots, not pages.
 *
 * The slots equal those of `usePagination` in @mui/material if the boundary count is at least 1. With a boundary count
 * of 0, they are a sliding window without ellipses.
 *
 * @throws {TypeError} if a key is unknown, a value other than `current_page` is invalid, or two values contradict each
 *   other
 * @example
 * pageWindow({ total_pages: 9, current_page: 5 })
 * // { slots: [1 … 4 [5] 6 … 9], current: 5, total: 9, previous: 4, next: 6 }
 */
export function pageWindow(options: PageWindowOptions): PageWindow {
  const given = checkOptions(options, rows, '{ total_pages: 42, current_page: 7 }');
  refuseContradictions(options);
  const read = (name: keyof PageWindowOptions): number | undefined => toInteger(given[name]);
  const [total_pages, total_items, page_size] = [read('total_pages'), read('total_items'), read('page_size')];
  const [siblings = 1, boundaries = 1] = [read('sibling_count'), read('boundary_count')];
  const current_page = readVisitorPage(given.current_page);
  const has_next = String(given.has_next ?? true) === 'true';
  const numbers = { total_pages, total_items, page_size, current_page, has_next };
  const { total, current, last } = resolveNumbers(numbers);
  return {
    slots: slotPages(total, current, siblings, boundaries).map((page) =>
      page === 0 ? { type: 'ellipsis' } : { type: 'page', page, current: page === current },
    ),
    current,
    total: total === last ? total : undefined,
    previous: current > 1 ? current - 1 : undefined,
    next: current < last ? current + 1 : undefined,
  };
}

function refuseContradictions(options: PageWindowOptions): void {
  const given = Object.entries(options).flatMap(([name, value]) =>
    (value ?? undefined) === undefined ? [] : name,
  );
  const [one, other] = given.filter((name) => /^(?:total_|has_next)/.test(name));
  if (other !== undefined)
    throw new TypeError(`pageWindow: ${one} cannot be combined with ${other}. Remove one of them.`);
  const sizes = ['total_items', 'page_size'] as const;
  const lone = sizes.find((name) => given.includes(name));
  const missing = sizes.find((name) => !(name in options));
  if (lone !== undefined && missing !== undefined)
    throw new TypeError(`pageWindow: ${lone} requires ${missing}.`);
}
