import { createTheme } from '../theme.js';

/** Bootstrap 5. Source: its documentation, "Pagination". */
export const bootstrapTheme = createTheme({
  classes: {
    summary: 'small text-body-secondary',
    list: 'pagination flex-wrap',
    item: 'page-item',
    currentItem: 'page-item active',
    ellipsisItem: 'page-item disabled',
    disabledPreviousItem: 'page-item disabled',
    disabledFirstItem: 'page-item disabled',
    disabledLastItem: 'page-item disabled',
    link: 'page-link',
    ellipsis: 'page-link pagination-ellipsis',
    first: 'page-link pagination-end',
    last: 'page-link pagination-end',
    disabledFirst: 'page-link pagination-end',
    disabledLast: 'page-link pagination-end',
    position: 'page-link pagination-position',
    label: 'visually-hidden',
    shownLabel: 'pagination-words',
    form: 'd-flex flex-wrap align-items-center gap-2 mb-3',
    field: 'd-flex flex-wrap align-items-center gap-2',
    input: 'form-control pagination-input',
    select: 'form-select w-auto',
    submit: 'btn btn-secondary',
  },
  icons: { first: '|«', previous: '«', next: '»', last: '»|' },
});
