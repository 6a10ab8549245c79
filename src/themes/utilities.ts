/** Classes of Tailwind CSS that its theme and daisyUI's share. Tailwind reads this file, and finds whole names only. */

/**
 * On a phone, a page next to an ellipsis is left out unless it is the current, first or last page: the ellipsis stands
 * for it as well. Of the items, only Previous and Next have `rel` or `role` in them, and only ellipses no link. The names
 * hold neither "&" nor ">", which HTML would write as references, where Tailwind does not find them.
 */
export const collapsing =
  'max-[28rem]:[li:not(:has(a))+li:has(+li_a:not([rel],[role]))]:hidden max-[28rem]:[li:has(a:not([rel],[role]))+li:not(:has(+li_a))]:hidden';

/** The current page where a browser drops backgrounds: in colours of the visitor's choice, and on paper. */
export const marked =
  'forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:outline-[CanvasText] print:border-2 print:border-black print:bg-transparent print:text-black';
