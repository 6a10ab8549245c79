/** Tailwind CSS classes that its themes share. Tailwind scans this file and finds only complete names. */

/** What fits depends on the width of the control's place, not of the window. */
export const contained = '@container [contain-intrinsic-inline-size:min(26rem,85vw)]';

/** The current page where browsers drop backgrounds: in forced colors mode and on paper. */
export const marked =
  'forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:outline-[CanvasText] print:border-2 print:border-black print:bg-transparent print:text-black';

/**
 * A list of seven slots or more leaves one out where it is narrow, as `collapsing` says, and links are narrower there:
 * eight fit beside an ellipsis, or ten of a longer list. The place of a missing Previous or Next stays empty, as wide as `--place`. So Next stays where it is.
 */
export const steady =
  '@max-[28rem]:[--box:var(--pagination-narrow-size,2rem)] @max-[28rem]:[ul:has(li_span:not(a_*,button_*))]:[--box:var(--pagination-narrow-size,clamp(2rem,100cqi/var(--fit,8),2.75rem))] [ul:has(li:nth-child(10)):not(:has(a[aria-disabled=false]))]:[--fit:10] [ul:has(li:nth-child(8)):not(:has(a[aria-disabled=false]))]:[--more:none] [ul:has(li:nth-child(9)):not(:has([rel~=prev]):has([rel~=next]))]:[--more:none] [ul:has(li:nth-child(10))]:[--more:none] [ul:has([aria-current]):has([rel~=next]):not(:has([rel~=prev],[role]))]:before:min-w-(--place) [ul:has([aria-current]):has([rel~=prev]):not(:has([rel~=next],[role]))]:after:min-w-(--place)';

/**
 * The page before the last ellipsis is left out or, where that is the current or the first one, the page after it. Only
 * an ellipsis has text outside links and buttons. The list says it of its items. The names avoid "&" and ">", which Tailwind does not find once HTML
 * escapes them.
 */
export const collapsing =
  '@max-[28rem]:*:[li:not(:has([rel~=prev],[aria-disabled]))+li:has(+li_span:not(a_*,button_*)):not(:has([aria-current],+li~li_span:not(a_*,button_*)))]:[display:var(--more,block)] @max-[28rem]:*:[li:is(:has([aria-current]),:first-child,li:has([rel~=prev],[aria-disabled])+li)+li:not(:has(a,button))+li:has(+li_:is(a,button):not([rel~=next],[aria-disabled])):not(:has([aria-current],~li_span:not(a_*,button_*)))]:[display:var(--more,block)]';

/** First and Last, which are links to pages of the list where there is an ellipsis. */
export const first = '@max-[28rem]:[ul:has([aria-current])_li:has(~li_span:not(a_*,button_*))]:hidden';
export const last = '@max-[28rem]:[ul:has([aria-current])_li:not(:has(a,button))~li]:hidden';

/** A form in a separate row, and the label around its field. */
export const form = 'mt-4 flex w-full flex-wrap items-center gap-2';
export const field = 'flex flex-wrap items-center gap-2';
