import type { Browser, Page } from 'playwright-core';
import {
  renderPagination,
  type PaginationControlAttributes,
  type PaginationThemeName,
} from '../src/index.js';
import { describeInBrowser } from './browser.js';
import { frameworkStyles, pageAround, styledThemes, type Look } from './scripts/framework-styles.js';

/** Pages in each theme, with the stylesheet of its framework. */

export const themes = styledThemes as readonly PaginationThemeName[];

/** From a small phone to a desktop, on both sides of where layouts change. */
export const widths = [320, 360, 390, 440, 480, 520, 640, 768, 800, 1024, 1280];

export const lists = {
  plain: {},
  chevrons: { show_boundary_chevrons: true },
  buttons: { element: 'button', 'link:data-page': ':page' },
  'no siblings': { sibling_count: 0 },
  'two boundary pages': { boundary_count: 2, sibling_count: 0 },
  ends: { show_ends: true },
} as const satisfies Record<string, PaginationControlAttributes>;

/** Pages whose slots differ in kind or in their number of digits, by the number of all pages. */
const pages = {
  7: [1, 2, 4, 6, 7],
  42: [1, 2, 3, 4, 5, 6, 21, 37, 38, 39, 40, 41, 42],
  120: [1, 2, 60, 99, 100, 101, 117, 119, 120],
  1200: [1, 2, 99, 100, 998, 1000, 1001, 1197, 1199, 1200],
} as const;

/** Controls of some pages of a list; of 42 pages, if nothing else is said. */
export function controlsOf(
  theme: PaginationThemeName,
  attributes: PaginationControlAttributes,
  total: keyof typeof pages = 42,
): string[] {
  const length =
    'summary' in attributes ? { total_items: 10 * total, page_size: 10 } : { total_pages: total };
  return pages[total].map((current_page) =>
    renderPagination({ ...length, current_page, ...attributes }, { theme }),
  );
}

/** A tab of a browser that shows controls in a theme. */
interface ThemedTab {
  readonly browser: () => Browser;
  readonly page: () => Page;
  /** The stylesheet of the theme's framework. */
  readonly sheetOf: (theme: PaginationThemeName) => string;
  /** Shows content in a page of the framework. */
  readonly show: (theme: PaginationThemeName, content: string, more?: Partial<Look>) => Promise<void>;
}

/** Describes tests that show themes in a browser. */
export function describeThemes(name: string, define: (tab: ThemedTab) => void): void {
  describeInBrowser(name, (launch) => {
    let browser: Browser;
    let page: Page;
    const sheets = new Map<string, string>();
    const sheetOf = (theme: PaginationThemeName): string => sheets.get(theme)!;

    beforeAll(async () => {
      for (const theme of themes) sheets.set(theme, frameworkStyles(theme).ltr);
      browser = await launch();
      page = await browser.newPage({ reducedMotion: 'reduce' });
    });

    afterAll(() => browser.close());

    define({
      browser: () => browser,
      page: () => page,
      sheetOf,
      show: (theme, content, { styles = '', ...look } = {}) =>
        page.setContent(pageAround({ theme, ...look, styles: sheetOf(theme) + styles }, content)),
    });
  });
}

/**
 * How far Previous or Next moves from one control to another, in px; how far links stand out; and how many rows a list
 * takes.
 */
export function measure(
  page: Page,
  controls: readonly string[],
): Promise<{ moves: number; excess: number; rows: number }> {
  return page.evaluate((controls) => {
    const place = document.querySelector('#place')!;
    let [excess, rows] = [0, 1];
    const places: Record<string, number[]> = {};
    for (const control of controls) {
      place.innerHTML = control;
      const links = [...place.querySelectorAll<HTMLElement>('nav :is(a, button)')];
      const shown = links.filter((link) => link.checkVisibility());
      const right = Math.max(...shown.map((link) => link.getBoundingClientRect().right));
      excess = Math.max(excess, right - place.getBoundingClientRect().right);
      const tops = [...place.querySelectorAll('li')]
        .filter((item) => item.checkVisibility())
        .map((item) => Math.round(item.getBoundingClientRect().top / 8));
      rows = Math.max(rows, new Set(tops).size);
      for (const link of shown) {
        const [name] = /Previous|Next/.exec(`${link.textContent} ${link.ariaLabel}`) ?? [];
        const { x, y } = link.getBoundingClientRect();
        if (name) (places[`${name} x`] ??= []).push(x);
        if (name) (places[`${name} y`] ??= []).push(y);
      }
    }
    const spans = Object.values(places).map((values) => Math.max(...values) - Math.min(...values));
    return { moves: Math.round(Math.max(...spans)), excess: Math.round(excess), rows };
  }, controls);
}
