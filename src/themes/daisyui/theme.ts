import { createTheme } from '../theme.js';
import { collapsing, marked } from '../utilities.js';

// On page 1, the place of Previous stays empty, so that Next does not move.
const steady = 'min-[28rem]:[ul:has([rel=next]):not(:has([rel=prev],[role]))]:ps-[39px]';
// With daisyUI's padding, each digit widens the button, and nine buttons are too wide for a phone.
const button = 'join-item btn min-w-10 max-[28rem]:min-w-8 px-1 tabular-nums';
// The signs are only as high as an "x", and would sit lower than the digits.
const chevron = `${button} *:-translate-y-[.085em]`;

/** daisyUI 5. Source: its documentation, "Pagination" and "Join". */
export const daisyuiTheme = createTheme({
  classes: {
    summary: 'mb-2 text-sm',
    list: `join flex-wrap ${steady}`,
    item: collapsing,
    link: button,
    current: `${button} btn-primary btn-active ${marked}`,
    previous: chevron,
    disabledPrevious: `${chevron} btn-disabled`,
    // The text of disabled buttons is too pale to read.
    ellipsis: `${button} pointer-events-none`,
    label: 'sr-only',
  },
  icons: { previous: '«', next: '»' },
});
