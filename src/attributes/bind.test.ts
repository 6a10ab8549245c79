import { Parser } from 'parse5';
import {
  compile,
  PaginationTagError,
  preprocess,
  renderPagination,
  transform,
  type PaginationOptions,
} from '../index.js';
import { schema, schemaNames } from './schema.js';

function messagesOf(html: string, data: object): string[] {
  return preprocess(html, { data }).diagnostics.map(({ message }) => message);
}

const NUMBERS = '<pagination path="/:page" total_pages="{total}" current_page="{page}"></pagination>';

describe('a bound number', () => {
  test.each<[unknown, unknown, number, number]>([
    [3, 2, 3, 2],
    ['3', ' +2 ', 3, 2],
    ['003', '007', 3, 3],
    [3, -0, 3, 1],
    [-0, 1, 1, 1],
    [3, 1e15, 3, 3],
    [3, -1e15, 3, 1],
    [3, Number.MAX_SAFE_INTEGER, 3, 3],
    [Number.MAX_SAFE_INTEGER, 5, Number.MAX_SAFE_INTEGER, 5],
    [3, null, 3, 1],
    [3, undefined, 3, 1],
  ])('%p and %p show page %4$p of %3$p', (total, page, shownTotal, shownPage) => {
    expect(transform(NUMBERS, { data: { total, page } })).toBe(
      transform(`<pagination total_pages="${shownTotal}" current_page="${shownPage}"></pagination>`),
    );
  });

  test.each<[unknown, number]>([
    ['7.9', 3],
    ['2.9', 2],
    [2.5, 2],
    [2n, 2],
    [-0.5, 1],
    [1e308, 3],
    [-1e308, 1],
    ['9'.repeat(400), 3],
    ...['1e3', NaN, Infinity, '', 'abc', '7; drop', '5abc', true, ['2', '3'], {}, Symbol('3'), () => 3].map(
      (odd): [unknown, number] => [odd, 1],
    ),
  ])('the current page %p of a visitor is page %i of 3', (page, shown) => {
    const expected = transform(`<pagination total_pages="3" current_page="${shown}"></pagination>`);
    expect(transform(NUMBERS, { data: { total: 3, page } })).toBe(expected);
    expect(compile(NUMBERS)({ total: 3, page })).toBe(expected);
    expect(renderPagination({ total_pages: 3n, current_page: page })).toBe(expected);
    const written = `<pagination total_pages="3" current_page="${String(page)}"></pagination>`;
    if (typeof page === 'string') expect(transform(written, { invalidPage: 'first' })).toBe(expected);
  });

  test("a page in the tag that is not a number is the author's mistake", () => {
    expect(() => transform('<pagination total_pages="3" current_page="abc"></pagination>')).toThrow(
      'current_page is "abc", which is not an integer.',
    );
  });

  test.each<[unknown, string]>([
    [
      1e308,
      'current_page, bound to {page}, is 1e+308, which is outside -9007199254740991 to 9007199254740991.',
    ],
    ['1e3', 'current_page, bound to {page}, is "1e3", which is not an integer.'],
    [NaN, 'current_page, bound to {page}, is NaN, which is not an integer.'],
    [Infinity, 'current_page, bound to {page}, is Infinity, which is not an integer.'],
    [2.5, 'current_page, bound to {page}, is 2.5, which is not an integer.'],
    ['', 'current_page, bound to {page}, is empty, which is not an integer.'],
    ['7; drop', 'current_page, bound to {page}, is "7; drop", which is not an integer.'],
    [true, 'current_page, bound to {page}, is true, which is not an integer.'],
    [
      10n ** 30n,
      'current_page, bound to {page}, is 1000000000000000000000000000000, which is outside -9007199254740991 to 9007199254740991.',
    ],
    [[3], 'current_page, bound to {page}, is of type object, which is not an integer.'],
    [Symbol('3'), 'current_page, bound to {page}, is of type symbol, which is not an integer.'],
    [() => 3, 'current_page, bound to {page}, is of type function, which is not an integer.'],
    ['\u001b[31m', 'current_page, bound to {page}, is "\uFFFD[31m", which is not an integer.'],
  ])("%p is an error with invalidPage: 'throw', and always as a total", (page, message) => {
    const { diagnostics } = preprocess(NUMBERS, { data: { total: 3, page }, invalidPage: 'throw' });
    expect(diagnostics.map((one) => one.message)).toEqual([message]);
    expect(() => renderPagination({ current_page: page }, { invalidPage: 'throw' })).toThrow(
      PaginationTagError,
    );
    expect(messagesOf(NUMBERS, { total: page, page: 3 })).toEqual([
      message.replace('current_page', 'total_pages').replace('{page}', '{total}'),
    ]);
  });
});

