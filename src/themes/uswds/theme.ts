import { createTheme, type Icon } from '../theme.js';

// The framework takes its icons from a sprite, whose URL only the site knows, so they are inlined. Without styles, an
// icon without a size would fill the page.
const icon = (d: string): Icon => ({
  svg: `<svg class="usa-icon" width="24" height="24" aria-hidden="true" focusable="false" viewBox="0 0 24 24"><path d="${d}"></path></svg>`,
});

/** U.S. Web Design System 3. Source: its component "usa-pagination". */
export const uswdsTheme = createTheme({
  classes: {
    container: 'usa-pagination',
    summary: 'usa-pagination__summary',
    list: 'usa-pagination__list flex-wrap',
    item: 'usa-pagination__item usa-pagination__page-no',
    ellipsisItem: 'usa-pagination__item usa-pagination__overflow',
    previousItem: 'usa-pagination__item usa-pagination__arrow display-flex',
    link: 'usa-pagination__button',
    current: 'usa-pagination__button usa-current',
    previous: 'usa-pagination__link usa-pagination__previous-page',
    next: 'usa-pagination__link usa-pagination__next-page',
    disabledPrevious: 'usa-pagination__link usa-pagination__previous-page text-base-dark',
    disabledNext: 'usa-pagination__link usa-pagination__next-page text-base-dark',
    first: 'usa-pagination__link usa-pagination__previous-page usa-pagination__end',
    last: 'usa-pagination__link usa-pagination__next-page usa-pagination__end',
    disabledFirst: 'usa-pagination__link usa-pagination__previous-page usa-pagination__end text-base-dark',
    disabledLast: 'usa-pagination__link usa-pagination__next-page usa-pagination__end text-base-dark',
    position: 'usa-pagination__position',
    label: 'usa-pagination__link-text',
    status: 'usa-sr-only',
    form: 'usa-pagination__form',
    field: 'usa-pagination__field',
    input: 'usa-input',
    select: 'usa-select',
    submit: 'usa-button usa-button--outline',
  },
  shortLabels: ['numbers', 'position'],
  icons: {
    first: icon('M18.41 16.59 13.82 12l4.59-4.59L17 6l-6 6 6 6zM6 6h2v12H6z'),
    previous: icon('M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z'),
    next: icon('M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z'),
    last: icon('M5.59 7.41 10.18 12l-4.59 4.59L7 18l6-6-6-6zM16 6h2v12h-2z'),
  },
  pageLabels: true,
});
