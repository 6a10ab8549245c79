import { createTheme } from '../theme.js';
import { collapsing, contained, field, first, form, last, marked, steady } from '../utilities.js';

// One button, or two with First and Last; their borders overlap.
const boxes =
  '[--box:var(--pagination-size,2.75rem)] [--place:calc(var(--box)_-_1px)] [ul:has(a[aria-disabled=false])]:[--place:calc(2*var(--box)_-_2px)] @max-[28rem]:[ul:has(a[aria-disabled=false]):has(li_span:not(a_*,button_*))]:[--place:calc(var(--box)_-_2px)]';
// With daisyUI's padding, each digit widens the button, and nine buttons are too wide for a phone.
const box =
  'join-item btn min-w-(--box) min-h-(--pagination-size) tabular-nums @max-[22rem]:text-xs @max-[22rem]:font-medium';
const button = `${box} px-px`;
// The signs are only as high as an "x", and would sit lower than the digits.
const chevron = `${box} px-2 *:-translate-y-[.085em]`;

/** daisyUI 5. Source: its documentation, "Pagination" and "Join". */
export const daisyuiTheme = createTheme({
  classes: {
    container: contained,
    summary: 'mb-2 text-sm',
    list: `join flex-wrap ${boxes} ${steady} ${collapsing}`,
    firstItem: first,
    lastItem: last,
    disabledFirstItem: first,
    disabledLastItem: last,
    link: button,
    // In some of daisyUI's own themes, the primary color is as pale as the page.
    current: `${box} px-0 btn-primary btn-active border-2 border-base-content focus-visible:outline-base-content ${marked}`,
    previous: chevron,
    disabledPrevious: `${chevron} btn-disabled ms-(--join-ml) border-e!`,
    // The text of disabled buttons is too pale to read.
    ellipsis: `${button} pointer-events-none`,
    position: 'join-item btn pointer-events-none tabular-nums',
    label: 'sr-only',
    shownLabel: '@max-[40rem]:sr-only',
    form,
    field,
    input: 'input w-24',
    select: 'select w-auto',
    submit: 'btn',
  },
  icons: { first: '|«', previous: '«', next: '»', last: '»|' },
});
