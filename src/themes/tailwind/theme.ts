import { createTheme, type Icon } from '../theme.js';
import { collapsing, contained, field, first, form, last, marked, steady } from '../utilities.js';

// One box, or two with First and Last.
const boxes =
  '[--box:var(--pagination-size,2.5rem)] [--place:var(--box)] [ul:has(a[aria-disabled=false])]:[--place:calc(2*var(--box)+var(--spacing))] @max-[28rem]:[ul:has(a[aria-disabled=false])]:[--place:calc(2*var(--box))] @max-[28rem]:[ul:has(a[aria-disabled=false]):has(li_span:not(a_*,button_*))]:[--place:var(--box)]';
const box =
  'block min-w-(--box) min-h-(--pagination-size) content-center rounded-md px-0.5 text-center text-sm/10 font-medium tabular-nums @max-[20rem]:px-0 @max-[20rem]:text-[.8125rem]';
const ring = 'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-600';
const link = `${box} text-gray-700 hover:bg-gray-100 dark:text-gray-200 dark:hover:bg-gray-800 ${ring}`;

const entry = `h-10 rounded-md border border-gray-500 bg-white px-3 dark:bg-gray-900 ${ring}`;

// The icon is centered on the digits, which are not centered in the box in every font. Without styles, an icon without
// a size would fill the page.
const chevron = (d: string): Icon => ({
  svg: `<svg class="inline size-5 align-[-.35em] rtl:-scale-x-100" aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2"><path d="${d}"></path></svg>`,
});

/** Utility classes of Tailwind CSS 4, for its default palette. */
export const tailwindTheme = createTheme({
  classes: {
    container: contained,
    summary: 'mb-2 text-sm text-gray-700 dark:text-gray-300',
    list: `flex flex-wrap items-center gap-1 @max-[28rem]:gap-0 ${boxes} ${steady} ${collapsing}`,
    firstItem: first,
    lastItem: last,
    disabledFirstItem: first,
    disabledLastItem: last,
    link,
    current: `${box} bg-blue-700 text-white dark:bg-blue-300 dark:text-gray-900 ${marked} ${ring}`,
    disabledPrevious: `${box} cursor-not-allowed text-gray-500 dark:text-gray-400`,
    ellipsis: `${box} text-gray-500 dark:text-gray-400`,
    position: 'block px-2 text-sm/10 tabular-nums text-gray-700 dark:text-gray-300',
    label: 'sr-only',
    shownLabel: 'px-0.5 @max-[40rem]:sr-only',
    form: `${form} text-sm text-gray-700 dark:text-gray-200`,
    field,
    input: `${entry} w-20`,
    select: entry,
    submit: `${entry} cursor-pointer font-medium hover:bg-gray-100 dark:hover:bg-gray-800`,
  },
  icons: {
    first: chevron('m15 5-5 5 5 5M6 5v10'),
    previous: chevron('m13 5-5 5 5 5'),
    next: chevron('m7 5 5 5-5 5'),
    last: chevron('m5 5 5 5-5 5M14 5v10'),
  },
});
