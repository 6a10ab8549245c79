import type { ValuesOf } from '../diagnostics/codes.js';
import { themeCodes } from '../diagnostics/theme-codes.js';
import { PaginationTagError, parseTheme, renderPagination, type PaginationOptions } from '../index.js';

const SAMPLE = `<nav class="pager">
  <ul>
    <li data-part="previous"><a>:previous_label</a></li>
    <li data-part="page"><a href="#">:page</a></li>
    <li data-part="current"><a>:page</a></li>
    <li data-part="ellipsis">…</li>
    <li data-part="next"><a><i aria-hidden="true">›</i><img src="next.svg" alt=":next_label"></a></li>
  </ul>
</nav>
`;

/** What is wrong with a sample: place, message and what to do, of each fault. */
function faultsOf(html: string): string[] {
  try {
    parseTheme(html, { file: 'pager.html' });
  } catch (error) {
    if (!(error instanceof PaginationTagError)) throw error;
    return error.diagnostics.map(
      ({ start, file, message, hint }) => `${file}:${start.line}:${start.column} ${message} ${hint}`,
    );
  }
  return [];
}

test('a sample is a theme', () => {
  expect(faultsOf(SAMPLE)).toEqual([]);
  expect(
    renderPagination({ total_pages: 3, current_page: 2 }, { theme: parseTheme(SAMPLE) }).split(/(?=<li)/),
  ).toEqual([
    '<nav class="pager" aria-label="Pagination"><ul>',
    '<li><a href="/1" rel="prev">Previous page</a></li>',
    '<li><a href="/1">1</a></li>',
    '<li><a href="/2" aria-current="page">2</a></li>',
    '<li><a href="/3">3</a></li>',
    '<li><a href="/3" rel="next"><i aria-hidden="true">›</i><img src="next.svg" alt="Next page" /></a></li></ul></nav>',
  ]);
});

const PAGE = '<li data-part="page"><a href="#">:page</a></li>';