describe('a bound path', () => {
  const LINKS = '<pagination path="{posts.path}" total_pages="2"></pagination>';

  test('may be a function', () => {
    const path = (page: number): string => `/posts?from=${(page - 1) * 10}&x="`;
    const html = transform(LINKS, { data: { posts: { path } } });
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/posts?from=0&amp;x=&quot;"',
      'href="/posts?from=10&amp;x=&quot;"',
      'href="/posts?from=10&amp;x=&quot;"',
    ]);
    expect(compile(LINKS)({ posts: { path } })).toBe(html);
  });

  // render-pagination.test.ts has the other reasons.
  test('that returns an unsafe path is an error at the binding', () => {
    const { diagnostics, html } = preprocess(LINKS, { data: { posts: { path: () => 'JAVASCRIPT:x' } } });
    const message =
      'The path function {posts.path} failed for page 1: it returned a URL with the scheme javascript:, which is not allowed.';
    expect(diagnostics).toMatchObject([{ code: 'path-failed', message, start: { offset: 12 } }]);
    expect(html).toBe(LINKS);
  });

  test('no template language can call it', () => {
    const template = '<pagination path="{path}" total_pages="{{ pages }}"></pagination>';
    const data = { path: (page: number) => `/${page}` };
    expect(() => transform(template, { dialect: 'jinja2', data })).toThrow(
      'path, bound to {path}, is of type function, which is not a string.',
    );
  });
});

test.each([
  ['path="/?from=:offset"', {}],
  ['path="/?page=:page&amp;n=:page_size" page_sizes="10,20"', {}],
  ['path="{path}"', {}],
  ['path="/:page" link:data-from=":offset"', {}],
  [`path="/?from={{ ':offset' }}"`, { dialect: 'jinja2' }],
] as const)('%s lacks a page_size that is null', (attributes, options) => {
  const tag = `<pagination ${attributes} total_pages="3" page_size="{size}"></pagination>`;
  const [token] = /:offset|:page_size/.exec(attributes) ?? [':offset'];
  const data = { size: null, path: '/?from=:offset' };
  expect(preprocess(tag, { ...options, data }).diagnostics.map(({ message }) => message)).toEqual([
    `page_size is bound to {size}, but it is null or undefined, and ${token} requires it.`,
  ]);
  expect(transform(tag, { ...options, data: { ...data, size: 10 } })).toContain('<nav');
});

describe('values from the data', () => {
  test('a getter or a proxy that throws is an error', () => {
    const data = {
      get total(): number {
        throw new Error('no database');
      },
      page: 1,
    };
    expect(messagesOf(NUMBERS, data)).toEqual([
      'total_pages is bound to {total}, but reading "total" failed: no database.',
    ]);
    const proxy = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw 'no';
        },
      },
    );
    expect(messagesOf(NUMBERS, proxy)).toEqual([
      'total_pages is bound to {total}, but reading "total" failed: it threw.',
      'current_page is bound to {page}, but reading "page" failed: it threw.',
    ]);
  });

  test('reaches no prototype', () => {
    class Posts {
      get total(): number {
        return 3;
      }
    }
    for (const data of [
      new Posts(),
      Object.create({ total: 3 }) as object,
      JSON.parse('{"__proto__":{"total":3}}') as object,
    ]) {
      expect(messagesOf('<pagination path="/:page" total_pages="{total}"/>', data)).toEqual([
        expect.stringMatching(/, but the data (?:has no own property named|inherits) "total"/),
      ]);
    }
  });

  test('an own property may have any name, and objects without a prototype are fine', () => {
    const data = Object.assign(Object.create(null) as object, { constructor: { pages: '3' } });
    expect(transform('<pagination total_pages="{constructor.pages}"/>', { data })).toBe(
      transform('<pagination total_pages="3"/>'),
    );
  });

  test.each([
    ['{a.b}', { a: null }, 'a is not an object'],
    ['{a.b}', { a: 'text' }, 'a is not an object'],
    ['{a.b}', { a: () => 1 }, 'a is not an object'],
    ['{a.b.c}', { a: { b: 3 } }, 'a.b is not an object'],
    ['{a.b.c}', { a: { b: {} } }, 'a.b has no own property named "c"'],
  ])('%s in %p is missing', (binding, data, reason) => {
    expect(messagesOf(`<pagination path="/:page" total_pages="${binding}"/>`, data)).toEqual([
      `total_pages is bound to ${binding}, but ${reason}.`,
    ]);
  });
});

