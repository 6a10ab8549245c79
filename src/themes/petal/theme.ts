import { createTheme, type Icon } from '../theme.js';
import type { Chevron } from '../tree.js';

// Without styles, an icon without a size would fill the page.
const chevron = (direction: Chevron, d: string): Icon => ({
  svg: `<svg class="pc-pagination__item__${direction}__chevron" width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" focusable="false"><path d="${d}"></path></svg>`,
});

const left =
  'M12.79 5.23a.75.75 0 0 1-.02 1.06L8.832 10l3.938 3.71a.75.75 0 1 1-1.04 1.08l-4.5-4.25a.75.75 0 0 1 0-1.08l4.5-4.25a.75.75 0 0 1 1.06.02z';
const right =
  'M7.21 14.77a.75.75 0 0 1 .02-1.06L11.168 10 7.23 6.29a.75.75 0 1 1 1.04-1.08l4.5 4.25a.75.75 0 0 1 0 1.08l-4.5 4.25a.75.75 0 0 1-1.06-.02z';

/** Petal Components. Source: its component "pagination". */
export const petalTheme = createTheme({
  classes: {
    container: 'pc-pagination',
    summary: 'pc-pagination__summary',
    list: 'pc-pagination__inner',
    link: 'pc-pagination__item pc-pagination__item--is-not-current',
    current: 'pc-pagination__item pc-pagination__item--is-current',
    previous: 'pc-pagination__item__previous',
    next: 'pc-pagination__item__next',
    disabledNext: 'pc-pagination__item__next',
    ellipsis: 'pc-pagination__item__ellipsis',
    first: 'pc-pagination__item__previous pc-pagination__end',
    last: 'pc-pagination__item__next pc-pagination__end',
    disabledFirst: 'pc-pagination__item__previous pc-pagination__end',
    disabledLast: 'pc-pagination__item__next pc-pagination__end',
    position: 'pc-pagination__position',
    label: 'sr-only',
    shownLabel: 'pc-pagination__words',
    form: 'pc-pagination__form',
    field: 'pc-pagination__field',
    input: 'pc-text-input',
    select: 'pc-select',
    submit: 'pc-button pc-button--gray-outline pc-button--md',
  },
  edges: {
    first: 'pc-pagination__item--with-multiple-boxes--left',
    last: 'pc-pagination__item--with-multiple-boxes--right',
    only: 'pc-pagination__item--with-single-box',
    other: 'pc-pagination__item--rounded-catch-all',
  },
  icons: {
    first: chevron('first', `${left}M4.5 5H6v10H4.5z`),
    previous: chevron('previous', left),
    next: chevron('next', right),
    last: chevron('last', `${right}M14 5h1.5v10H14z`),
  },
});
