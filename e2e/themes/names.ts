import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPagination, type PaginationControlAttributes } from '../../src/index.js';
import { treeOf } from './tree.js';
import type { Tab } from './tab.js';

/** Names and roles, as an engine hands them to assistive technology. */

/** What is handed over in some states, to be read as a person would. */
const folder = join(__dirname, '../../fixtures/accessibility');

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

export function askAboutNames({ theme, engine, page, show }: Tab): void {
  const tree = (): Promise<string> => treeOf(engine(), page());

  if (theme === 'default' || theme === 'govuk')
    test.each(Object.entries(states))('the tree is that of the fixture: %s', async (state, attributes) => {
      await show(renderPagination(attributes, { theme }));
      const found = await tree();
      const file = join(folder, `${theme}-${state}.txt`);
      if (process.env['UPDATE'] && !process.env['CI']) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, found);
      }
      expect(found).toBe(readFileSync(file, 'utf8'));
    });

  test.each([1280, 300])(
    'Previous, Next and the current page have their names, and ellipses are text: %d px',
    async (width) => {
      await show(renderPagination({ total_pages: 42, current_page: 7 }, { theme }), { width });
      const lines = (await tree()).split('\n').map((line) => line.trim());
      expect(lines[0]).toBe('navigation "Pagination"');
      expect(lines.filter((line) => line.endsWith('current page'))).toEqual([
        expect.stringMatching(/^link ".*\b7" current page$/),
      ]);
      expect(lines.filter((line) => /^link ".*(?:Previous|Next)/.test(line))).toHaveLength(2);
      expect(lines.filter((line) => /^link(?! ")/.test(line))).toEqual([]);
      expect(lines.filter((line) => /[…⋯]/.test(line)).length).toBeGreaterThanOrEqual(2);
    },
  );

  test('a narrow place has fewer pages, and no empty item', async () => {
    await show(renderPagination({ total_pages: 42, current_page: 4 }, { theme }), { width: 320 });
    const lines = (await tree()).split('\n').map((line) => line.trim());
    expect(
      lines.filter(
        (line, index) => line === 'listitem' && !/^(?:link|StaticText)/.test(lines[index + 1] ?? ''),
      ),
    ).toEqual([]);
    const slots = lines.flatMap(
      (line) => /^(?:link|StaticText) "(?:Page )?(\d+|[…⋯])"/.exec(line)?.[1] ?? [],
    );
    expect(slots.join(' ').replace('⋯', '…')).toBe('1 2 3 4 … 42');
  });
}