test('an empty label leaves the attribute unset, as it does in a tag', () => {
  const options = { labels: { page: 'Go to :page' } };
  const html = transform('<pagination total_pages="2" page_label=""/>', options);
  expect(html).toContain('aria-label="Go to 2"');
  const bound = '<pagination total_pages="2" page_label="{label}"/>';
  expect(transform(bound, { ...options, data: { label: '' } })).toBe(html);
});

describe('compile', () => {
  test('parses once', () => {
    const page = compile(`<main>${NUMBERS}</main>`);
    const parse = jest.spyOn(Parser.prototype, 'onStartTag');
    page({ total: 3, page: 2 });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test('throws for a wrong template at once, and for wrong data when it is rendered', () => {
    expect(() => compile('<pagination path="/:page" total="3"/>', { file: 'a.html' })).toThrow(
      PaginationTagError,
    );
    const template: string = `${NUMBERS}\n${NUMBERS}`;
    const page = compile(template, { file: 'a.html' });
    expect(() => page({ total: 3 })).toThrow(/a\.html:1:49: error: [^]*a\.html:2:49: error: /);
    expect(() => page()).toThrow('total_pages is bound to {total}, but no data was given.');
    expect(() => page('x' as never)).toThrow(
      'total_pages is bound to {total}, but the data is not an object.',
    );
    expect(page({ total: 3, page: 1 })).toContain('<nav');
  });

  test('ignores warnings', () => {
    expect(compile('<p><pagination total_pages="3">')()).toContain('<p><nav');
  });

  test('renders share no state', () => {
    const page = compile(NUMBERS, { data: { total: 9, page: 9 } });
    const first = page({ total: 3, page: 2 });
    page({ total: 5, page: 1 });
    expect(page({ total: 3, page: 2 })).toBe(first);
    expect(page()).toBe(transform('<pagination total_pages="9" current_page="9"/>'));
  });
});

test('a getter of a class is named, and what to write instead', () => {
  class Posts {
    get pages() {
      return 3;
    }
  }
  const { diagnostics } = preprocess('<pagination path="/:page" total_pages="{posts.pages}"></pagination>', {
    data: { posts: new Posts() },
  });
  expect(diagnostics[0]?.hint).toBe(
    'Only own properties are read: put the value itself into the data, such as { pages: posts.pages }.',
  );
});

/** For pages that another engine has printed, too: what visitors and authors have written there is text. */
const data = {
  apiKey: 's3cret',
  stripe: { key: 's3cret', path: () => '/s3cret' },
  session: { token: 's3cret' },
  f: () => '/s3cret',
  page: 2,
  pages: 3,
};

/** Bindings of the author, and one whose value the data of this request lack. */
const LISTED = ['apiKey', 'stripe.key', 'session.token', 'f', 'x', 'page'];

/** Texts that a template would read, refuse or warn of. */
const HOSTILE = [
  '{apiKey}',
  '{stripe.key}',
  '{session.token}',
  '{f}',
  '{x}',
  '{props}',
  '&#123;apiKey&#125;',
  '&lbrace;apiKey}',
  '{ apiKey }',
  '{f()}',
  '{1}',
  '{}',
  'On {apiKey} and more',
  '{{ apiKey }}',
  '{% apiKey %}',
  '&lt;%= apiKey %&gt;',
  '&lt;?= $apiKey ?&gt;',
  '${apiKey}',
  '#{apiKey}',
  '{$apiKey}',
  '@apiKey',
  ':page and :path of :total',
  '  ',
  '',
];

const decoded = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#123;|&lbrace;/g, '{')
    .replace(/&#125;/g, '}');

const texts = schemaNames.filter((name) => ['string', 'label', 'url'].includes(schema[name].type));

/** A tag with one attribute beside those that it needs. */
function tagWith(name: string, value: string): string {
  const isNeighbor = /^(?:previous|next)_(?:path|title)$/.test(name);
  const others = isNeighbor
    ? ['previous_path="/a"', 'next_path="/b"'].filter((one) => !one.startsWith(`${name}=`)).join(' ')
    : 'path="/:page" total_pages="9" current_page="2" page_size="5" total_items="45" show_ends'.replace(
        name === 'summary' ? ' total_pages="9"' : / page_size="5" total_items="45"/,
        '',
      );
  return `<pagination ${others} ${name}="${value}"></pagination>`;
}

describe.each(texts)('%s', (name) => {
  test.each(HOSTILE)('%j is printed as text', (value) => {
    const { html, diagnostics } = preprocess(tagWith(name, value), { data, bindings: LISTED });
    expect(diagnostics.map(({ code }) => code).filter((code) => code !== 'same-label')).toEqual([]);
    expect(html).not.toContain('s3cret');
    expect(html).not.toContain('<pagination');
    const isShown = !['first_label', 'last_label', 'first_path'].includes(name) && value.trim() !== '';
    // Summaries and URLs have a syntax of their own.
    if (isShown && !value.includes(':page') && schema[name].type !== 'url')
      expect(decodeAll(html)).toContain(decoded(value));
  });
});

function decodeAll(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

test('only listed names are looked up, in full', () => {
  const tag = '<pagination path="{stripe.path}" total_pages="9"></pagination>';
  const bound = (bindings: string[]): string => transform(tag, { data, bindings });
  expect(bound(['stripe.path'])).toContain('/s3cret');
  for (const bindings of [[], ['stripe'], ['path'], ['stripe.path.more'], ['constructor']])
    expect(() => bound(bindings)).toThrow(`List it: bindings: ['stripe.path'].`);
});

test.each(['{x}', '{page.x}', '{y}', '{f}', '{apiKey}', 'abc', '{{ x }}', '&#123;page}', '', '  ', '{page'])(
  'a visitor who asks for page %j gets page 1',
  (page) => {
    const tag = `<pagination path="/:page" total_pages="9" current_page="${page}"></pagination>`;
    const { html, diagnostics } = preprocess(tag, { data, bindings: [...LISTED, 'page.x'] });
    // The author may have forgotten to list it, or its value.
    expect(diagnostics.map(({ code }) => code)).toEqual(/^\{[xy]\}|\.x/.test(page) ? ['unbound-page'] : []);
    expect(html).toContain('aria-current="page">1</a>');
  },
);

test('a pager without a page is a mistake of the author, also in a printed page', () => {
  const posts = { current: 4, pages: 9, href: String };
  const { diagnostics } = preprocess('<pagination pager="{posts}"></pagination>', {
    data: { posts },
    bindings: ['posts'],
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['missing-binding']);
});

test.each(['total_pages', 'sibling_count', 'pager', 'jump', 'layout', 'number_format', 'path'])(
  'a binding of the author in %s that is not listed is an error that says so',
  (name) => {
    const tag = `<pagination ${name}="{pages}"></pagination>`;
    expect(() => transform(tag, { data, bindings: ['page'] })).toThrow(
      `${name} is bound to {pages}, but another engine has printed this page, and the option "bindings" does not list it.`,
    );
  },
);

const OPTIONS: [string, PaginationOptions][] = [
  ['a template', { data }],
  ['a printed page', { data, bindings: ['page', 'pages', 'apiKey'] }],
];

test.each(OPTIONS)('a character reference is never part of a binding in %s', (_, options) => {
  for (const written of [
    '&#123;apiKey}',
    '&#x7b;apiKey}',
    '&lcub;apiKey&rcub;',
    '{apiKey&#125;',
    '{api&#75;ey}',
  ]) {
    const { html, diagnostics } = preprocess(tagWith('next_title', written), options);
    expect([written, diagnostics.map(({ code }) => code)]).toEqual([
      written,
      written === '{api&#75;ey}' && options.bindings === undefined ? ['invalid-binding'] : [],
    ]);
    expect(html).not.toContain('s3cret');
  }
});

test('a template keeps its bindings, and a missing one is an error', () => {
  expect(transform(tagWith('next_title', '{apiKey}'), { data })).toContain('s3cret');
  expect(() => transform(tagWith('next_title', '{x}'), { data })).toThrow('no own property named "x"');
});
