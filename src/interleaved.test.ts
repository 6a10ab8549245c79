import { isDeepStrictEqual } from 'node:util';
import { compile, preprocess, type PaginationOptions } from './index.js';

const tag = (path: string, attributes = 'total_pages="9" current_page="{page}"'): string =>
  `<p>\r\n<pagination path="${path}" ${attributes}></pagination>`;

/** Freezes an object and all that is in it: what is written to would throw. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

const CALLS = freeze<readonly { readonly html: string; readonly options: PaginationOptions }[]>([
  { html: tag('/a/:page'), options: { data: { page: 3 }, file: 'a.html' } },
  { html: `é\n\n${tag('/b/:page')}`, options: { data: { page: 4 }, theme: 'bootstrap', locale: 'de' } },
  { html: tag('/c/:page').repeat(3), options: { data: { page: 5 }, labels: { previous: 'Zurück' } } },
  { html: tag('/d/:page', 'total_pages="x"'), options: { file: 'd.html' } },
  { html: tag('/e/:page', 'total_pages="1"'), options: { singlePage: 'hide' } },
  { html: tag('/f/:page', 'total_pages="{{ total }}"'), options: { dialect: 'jinja2', file: 'f.html' } },
  { html: '<p>', options: {} },
]);

/** All that comes of a call, the parts that are made later on included. */
function readAll({ html, tags, diagnostics, map }: ReturnType<typeof preprocess>): unknown {
  return { html, tags, diagnostics, map: map.toString() };
}

const ALONE = CALLS.map(({ html, options }) => readAll(preprocess(html, options)));

test('calls do not affect each other, whatever their order, even if results are read later', () => {
  for (let shift = 0; shift < CALLS.length; shift++) {
    const order = CALLS.map((_, index) => (index * 3 + shift) % CALLS.length);
    const results = order.map((index) => preprocess(CALLS[index]!.html, CALLS[index]!.options));
    order.toReversed().forEach((index, place) => {
      expect(readAll(results[order.length - 1 - place]!)).toEqual(ALONE[index]);
    });
  }
});

test('a call within a call changes neither', () => {
  const html = tag('{path}', 'total_pages="9" current_page="2"');
  const alone = preprocess(html, { data: { path: (page: number) => `/${page}` } }).html;
  const inner: unknown[] = [];
  const outer = preprocess(html, {
    data: {
      path(page: number) {
        inner.push(...CALLS.map((call) => readAll(preprocess(call.html, call.options))));
        return `/${page}`;
      },
    },
  });
  expect(outer.html).toBe(alone);
  expect(inner.length).toBeGreaterThan(CALLS.length);
  expect(inner.every((result, index) => isDeepStrictEqual(result, ALONE[index % ALONE.length]))).toBe(true);
});

test('compiled pages do not affect each other', () => {
  const literal = CALLS.filter((_, index) => index < 3);
  const pages = literal.map(({ html, options }) => compile(html, options));
  for (let page = 1; page <= 9; page++)
    pages.forEach((render, index) => {
      const { html, options } = literal[index]!;
      expect(render(freeze({ page }))).toBe(preprocess(html, { ...options, data: { page } }).html);
    });
});
