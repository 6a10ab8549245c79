import { createTheme } from '../theme.js';

// With daisyUI's padding, each digit widens the button, and nine buttons are too wide for a phone.
const box = 'join-item btn min-w-(--slot,2.75rem)';
const small = '@max-[22rem]:text-xs @max-[22rem]:font-medium';
const button = `${box} px-px ${small}`;
// The signs are only as high as an "x", and would sit lower than the digits.
const chevron = `${box} px-2 *:-translate-y-[.085em] ${small}`;

/** daisyUI 5. Source: its documentation, "Pagination" and "Join". The layout is in `../tailwind/layout.css`. */
export const daisyuiTheme = createTheme({
  classes: {
    container: '@container',
    summary: 'mb-2 text-sm',
    list: 'pagination-list join flex-wrap tabular-nums',
    firstItem: 'pagination-end',
    lastItem: 'pagination-end',
    link: button,
    // In some of daisyUI's own themes, the primary color is as pale as the page.
    current: `${box} btn-primary btn-active border-2 border-base-content px-0 focus-visible:outline-base-content ${small}`,
    previous: chevron,
    // Of its own, it is too pale to read.
    disabledPrevious: `${chevron} btn-disabled text-base-content/70 ms-(--join-ml) border-e!`,
    // The text of disabled buttons is too pale to read.
    ellipsis: `pagination-ellipsis ${button} pointer-events-none`,
    position: 'join-item btn pointer-events-none',
    label: 'sr-only',
    shownLabel: '@max-[40rem]:sr-only',
    form: 'mt-4 flex w-full flex-wrap items-center gap-2',
    field: 'flex flex-wrap items-center gap-2',
    input: 'input w-24',
    select: 'select w-auto',
    submit: 'btn',
  },
  icons: { first: '|«', previous: '«', next: '»', last: '»|' },
});
