import { createTheme, type Icon } from '../theme.js';

const arrow = (direction: 'prev' | 'next', d: string): Icon => ({
  svg: `<svg class="govuk-pagination__icon govuk-pagination__icon--${direction}" xmlns="http://www.w3.org/2000/svg" height="13" width="15" aria-hidden="true" focusable="false" viewBox="0 0 15 13"><path d="${d}"></path></svg>`,
});

/** GOV.UK Frontend 6. Source: its component "pagination". */
export const govukTheme = createTheme({
  classes: {
    container: 'govuk-pagination',
    summary: 'govuk-body govuk-!-width-full',
    list: 'govuk-pagination__list',
    item: 'govuk-pagination__item',
    currentItem: 'govuk-pagination__item govuk-pagination__item--current',
    ellipsisItem: 'govuk-pagination__item govuk-pagination__item--ellipsis',
    previousItem: 'govuk-pagination__prev',
    nextItem: 'govuk-pagination__next',
    disabledNextItem: 'govuk-pagination__next',
    link: 'govuk-link govuk-pagination__link',
    // Without the underline of links.
    disabledPrevious: 'govuk-pagination__link',
    position: 'govuk-body govuk-!-margin-bottom-0',
    label: 'govuk-pagination__link-title',
    status: 'govuk-visually-hidden',
    form: 'govuk-!-width-full govuk-!-margin-top-3',
    field: 'govuk-label',
    input: 'govuk-input govuk-input--width-4',
    select: 'govuk-select',
    submit: 'govuk-button govuk-button--secondary govuk-!-margin-bottom-0',
  },
  neighbors: {
    container: 'govuk-pagination govuk-pagination--block',
    labelAlone: 'govuk-pagination__link-title govuk-pagination__link-title--decorated',
    title: 'govuk-pagination__link-label',
  },
  chevrons: 'around-list',
  chevronsInDiv: true,
  shortLabels: ['numbers', 'position', 'links'],
  icons: {
    first: '',
    last: '',
    previous: arrow(
      'prev',
      'm6.5938-0.0078125-6.7266 6.7266 6.7441 6.4062 1.377-1.449-4.1856-3.9768h12.896v-2h-12.984l4.2931-4.293-1.414-1.414z',
    ),
    next: arrow(
      'next',
      'm8.107-0.0078125-1.4136 1.414 4.2926 4.293h-12.986v2h12.896l-4.1855 3.9766 1.377 1.4492 6.7441-6.4062-6.7246-6.7266z',
    ),
  },
  iconsFirst: true,
  pageLabels: true,
  ellipsisText: '⋯',
  ellipsisInSpan: false,
});
