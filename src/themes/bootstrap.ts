import { extendTheme, plainTheme } from './theme.js';

/** Bootstrap 5. Source: its documentation, "Pagination". */
export const bootstrapTheme = extendTheme(plainTheme, {
  classes: {
    summary: 'small text-body-secondary',
    list: 'pagination flex-wrap',
    item: 'page-item',
    currentItem: 'page-item active',
    ellipsisItem: 'page-item disabled',
    previousItem: 'page-item',
    nextItem: 'page-item',
    disabledPreviousItem: 'page-item disabled',
    disabledNextItem: 'page-item disabled',
    link: 'page-link',
    current: 'page-link',
    previous: 'page-link',
    next: 'page-link',
    disabledPrevious: 'page-link',
    disabledNext: 'page-link',
    ellipsis: 'page-link',
    label: 'visually-hidden',
    status: 'visually-hidden',
  },
  neighbours: { classes: { label: '' } },
  labels: 'shown',
  icons: { previous: '«', next: '»' },
});
