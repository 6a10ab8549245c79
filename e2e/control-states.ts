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
  items: { total_items: 97, page_size: 10, current_page: 10, summary: 'Showing :from to :to of :total' },
};

const formPath = {
  path: '/posts?q=a&page=:page&size=:page_size',
  jump: true,
  page_sizes: [10, 25],
} as const;

/** What else a control can show, which page labels do not change. Links and buttons stand for all kinds of entries. */
const shapes: Readonly<Record<string, PaginationControlAttributes>> = {
  'first and last, in words': {
    total_pages: 120,
    current_page: 60,
    show_ends: true,
    show_labels: true,
  },
  'first and last, on the last page': { total_pages: 120, current_page: 120, show_ends: true },
  position: { total_pages: 120, current_page: 60, layout: 'position', show_ends: true },
  'position of an unknown total': { current_page: 30, layout: 'position' },
  links: { total_pages: 120, current_page: 60, layout: 'links' },
  forms: { ...formPath, total_pages: 120, page_size: 20, current_page: 60 },
  'forms of an unknown total': { ...formPath, page_size: 25, current_page: 30 },
};

/** What page entries can be. */
const kinds = {
  a: {},
  live_patch: { link_type: 'live_patch' },
  'link attributes': { 'link:rel': 'nofollow', 'link:data-page': ':page', 'link:class': 'x' },
  buttons: { element: 'button', 'link:data-page': ':page' },
  'submit buttons': { element: 'submit', 'link:data-page': ':page' },
} as const satisfies Readonly<Record<string, PaginationControlAttributes>>;

/** Page labels are the same attribute in every kind of entry. */
function hasOneLabel(place: string, kind: string): boolean {
  return place in shapes || 'next_path' in (places[place] ?? {}) || (kind !== 'a' && kind !== 'buttons');
}

/** Every state a control can be in, as the attributes that bring it about, by name. */
export const states: ReadonlyMap<string, PaginationControlAttributes> = new Map(
  Object.entries({ ...places, ...shapes }).flatMap(([place, numbers]) =>
    [false, true].flatMap((show_boundary_chevrons) =>
      Object.entries(kinds)
        .filter(
          ([kind]) => !('next_path' in numbers && 'link:data-page' in kinds[kind as keyof typeof kinds]),
        )
        .filter(
          ([kind]) => !(place in shapes) || kind === 'a' || (kind === 'buttons' && !('jump' in numbers)),
        )
        // Links and buttons stand at both ends with and without chevrons, the other kinds with them.
        .filter(([kind]) => show_boundary_chevrons || kind === 'a' || kind === 'buttons')
        .flatMap(([kind, attributes]) =>
          (hasOneLabel(place, kind) ? [undefined] : [undefined, 'Go to page :page']).map(
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

/** Without what own markup decides. */
function fitting(
  attributes: PaginationControlAttributes,
  theme: PaginationOptions['theme'],
  hasForms: boolean,
): PaginationControlAttributes {
  if (typeof theme === 'string') return attributes;
  const left = hasForms ? ['show_labels'] : ['show_labels', 'jump', 'page_sizes'];
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !left.includes(name)));
}

/**
 * Renders all states, for one page. Landmarks of different lists need different names.
 *
 * @param hasForms whether own markup has the parts of forms
 * @param among the states, if not all
 */
export function renderStates(
  theme: PaginationOptions['theme'],
  locale: string,
  hasForms = false,
  among: typeof states = states,
): string {
  const controls = Array.from(
    among,
    ([name, attributes], index) =>
      `<div id="state-${index}">${renderPagination(fitting(attributes, theme, hasForms), { theme, locale, labels: { landmark: name } })}</div>`,
  );
  return `<h1>States</h1>\n${controls.join('\n')}`;
}
