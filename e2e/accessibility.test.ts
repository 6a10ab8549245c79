import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { darkThemes, frameworkStyles } from '../scripts/framework-styles.js';
import { pageAround, type Look } from './scripts/page-around.js';
import { themeNames, type PaginationThemeName } from '../src/index.js';
import { describeInBrowser } from './browser.js';
import { lowContrasts } from './contrast.js';
import { renderStates, states } from './control-states.js';

/** Every theme in every state: with the styles of its framework before axe, in both directions, and without before IBM's checker. */

/** The part of IBM's Equal Access engine that is used here. */
interface Equal {
  readonly Checker: new () => {
    check(
      node: Node,
      rules: readonly string[],
    ): Promise<{
      readonly results: readonly {
        readonly ruleId: string;
        readonly value: readonly [string, string];
        readonly path: { readonly dom: string };
        readonly message: string;
      }[];
    }>;
  };
}

const names = themeNames;

/** The languages of the two directions. */
const languages = { ltr: 'en', rtl: 'ar' } as const;

/** In buttons, the elements around them are those of links, and so they are in labels of pages. */
const ofLinks = new Map([...states].filter(([name]) => /\ba$/.test(name)));

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
    theme: PaginationThemeName,
    { direction = 'ltr', isDark = false }: Partial<Look> = {},
    among = states,
  ): Promise<void> {
    const styles = sheets.get(theme)?.[direction] ?? '';
    const language = languages[direction];
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    const content = renderStates(theme, language, false, among);
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

  /**
   * What IBM's checker finds, a line each: the rule, what it says, and where. What it asks a person to judge,
   * `themes/media.ts` does.
   */
  async function findMore(): Promise<string[]> {
    await page.addScriptTag({ path: require.resolve('accessibility-checker-engine/ace.js') });
    return page.evaluate(async () => {
      const { Checker } = (globalThis as unknown as { ace: Equal }).ace;
      const { results } = await new Checker().check(document, ['IBM_Accessibility']);
      return results
        .filter(({ value }) => value[1] === 'FAIL')
        .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path.dom}`);
    });
  }

  // axe leaves out texts that `contrast.ts` reads.
  test.each(names)('axe finds nothing in %s, and texts can be read', async (theme) => {
    await show(theme);
    expect(await findAll()).toEqual([]);
    expect(await page.evaluate(lowContrasts)).toEqual([]);
  });

  test.each(names)(
    'axe finds nothing in %s from right to left, in the dark if there is one',
    async (theme) => {
      await show(theme, { direction: 'rtl', isDark: darkThemes.includes(theme) }, ofLinks);
      expect(await findAll()).toEqual([]);
    },
  );

  test.each(darkThemes)('texts can be read in %s in the dark', async (theme) => {
    await show(theme as PaginationThemeName, { isDark: true });
    expect(await page.evaluate(lowContrasts)).toEqual([]);
  });

  // Its rules are about elements and names. Styles, which take it half a minute to read, are before axe and in `contrast.ts`.
  test.each(names)("IBM's checker finds nothing in %s", async (theme) => {
    const look = { theme, styles: '', direction: 'ltr', isDark: false, language: 'en' } as const;
    const among = theme === 'default' ? states : ofLinks;
    await page.setContent(pageAround(look, renderStates(theme, 'en', false, among)));
    expect(await findMore()).toEqual([]);
  });

  test('finds problems', async () => {
    await show('default', {}, new Map([...states].filter(([name]) => /^(?:first|last) page, a$/.test(name))));
    await page.evaluate(() => {
      document.querySelector('a[rel=next] .pagination__label')?.remove();
      document
        .querySelector<HTMLElement>('a[aria-current][href$="120"]')
        ?.style.setProperty('color', '#60a5fa');
    });
    expect((await findAll()).map((line) => line.split(':')[0])).toEqual(['color-contrast', 'link-name']);
    expect(await page.evaluate(lowContrasts)).toEqual(['current page: 2.03, not 4.5']);
    await page.evaluate(() => document.querySelector('a[rel=next]')?.replaceChildren());
    expect((await findMore()).map((line) => line.split(':')[0])).toContain('a_text_purpose');
  });
});
