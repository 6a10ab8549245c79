const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * What needs care: the characters of markup, control characters other than white space, surrogates, noncharacters.
 *
 * Source: HTML Living Standard, "Preprocessing the input stream" (a carriage return as it is becomes a line feed) and
 * "Numeric character reference end state" (references to U+0080 to U+009F stand for characters of Windows-1252).
 */
const SPECIAL = /[&<>"]|(?![\t\n\f\x80-\x9f])[\p{Control}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/** Most texts are plain ASCII, and told by a look that costs a fraction of the one for all of Unicode. */
const PLAIN = /^[\t\n !#-%'-;=?-~]*$/;

/**
 * Escapes a text so that HTML reads it back as it is, between tags as well as in an attribute value in double
 * quotation marks. U+0000 and lone surrogates, which HTML cannot hold in any way, become U+FFFD.
 */
export function escapeHtml(text: string): string {
  return PLAIN.test(text) ? text : text.replace(SPECIAL, referenceTo);
}

function referenceTo(character: string): string {
  if (/[\0\p{Surrogate}]/u.test(character)) return '\uFFFD';
  return REFERENCES[character] ?? `&#${character.codePointAt(0)};`;
}
