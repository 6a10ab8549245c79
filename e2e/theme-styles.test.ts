import type { Browser, Page } from 'playwright-core';
import { darkThemes, frameworkStyles } from '../scripts/framework-styles.js';
import { pageAround } from './scripts/page-around.js';
import { cutThemes, themeStyles } from '../scripts/theme-styles.js';
import type { PaginationThemeName } from '../src/index.js';
import { describeInBrowser } from './browser.js';
import { renderStates } from './control-states.js';

/** The part of the frameworks' styles that the playground has looks like the whole. */

const cut = themeStyles();

describeInBrowser('the styles of the playground', (launch) => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 900, height: 600 } });
  });

  afterAll(() => browser.close());

  // Colors are those of both directions, and places those of both palettes.
  describe.each(cutThemes)('are all that %s needs', (theme) => {
    let whole: ReturnType<typeof frameworkStyles>;
    beforeAll(() => {
      whole = frameworkStyles(theme);
    });

    test.each([
      { direction: 'ltr', isDark: false } as const,
      { direction: 'rtl', isDark: darkThemes.includes(theme) } as const,
    ])('$direction, dark: $isDark', async ({ direction, isDark }) => {
      await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
      const states = renderStates(theme as PaginationThemeName, direction === 'rtl' ? 'ar' : 'en');
      const part = cut[theme]?.[direction] ?? cut[theme]?.ltr ?? '';
      const pictures = [];
      for (const styles of [whole[direction], part]) {
        // Pictures are compared, so fonts of the system take the place of those that are left out.
        const look = {
          theme,
          styles: `${styles} * { font-family: sans-serif !important }`,
          direction,
          isDark,
        };
        await page.setContent(pageAround(look, states));
        pictures.push(await page.screenshot({ fullPage: true }));
      }
      expect(pictures[0]?.equals(pictures[1]!)).toBe(true);
    });
  });
});
