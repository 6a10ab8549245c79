import { toInteger } from './number.js';
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

const NAMES = [
  ...(['total_pages', 'total_items', 'page_size', 'current_page', 'has_next'] as const),
  ...(['sibling_count', 'boundary_count'] as const),
];

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
  // Callers in plain JavaScript may pass nothing, or the total alone.
  if (Object(options) !== options)
    throw new TypeError('pageWindow takes an object, such as { total_pages: 42, current_page: 7 }.');
  const unknown = Object.keys(options).find((key) => !(NAMES as readonly string[]).includes(key));
  if (unknown !== undefined)
    throw new TypeError(`pageWindow has no option "${unknown}". It takes ${NAMES.join(', ')}.`);
  refuseContradictions(options);
  const total_pages = readInteger(options, 'total_pages', -Infinity);
  const total_items = readInteger(options, 'total_items', 0);
  const page_size = readInteger(options, 'page_size', 1);
  const siblings = readInteger(options, 'sibling_count', 0, MAX_COUNT) ?? 1;
  const boundaries = readInteger(options, 'boundary_count', 0, MAX_COUNT) ?? 1;
  const has_next = readBoolean(options.has_next);
  const current_page = readVisitorPage(options.current_page);
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
  const given = NAMES.filter((name) => (options[name] ?? undefined) !== undefined);
  const [one, other] = given.filter((name) => /^(?:total_|has_next)/.test(name));
  if (other !== undefined)
    throw new TypeError(`pageWindow: ${one} cannot be combined with ${other}. Remove one of them.`);
  const sizes = ['total_items', 'page_size'] as const;
  const lone = sizes.find((name) => given.includes(name));
  const missing = sizes.find((name) => !(name in options));
  if (lone !== undefined && missing !== undefined)
    throw new TypeError(`pageWindow: ${lone} requires ${missing}.`);
}

function readInteger(
  options: PageWindowOptions,
  name: Exclude<keyof PageWindowOptions, 'current_page' | 'has_next'>,
  min: number,
  max = Infinity,
): number | undefined {
  const value = options[name] ?? undefined;
  if (value === undefined) return undefined;
  const number = toInteger(value);
  if (number === undefined || !Number.isSafeInteger(number))
    throw new TypeError(`pageWindow: ${name} is ${showValue(value)}, which is not an integer below 2 ** 53.`);
  if (number < min || number > max)
    throw new TypeError(
      `pageWindow: ${name} is ${number}; it takes ${max === Infinity ? `${min} or more` : `${min} to ${max}`}.`,
    );
  return number;
}

function readBoolean(value: unknown): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw new TypeError(`pageWindow: has_next is ${showValue(value)}, which is neither true nor false.`);
}

function showValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return Object(value) === value ? `of type ${typeof value}` : String(value);
}
