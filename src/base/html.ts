/** The name of our tags, unless the caller has another one. */
export const TAG = 'pagination';

/**
 * What our tags may be called: our own name, or that of a custom element, as far as every template language takes it for a
 * name too. The names that are left out are those of SVG and MathML.
 *
 * Source: HTML Living Standard, "Valid custom element name".
 */
export const TAG_NAME =
  /^(?:pagination|(?!(?:annotation-xml|color-profile|font-face(?:-src|-uri|-format|-name)?|missing-glyph)$)[a-z][a-z0-9_]*-[a-z0-9_-]*)$/;

/**
 * Elements without an end tag, as far as a control may have them.
 *
 * Source: HTML Living Standard, "Void elements".
 */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

/**
 * Elements whose content is text up to their end tag; that of `<plaintext>` goes on to the end of the page.
 *
 * Source: HTML Living Standard, "Parsing HTML documents" (RCDATA, RAWTEXT and script data states), without scripting.
 */
export const TEXT_ELEMENTS = ['iframe', 'noembed', 'noframes', 'script', 'style', 'textarea', 'title', 'xmp'];
