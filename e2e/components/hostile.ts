import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What visitors can make up, to components that read the request. */

/** What a visitor may ask for in a list of 9 pages, and the page that it is. */
export const ASKED: readonly (readonly [asked: string, page: number])[] = [
  ...([
    ['9', 9],
    ['99', 9],
    ['9'.repeat(5000), 9],
    ['2.9', 2],
    ['+3', 3],
    [' 3.', 3],
  ] as const),
  ...['-3', '', 'nan', 'Infinity', '1e999', '7e0', '0x7', '3x', '"><b>'].map((asked) => [asked, 1] as const),
];

/** The URLs of the links in a page. */
export function linksIn(page: string): string[] {
  return Array.from(page.matchAll(/href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'));
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

interface Form {
  readonly action: string;
  /** The names and values of its hidden fields, as a query. */
  readonly query: URLSearchParams;
  /** The names of its other fields. */
  readonly names: readonly string[];
}

function elementsIn(node: Tree.Node, tags: RegExp): Tree.Element[] {
  const found = 'tagName' in node && tags.test(node.tagName) ? [node] : [];
  return [
    ...found,
    ...('childNodes' in node ? node.childNodes.flatMap((child) => elementsIn(child, tags)) : []),
  ];
}

function valueOf(element: Tree.Element, name: string): string {
  return element.attrs.find((one) => one.name === name)?.value ?? '';
}

function formsIn(page: Tree.Node): Form[] {
  return elementsIn(page, /^form$/).map((form) => {
    const fields = elementsIn(form, /^(?:input|select)$/);
    const isHidden = (field: Tree.Element): boolean => valueOf(field, 'type') === 'hidden';
    return {
      action: valueOf(form, 'action'),
      query: new URLSearchParams(
        fields.filter(isHidden).map((field) => [valueOf(field, 'name'), valueOf(field, 'value')]),
      ),
      names: fields.filter((field) => !isHidden(field)).map((field) => valueOf(field, 'name')),
    };
  });
}

/** Whether the forms send the query of the links, with other numbers. */
function keepQuery(forms: readonly Form[], link: string): boolean {
  // Each form has one number, and both leave out that of the page.
  const numbers = forms.flatMap(({ names }) => names);
  return forms.every(({ query, names }) => {
    const kept = new URLSearchParams(new URL(link, 'https://site.example').search);
    for (const name of [numbers[0] ?? '', ...names]) kept.delete(name);
    // Laravel 8 escapes a text that is no UTF-8 to nothing.
    const broken = Array.from(kept).filter((pair) => pair.join('').includes('\uFFFD'));
    for (const name of broken.flatMap(([one]) => [one, ''])) {
      kept.delete(name);
      query.delete(name);
    }
    kept.sort();
    query.sort();
    // HTML has no null character, and its line ends, which a browser sends as two characters, have one.
    const expected = String(kept).replaceAll('%00', '%EF%BF%BD').replaceAll('%0D%0A', '%0A');
    return names.length === 1 && String(query) === expected;
  });
}

const NUMBERS = [
  ...[
    '',
    '0',
    '-1',
    '1e999',
    'nan',
    'Infinity',
    '2.5',
    ' 2',
    '+2',
    '0x2',
    '٢',
    '9'.repeat(5000),
    '2%00',
    '%ff',
  ],
  ...[
    '%22%3E%3Cb%3E',
    '{{7*7}}',
    '{%25 x %25}',
    'javascript:alert(1)',
    '//evil.example',
    '2&page=3',
    '2;page=3',
  ],
];

const PAGES = NUMBERS.map((page) => `page=${page}`);

const QUERIES = [
  ...[
    'page[]=2',
    'page[a]=2',
    'page',
    '=2',
    '&&',
    'page=2%26a=1',
    '%',
    '%E0%A4%A',
    'q=%ff',
    'q=%00',
    'q=%0d%0aX: y',
  ],
  ...[
    'q=%22%3E%3Cscript%3E',
    'q=:page',
    'q=%3Apage',
    `q=${'a'.repeat(5000)}`,
    'self=1&context=1&request=1&name=1',
  ],
  ...[
    '_external=1&_scheme=javascript&_anchor=a&_method=POST',
    'endpoint=x&values=y&host=evil.example&url=//evil.example',
  ],
  ...[
    'script_name=//evil&SCRIPT_NAME=//evil&root_path=//evil&format=json',
    '__class__=1&path_params=1&kwargs=1&args=1',
  ],
  ...[
    '_fragment[]=f',
    '_fragment=f&_route=x&_route_params[a]=1&_query=1&_format=json',
    '_query[page]=2&_locale[]=a',
  ],
  ...[
    'only_path=false&protocol=javascript&host=evil.example&action=x',
    'params[host]=evil.example&trailing_slash=1',
  ],
  ...[
    '_rsc=1&nxtPpage=2&__nextDataReq=1&__nextLocale=evil.example&_payload=1&x-sveltekit-invalidated=1&_data=1',
  ],
  ...[
    'per_page=',
    'per_page[]=25',
    'per_page=%22%3E%3Cb%3E',
    'per_page=1e999&page=2',
    'per_page=25&per_page=50&page=3',
  ],
  ...[
    'path=//evil.example&first_path=javascript:alert(1)',
    'a[b][][c]=1&a[b][][c][]=2',
    'format[]=json&id[]=1&class[a]=b',
  ],
];

/** URLs that visitors can make up, of a list with 90 items. */
export function hostileUrls(path: string): string[] {
  return [...PAGES, ...QUERIES].map((query) => `${path}?items=90&${query}`);
}

/**
 * What is wrong with the controls at URLs: errors, links and forms that lead to other sites, forms that change the query,
 * and changed markup.
 *
 * @param refusal the framework's own response to a query that it cannot read, before it renders the component
 */
export function faultsIn(urls: readonly string[], shown: readonly string[], refusal?: RegExp): string[][] {
  expect(shown).toHaveLength(urls.length);
  return shown.flatMap((page, index) => {
    if (refusal?.test(page)) return [];
    const tree = parseFragment(page);
    const links = elementsIn(tree, /^a$/).flatMap((link) => valueOf(link, 'href') || []);
    const forms = formsIn(tree);
    const all = [...links, ...forms.map(({ action }) => action)];
    const isOwn = all.every((link) => new URL(link, 'https://site.example/posts').host === 'site.example');
    // In quotation marks, Astro leaves these characters as they are, and they are no markup.
    const markup = page.replace(/="[^"]*"/g, '');
    const isControl = /^\s*(<nav[^]*<\/nav>)\s*$/.test(markup) && !/<(?:b|script)>/.test(markup);
    const isFaultless = isOwn && isControl && links.length > 4 && keepQuery(forms, links[0] ?? '');
    return isFaultless ? [] : [[urls[index] ?? '', page.slice(0, 200)]];
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
  test.each(paths)(
    'no request for %s is an error, leads to another site or changes the markup',
    async (path) => {
      const urls = hostileUrls(path);
      expect(faultsIn(urls, await show(urls), refusal)).toEqual([]);
    },
  );
}

/** The elements of a page, each with the names of its attributes. */
function shapesIn(page: string): string[] {
  return elementsIn(parseFragment(page), /./).map(({ tagName, attrs }) => {
    const names = attrs.map(({ name }) => name).sort();
    return `<${[tagName, ...names].join(' ')}>`;
  });
}

/**
 * Describes a test of a component with forms, for requests that visitors can make up.
 *
 * @param show prints the controls of a list with 90 items at URLs, whose page and size are as the visitor sent them
 * @param refusal as of `faultsIn`
 */
export function describeHostileForms(show: (urls: string[]) => Promise<string[]>, refusal?: RegExp): void {
  test('no request is an error, leads to another site or changes the markup of the forms', async () => {
    const common = ['', '&page=2', '&page=9', '&page=5&q=a&per_page=25'].map(
      (query) => `/posts?items=90${query}`,
    );
    const sizes = [
      ...NUMBERS.map((size) => `per_page=${size}`),
      'per_page[]=10',
      'per_page[a]=10',
      'per_page',
    ];
    const urls = [...hostileUrls('/posts'), ...sizes.map((query) => `/posts?items=90&${query}`)];
    const [known, shown] = await Promise.all([show(common), show(urls)]);
    expect(faultsIn(common, known)).toEqual([]);
    expect(faultsIn(urls, shown, refusal)).toEqual([]);
    const shapes = new Set(known.flatMap(shapesIn));
    shown.forEach((page, index) => {
      if (refusal?.test(page)) return;
      expect([urls[index], shapesIn(page).filter((one) => !shapes.has(one))]).toEqual([urls[index], []]);
      expect([urls[index], page.match(/<form\b/g)?.length]).toEqual([urls[index], 2]);
    });
  });
}
