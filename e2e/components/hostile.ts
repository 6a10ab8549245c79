/** What visitors can make up, to components that read the request. */

/** The URLs of the links in a page. */
export function linksIn(page: string): string[] {
  return Array.from(page.matchAll(/href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** Where the forms in a page lead. Without an action, a form leads to the page itself. */
function actionsIn(page: string): string[] {
  return Array.from(page.matchAll(/ action="([^"]*)"/g), ([, action = '']) => action.replaceAll('&amp;', '&'));
}

/**
 * What a page of a list gives to a component at a URL: the page, the size, and paths that keep the query.
 *
 * @param url a path with a query
 */
export function requestOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'https://site.example');
  return {
    page: searchParams.get('page'),
    size: searchParams.get('per_page') ?? undefined,
    pathTo: (page: number): string => {
      searchParams.set('page', String(page));
      return `${pathname}?${searchParams.toString()}`;
    },
  };
}

const PAGES = [
  ...['', '0', '-1', '1e999', 'nan', 'Infinity', '2.5', ' 2', '+2', '0x2', '٢', '9'.repeat(5000), '2%00', '%ff'],
  ...['%22%3E%3Cb%3E', '{{7*7}}', '{%25 x %25}', 'javascript:alert(1)', '//evil.example', '2&page=3', '2;page=3'],
].map((page) => `page=${page}`);

const QUERIES = [
  ...['page[]=2', 'page[a]=2', 'page', '=2', '&&', 'page=2%26a=1', '%', '%E0%A4%A', 'q=%ff', 'q=%00', 'q=%0d%0aX: y'],
  ...['q=%22%3E%3Cscript%3E', 'q=:page', 'q=%3Apage', `q=${'a'.repeat(5000)}`, 'self=1&context=1&request=1&name=1'],
  ...['_external=1&_scheme=javascript&_anchor=a&_method=POST', 'endpoint=x&values=y&host=evil.example&url=//evil.example'],
  ...['script_name=//evil&SCRIPT_NAME=//evil&root_path=//evil&format=json', '__class__=1&path_params=1&kwargs=1&args=1'],
  ...['_fragment[]=f', '_fragment=f&_route=x&_route_params[a]=1&_query=1&_format=json', '_query[page]=2&_locale[]=a'],
  ...['only_path=false&protocol=javascript&host=evil.example&action=x', 'params[host]=evil.example&trailing_slash=1'],
  ...['_rsc=1&nxtPpage=2&__nextDataReq=1&__nextLocale=evil.example&_payload=1&x-sveltekit-invalidated=1&_data=1'],
  ...['per_page=', 'per_page[]=25', 'per_page=%22%3E%3Cb%3E', 'per_page=1e999&page=2', 'per_page=25&per_page=50&page=3'],
  ...['path=//evil.example&first_path=javascript:alert(1)', 'a[b][][c]=1&a[b][][c][]=2', 'format[]=json&id[]=1&class[a]=b'],
];

/** URLs that visitors can make up, of a list with 90 items. */
export function hostileUrls(path: string): string[] {
  return [...PAGES, ...QUERIES].map((query) => `${path}?items=90&${query}`);
}

/**
 * What is wrong with the controls at URLs: errors, links to other sites, and changed markup.
 *
 * @param refusal the framework's own response to a query that it cannot read, before it renders the component
 */
export function faultsIn(urls: readonly string[], shown: readonly string[], refusal?: RegExp): string[][] {
  expect(shown).toHaveLength(urls.length);
  return shown.flatMap((page, index) => {
    if (refusal?.test(page)) return [];
    const links = [...linksIn(page), ...actionsIn(page)];
    const isOwn = links.every((link) => new URL(link, 'https://site.example/posts').host === 'site.example');
    // In quotation marks, Astro leaves these characters as they are, and they are no markup.
    const markup = page.replace(/="[^"]*"/g, '');
    const isControl = /^\s*(<nav[^]*<\/nav>)\s*$/.test(markup) && !/<(?:b|script)>/.test(markup);
    return isOwn && isControl && links.length > 4 ? [] : [[urls[index] ?? '', page.slice(0, 200)]];
  });
}

/**
 * Describes tests of requests that visitors can make up.
 *
 * @param show prints the controls of a list with 90 items at URLs
 * @param refusal as of `faultsIn`
 */
export function describeHostileRequests(
  paths: readonly string[],
  show: (urls: string[]) => Promise<string[]>,
  refusal?: RegExp,
): void {
  test.each(paths)('no request for %s is an error, leads to another site or changes the markup', async (path) => {
    const urls = hostileUrls(path);
    expect(faultsIn(urls, await show(urls), refusal)).toEqual([]);
  });
}
