import { isDeepStrictEqual } from 'node:util';
import { compile, preprocess, type PaginationOptions } from './index.js';
import { tryEverywhere } from './testing/everywhere.js';
import { checks } from './testing/invariants.js';
import { templateCases } from './testing/template-cases.js';

/** A short run of `npm run fuzz`, without the watch over what code runs. */
test.each(Object.entries(checks))('%s keeps its promises on 200 cases', (_, check) => {
  let count = 0;
  for (const given of templateCases(1)) {
    expect(() => check(given)).not.toThrow();
    if (++count === 200) break;
  }
});

/** Pages that go through the states and insertion modes of HTML's section on parsing. */
const CARRIERS = [
  '<!DOCTYPE html PUBLIC "a" "b"><html lang=en><head><meta charset=utf-8></head><body>x</body></html> <!-- c -->',
  '<head><noscript><link></noscript><base><template><p>a</p></template></head><p a=\'1\' b="2" c=3 d>x &amp; y',
  '<title>a</title><textarea>\nb</textarea><style>p{}</style><script>1 < 2; "</p>"</script><xmp>c</xmp>',
  '<script><!-- <script>a</script> --></script><iframe>b</iframe><noembed>c</noembed><noframes>d</noframes>',
  '<!--><!---><!-- a -- b --!><!-- <!-- --><!x><?y?></ z></><>< <3',
  '<p>a<b>b<i>c</b>d</i><p>e<a>f<div>g</a>h</div><nobr>i<nobr>j',
  '<ul><li>a<li>b<ol><li>c</ol></ul><dl><dt>d<dd>e</dl><h1>f<h2>g</h2></h1>',
  '<form><button>a<button>b</form><object><param></object><marquee>c</marquee><image><hr><br></br></p>',
  '<table>a<caption>b</caption><colgroup><col></colgroup><thead><tr><th>c</thead><tr><td>d<table><tr></table>e</table>',
  '<select><option>a<optgroup><option>b</select><ruby>a<rb>b<rt>c<rp>d</ruby>',
  '<svg viewBox="0"><g/><title>a</title><foreignObject><p>b</p></foreignObject><text><![CDATA[ c > ]]></text></svg>',
  '<math><mi>a</mi><annotation-xml encoding="text/html"><p>b</p></annotation-xml><mglyph/></math>',
  '<template><tr><td>a</td></tr><col></template><details><summary>b</summary></details>',
  '<html><head></head><frameset><frame></frameset><noframes>a</noframes></html>',
  '<div>a</div><plaintext>b</plaintext>',
];

test('a tag at any place of a page is replaced, reported with its place, or text', () => {
  expect(tryEverywhere(CARRIERS)).toEqual({ replaced: 341, reported: 779, text: 197, problems: [] });
});

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
