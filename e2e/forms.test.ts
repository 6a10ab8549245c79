import axe from 'axe-core';
import { compile, type PaginationThemeName } from '../src/index.js';
import { emulate, pageAround } from './scripts/framework-styles.js';
import { describeThemes, themes } from './theme-pages.js';

/** The forms of each theme in a browser. */

/** A list with its control above and below. Its path has the query that forms keep. */
function listIn(theme: PaginationThemeName): (data: object) => string {
  const tag = (label: string): string =>
    `<pagination path="?tag=a+%26+b&amp;page=:page&amp;size=:page_size#list" total_items="977" page_size="{size}" current_page="{page}" jump page_sizes="10,25,50" aria-label="${label}"></pagination>`;
  return compile(`${tag('Above')}<h1 id="list">Posts</h1>${tag('Below')}`, { theme });
}

describeThemes('forms', ({ browser, page, sheetOf, show }) => {
  test.each(themes)('those of %s work without JavaScript, on a phone', async (theme) => {
    const context = await browser().newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 600 },
    });
    const list = listIn(theme);
    await context.route('**/*', (route) => {
      const { searchParams } = new URL(route.request().url());
      const data = { page: searchParams.get('page'), size: searchParams.get('size') };
      const body = pageAround({ theme, styles: sheetOf(theme) }, list(data));
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
    const tab = await context.newPage();
    await tab.goto('http://localhost/posts?page=3&size=20');
    const field = tab.getByLabel('Go to page').last();
    const sizes = tab.getByLabel('Items per page').last();
    const press = (index: number): Promise<void> =>
      tab.getByRole('button', { name: 'Go' }).nth(index).click();
    const current = (): Promise<string[]> => tab.locator('[aria-current=page]').allTextContents();
    expect(await sizes.inputValue()).toBe('20');
    // What is empty or out of range is not sent.
    for (const value of ['', '50', '0', '49']) {
      await field.fill(value);
      await press(2);
    }
    await tab.waitForURL('http://localhost/posts?tag=a+%26+b&size=20&page=49#list');
    expect(await current()).toEqual(['49', '49']);
    await sizes.selectOption('50');
    await press(3);
    await tab.waitForURL('http://localhost/posts?tag=a+%26+b&size=50#list');
    expect(await sizes.inputValue()).toBe('50');
    expect(await current()).toEqual(['1', '1']);
    await context.close();
  });

  test.each(themes)('those of %s fit 320 px, and axe finds nothing', async (theme) => {
    await emulate(page(), 'light');
    await page().setViewportSize({ width: 320, height: 600 });
    await show(theme, listIn(theme)({ page: 4, size: 20 }));
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page().evaluate(axe.source);
    const { violations } = await page().evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(),
    );
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
});
