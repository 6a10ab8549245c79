const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Characters to escape or replace: markup, control characters other than white space, surrogates, noncharacters.
 *
 * Source: HTML Living Standard, "Preprocessing the input stream" (a raw carriage return becomes a line feed) and
 * "Numeric character reference end state" (references to U+0080 to U+009F stand for characters of Windows-1252).
 */
const SPECIAL = /[&<>"]|(?![\t\n\f\x80-\x9f])[\p{Control}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/** A fast test for plain ASCII, which most texts are. */
const PLAIN = /^[\t\n !#-%'-;=?-~]*$/;

/**
 * Escapes text for use in HTML content or in a double-quoted attribute value. U+0000 and lone surrogates, which HTML
 * cannot represent, become U+FFFD.
 */
export function escapeHtml(text: string): string {
  return PLAIN.test(text) ? text : text.replace(SPECIAL, referenceTo);
}

function referenceTo(character: string): string {
  if (/[\0\p{Surrogate}]/u.test(character)) return '\uFFFD';
  return REFERENCES[character] ?? `&#${character.codePointAt(0)};`;
}
