import { dialectOf } from '../dialects/index.js';
import type { DialectName } from '../dialects/names.js';
import { compile, preprocess, renderPagination, transform } from '../index.js';
import type { PagerRow } from './pager.js';
import { pagers } from './table.js';

const OBJECT = { page: 3, pages: 9, href: (page: number) => `/posts?page=${page}` };
const LITERAL = renderPagination({ path: '/posts?page=:page', total_pages: 9, current_page: 3 });

const rows = Object.entries(pagers).flatMap(([dialect, ofDialect]) =>
  Object.entries(ofDialect).map(([name, row]) => [dialect as DialectName, name, row] as const),
);

describe('a row of the table', () => {
  test.each(rows)('%s: %s stands for what it says', (dialect, name, { example, ...row }) => {
    const { total_pages, current_page, path, first_path }: PagerRow = row;
    const long = { total_pages, current_page, path, ...(first_path && { first_path }) };
    const attributes = Object.entries(long).map(([key, value]) =>
      attribute(key, value.replace(/:pager\b/g, example)),
    );
    const code = dialectOf(dialect)!.examples.value.replace('…', example);
    const short = `<pagination ${attribute('pager', code)} pager_type="${name}"/>`;
    expect(preprocess(short, { dialect })).toMatchObject({
      html: transform(`<pagination ${attributes.join(' ')}/>`, { dialect }),
      diagnostics: [],
    });
    expect(transform(short, { dialect })).not.toMatch(/[=/"']:page\b/);
  });

  /** The braces of HEEx need no quotation marks. */
  function attribute(name: string, value: string): string {
    return /^\{[^{%]/.test(value) ? `${name}=${value}` : `${name}="${value}"`;
  }
});

describe('the choice', () => {
  const path = (template: string, pagers?: object): string | undefined => {
    const html = transform(template, { dialect: 'erb', ...(pagers && { pagers }) });
    return /href="([^"]*)" rel="next"/.exec(html)?.[1];
  };
  const TAG = '<pagination pager="<%= @list %>"/>';

  test('is the first row, or that of the option, or that of the tag', () => {
    expect(path(TAG)).toBe('<%= @list.page_url(pagination_next) %>');
    expect(path(TAG, { erb: 'pagy-9' })).toBe('<%= pagy_url_for(@list, pagination_next) %>');
    expect(path(TAG.replace('/>', ' pager_type="pagy"/>'), { erb: 'pagy-9' })).toBe(path(TAG));
  });

  test('may be a row of the project', () => {
    const own = { total_pages: '<%= :pager.n %>', current_page: '1', path: '/<%= :pager.id %>/:page' };
    expect(path(TAG, { erb: { ...own, current_page: '<%= :pager.i %>' } })).toBe(
      '/<%= @list.id %>/<%= pagination_current + 1 %>',
    );
    const { diagnostics } = preprocess(TAG, { dialect: 'erb', pagers: { erb: own } });
    expect(diagnostics).toMatchObject([{ code: 'invalid-expression', start: { column: 13 } }]);
  });

  test.each([
    'pager',
    'pager="a"',
    'pager="{$a}"',
    'pager="{$a}" pager_type="b"',
    'pager="{$a}" pager_type="constructor"',
  ])('must be written out in a language without a row: %s', (attributes) => {
    const { diagnostics } = preprocess(`<pagination ${attributes}/>`, { dialect: 'smarty' });
    expect(diagnostics.map(({ message }) => message)).toEqual(['No paginator of Smarty is known.']);
  });

  test('is checked', () => {
    expect(() => path(TAG, { erb: 'kaminary' })).toThrow(
      'The option "pagers.erb" must be one of "pagy", "pagy-9", "kaminari" or "will_paginate". Did you mean "kaminari"?',
    );
    expect(() => path(TAG, { smarty: 'pagy' })).toThrow(
      'The option "pagers.smarty" must be an object, such as',
    );
    expect(() => path(TAG, { erb: { path: '/:page' } })).toThrow('"pagers.erb" needs "total_pages"');
    expect(() => path(TAG, { rails: 'pagy' })).toThrow('"pagers" has no "rails"');
  });
});

describe('code', () => {
  test.each([
    ['erb', '<%= posts %>', 'posts.last'],
    ['erb', '<%= pagy(Post.all) # all %>', '(pagy(Post.all) # all\n).last'],
    ['jinja2', '{{ a or b }}', '(a or b).pages'],
    ['blade', '{{ $this->posts }}', '$this->posts->lastPage()'],
    ['php', '<?= $posts ?>', '$posts->max_num_pages'],
    ['hugo', '{{ .Paginator }}', '.Paginator.TotalPages'],
    ['hugo', '{{ .Paginate .Pages }}', '(.Paginate .Pages).TotalPages'],
    ['liquid', '{{ lists[0] }}', 'lists[0].total_pages'],
  ] as const)('in %s, %s is one of our parts', (dialect, code, expected) => {
    expect(transform(`<pagination pager="${code}"/>`, { dialect })).toContain(expected);
  });

  test('what is written beside it counts, and a path of the author alone', () => {
    const html = transform(
      '<pagination pager="<%= @posts %>" path="/a/:page" total_pages="9" pager_type="kaminari"/>',
      { dialect: 'erb' },
    );
    expect(html).toContain('@posts.current_page');
    expect(html).not.toMatch(/total_pages|url_for/);
  });

  test('a page size leaves the number of pages to the pager', () => {
    const beside = { path: '/a?from=:offset', page_size: 10 };
    const written = 'path="/a?from=:offset" page_size="10"';
    const last = { ...OBJECT, page: 9 };
    const html = renderPagination({ ...beside, total_pages: 9, current_page: 9 });
    expect(renderPagination({ ...beside, pager: last })).toBe(html);
    expect(compile(`<pagination pager="{a}" ${written}/>`)({ a: last })).toBe(html);
    const tag = `<pagination pager="<%= @posts %>" ${written}/>`;
    expect(transform(tag, { dialect: 'erb' })).toContain('@posts.last');
    const counted = tag.replace('/>', ' total_items="97"/>');
    expect(transform(counted, { dialect: 'erb' })).not.toContain('@posts.last');
  });
});

describe('an object', () => {
  test('bound in HTML', () => {
    const template = '<pagination pager="{posts}"/>';
    expect(transform(template, { data: { posts: OBJECT } })).toBe(LITERAL);
    expect(compile(template)({ posts: OBJECT })).toBe(LITERAL);
  });

  test('in another one, with a method that needs it', () => {
    const list = { ...OBJECT, base: '/posts?page=', href: hrefOf };
    expect(transform('<pagination pager="{a.b}"/>', { data: { a: { b: list } } })).toBe(LITERAL);
    function hrefOf(this: { base: string }, page: number): string {
      return `${this.base}${page}`;
    }
  });

  test('given by the host, or by a program', () => {
    expect(transform('<pagination pager/>', { pager: OBJECT })).toBe(LITERAL);
    expect(compile('<pagination pager=""/>', { pager: OBJECT })()).toBe(LITERAL);
    expect(renderPagination({ pager: OBJECT })).toBe(LITERAL);
    expect(renderPagination({ pager: { ...OBJECT, page: '3', pages: 9n } })).toBe(LITERAL);
    expect(renderPagination({ pager: OBJECT, current_page: 9 })).toContain('>9</a>');
  });

  test('without a part', () => {
    const { diagnostics } = preprocess('<pagination pager="{a}"/>', {
      data: { a: { page: 1, pages: null } },
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'missing-binding',
        message: 'path is bound to {a.href}, but a has no own property named "href".',
      },
    ]);
    for (const href of [null, undefined])
      expect(() => renderPagination({ pager: { ...OBJECT, href: href as undefined } })).toThrow(
        'path is bound to {pager.href}, but it is null or undefined.',
      );
    expect(renderPagination({ pager: { page: 3, pages: 9, href: null as never }, path: '/:page' })).toContain(
      '"/9"',
    );
    expect(() => renderPagination({ pager: {} as typeof OBJECT })).toThrow('pager has no own property');
    expect(() => transform('', { pager: 7 as never })).toThrow('The option "pager" must be an object with');
  });
});