const faulty: readonly [fault: ValuesOf<'theme-markup'>['fault'], string, string, RegExp][] = [
  [
    'html',
    '<ul>',
    '<ul class="a" class="b">',
    /^pager.html:2:22 This is not valid HTML: duplicate attribute\./,
  ],
  ['nav', SAMPLE, '', /^pager.html:1:1 A theme must be a single <nav>/],
  [
    'nav',
    '</nav>',
    '</nav><p></p>',
    /^pager.html:9:7 A theme must be a single <nav>.*, and remove what is around it/,
  ],
  ['nav', '</nav>', '</nav>text', /^pager.html:9:7 A theme must be a single <nav>/],
  ['missing', '<li data-part="ellipsis">…</li>', '', /^pager.html:1:1 No element is marked as ellipsis\./],
  ['twice', PAGE, `${PAGE}\n${PAGE}`, /^pager.html:5:1 A second element .* page\. Mark only one element\.$/],
  [
    'nested',
    '<a>:previous',
    '<a data-part="next-disabled">:previous',
    /part next-disabled is in another part/,
  ],
  ['unknown', 'data-part="next"', 'data-part="nxt"', /There is no part "nxt"\. docs/],
  ['link', '<li data-part="current"><a>:page</a>', '<li data-part="current">:page', /current has no <a>/],
  [
    'link',
    PAGE,
    '<li data-part="page"><a>:page</a><a></a></li>',
    /^pager.html:4:5 The part page has no <a>, or/,
  ],
  ['no-link', '…', '<a>…</a>', /The part ellipsis has no link target/],
  ['number', '<a href="#">:page</a>', '<a title=":page">2</a>', /The link of the part page does not show/],
  [
    'name',
    '<a>:previous_label</a>',
    '<a>«</a>',
    /^pager.html:3:5 The link of the part previous has no accessible name\. Add its/,
  ],
  ['name', '<a>:previous_label</a>', '<a>‹ :page</a>', /previous has no accessible name/],
  ['name', 'alt=":next_label"', 'alt=""', /next has no accessible name/],
  [
    'name',
    '</ul>',
    '<li data-part="next-disabled"><a>›</a></li></ul>',
    /next-disabled has no accessible name/,
  ],
  [
    'name',
    '</ul>',
    '</ul><form data-part="jump"><label>:jump_label<input></label><button>→</button></form>',
    /^pager.html:8:64 The button of the part jump has no accessible name/,
  ],
  [
    'visible',
    '<a>:previous_label</a>',
    '<a aria-label=":previous_label">Zurück</a>',
    /^pager.html:3:30 The aria-label of the link of the part previous does not/,
  ],
  ['visible', '<a href="#">:page</a>', '<a href="#" aria-label="Go">:page</a>', /part page does not/],
  [
    'hidden',
    '<li data-part="page">',
    '<li data-part="page" aria-hidden="true">',
    /:4:5 .* part page is hidden/,
  ],
  ['tab', '<a>:previous_label</a>', '<b tabindex="0"><a>:previous_label</a></b>', /:3:30 .* at this <b>/],
  [
    'alt',
    '<img src="next.svg" alt=":next_label">',
    '<img src="next.svg">:next_label',
    /This <img> has no alt/,
  ],
  ['role', '<li data-part="page">', '<li data-part="page" role="none">', /:4:5 <li> has the role none/],
  ['role', '<ul>', '<ul role="tablist">', /:2:3 <ul> has the role tablist/],
  ['role', '<nav', '<nav role="group"', /:1:1 <nav> has the role group/],
  ['within', '<ul>', '<nav></nav><ul>', /:2:3 <nav> is in <nav>/],
  ['within', '<a>:previous_label</a>', '<a><button>:previous_label</button></a>', /:3:33 <button> is in <a>/],
  ['hiding', '<nav', '<nav hidden', /:1:1 The attribute hidden hides/],
  ['hiding', '<ul>', '<ul inert>', /:2:3 The attribute inert hides/],
  ['hiding', '<a href="#">', '<a href="#" hidden>', /:4:26 The attribute hidden hides/],
  ['disabled', '<a href="#">', '<a href="#" disabled>', /:4:26 An <a> has no attribute disabled/],
  ['list', 'ul>', 'div>', /^pager.html:2:3 The pages are not in a list/],
  ['item', '</ul>', '<br></ul>', /^pager.html:8:3 A list can only contain <li>\./],
  [
    'apart',
    '<li data-part="ellipsis">…</li>',
    '<ul><li data-part="ellipsis">…</li></ul>',
    /in different elements/,
  ],
  [
    'placeholder',
    ':previous_label',
    ':previous_lable',
    /^pager.html:3:33 There is no placeholder :previous_lable/,
  ],
  ['placeholder', ':previous_label', ':Previous_Label', /no placeholder :Previous_Label/],
  ['placeholder', ':previous_label', ':previous-label', /no placeholder :previous-label/],
  ['placeholder', '<a href="#">:page', '<a href="#" title=":page-label">:page', /no placeholder :page-label/],
  ['placeholder', '…', '… :total', /no placeholder :total/],
  ['no-page', '…', '… :page', /^pager.html:6:30 This part has no page/],
  ['no-page', '<ul>', '<ul title=":path">', /^pager.html:2:3 This part has no page/],
  ['no-pages', '…', '… :pages', /^pager.html:6:30 Only the text of the part position/],
  [
    'no-pages',
    '</ul>',
    '</ul><p data-part="position" title=":pages">:page</p>',
    /^pager.html:8:8 Only the text/,
  ],
  [
    'position',
    '</ul>',
    '</ul><p data-part="position">of :pages</p>',
    /^pager.html:8:8 The part position does not/,
  ],
  ['script', '</ul>', '</ul><script></script>', /^pager.html:8:8 A theme cannot contain scripts/],
  ['script', '<ul>', '<ul onclick="a()">', /such as onclick\./],
  ['script', '</ul>', '</ul><a href="javascript:a()">a</a>', /such as href\./],
  [
    'form',
    '</ul>',
    '</ul><div data-part="jump"></div>',
    /^pager.html:8:8 This part must be a <form> with one <input>/,
  ],
  [
    'form',
    '</ul>',
    '</ul><form data-part="jump">:jump_label<input><button>:go_label</button></form>',
    /with one <input>, a <label> around it/,
  ],
  [
    'form',
    '</ul>',
    '</ul><form data-part="page-sizes"><label>:size_label<select></select></label></form>',
    /with one <select>, .* one <button>/,
  ],
  ['id', '<ul>', '<ul id="a">', /^pager.html:2:3 An id would occur several times/],
];

