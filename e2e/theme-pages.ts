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

/** Pages whose slots differ in kind, of 42. */
const pages = [1, 2, 3, 4, 5, 6, 21, 37, 38, 39, 40, 41];

export function controlsOf(theme: PaginationThemeName, attributes: PaginationControlAttributes): string[] {
  return pages.map((current_page) =>
    renderPagination({ total_pages: 42, current_page, ...attributes }, { theme }),
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

/** Where Next is in each control, in px; how wide the page is; and whether a list takes more than one row. */
export function measure(
  page: Page,
  controls: readonly string[],
): Promise<{ places: string[]; excess: number; rows: number }> {
  return page.evaluate((controls) => {
    const place = document.querySelector('#place')!;
    let [excess, rows] = [0, 1];
    const places = controls.map((control) => {
      place.innerHTML = control;
      const links = [...place.querySelectorAll<HTMLElement>('nav :is(a, button)')];
      const shown = links.filter((link) => link.checkVisibility());
      const next = shown.find((link) => /Next/.test(`${link.textContent} ${link.ariaLabel}`));
      const { x, y } = next!.getBoundingClientRect();
      const right = Math.max(...shown.map((link) => link.getBoundingClientRect().right));
      excess = Math.max(excess, right - place.getBoundingClientRect().right);
      const tops = [...place.querySelectorAll('li')]
        .filter((item) => item.checkVisibility())
        .map((item) => Math.round(item.getBoundingClientRect().top / 8));
      rows = Math.max(rows, new Set(tops).size);
      return `${Math.round(x)} ${Math.round(y)}`;
    });
    return { places: [...new Set(places)], excess: Math.round(excess), rows };
  }, controls);
}
