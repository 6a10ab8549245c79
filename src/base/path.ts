/** The token for the page number in a path, plain or percent-encoded. */
// A caseless letter may follow: ":pageページ" contains the token, but ":pages" does not.
export const PAGE_TOKEN = /(?::|%3[Aa])page(?!(?!\p{Lo})[\p{L}\p{N}_])/gu;

/** The token for the path of a page in link attributes. */
export const PATH_TOKEN = ':path';

/** Either token. */
const TOKENS = /((?::|%3[Aa])page|:path)(?!(?!\p{Lo})[\p{L}\p{N}_])/gu;

/** Likely mistakes for the page token. */
const NEAR_MISS = /:page[\p{L}\p{N}_]+|(?:\{|\[|<|%|\$)page\b[}\]>%]?|:[a-z][\w-]*/iu;

/** Schemes that run code or contain a document. */
const UNSAFE_SCHEMES = ['javascript:', 'vbscript:', 'data:'];

/**
 * Splits a path at its page tokens: n tokens make n + 1 pieces.
 *
 * @example
 * splitPath('/posts/:page') // ['/posts/', '']
 */
export function splitPath(path: string): string[] {
  return path.split(PAGE_TOKEN);
}

/**
 * Splits the value of a link attribute at its page and path tokens. Every second piece is a token.
 *
 * @example
 * splitTokens('go(:page)') // ['go(', ':page', ')']
 */
export function splitTokens(value: string): string[] {
  return value.split(TOKENS);
}

/** Returns the part of a path that may be meant as the page token. */
export function nearMissOfToken(path: string): string | undefined {
  return NEAR_MISS.exec(path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, ''))?.[0];
}

/**
 * Removes the characters of an address that browsers ignore: control characters and spaces at both ends, and all tabs
 * and line breaks.
 *
 * Source: URL Standard, "URL parsing".
 */
export function cleanAddress(address: string): string {
  // Loops, because a regular expression for trailing spaces takes quadratic time on inner spaces.
  let start = 0;
  let end = address.length;
  while (start < end && address.charCodeAt(start) <= 0x20) start++;
  while (end > start && address.charCodeAt(end - 1) <= 0x20) end--;
  return address.slice(start, end).replace(/[\t\n\r]/g, '');
}

/**
 * Returns the unsafe scheme of an address, if it has one. Schemes are case-insensitive.
 *
 * Source: URL Standard, "URL parsing".
 */
export function unsafeScheme(address: string): string | undefined {
  const start = cleanAddress(address).toLowerCase();
  return UNSAFE_SCHEMES.find((scheme) => start.startsWith(scheme));
}
