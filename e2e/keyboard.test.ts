import type { Browser, Page } from 'playwright-core';
import { frameworkStyles, pageAround, styledThemes } from './scripts/framework-styles.js';
import {
  renderPagination,
  type PaginationControlAttributes,
  type PaginationThemeName,
} from '../src/index.js';
import { describeInBrowser } from './browser.js';

/** Every theme, without a mouse. */

const middle = { path: '#page-:page', total_pages: 42, current_page: 7 };
const MIDDLE = ['#page-6', '#page-1', '#page-6', '#page-7', '#page-8', '#page-42', '#page-8'];

/** In the source, Previous and Next stand before the list; see docs/themes.md. */
const BULMA = ['#page-6', '#page-8', '#page-1', '#page-6', '#page-7', '#page-8', '#page-42'];

describeInBrowser('the keyboard', (launch) => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1024, height: 400 } });
  });

  afterAll(() => browser.close());

  async function show(
    theme: PaginationThemeName,
    attributes: PaginationControlAttributes,
    direction: 'ltr' | 'rtl',
  ): Promise<void> {
    const styles = `${frameworkStyles(theme)[direction]} * { transition: none !important }`;
    const look = { theme, styles, direction };
    await page.setContent(pageAround(look, renderPagination(attributes, { theme })));
  }

  /** Goes from link to link with the tabulator key. */
  async function tabThrough(): Promise<
    { href: string | null; name: string; left: number; isMarked: boolean }[]
  > {
    const stops = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const link = document.activeElement;
        // From the last one the focus may go back to the first.
        if (link === null || link.closest('nav') === null || link.hasAttribute('data-seen')) return undefined;
        link.setAttribute('data-seen', '');
        const look = (): string => {
          const { outline, boxShadow, backgroundColor } = getComputedStyle(link);
          return [outline, boxShadow, backgroundColor].join(' ');
        };
        const focused = look();
        const texts = [...link.childNodes].filter((node) => !(node instanceof Element && node.ariaHidden));
        const name =
          link.getAttribute('aria-label') ??
          texts
            .map((node) => node.textContent)
            .join('')
            .trim();
        const { left } = link.getBoundingClientRect();
        (link as HTMLElement).blur();
        const isMarked = look() !== focused;
        (link as HTMLElement).focus();
        return { href: link.getAttribute('href'), name, left, isMarked };
      });
      if (stop === undefined) return stops;
      stops.push(stop);
    }
  }

  test.each(
    styledThemes.flatMap((theme) => (['ltr', 'rtl'] as const).map((direction) => ({ theme, direction }))),
  )(
    'reaches every link of $theme in the order in which they show, $direction, and marks it',
    async ({ theme, direction }) => {
      await show(theme as PaginationThemeName, middle, direction);
      const stops = await tabThrough();
      expect(stops.map(({ href }) => href)).toEqual(theme === 'bulma' ? BULMA : MIDDLE);
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
      const places = stops.map(({ left }) => (direction === 'rtl' ? -left : left));
      if (theme !== 'bulma') expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  test.each([
    ['a', ['1', '2', '3', 'Next page']],
    // The focus stays on a Previous that a patch disables under it.
    ['live_patch', ['Previous page', '1', '2', '3', 'Next page']],
  ] as const)('a disabled link of the kind %s', async (link_type, names) => {
    await show(
      'default',
      { total_pages: 3, current_page: 1, show_boundary_chevrons: true, link_type },
      'ltr',
    );
    expect((await tabThrough()).map(({ name }) => name)).toEqual(names);
  });

  test('Enter follows a link', async () => {
    await show('default', middle, 'ltr');
    for (let count = 0; count < 3; count++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // The browser follows in its own time; a page that it does not come to is an error.
    await page.waitForFunction(() => location.hash === '#page-6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#page-8');
  });
});