test.each(faulty)('%s: %j becomes %j', (_, from, to, found) => {
  const faults = faultsOf(SAMPLE.replaceAll(from, to));
  expect(faults.filter((fault) => found.test(fault))).toHaveLength(1);
});

test('every fault has a test', () => {
  expect([...new Set(faulty.map(([fault]) => fault))].sort()).toEqual(
    Object.keys(themeCodes['theme-markup'].faults).sort(),
  );
});

test.each([
  ['<ul>', '<ul role="list" data-a=":previous_label" class="sm:page hover:path">'],
  ['<ul>', '<ol>'],
  ['<a>:previous_label</a>', '<a aria-label=":previous_label">«</a>'],
  ['<a>:previous_label</a>', '<a>Back to :page</a>'],
  [':previous_label', 'Time 10:30, a:b :previous_label'],
  [':previous_label', ':previous_label <i data-icon="mdi:page-next hover:page-label"></i>'],
  [':previous_label', ':previous_label note:this <i data-a=":last-child a:hover"></i>'],
  ['<a href="#">:page', '<a href="#">:page-es'],
  ['<a href="#">:page</a>', '<a href="#">:page_label</a>'],
  ['<a href="#">:page</a>', '<a href="#"><b>:page_label</b><i aria-hidden="true">:page</i></a>'],
  ['</ul>', '</ul><p data-part="position"><b>:page</b> of :pages</p>'],
  ['ul>', 'div>', 'data-no-list="A row of numbers"'],
  ['<ul>', '<ul role="presentation">', 'data-no-list="A row of numbers"'],
  ['</ul>', '</ul><a href="/archive">Archive</a>'],
  ['<a href="#">:page</a>', '<a href="#" aria-label=":page_label">:page</a>'],
  ['<a>:previous_label</a>', '<a aria-label=":previous_label, newer"> :previous_label</a>'],
  ['<nav class="pager">', '\uFEFF<!-- Pages -->\n<nav>'],
])('%j may be %j', (from, to, more = '') => {
  expect(faultsOf(SAMPLE.replaceAll(from, to).replace('<nav', `<nav ${more}`))).toEqual([]);
});

test('a sample without pages is not told that these are in no list', () => {
  const faults = faultsOf('<nav></nav>');
  expect(faults.map((fault) => fault.replace(/\. .*/, ''))).toEqual(
    ['page', 'current', 'ellipsis', 'previous', 'next'].map(
      (part) => `pager.html:1:1 No element is marked as ${part}`,
    ),
  );
});

test('a sample that shows the position needs no page numbers and no list', () => {
  const html = `<nav><a data-part="previous">:previous_label</a>
    <i data-part="position" data-icon="mdi:page-next">:page / :pages</i>
    <a data-part="next">:next_label</a></nav>`;
  expect(faultsOf(html)).toEqual([]);
  const theme = parseTheme(html);
  const numbers = { total_pages: 3, current_page: 2, layout: 'position' } as const;
  expect(renderPagination(numbers, { theme })).toBe(
    '<nav aria-label="Pagination"><a href="/1" rel="prev">Previous page</a> <i data-icon="mdi:page-next">2 / 3</i> <a href="/3" rel="next">Next page</a></nav>',
  );
});

