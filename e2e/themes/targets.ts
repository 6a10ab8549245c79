import { renderPagination, type PaginationControlAttributes } from '../../src/index.js';
import { placeOf } from './measure.js';
import type { Tab } from './tab.js';

/** How large what can be pressed is. */

/** From a small phone to a desktop. */
const widths = [320, 440, 800, 1280];

export const targetLists = {
  plain: {},
  chevrons: { show_boundary_chevrons: true },
  buttons: { element: 'button', 'link:data-page': ':page' },
  'no siblings': { sibling_count: 0 },
  'two boundary pages': { boundary_count: 2, sibling_count: 0 },
  ends: { show_ends: true },
} as const satisfies Record<string, PaginationControlAttributes>;

const layouts = {
  position: { layout: 'position' },
  links: { layout: 'links' },
  forms: { path: '?page=:page&size=:page_size', page_size: 10, jump: true, page_sizes: [10, 25] },
} as const;

export function askAboutTargets({ theme, engine, page, show, measure }: Tab): void {
  // A page in the middle has links of every kind.
  const draw = (lists: Readonly<Record<string, PaginationControlAttributes>>): string =>
    placeOf(
      Object.entries(lists).map(([group, attributes]) => ({
        group,
        html: renderPagination({ total_pages: 42, current_page: 7, ...attributes }, { theme }),
      })),
    );

  /** What can be pressed and is smaller than a size. */
  function smallerThan(size: number): Promise<string[]> {
    return page().evaluate((size) => {
      const targets = [...document.querySelectorAll('nav :is(a, button, input:not([type=hidden]), select)')];
      return targets
        .filter((target) => target.checkVisibility())
        .flatMap((target) => {
          // Of GOV.UK, the target is the box around the link.
          const box = (target.closest('.govuk-pagination__item') ?? target).getBoundingClientRect();
          const group = target.closest('[data-group]')?.getAttribute('data-group');
          const isSmall = Math.min(box.width, box.height) < size;
          return isSmall ? [`${group}, ${innerWidth} px: ${box.width} by ${box.height}`] : [];
        });
    }, size);
  }

  // WCAG 2.2, 2.5.8.
  test('targets are at least 24 by 24 px', async () => {
    await show(draw({ ...targetLists, ...layouts }));
    const small: string[] = [];
    for (const width of widths) {
      await engine().resize(page(), width);
      small.push(...(await smallerThan(24)));
    }
    expect(small).toEqual([]);
  });

  // WCAG 2.2, 1.4.12.
  test('targets are as large with more space in the text', async () => {
    const styles =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
    await show(draw(targetLists), { styles });
    expect(await smallerThan(24)).toEqual([]);
  });

  // docs/themes.md says how.
  test.each([320, 1280])('targets can be 44 by 44 px: %d px', async (width) => {
    const styles = 'nav { --pagination-size: 44px; --pagination-narrow-size: 44px }';
    await show(draw(targetLists), { width, styles });
    expect(await smallerThan(44)).toEqual([]);
    const problems = Object.keys(await measure([width - 32], false));
    expect(problems.filter((problem) => problem.startsWith('outside'))).toEqual([]);
  });
}
