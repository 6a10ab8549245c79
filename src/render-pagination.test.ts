import { compile, PaginationTagError, renderPagination, transform } from './index.js';
import { globalNames, type GLOBAL_PREFIXES, type GlobalName } from './attributes/names.js';

function errorOf(attributes: object): PaginationTagError {
  try {
    renderPagination(attributes);
  } catch (error) {
    if (error instanceof PaginationTagError) return error;
    throw error;
  }
  throw new Error('There was no error.');
}

test('renders the same as a template with the same attributes', () => {
  expect(
    renderPagination({
      path: '/posts/:page',
      total_pages: 42,
      current_page: 7,
      class: 'mt-4',
      id: 'pager',
      hidden: true,
    }),
  ).toBe(
    transform(
      '<pagination path="/posts/:page" total_pages="42" current_page="7" class="mt-4" id="pager" hidden></pagination>',
    ),
  );
});

test('takes numeric strings, booleans as strings, and leaves out what is unset', () => {
  expect(
    renderPagination({
      total_pages: ' 3 ',
      current_page: undefined,
      show_boundary_chevrons: 'true',
      'data-x': null,
      hidden: false,
    }),
  ).toBe(transform('<pagination total_pages="3" show_boundary_chevrons></pagination>'));
});

test('takes attributes of every link, of any type that a tag can write', () => {
  const path = (page: number): string => `/list?q=a&page=${page}`;
  expect(
    renderPagination({
      path,
      total_pages: 2,
      'link:hx-get': ':path',
      'link:data-page': ':page',
      'link:tabindex': 0,
      'link:up-follow': true,
      'link:up-main': false,
      'link:title': undefined,
      'link:class': null,
    }),
  ).toBe(
    transform(
      '<pagination path="/list?q=a&amp;page=:page" total_pages="2" link:hx-get=":path" link:data-page=":page" link:tabindex="0" link:up-follow></pagination>',
    ),
  );
  for (const value of [path, [':path'], {}])
    expect(errorOf({ total_pages: 2, 'link:hx-get': value }).diagnostics).toMatchObject([
      { code: 'invalid-string', message: `link:hx-get is of type ${typeof value}, which is not a string.` },
    ]);
});

test('takes false for a boolean of the table', () => {
  expect(renderPagination({ total_pages: 2, show_boundary_chevrons: false })).toBe(
    renderPagination({ total_pages: 2 }),
  );
});

test('asks a path function for every link', () => {
  const html = renderPagination({
    path: (page) => `/list?from=${(page - 1) * 10}&to=${page * 10}`,
    total_pages: 3,
    current_page: 2,
  });
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/list?from=0&amp;to=10"',
    'href="/list?from=0&amp;to=10"',
    'href="/list?from=10&amp;to=20"',
    'href="/list?from=20&amp;to=30"',
    'href="/list?from=20&amp;to=30"',
  ]);
});

test('calls no path function for page 1 if there is a first_path', () => {
  const pages: number[] = [];
  const path = (page: number): string => `/p/${String(pages.push(page) && page)}`;
  expect(renderPagination({ path, first_path: '/', total_pages: 3, current_page: 1 })).toContain('href="/"');
  expect(pages).toEqual([2, 3, 2]);
});

test('escapes what it passes through', () => {
  expect(renderPagination({ total_pages: 1, 'data-x': `"><script>'&\r` })).toContain(
    ` data-x="&quot;&gt;&lt;script&gt;'&amp;&#13;">`,
  );
});

