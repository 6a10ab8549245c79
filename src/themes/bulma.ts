import type { Theme } from './theme.js';

/** Bulma 1. Source: its documentation, "Pagination". */
export const bulmaTheme: Theme = {
  classes: {
    container: 'pagination',
    list: 'pagination-list',
    item: '',
    currentItem: '',
    ellipsisItem: '',
    previousItem: '',
    nextItem: '',
    disabledPreviousItem: '',
    disabledNextItem: '',
    link: 'pagination-link',
    current: 'pagination-link is-current',
    previous: 'pagination-previous',
    next: 'pagination-next',
    disabledPrevious: 'pagination-previous is-disabled',
    disabledNext: 'pagination-next is-disabled',
    ellipsis: 'pagination-ellipsis',
    label: '',
    labelEnd: '',
  },
  chevrons: 'before-list',
  chevronsInDiv: false,
  labels: 'shown',
  shortLabels: [],
  icons: { previous: '', next: '' },
  pageLabels: true,
  ellipsisText: '…',
  ellipsisInSpan: true,
};
