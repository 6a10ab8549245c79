import { cleanAddress } from './path.js';
import { fields, listOf, text } from './validate.js';

/** What `pagePath` may be told. */
export interface PagePathOptions {
  /**
   * Which parameters of the query stay, by name. What is not among them is left out, as a visitor may write anything there.
   *
   * @default []
   */
  readonly keep?: readonly string[] | undefined;
  /**
   * The parameter that has the number of the page.
   *
   * @default 'page'
   */
  readonly parameter?: string | undefined;
}

const checkOptions = fields({ keep: listOf(text, '["q"]'), parameter: text }, '{ keep: ["q"] }');

/**
 * Makes the function for the attribute `path` from the address of a request: each page has that path, with the
 * parameters that stay and its number. Page 1 has no number.
 *
 * The path leads to the site of the request, whatever a visitor asks for: scheme and host are left out, and
 * `//example.org` is a path as well.
 *
 * @param url the address: `request.originalUrl` of Express, `request.url` of Node, of Fastify and of `fetch`, or a `URL`
 * @throws {TypeError} where an argument is of the wrong type
 * @example
 * pagePath('/posts?q=a+b&page=2&utm_source=x', { keep: ['q'] })(3) // '/posts?q=a+b&page=3'
 */
export function pagePath(url: string | URL, options: PagePathOptions = {}): (page: number) => string {
  if (typeof url !== 'string' && !(url instanceof URL))
    throw new TypeError(`The address must be a string or a URL, not ${typeof url}, such as request.url.`);
  const [fault] = checkOptions(options, 'options');
  if (fault !== undefined) throw new TypeError(`${fault.path} ${fault.message}`);
  const { keep = [], parameter = 'page' } = options;
  const [, address = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(cleanAddress(String(url))) ?? [];
  const path = address
    .replace(/^https?:[/\\]*[^/\\]*/i, '/')
    .replace(/^[/\\]+/, '/')
    // RFC 3986, 4.2: nothing before the first slash is a scheme then.
    .replace(/^(?=[^/]*:)/, './');
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== parameter && keep.includes(name));
  return (page) => {
    const search = new URLSearchParams(kept);
    if (page !== 1) search.append(parameter, String(page));
    // An address without a path keeps that of the page; with no query either, it would keep the query too.
    return search.size === 0 ? path || '?' : `${path}?${search.toString()}`;
  };
}