test('white space is kept where a browser shows it', () => {
  const theme = parseTheme(`<nav>
  <a href="#" data-part="previous"> <b>Page</b><i> before</i> </a>
  <ul>
    <li data-part="page"><a href="#"> <span> &nbsp;:page </span> </a></li>
    <li data-part="current"> <a href="#"><b> Page </b> <i> :page </i></a> </li>
    <li data-part="ellipsis">…</li>
  </ul>
  <a href="#" data-part="next">:next_label</a>
</nav>`);
  const html = renderPagination({ path: '/:page', total_pages: 2, current_page: 2 }, { theme });
  expect(html).toContain('<b>Page</b><i> before</i></a>');
  expect(html).toContain('<a href="/1"><span>\u00a01</span></a>');
  expect(html).toContain('<b>Page</b> <i>2</i></a>');
});

test('parts without a list stay apart', () => {
  const theme = parseTheme(
    SAMPLE.replaceAll(/<(\/?)(?:ul|li)/g, '<$1b').replace('<nav', '<nav data-no-list="a"'),
  );
  const words = (options: { layout?: 'links' }): string =>
    renderPagination({ path: '/:page', total_pages: 3, current_page: 2, ...options }, { theme }).replace(
      /<[^>]*>/g,
      '',
    );
  expect(words({})).toBe('Previous page 1 2 3 ›');
  expect(words({ layout: 'links' })).toBe('Previous page ›');
});

test('people read numbers in their format, and programs in digits', () => {
  const link = '<a href="#" aria-label="To :page" title=":page" data-page=":page">:page</a>';
  const theme = parseTheme(SAMPLE.replace('<a href="#">:page</a>', link));
  const numbers = { path: '/:page', total_pages: 1700, current_page: 1, number_format: '1,000' };
  expect(renderPagination(numbers, { theme })).toContain(
    '<a aria-label="To 1,700" title="1,700" data-page="1700" href="/1700">1,700</a>',
  );
});

test('a button has no attributes of a link', () => {
  const link = '<a href="#" target="_top" download hreflang="de" ping="/" referrerpolicy="origin" title="a">';
  const theme = parseTheme(SAMPLE.replace('<a href="#">', link));
  const html = renderPagination(
    { total_pages: 2, current_page: 2, element: 'button', 'link:data-page': ':page' },
    { theme },
  );
  expect(html).toContain('<button title="a" type="button" data-page="1">1</button>');
});

test('void elements have no end tag, and a template keeps its content', () => {
  const theme = parseTheme(SAMPLE.replace('</ul>', '</ul><input name="q"><template><b>b</b></template>'));
  expect(renderPagination({ total_pages: 1 }, { theme })).toMatch(
    /<\/ul><input name="q" \/><template><b>b<\/b><\/template><\/nav>$/,
  );
});

test('a sample can name itself, unless the tag does', () => {
  const theme = parseTheme(SAMPLE.replace('<nav', '<nav aria-label="Results"'));
  const start = (attributes: object): string | undefined =>
    /^<nav[^>]*>/.exec(renderPagination({ total_pages: 1, ...attributes }, { theme }))?.[0];
  expect(start({})).toBe('<nav class="pager" aria-label="Results">');
  expect(start({ 'aria-label': 'Posts' })).toBe('<nav class="pager" aria-label="Posts">');
  expect(start({ 'aria-labelledby': 'posts' })).toBe('<nav class="pager" aria-labelledby="posts">');
});

test('a disabled part without a link keeps the focus where a page changes in place', () => {
  const gone = '<li data-part="previous-disabled"><span>:previous_label</span></li>';
  const theme = parseTheme(SAMPLE.replace('</ul>', `${gone}</ul>`));
  const first = (attributes: object): string | undefined =>
    /<li>.*?<\/li>/.exec(renderPagination({ path: '/:page', total_pages: 3, ...attributes }, { theme }))?.[0];
  expect(first({ show_boundary_chevrons: true })).toBe('<li><span>Previous page</span></li>');
  expect(first({ link_type: 'patch' })).toBe(
    '<li><a role="button" aria-disabled="true" tabindex="0">Previous page</a></li>',
  );
  expect(first({ path: undefined, element: 'button', 'link:data-page': ':page' })).toBe(
    '<li><button type="button" aria-disabled="true">Previous page</button></li>',
  );
});

