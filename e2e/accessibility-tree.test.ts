import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { frameworkStyles, pageAround } from './scripts/framework-styles.js';
import {
  renderPagination,
  type PaginationControlAttributes,
  type PaginationThemeName,
} from '../src/index.js';
import { accessibilityTree } from './accessibility-tree.js';
import { describeInBrowser } from './browser.js';

/** Names and roles, as Chromium hands them to assistive technology: fixtures/accessibility, to be read as a person would. */

const folder = join(__dirname, '../fixtures/accessibility');

const states: Readonly<Record<string, PaginationControlAttributes>> = {
  first: { total_pages: 42, current_page: 1 },
  middle: { total_pages: 42, current_page: 7 },
  last: { total_pages: 42, current_page: 42 },
  'one-page': { total_pages: 1 },
  'unknown-total': { current_page: 3 },
  'first-with-chevrons': { total_pages: 42, current_page: 1, show_boundary_chevrons: true },
  'first-with-chevrons-live': {
    total_pages: 42,
    current_page: 1,
    show_boundary_chevrons: true,
    link_type: 'live_patch',
  },
  'first-live': { total_pages: 42, current_page: 1, link_type: 'live_patch' },
  'page-labels': { total_pages: 3, current_page: 2, page_label: 'Page :page of 3' },
  named: { total_pages: 3, current_page: 2, 'aria-label': 'Pages of comments' },
};

const cases = (['default', 'govuk'] as const).flatMap((theme) =>
  Object.entries(states).map(
    ([state, attributes]): [string, PaginationThemeName, PaginationControlAttributes] => [
      `${theme}-${state}`,
      theme,
      attributes,
    ],
  ),
);

describeInBrowser('the accessibility tree', (launch) => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage();
  });

  afterAll(() => browser.close());

  test.each(cases)('%s', async (name, theme, attributes) => {
    const styles = frameworkStyles(theme).ltr;
    await page.setContent(pageAround({ theme, styles }, renderPagination(attributes, { theme })));
    const tree = await accessibilityTree(page);
    const file = join(folder, `${name}.txt`);
    if (process.env['UPDATE'] && !process.env['CI']) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, tree);
    }
    expect(tree).toBe(readFileSync(file, 'utf8'));
  });

  test('a narrow container has fewer pages, reads all ellipses the same, and has no empty item', async () => {
    const styles = frameworkStyles('default').ltr;
    await page.setViewportSize({ width: 320, height: 400 });
    const control = renderPagination({ total_pages: 42, current_page: 4 });
    await page.setContent(pageAround({ theme: 'default', styles }, control));
    expect((await accessibilityTree(page)).replace(/ *listitem\n */g, '- ')).toBe(
      [
        'navigation "Pagination"',
        '  list',
        '- link "Previous page"',
        '- link "1"',
        '- StaticText "…"',
        '- link "4" current page',
        '- StaticText "…"',
        '- link "42"',
        '- link "Next page"',
        '',
      ].join('\n'),
    );
  });
});
