const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser would read a carriage return as a line feed.
  '\r': '&#13;',
};

/**
 * Escapes a text so that HTML reads it back as it is, between tags as well as in an attribute value in double
 * quotation marks. NUL cannot be written in HTML; it becomes U+FFFD, as a parser would have it.
 *
 * Source: HTML Living Standard, "Serializing HTML fragments" (escaping a string).
 */
export function escapeHtml(text: string): string {
  // eslint-disable-next-line no-control-regex -- NUL is what it is about
  return text.replace(/[&<>"\r\u0000]/g, (character) => REFERENCES[character] ?? '\uFFFD');
}
