/** The token for the page number in a path, plain or percent-encoded, where its name does not go on. */
const PAGE_TOKEN = /(?::|%3[Aa])page(?![\p{L}\p{N}_])/gu;

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

/** Names the part of a path that may have been meant as the token. */
export function nearMissOfToken(path: string): string | undefined {
  return NEAR_MISS.exec(path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, ''))?.[0];
}

/**
 * Names the unsafe scheme of an address, if it has one.
 *
 * Source: URL Standard, "URL parsing": leading control characters and spaces are removed, and so are tabs and line
 * breaks anywhere; a scheme is compared without regard to case.
 */
export function unsafeScheme(address: string): string | undefined {
  const start = address
    // eslint-disable-next-line no-control-regex -- the URL Standard names these characters
    .replace(/^[\u0000-\u0020]+/, '')
    .replace(/[\t\n\r]/g, '')
    .toLowerCase();
  return UNSAFE_SCHEMES.find((scheme) => start.startsWith(scheme));
}