test('all faults are reported at once, with the lines', () => {
  const html = SAMPLE.replace('ellipsis', 'gap').replace('<ul>', '<ul id="a">');
  expect(() => parseTheme(html, { file: 'pager.html' })).toThrow(
    /^pager\.html:1:1: error: No element is marked as ellipsis\. \[theme-markup\]\n> 1 \| <nav class="pager">\n[^]*\n\npager\.html:2:3: error: An id [^]*\n> 2 \| {3}<ul id="a">\n[^]*"gap"/,
  );
});

test('arguments of other types are refused', () => {
  expect(() => parseTheme(123 as never)).toThrow(
    new TypeError('The theme must be a string of HTML, not number.'),
  );
  expect(() => parseTheme(null as never)).toThrow('The theme must be a string of HTML, not object.');
  expect(() => parseTheme('<nav></nav>', { file: 3 as never })).toThrow(
    new TypeError('The option "file" must be a string.'),
  );
});

function iconsOf(theme: PaginationOptions['theme']): string[] {
  const html = renderPagination({ path: '/:page', total_pages: 3, current_page: 2 }, { theme });
  return html.match(/<span[^>]*aria-hidden[^>]*>[^<]*<\/span>/g) ?? [];
}

test('icons of the default theme have no class, and the stylesheet draws them', () => {
  expect(iconsOf('default')).toEqual([
    '<span aria-hidden="true">‹</span>',
    '<span aria-hidden="true">›</span>',
  ]);
});

test('other icons have a class, and are shown unchanged', () => {
  expect(iconsOf({ icons: { previous: '←', next: '→' } })).toEqual([
    '<span class="pagination__icon" aria-hidden="true">←</span>',
    '<span class="pagination__icon" aria-hidden="true">→</span>',
  ]);
  expect(iconsOf({ icons: { previous: '<', next: '>' } })).toEqual([
    '<span class="pagination__icon" aria-hidden="true">&lt;</span>',
    '<span class="pagination__icon" aria-hidden="true">&gt;</span>',
  ]);
});

test('icons of other themes need no class', () => {
  expect(iconsOf({ extends: 'bootstrap', icons: { previous: '←', next: '→' } })[0]).toBe(
    '<span aria-hidden="true">←</span>',
  );
});

test('an author can name the class of icons', () => {
  expect(iconsOf({ icons: { previous: '←' }, classes: { icon: 'arrow' } })[0]).toBe(
    '<span class="arrow" aria-hidden="true">←</span>',
  );
});

test.each([
  [
    '<svg viewBox="0 0 9 9"><title>Left</title></svg>',
    '<svg aria-hidden="true" viewBox="0 0 9 9"><title>Left',
  ],
  ['\n<svg>\n<path d="M1 1" /></svg>\n', '<svg aria-hidden="true">\n<path d="M1 1" /></svg>'],
  ['<svg class="a" aria-hidden="false"><g /></svg>', '<svg aria-hidden="true" class="a"><g /></svg>'],
])('the icon %j is hidden from assistive technology, as text is', (svg, shown) => {
  expect(
    renderPagination({ path: '/:page', total_pages: 3 }, { theme: { icons: { next: { svg } } } }),
  ).toContain(shown);
});

test.each([
  '<svg onload="x"></svg>',
  '<svg><script>1</script></svg>',
  '<svg><style>a {}</style></svg>',
  '<svg><a xlink:href="javascript:x">x</a></svg>',
  '<svg></svg><script>1</script><svg></svg>',
  '<svg><g></svg></svg>',
  '<svg><svg></svg>',
])('the icon %j is more than one <svg>, or runs a script', (svg) => {
  expect(() =>
    renderPagination({ path: '/:page', total_pages: 3 }, { theme: { icons: { next: { svg } } } }),
  ).toThrow('"theme.icons.next.svg" must be one <svg> element, without scripts and styles.');
});
