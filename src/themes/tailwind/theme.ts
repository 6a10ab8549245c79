import { createTheme, type Icon } from '../theme.js';

const box = 'block min-w-(--slot,2.5rem) content-center rounded-md text-center';
const ring = 'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-600';
const link = `${box} text-gray-700 hover:bg-gray-100 ${ring} dark:text-gray-200 dark:hover:bg-gray-800`;

const entry = `h-10 rounded-md border border-gray-500 bg-white px-3 ${ring} dark:bg-gray-900`;

// The icon is centered on the digits, which are not centered in the box in every font. Without styles, an icon without
// a size would fill the page.
const chevron = (d: string): Icon => ({
  svg: `<svg class="inline size-5 align-[-.35em] rtl:-scale-x-100" aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2"><path d="${d}"></path></svg>`,
});

/** Utility classes of Tailwind CSS 4, for its default palette. The layout is in `layout.css`. */
export const tailwindTheme = createTheme({
  classes: {
    container: '@container',
    summary: 'mb-2 text-sm text-gray-700 dark:text-gray-300',
    list: 'pagination-list flex flex-wrap items-center text-sm/10 font-medium tabular-nums @max-xs:text-[.8125rem]',
    firstItem: 'pagination-end',
    lastItem: 'pagination-end',
    link,
    current: `${box} bg-blue-700 text-white ${ring} dark:bg-blue-300 dark:text-gray-900`,
    disabledPrevious: `${box} cursor-not-allowed text-gray-500 dark:text-gray-400`,
    ellipsis: `pagination-ellipsis ${box} text-gray-500 dark:text-gray-400`,
    position: 'block content-center px-2 text-sm/10 font-normal text-gray-700 dark:text-gray-300',
    label: 'sr-only',
    shownLabel: 'px-0.5 @max-[40rem]:sr-only',
    form: 'mt-4 flex w-full flex-wrap items-center gap-2 text-sm text-gray-700 dark:text-gray-200',
    field: 'flex flex-wrap items-center gap-2',
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
