import { createTheme } from '../theme.js';

/** Bulma 1. Source: its documentation, "Pagination". */
export const bulmaTheme = createTheme({
  classes: {
    container: 'pagination',
    summary: 'pagination-summary',
    list: 'pagination-list',
    link: 'pagination-link',
    current: 'pagination-link is-current',
    previous: 'pagination-previous',
    next: 'pagination-next',
    disabledPrevious: 'pagination-previous is-disabled',
    disabledNext: 'pagination-next is-disabled',
    ellipsis: 'pagination-ellipsis',
    position: 'pagination-list',
    status: 'is-sr-only',
    form: 'pagination-form',
    field: 'pagination-field',
    input: 'input',
    selectBox: 'select',
    submit: 'button',
  },
  neighbors: {},
  chevrons: 'before-list',
  icons: { first: '', previous: '', next: '', last: '' },
  pageLabels: true,
});
