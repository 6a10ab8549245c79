import { cleanUrl } from './base/path.js';
import { checkOptions, listOf, text } from './base/validate.js';

/** Options of `pagePath`. */
export interface PagePathOptions {
  /**
   * Names of query parameters to keep. Others are removed, because a visitor can add anything to a URL.
   *
   * @default []
   */
  readonly keep?: readonly string[] | undefined;
  /**
   * The query parameter that contains the page number.
   *
   * @default 'page'
   */
  readonly parameter?: string | undefined;
}

const rows = { keep: { check: listOf(text, '["q"]') }, parameter: { check: text } };

/**
 * Returns a function for the attribute `path`, made from the URL of a request. It returns the URL's path with the kept
 * parameters and the page number, which page 1 omits.
 *
 * Quotation marks, backticks, backslashes, angle brackets and braces in the path are percent-encoded, so that a visitor's
 * URL cannot end a string of code or HTML that it is put into.
 *
 * Links always stay on the site of the request: scheme and host are removed, and `//example.org` is treated as a path.
 *
 * @param url the URL: `request.originalUrl` in Express, `request.url` in Node, Fastify and `fetch`, or a `URL`
 * @throws {TypeError} if an argument has the wrong type
 * @example
 * pagePath('/posts?q=a+b&page=2&utm_source=x', { keep: ['q'] })(3) // '/posts?q=a+b&page=3'
 */
export function pagePath(url: string | URL, options: PagePathOptions = {}): (page: number) => string {
  if (typeof url !== 'string' && !(url instanceof URL))
    throw new TypeError('The URL must be a string or a URL object, such as request.url.');
  const { keep = [], parameter = 'page' } = checkOptions(options, rows, '{ keep: ["q"] }');
  const [, pathname = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(cleanUrl(String(url))) ?? [];
  const path = pathname
    .replace(/^https?:[/\\]*[^/\\]*/i, '/')
    .replace(/^[/\\]+/, '/')
    // RFC 3986, 4.2: with "./", text before a colon is not a scheme.
    .replace(/^(?=[^/]*:)/, './')
    .replace(/["'`\\<>{}]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== parameter && keep.includes(name));
  return (page) => {
    const search = new URLSearchParams(kept);
    if (page !== 1) search.append(parameter, String(page));
    // A relative URL without a path keeps that of the page. An empty one would keep the query, too.
    return search.size === 0 ? path || '?' : `${path}?${search.toString()}`;
  };
}
