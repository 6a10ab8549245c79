import { extendTheme, plainTheme } from './theme.js';

/** Utility classes of Tailwind CSS 4, for its default palette. */
export const tailwindTheme = extendTheme(plainTheme, {
  classes: {
    list: 'flex flex-wrap items-center gap-1',
    link: 'inline-flex h-10 min-w-10 items-center justify-center rounded-md px-3 text-sm font-medium tabular-nums text-gray-700 hover:bg-gray-100 dark:text-gray-200 dark:hover:bg-gray-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-600',
    current:
      'inline-flex h-10 min-w-10 items-center justify-center rounded-md px-3 text-sm font-medium tabular-nums bg-blue-700 text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-600',
    previous:
      'inline-flex h-10 min-w-10 items-center justify-center rounded-md px-3 text-sm font-medium tabular-nums text-gray-700 hover:bg-gray-100 dark:text-gray-200 dark:hover:bg-gray-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-600',
    next: 'inline-flex h-10 min-w-10 items-center justify-center rounded-md px-3 text-sm font-medium tabular-nums text-gray-700 hover:bg-gray-100 dark:text-gray-200 dark:hover:bg-gray-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-600',
    disabledPrevious:
      'inline-flex h-10 min-w-10 items-center justify-center rounded-md px-3 text-sm font-medium tabular-nums cursor-not-allowed text-gray-500 dark:text-gray-400',
    disabledNext:
      'inline-flex h-10 min-w-10 items-center justify-center rounded-md px-3 text-sm font-medium tabular-nums cursor-not-allowed text-gray-500 dark:text-gray-400',
    ellipsis:
      'inline-flex h-10 min-w-10 items-center justify-center text-sm text-gray-500 dark:text-gray-400',
  },
  icons: { previous: '‹', next: '›' },
});
