import { renderPagination, type PaginationControlAttributes, type PaginationOptions } from '../src/index.js';

/** Where in a list a control can be. */
const places: Readonly<Record<string, PaginationControlAttributes>> = {
  'first page': { total_pages: 120, current_page: 1 },
  'middle page': { total_pages: 120, current_page: 60 },
  'last page': { total_pages: 120, current_page: 120 },
  'one page': { total_pages: 1 },
  'unknown total': { current_page: 30 },
  neighbors: { previous_path: '/a', next_path: '/c' },
  'titled neighbors': {
    previous_path: '/a',
    next_path: '/c',
    previous_title: 'Applying for a license',
    next_title: 'Fees',
  },
  'next alone': { next_path: '/c', previous_path: '' },
  items: { total_items: 97, page_size: 10, current_page: 10, summary: 'Showing :from–:to of :total' },
};

/** What page entries can be. */
const kinds = {
  a: {},
  live_patch: { link_type: 'live_patch' },
  'link attributes': { 'link:rel': 'nofollow', 'link:data-page': ':page', 'link:class': 'x' },
  buttons: { element: 'button', 'link:data-page': ':page' },
} as const satisfies Readonly<Record<string, PaginationControlAttributes>>;

/** Every state a control can be in, as the attributes that bring it about, by name. */
export const states: ReadonlyMap<string, PaginationControlAttributes> = new Map(
  Object.entries(places).flatMap(([place, numbers]) =>
    [false, true].flatMap((show_boundary_chevrons) =>
      Object.entries(kinds)
        .filter(
          ([kind]) => !('next_path' in numbers && 'link:data-page' in kinds[kind as keyof typeof kinds]),
        )
        .flatMap(([kind, attributes]) =>
          ('next_path' in numbers ? [undefined] : [undefined, 'Go to page :page']).map(
            (page_label): [string, PaginationControlAttributes] => [
              [place, show_boundary_chevrons && 'chevrons', kind, page_label && 'page labels']
                .filter(Boolean)
                .join(', '),
              { ...numbers, show_boundary_chevrons, ...attributes, page_label },
            ],
          ),
        ),
    ),
  ),
);

/** Renders all states, for one page. Landmarks of different lists need different names. */
export function renderStates(theme: PaginationOptions['theme'], locale: string): string {
  const controls = Array.from(
    states,
    ([name, attributes], index) =>
      `<div id="state-${index}">${renderPagination(attributes, { theme, locale, labels: { landmark: name } })}</div>`,
  );
  return `<h1>States</h1>\n${controls.join('\n')}`;
}
