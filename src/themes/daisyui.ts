import { extendTheme, plainTheme } from './theme.js';

/** daisyUI 5. Source: its documentation, "Pagination" and "Join". */
export const daisyuiTheme = extendTheme(plainTheme, {
  classes: {
    list: 'join flex-wrap',
    link: 'join-item btn',
    current: 'join-item btn btn-primary btn-active',
    previous: 'join-item btn',
    next: 'join-item btn',
    disabledPrevious: 'join-item btn btn-disabled',
    disabledNext: 'join-item btn btn-disabled',
    // The text of its disabled buttons is too pale to be read.
    ellipsis: 'join-item btn pointer-events-none',
  },
  icons: { previous: '«', next: '»' },
});
