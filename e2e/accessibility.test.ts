import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import {
  darkThemes,
  frameworkStyles,
  pageAround,
  styledThemes,
  type Look,
} from './scripts/framework-styles.js';
import { themes, type ThemeName } from '../src/index.js';
import { describeInBrowser } from './browser.js';
import { lowContrasts } from './contrast.js';
import { renderStates } from './control-states.js';

/** Every theme in every state and both directions, with the styles of its framework, before axe. */

const directions = ['ltr', 'rtl'] as const;
const names = Object.keys(themes) as ThemeName[];

/** The languages of the two directions. */
const languages = { ltr: 'en', rtl: 'ar' } as const;

describeInBrowser('the states of all themes', (launch) => {
  let browser: Browser;
  let page: Page;
  const sheets = new Map<string, ReturnType<typeof frameworkStyles>>();

  beforeAll(async () => {
    for (const theme of names) sheets.set(theme, frameworkStyles(theme));
    browser = await launch();
    page = await browser.newPage({ reducedMotion: 'reduce' });
  });

  afterAll(() => browser.close());

  async function show(
    theme: ThemeName,
    { direction = 'ltr', isDark = false }: Partial<Look> = {},
  ): Promise<void> {
    const styles = sheets.get(theme)?.[direction] ?? '';
    const language = languages[direction];
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    const content = renderStates(theme, language);
    await page.setContent(pageAround({ theme, styles, direction, isDark, language }, content));
  }

  /** What axe finds, a line each: the rule, and where. */
  async function findAll(): Promise<string[]> {
    await page.addScriptTag({ content: axe.source });
    return page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
    });
  }

  test.each(names.flatMap((theme) => directions.map((direction) => [theme, direction] as const)))(
    'axe finds nothing in %s, %s',
    async (theme, direction) => {
      await show(theme, { direction });
      expect(await findAll()).toEqual([]);
    },
  );

  test.each(directions)('axe finds nothing in the default theme, dark, %s', async (direction) => {
    await show('default', { direction, isDark: true });
    expect(await findAll()).toEqual([]);
  });

  test('what is wrong is found', async () => {
    await show('default');
    await page.evaluate(() => {
      document.querySelector('a[rel=next] .pagination__label')?.remove();
      document
        .querySelector<HTMLElement>('a[aria-current][href$="120"]')
        ?.style.setProperty('color', '#60a5fa');
    });
    expect((await findAll()).map((line) => line.split(':')[0])).toEqual(['color-contrast', 'link-name']);
    expect(await page.evaluate(lowContrasts)).toEqual(['current page: 2.03, not 4.5']);
  });

  test.each(
    styledThemes.flatMap((theme) =>
      (darkThemes.includes(theme) ? [false, true] : [false]).map((isDark) => ({ theme, isDark })),
    ),
  )('texts can be read in $theme, dark: $isDark', async ({ theme, isDark }) => {
    await show(theme as ThemeName, { isDark });
    expect(await page.evaluate(lowContrasts)).toEqual([]);
  });
});
