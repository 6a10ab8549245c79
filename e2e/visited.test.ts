import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { frameworkStyles, pageAround, styledThemes } from './scripts/framework-styles.js';
import { renderPagination, type PaginationThemeName } from '../src/index.js';
import { describeInBrowser } from './browser.js';

/** GOV.UK colors all of its visited links, and those of its pagination. */
const themes = styledThemes.filter((theme) => theme !== 'govuk');

/** Links of a control look the same once they are visited. Only pictures tell, because scripts may not know. */

describeInBrowser('visited links', (_launch, launchWithHistory) => {
  let context: BrowserContext;
  let page: Page;
  const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-'));

  beforeAll(async () => {
    const sheets = new Map(themes.map((theme) => [theme, frameworkStyles(theme).ltr]));
    context = await launchWithHistory(folder);
    page = await context.newPage();
    await context.route('**/*', (route) => {
      const [, theme = ''] = new URL(route.request().url()).pathname.split('/');
      const styles = sheets.get(theme);
      if (styles === undefined) return route.fulfill({ status: 404 });
      const attributes = { path: `/${theme}/:page`, total_pages: 7, current_page: 4 };
      const control = renderPagination(attributes, { theme: theme as PaginationThemeName });
      // Not one of our links, so it shows that visited links look different.
      const plain = `<style>#plain { color: blue } #plain:visited { color: red }</style><a id="plain" href="/${theme}/5">Page 5</a>`;
      const body = pageAround({ theme, styles }, control + plain);
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
  });

  afterAll(async () => {
    await context.close();
    rmSync(folder, { recursive: true });
  });

  test.each(themes)('look like others in %s', async (theme) => {
    const picture = async (selector: string): Promise<string> =>
      (await page.locator(selector).screenshot({ animations: 'disabled' })).toString('base64');
    await page.goto(`http://localhost/${theme}/list`);
    const [control, plain] = [await picture('nav'), await picture('#plain')];
    for (const number of [3, 4, 5, 6]) {
      await page.locator(`nav a[href$="/${number}"]`).last().click();
      await page.waitForURL(`**/${number}`);
      await page.goto(`http://localhost/${theme}/list`);
    }
    await page.mouse.move(0, 0);
    for (let turn = 0; turn < 100 && (await picture('#plain')) === plain; turn++)
      await page.waitForTimeout(50);
    expect(await picture('#plain')).not.toBe(plain);
    expect(await picture('nav')).toBe(control);
  });
});
