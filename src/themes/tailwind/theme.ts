import { createTheme, type Icon } from '../theme.js';
import { collapsing, marked } from '../utilities.js';

// On page 1, the place of Previous stays empty, so that Next does not move.
const steady = 'min-[28rem]:[ul:has([rel=next]):not(:has([rel=prev],[role]))]:ps-11';
const box =
  'block min-w-10 max-[28rem]:min-w-8 rounded-md px-1 text-center text-sm/10 font-medium tabular-nums';
const ring = 'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-600';
const link = `${box} text-gray-700 hover:bg-gray-100 dark:text-gray-200 dark:hover:bg-gray-800 ${ring}`;

// The icon is centered on the digits, which are not centered in the box in every font. Without styles, an icon without
// a size would fill the page.
const chevron = (d: string): Icon => ({
  svg: `<svg class="inline size-5 align-[-.35em] rtl:-scale-x-100" aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2"><path d="${d}"></path></svg>`,
});

/** Utility classes of Tailwind CSS 4, for its default palette. */
export const tailwindTheme = createTheme({
  classes: {
    summary: 'mb-2 text-sm text-gray-700 dark:text-gray-300',
    list: `flex flex-wrap items-center gap-1 max-[28rem]:gap-0 ${steady}`,
    item: collapsing,
    link,
    current: `${box} bg-blue-700 text-white dark:bg-blue-300 dark:text-gray-900 ${marked} ${ring}`,
    disabledPrevious: `${box} cursor-not-allowed text-gray-500 dark:text-gray-400`,
    ellipsis: `${box} text-gray-500 dark:text-gray-400`,
    label: 'sr-only',
  },
  icons: { previous: chevron('m13 5-5 5 5 5'), next: chevron('m7 5 5 5-5 5') },
});
