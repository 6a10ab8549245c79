import { preprocess, transform, type PaginationOptions } from '../index.js';
import { schema, schemaNames } from './schema.js';

/** Pages that another engine has printed: what visitors and authors have written there is text. */

const data = {
  apiKey: 's3cret',
  stripe: { key: 's3cret' },
  session: { token: 's3cret' },
  f: () => '/s3cret',
  page: 2,
  pages: 3,
};

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
    const { html, diagnostics } = preprocess(tagWith(name, value), { data, bindings: ['page'] });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(html).not.toContain('s3cret');
    expect(html).not.toContain('<pagination');
    const isShown = !['first_label', 'last_label', 'first_path'].includes(name) && value.trim() !== '';
    // Summaries and URLs have a syntax of their own.
    if (isShown && !value.includes(':page') && schema[name].type !== 'url')
      expect(decodeAll(html)).toContain(decoded(value));
    const codes = diagnostics.map(({ code }) => code);
    expect(codes.includes('unlisted-binding')).toBe(/^\{[a-zA-Z.]+\}$/.test(value));
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
  const tag = tagWith('next_title', '{stripe.key}');
  const bound = (bindings: string[]): string => transform(tag, { data, bindings });
  expect(bound(['stripe.key'])).toContain('s3cret');
  for (const bindings of [[], ['stripe'], ['key'], ['stripe.key.more'], ['constructor']])
    expect(bound(bindings)).toContain('{stripe.key}');
});

test.each(['{x}', '{page.x}', 'abc', '{{ x }}', '&#123;page}', '', '  ', '{page'])(
  'a visitor who asks for page %j gets page 1',
  (page) => {
    const tag = `<pagination path="/:page" total_pages="9" current_page="${page}"></pagination>`;
    const { html, diagnostics } = preprocess(tag, { data, bindings: ['page'] });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(html).toContain('aria-current="page">1</a>');
  },
);

test('a path calls no function, unless it is listed', () => {
  const tag = '<pagination path="{f}" total_pages="9"></pagination>';
  expect(() => transform(tag, { data, bindings: [] })).toThrow(`List it: bindings: ['f'].`);
  expect(transform(tag, { data, bindings: ['f'] })).toContain('/s3cret');
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
