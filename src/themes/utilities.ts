/** Tailwind CSS classes that its theme and daisyUI's share. Tailwind scans this file and finds only complete names. */

/**
 * On a phone, a page next to an ellipsis is left out unless it is the current, first or last page: the ellipsis covers
 * it. Only Previous and Next contain `rel` or `role`, and only ellipses contain no link. The names avoid "&" and ">",
 * which Tailwind does not find once HTML escapes them.
 */
export const collapsing =
  'max-[28rem]:[li:not(:has(a))+li:has(+li_a:not([rel],[role]))]:hidden max-[28rem]:[li:has(a:not([rel],[role]))+li:not(:has(+li_a))]:hidden';

/** The current page where browsers drop backgrounds: in forced colors mode and on paper. */
export const marked =
  'forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:outline-[CanvasText] print:border-2 print:border-black print:bg-transparent print:text-black';
