/**
 * Elements whose content is text up to their end tag; that of `<plaintext>` goes on to the end of the page.
 *
 * Source: HTML Living Standard, "Parsing HTML documents" (RCDATA, RAWTEXT and script data states), without scripting.
 */
export const TEXT_ELEMENTS: readonly string[] = [
  'iframe',
  'noembed',
  'noframes',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
];
