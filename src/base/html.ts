/** The default name of our tags. */
export const TAG = 'pagination';

/**
 * Valid names of our tags: the default name, or a custom element name that is valid in every template language.
 * Excludes the reserved names of SVG and MathML.
 *
 * Source: HTML Living Standard, "Valid custom element name".
 */
export const TAG_NAME =
  /^(?:pagination|(?!(?:annotation-xml|color-profile|font-face(?:-src|-uri|-format|-name)?|missing-glyph)$)[a-z][a-z0-9_]*-[a-z0-9_-]*)$/;

/**
 * Elements without an end tag that a control may contain.
 *
 * Source: HTML Living Standard, "Void elements".
 */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  ...['area', 'br', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr'],
]);

/**
 * Elements whose content is text up to their end tag, unlike `<plaintext>`, which has none.
 *
 * Source: HTML Living Standard, "Parsing HTML documents" (RCDATA, RAWTEXT and script data states), without scripting.
 */
export const TEXT_ELEMENTS = ['iframe', 'noembed', 'noframes', 'script', 'style', 'textarea', 'title', 'xmp'];

/** The end of a tag name, as a pattern (HTML Living Standard, "Tag name state"). */
export const END_OF_NAME = '[\\t\\n\\f\\r />]';
