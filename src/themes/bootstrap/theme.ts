import { createTheme } from '../theme.js';

/** Bootstrap 5. Source: its documentation, "Pagination". */
export const bootstrapTheme = createTheme({
  classes: {
    summary: 'small text-body-secondary',
    list: 'pagination flex-wrap',
    item: 'page-item',
    currentItem: 'page-item active',
    ellipsisItem: 'page-item disabled',
    previousItem: 'page-item',
    disabledPreviousItem: 'page-item disabled',
    link: 'page-link',
    ellipsis: 'page-link',
    label: 'visually-hidden',
  },
  icons: { previous: '«', next: '»' },
});