test.each<[string, Record<string, unknown>, string, string]>([
  [
    'a number that is none',
    { total_pages: NaN },
    'invalid-integer',
    'total_pages is NaN, which is not an integer.',
  ],
  ['a fraction', { total_pages: 2.5 }, 'invalid-integer', 'total_pages is 2.5, which is not an integer.'],
  [
    'a number too large',
    { total_pages: 1e300 },
    'integer-out-of-range',
    'total_pages is 1e+300, which is outside -9007199254740991 to 9007199254740991.',
  ],
  [
    'a number as an object',
    { total_pages: {} },
    'invalid-integer',
    'total_pages is of type object, which is not an integer.',
  ],
  [
    'a count too large',
    { total_pages: 3, sibling_count: 1001 },
    'integer-out-of-range',
    'sibling_count is 1001, which is outside 0 to 1000.',
  ],
  [
    'a class as a number',
    { total_pages: 3, class: 5 },
    'invalid-string',
    'class is 5, which is not a string.',
  ],
  [
    'a path as an object',
    { total_pages: 3, path: {} },
    'invalid-string',
    'path is of type object, which is not a string.',
  ],
  [
    'a global attribute as an object',
    { total_pages: 3, style: {} },
    'invalid-string',
    'style is of type object, which is not a string.',
  ],
  [
    'a global attribute as a function',
    { total_pages: 3, onclick: () => 0 },
    'invalid-string',
    'onclick is of type function, which is not a string.',
  ],
  [
    'a keyword as a number',
    { total_pages: 3, link_type: 1 },
    'invalid-keyword',
    'link_type is 1; it takes a, patch, navigate, live_patch or live_redirect.',
  ],
  [
    'a boolean as a number',
    { total_pages: 3, show_boundary_chevrons: 1 },
    'invalid-boolean',
    'show_boundary_chevrons is 1, which is neither true nor false.',
  ],
  [
    'an unknown name',
    { total_pages: 3, totalPages: 4 },
    'unknown-attribute',
    '<pagination> has no attribute "totalPages".',
  ],
  [
    'a name that would break out',
    { total_pages: 3, 'data-x onclick': 'y' },
    'unknown-attribute',
    '<pagination> has no attribute "data-x onclick".',
  ],
  [
    'a name with ">"',
    { total_pages: 3, 'data->': 'y' },
    'unknown-attribute',
    '<pagination> has no attribute "data->".',
  ],
  [
    'a path function that throws',
    {
      total_pages: 3,
      path: () => {
        throw new Error('no route');
      },
    },
    'path-failed',
    'The path function failed for page 1: it threw "no route".',
  ],
  [
    'a path function that throws a string',
    {
      total_pages: 3,
      path: () => {
        throw 'no route';
      },
    },
    'path-failed',
    'The path function failed for page 1: it threw.',
  ],
  [
    'a path function that returns a number',
    { total_pages: 3, path: (page: number) => page },
    'path-failed',
    'The path function failed for page 1: it returned a value of type number.',
  ],
  [
    'a path function that returns an unsafe path',
    { total_pages: 3, path: (page: number) => `javascript:go(${String(page)})` },
    'path-failed',
    'The path function failed for page 1: it returned a URL with the scheme javascript:, which is not allowed.',
  ],
])('refuses %s', (_, attributes, code, message) => {
  const { diagnostics } = errorOf(attributes);
  expect(diagnostics.map((diagnostic) => [diagnostic.code, diagnostic.message])).toEqual([[code, message]]);
});

test.each([
  [{ pager: { page: 2, pages: 3 } }, 'Add href to the object in pager, or set path.'],
  [{ pager: { page: 2, pages: 3, hreff: '/:page' } }, 'Add href to the object in pager, or set path.'],
  [
    { path: (page: number) => `app://${page}`, total_pages: 2 },
    expect.stringContaining('list it in the option "schemes"'),
  ],
])('says what to do about %o', (attributes, hint) => {
  expect(errorOf(attributes).diagnostics).toMatchObject([{ hint: hint as string }]);
});

test('shows the attributes as a tag', () => {
  expect(errorOf({ path: (page: number) => String(page), total_page: 3, hidden: true }).message).toBe(
    [
      '1:31: error: <pagination> has no attribute "total_page". [unknown-attribute]',
      '> 1 | <pagination path="(function)" total_page="3" hidden>',
      '    |                               ^^^^^^^^^^^^^^',
      'Did you mean total_pages?',
    ].join('\n'),
  );
});

test.each(['data', 'dialect', 'dialects', 'markdown', 'pager', 'pagers'])(
  'refuses the option %s, which means something only in a template',
  (name) => {
    expect(() => renderPagination({}, { [name]: undefined })).toThrow(`Unknown option "${name}".`);
  },
);

test('takes what a request has for a page, or has not', () => {
  const control = (search: string): string => {
    const { searchParams } = new URL(`http://localhost/posts${search}`);
    return renderPagination({ total_pages: 3, current_page: searchParams.get('page') });
  };
  expect(control('?page=2')).toBe(renderPagination({ total_pages: 3, current_page: 2 }));
  expect(control('')).toBe(renderPagination({ total_pages: 3 }));
});

