/** The token for the page number in a path, plain or percent-encoded, where its name does not go on. */
// A letter without a capital may follow: ":pageページ" holds it, and ":pages" does not.
export const PAGE_TOKEN = /(?::|%3[Aa])page(?!(?!\p{Lo})[\p{L}\p{N}_])/gu;

/** What stands for the path of a page in the attributes of links. */
export const PATH_TOKEN = ':path';

/** Either token. */
const TOKENS = /((?::|%3[Aa])page|:path)(?!(?!\p{Lo})[\p{L}\p{N}_])/gu;

/** What people write in place of the token when they remember it wrongly. */
const NEAR_MISS = /:page[\p{L}\p{N}_]+|(?:\{|\[|<|%|\$)page\b[}\]>%]?|:[a-z][\w-]*/iu;

/** Schemes that run code or carry a document of their own. */
const UNSAFE_SCHEMES = ['javascript:', 'vbscript:', 'data:'];

/**
 * Cuts a path at its page tokens: n tokens give n + 1 pieces.
 *
 * @example
 * splitPath('/posts/:page') // ['/posts/', '']
 */
export function splitPath(path: string): string[] {
  return path.split(PAGE_TOKEN);
}

/**
 * Cuts the value of an attribute of links at the tokens for page and path: every second piece is a token.
 *
 * @example
 * splitTokens('go(:page)') // ['go(', ':page', ')']
 */
export function splitTokens(value: string): string[] {
  return value.split(TOKENS);
}

/** Names the part of a path that may have been meant as the token. */
export function nearMissOfToken(path: string): string | undefined {
  return NEAR_MISS.exec(path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, ''))?.[0];
}

/**
 * Removes from an address what a browser would not see in it: control characters and spaces at both ends, tabs and
 * line breaks anywhere.
 *
 * Source: URL Standard, "URL parsing".
 */
export function cleanAddress(address: string): string {
  // Two plain loops: a regular expression for the end of a text takes quadratic time on spaces within it.
  let start = 0;
  let end = address.length;
  while (start < end && address.charCodeAt(start) <= 0x20) start++;
  while (end > start && address.charCodeAt(end - 1) <= 0x20) end--;
  return address.slice(start, end).replace(/[\t\n\r]/g, '');
}

/**
 * Names the unsafe scheme of an address, if it has one. A scheme is compared without regard to case.
 *
 * Source: URL Standard, "URL parsing".
 */
export function unsafeScheme(address: string): string | undefined {
  const start = cleanAddress(address).toLowerCase();
  return UNSAFE_SCHEMES.find((scheme) => start.startsWith(scheme));
}
