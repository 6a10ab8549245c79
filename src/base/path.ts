/** What may not follow a token. A caseless letter may: ":pageページ" contains the token, but ":pages" does not. */
export const END_OF_TOKEN = String.raw`(?!(?!\p{Lo})[\p{L}\p{N}_])`;

/** The token for the page number in a path. */
const PAGE_TOKEN = new RegExp(`:page${END_OF_TOKEN}`, 'gu');

/**
 * A number that a token of a path stands for: the page number from 1, the page number from 0, the number of items on
 * the pages before, or the number of items per page.
 */
export type NumberToken = 'page' | 'index' | 'offset' | 'page_size';

/** The words of the tokens for numbers in a path, as a pattern. */
export const NUMBER_WORDS = 'page|page_size|index|offset';

/** The tokens for numbers in a path. */
export const NUMBER_TOKEN = new RegExp(`:(${NUMBER_WORDS})${END_OF_TOKEN}`, 'gu');

/** A token whose number differs from page to page. A search is faster than a list of all tokens. */
const VARYING_TOKEN = new RegExp(`:(?:page|index|offset)${END_OF_TOKEN}`, 'u');

/** A token whose number depends on the number of items per page. */
const SIZED_TOKEN = new RegExp(`:(offset|page_size)${END_OF_TOKEN}`, 'u');

/** The token for the path of a page in link attributes. */
export const PATH_TOKEN = ':path';

/** The tokens for numbers, and the one for the path. */
const TOKENS = new RegExp(`(:(?:${NUMBER_WORDS}|path))${END_OF_TOKEN}`, 'gu');

/** The percent-encoded colon of a token for a number. */
const ENCODED_COLON = new RegExp(`%3[Aa](?=(?:${NUMBER_WORDS})${END_OF_TOKEN})`, 'gu');

/** The words of the tokens of paths and link attributes. */
export const LINK_WORDS = [...NUMBER_WORDS.split('|'), 'path'];

/** The words of all tokens. Outside of texts for readers, `:to` may be code, a class or a part of a URL. */
export const TEXT_WORDS = [...LINK_WORDS, 'pages', 'from', 'to', 'total'];

/** Likely mistakes for the page token. */
const NEAR_MISS = /:page[\p{L}\p{N}_]+|(?:\{|\[|<|%|\$)page\b[}\]>%]?|:[a-z][\w-]*/iu;

/**
 * Returns a pattern for tokens that may be meant as such. After a letter, a digit or a bracket, they are something else: a time,
 * or the code of a script, as in `{current:page}`.
 */
export function tokensOf(words: readonly string[]): RegExp {
  const before = String.raw`(?<![\p{L}\p{N}_$)\]])`;
  return new RegExp(`${before}(?::|%3[Aa])(${words.join('|')})${END_OF_TOKEN}`, 'u');
}

/**
 * Decodes the tokens of a path that a URL helper has encoded as a whole. Beside a plain token, `%3Apage` is text, such as what a
 * visitor searches for.
 *
 * @example
 * plainTokens('/posts?page=%3Apage') // '/posts?page=:page'
 * plainTokens('/posts?q=%3Apage&page=:page') // '/posts?q=%3Apage&page=:page'
 */
export function plainTokens(path: string): string {
  return VARYING_TOKEN.test(path) ? path : path.replace(ENCODED_COLON, ':');
}

/** The schemes that every URL may have. Others may run code, in a browser or in a client library. */
export const WEB_SCHEMES: readonly string[] = ['http', 'https'];

/**
 * The scheme of a URL, after characters that browsers ignore.
 *
 * Source: URL Standard, "basic URL parser", "scheme start state" and "scheme state".
 */
// oxlint-disable-next-line no-control-regex -- the standard names these characters
const SCHEME = /^[\u0000-\u0020]*([a-z][a-z\d+.\-\t\n\r]*:)/i;

/**
 * Splits a path at its page tokens: n tokens make n + 1 pieces.
 *
 * @example
 * splitPath('/posts/:page') // ['/posts/', '']
 */
export function splitPath(path: string): string[] {
  return plainTokens(path).split(PAGE_TOKEN);
}

/**
 * Splits a path at its tokens for numbers. Every second piece is a `NumberToken`.
 *
 * @example
 * splitNumbers('/posts?start=:offset&n=25') // ['/posts?start=', 'offset', '&n=25']
 */
export function splitNumbers(path: string): string[] {
  return plainTokens(path).split(NUMBER_TOKEN);
}

export function variesByPage(path: string): boolean {
  return VARYING_TOKEN.test(plainTokens(path));
}

/** Returns the first token in a text that needs `page_size`, if any. */
export function sizedTokenIn(text: string): string | undefined {
  const found = SIZED_TOKEN.exec(plainTokens(text))?.[1];
  return found && `:${found}`;
}

/**
 * Splits the value of a link attribute at its tokens for numbers and for the path. Every second piece is a token.
 *
 * @example
 * splitTokens('go(:page)') // ['go(', ':page', ')']
 */
export function splitTokens(value: string): string[] {
  return plainTokens(value).split(TOKENS);
}

/** Returns the part of a path that may be meant as the page token. */
export function nearMissOfToken(path: string): string | undefined {
  return NEAR_MISS.exec(path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, ''))?.[0];
}

/**
 * Removes the characters of a URL that browsers ignore: control characters and spaces at both ends, and all tabs
 * and line breaks.
 *
 * Source: URL Standard, "URL parsing".
 */
export function cleanUrl(url: string): string {
  // Loops, because a regular expression for trailing spaces takes quadratic time on inner spaces.
  let start = 0;
  let end = url.length;
  while (start < end && url.charCodeAt(start) <= 0x20) start++;
  while (end > start && url.charCodeAt(end - 1) <= 0x20) end--;
  return url.slice(start, end).replace(/[\t\n\r]/g, '');
}

/**
 * Returns the scheme of a URL, with its colon and in lowercase, unless it is allowed.
 *
 * @param allowed names of schemes, in lowercase, without the colon
 * @example
 * unsafeScheme('JS:alert(1)', WEB_SCHEMES) // 'js:'
 * unsafeScheme('/a:b', WEB_SCHEMES) // undefined
 */
export function unsafeScheme(url: string, allowed: readonly string[]): string | undefined {
  const scheme = SCHEME.exec(url)?.[1]
    ?.replace(/[\t\n\r]/g, '')
    .toLowerCase();
  return scheme === undefined || allowed.includes(scheme.slice(0, -1)) ? undefined : scheme;
}

/**
 * Returns the unsafe scheme of the URLs that a path with page tokens makes. The token is no scheme: "posts:page"
 * makes "posts2".
 */
export function unsafeSchemeOfPath(path: string, allowed: readonly string[]): string | undefined {
  // Most paths begin with a slash, and need no copy.
  return path.startsWith('/')
    ? undefined
    : unsafeScheme(plainTokens(path).replace(NUMBER_TOKEN, '1'), allowed);
}

/** Decodes what is percent-encoded in a text, which is often by hand: if it is invalid, it stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