test.each([':page', 'a:offset', ':page_size', ':path'])('keeps %j, which a visitor searches for', (q) => {
  const path = `/search?q=${encodeURIComponent(q)}&page=:page`;
  const html = renderPagination({ path, total_pages: 3, jump: true, 'link:hx-get': `${path}&from=:path` });
  const tag = `path="${path}" total_pages="3" jump link:hx-get="${path}&amp;from=:path"`;
  expect(compile(`<pagination ${tag}></pagination>`)({})).toBe(html);
  const urls = Array.from(html.matchAll(/(?:href|hx-get)="([^"]*)"/g), ([, url = '']) => url);
  const searches = urls.map((url) => new URL(url.replaceAll('&amp;', '&'), 'http://a').searchParams.get('q'));
  expect(new Set(searches)).toEqual(new Set([q]));
  expect(html).toContain(`name="q" value="${q}"`);
});

test.each([null, undefined])('%p leaves attributes unset, as in data', (none) => {
  expect(renderPagination({ previous_path: none, next_path: none })).toBe('');
  expect(renderPagination({ next_path: none, next_title: 'Fees' })).toBe('');
  expect(renderPagination({ total_items: none, page_size: 10 })).toBe(renderPagination({}));
  expect(renderPagination({ total_items: 97, page_size: none })).toBe(renderPagination({}));
  const others = { page_size: none, has_next: none, previous_path: none, next_path: none, 'data-x': none };
  expect(renderPagination({ total_pages: 3, total_items: none, ...others })).toBe(
    renderPagination({ total_pages: 3 }),
  );
  expect(() => renderPagination({ path: '/?from=:offset', page_size: none })).toThrow(
    ':offset requires page_size.',
  );
});

test('hides a single page if asked to', () => {
  expect(renderPagination({ total_pages: 1 }, { singlePage: 'hide' })).toBe('');
  expect(renderPagination({ total_pages: 1, single_page: 'hide' })).toBe('');
  expect(renderPagination({ total_pages: 1, single_page: 'show' }, { singlePage: 'hide' })).not.toBe('');
  expect(renderPagination({ total_pages: 2 }, { singlePage: 'hide' })).not.toBe('');
});

test('is typed to refuse an attribute that no element has', () => {
  // @ts-expect-error -- the attribute is total_pages
  expect(() => renderPagination({ totalPages: 3 })).toThrow('Did you mean total_pages?');
  // @ts-expect-error -- as above
  expect(() => renderPagination({ href: '/posts/:page' })).toThrow('no attribute "href"');
  // @ts-expect-error -- the prefix of attributes of every link ends with a colon
  expect(() => renderPagination({ link_class: 'x' })).toThrow('no attribute');
  expect(renderPagination({ 'data-x': 1, 'hx-boost': 'true', onclick: 'go()', '@click': 'go' })).toContain(
    'data-x="1"',
  );
});

test('refuses attributes that describe a list in two ways', () => {
  expect(() => renderPagination({ total_pages: 3, has_next: false })).toThrow('conflicting-attributes');
  expect(() => renderPagination({ total_pages: 3, total_items: 30, page_size: 10 })).toThrow(
    'total_items cannot be combined with total_pages',
  );
  const items = { total_items: '97', page_size: 10, summary: ':from to :to of :total' } as const;
  expect(renderPagination({ ...items, current_page: 10 })).toContain('>91 to 97 of 97</p>');
  expect(renderPagination({ ...items, total_pages: undefined })).toContain('>1 to 10 of 97</p>');
});

test('the type of global names holds those of HTML', () => {
  const names: Record<Exclude<GlobalName, `${(typeof GLOBAL_PREFIXES)[number]}${string}`>, true> = {
    accesskey: true,
    autocapitalize: true,
    autocorrect: true,
    autofocus: true,
    class: true,
    contenteditable: true,
    dir: true,
    draggable: true,
    enterkeyhint: true,
    exportparts: true,
    hidden: true,
    id: true,
    inert: true,
    inputmode: true,
    is: true,
    itemid: true,
    itemprop: true,
    itemref: true,
    itemscope: true,
    itemtype: true,
    lang: true,
    nonce: true,
    part: true,
    popover: true,
    role: true,
    slot: true,
    spellcheck: true,
    style: true,
    tabindex: true,
    title: true,
    translate: true,
    writingsuggestions: true,
    'xml:lang': true,
    xmlns: true,
  };
  expect(Object.keys(names).sort()).toEqual([...globalNames].sort());
});
