import type { NumberToken } from './path.js';

/** The size of a list, in pages or in items. */
interface ListNumbers {
  /** The number of pages; undefined if unknown. Less than 1 counts as 1. */
  readonly total_pages?: number | undefined;
  /** The current page, from 1. Default 1. A number out of range is clamped. */
  readonly current_page?: number | undefined;
  /** If the number of pages is unknown, whether there is a next page. Default true. */
  readonly has_next?: boolean | undefined;
  /** The number of items, as an alternative to the number of pages. */
  readonly total_items?: number | undefined;
  /** The number of items per page, from 1. */
  readonly page_size?: number | undefined;
}

export interface ResolvedNumbers {
  /** The last page known to exist, at least 1. */
  readonly total: number;
  /** The current page, from 1 to `total`. */
  readonly current: number;
  /** The last page that Next may link to: greater than `total` if the total is unknown. */
  readonly last: number;
}

/** The maximum sibling or boundary count. */
export const MAX_COUNT = 1000;

/**
 * Resolves the numbers of a list to consistent ones.
 *
 * @example
 * resolveNumbers({ total_pages: 9, current_page: 12 }) // { total: 9, current: 9, last: 9 }
 * resolveNumbers({ current_page: 3 })                  // { total: 3, current: 3, last: 4 }
 * resolveNumbers({ current_page: 3, has_next: false }) // { total: 3, current: 3, last: 3 }
 * resolveNumbers({ total_items: 97, page_size: 10 })   // { total: 10, current: 1, last: 10 }
 */
export function resolveNumbers({
  total_items,
  page_size,
  total_pages = pagesOf(total_items, page_size),
  current_page = 1,
  has_next = true,
}: ListNumbers): ResolvedNumbers {
  if (total_pages === undefined) {
    const current = Math.max(current_page, 1);
    return { total: current, current, last: has_next ? current + 1 : current };
  }
  const total = Math.max(total_pages, 1);
  return { total, current: Math.min(Math.max(current_page, 1), total), last: total };
}

/**
 * Numbers a page if only its neighbors are known, from 1, counting only pages that are known to exist.
 *
 * @example
 * resolveNeighbors({ previous_path: '/a', next_path: '/c' }) // { total: 2, current: 2, last: 3 }
 * resolveNeighbors({})                                       // { total: 1, current: 1, last: 1 }
 */
export function resolveNeighbors(given: {
  readonly previous_path?: string | undefined;
  readonly next_path?: string | undefined;
}): ResolvedNumbers {
  const current = given.previous_path === undefined ? 1 : 2;
  return { total: current, current, last: given.next_path === undefined ? current : current + 1 };
}

function pagesOf(items: number | undefined, size: number | undefined): number | undefined {
  return items === undefined || size === undefined ? undefined : Math.ceil(items / size);
}

/**
 * Returns the numbers of the first and last items on a page, from 1, or 0 and 0 if there are no items.
 *
 * @example
 * itemsOn(10, 97, 10) // { from: 91, to: 97 }
 */
export function itemsOn(page: number, items: number, size: number): { from: number; to: number } {
  const before = (page - 1) * size;
  return { from: Math.min(before + 1, items), to: Math.min(before + size, items) };
}

/**
 * Returns the number that a token of a path stands for on a page.
 *
 * @param page page number, from 1
 * @param size items per page; only `offset` and `page_size` need it
 * @example
 * numberFor('offset', 3, 20) // 40
 */
export function numberFor(token: NumberToken, page: number, size = 0): number {
  if (token === 'page') return page;
  if (token === 'page_size') return size;
  return token === 'index' ? page - 1 : (page - 1) * size;
}

/**
 * Returns the page of each slot, or 0 for an ellipsis, in closed form. Between the first and last `boundaries` slots, a
 * run of pages slides with the current page. The running time depends on the number of slots, not pages.
 *
 * @param total the last page, from 1
 * @param current the current page, from 1 to `total`
 */
export function slotPages(total: number, current: number, siblings: number, boundaries: number): number[] {
  const gap = boundaries > 0 ? 1 : 0;
  const slots = 2 * siblings + 2 * boundaries + 2 * gap + 1;
  // How far the run can slide, and how far it slides for the current page.
  const room = Math.max(total - slots, 0);
  const shift = Math.min(Math.max(current - (siblings + boundaries + gap + 1), 0), room);
  const pages = new Array<number>(Math.min(total, slots));
  for (let slot = 1; slot <= pages.length; slot++) {
    const isGap =
      gap === 1 && ((slot === boundaries + 1 && shift > 0) || (slot === slots - boundaries && shift < room));
    if (slot <= boundaries) pages[slot - 1] = slot;
    else if (slot > slots - boundaries) pages[slot - 1] = slot + room;
    else pages[slot - 1] = isGap ? 0 : slot + shift;
  }
  return pages;
}
