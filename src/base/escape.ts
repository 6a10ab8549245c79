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

/** The quotation marks around an attribute. */
export type Mark = '"' | "'";

/** Escapes markup that is fit for double quotation marks for others. */
export function escapeMark(markup: string, mark: Mark | undefined): string {
  return mark === "'" ? markup.replaceAll("'", '&#39;') : markup;
}

function referenceTo(character: string): string {
  if (/[\0\p{Surrogate}]/u.test(character)) return '\uFFFD';
  return REFERENCES[character] ?? `&#${character.codePointAt(0)};`;
}

/** In HTML: character references, and all that Markdown and its extensions may read in text, or in attributes. */
const READ_IN_TEXT = /&(?:#\d+|\w+);|[!"#$%'()*+,\-./:=?@[\\\]^_`{|}~\t\n\f]/g;
const READ_IN_ATTRIBUTES = /&(?:#\d+|\w+);|[$\\`|\t\n\f]/g;

/** Signs of URLs and addresses in the result. */
const IN_ADDRESSES = /(?<=www)&#46;|&#58;(?=&#47;)|&#64;/gi;

/** What says nothing, and splits a text into two. MDX has no comments. */
const splitIn = (isMdx: boolean): string => (isMdx ? '{""}' : '<!---->');

/**
 * Escapes text for use in HTML that Markdown reads. No line ends in it, so no block ends, and no sign opens an element:
 * in raw HTML, in a line of text or in a table.
 *
 * Sources: CommonMark, "Backslash escapes": only ASCII punctuation has a meaning; "Entity and numeric character references": these
 * cannot be used in place of symbols indicating structure. MDX reads braces. remark-gfm makes links of URLs and addresses in a text,
 * also if these are written with character references.
 *
 * @param inHtml escapes it for HTML
 */
export function escapeMarkdown(
  text: string,
  isAttribute: boolean,
  isMdx: boolean,
  inHtml: (text: string) => string,
): string {
  const escaped = inHtml(text).replace(isAttribute ? READ_IN_ATTRIBUTES : READ_IN_TEXT, (sign) =>
    sign.length > 1 ? sign : `&#${sign.charCodeAt(0)};`,
  );
  return isAttribute ? escaped : escaped.replace(IN_ADDRESSES, (sign) => splitIn(isMdx) + sign);
}

/** What template code prints as references in a line of Markdown. It escapes its text for HTML. */
export interface MarkdownSigns {
  readonly signs: string;
  /** What comes before a reference to a sign of an address. */
  readonly split: string;
}

/** In a block of HTML, Markdown reads no signs. */
export const NO_SIGNS: MarkdownSigns = { signs: '', split: '' };

/**
 * The signs that Markdown and its common extensions may read in a line, in text or in attributes. Not `&`, `#` and `;`, as references
 * have these.
 */
export function markdownSigns(isAttribute: boolean, isMdx: boolean): MarkdownSigns {
  return { signs: isAttribute ? '\\$`|' : '\\$`|*_[]~^=+{}(-.:@', split: isAttribute ? '' : splitIn(isMdx) };
}

export function referenceInMarkdown(sign: string, { split }: MarkdownSigns): string {
  return `${'.:@'.includes(sign) ? split : ''}&#${sign.charCodeAt(0)};`;
}

/** Files of Razor, Twirl and Rocker, where an at sign begins code, and two are one in the text. */
const AT_SIGN_FILE = /\.(?:cshtml|razor|vbhtml|(?:scala|rocker)\.html)$/i;

/** What escapes text for the language of a file where HTML has code that tags are not compiled to. Tailwind CSS reads it in Razor. */
export function escapeForFile(file = ''): ((text: string) => string) | undefined {
  return AT_SIGN_FILE.test(file) ? (text) => text.replaceAll('@', '@@') : undefined;
}
