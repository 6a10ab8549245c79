const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser reads these as one line feed, and a character reference for a carriage return is an error.
  '\r': '\n',
  '\r\n': '\n',
};

/**
 * What needs care: the characters of markup, and those that HTML cannot hold in any way (control characters other
 * than white space, lone surrogates, noncharacters).
 *
 * Source: HTML Living Standard, "Preprocessing the input stream" and "Serializing HTML fragments".
 */
const SPECIAL = /[&<>"]|\r\n|(?![\t\n\f])[\p{Control}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/** Most texts are plain ASCII, and told by a look that costs a fraction of the one for all of Unicode. */
const PLAIN = /^[\t\n !#-%'-;=?-~]*$/;

/**
 * Escapes a text so that HTML reads it back as it is, between tags as well as in an attribute value in double
 * quotation marks. What HTML cannot hold becomes U+FFFD.
 */
export function escapeHtml(text: string): string {
  return PLAIN.test(text) ? text : text.replace(SPECIAL, (character) => REFERENCES[character] ?? '\uFFFD');
}

/** Gives back the text of markup, braces and line breaks included; for languages that escape by themselves. */
export function unescapeHtml(markup: string): string {
  const characters: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#123;': '{',
    '&#125;': '}',
    '&#10;': '\n',
  };
  return markup.replace(
    /&(?:amp|lt|gt|quot|#10|#123|#125);/g,
    (reference) => characters[reference] as string,
  );
}
