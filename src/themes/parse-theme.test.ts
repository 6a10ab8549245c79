import type { ValuesOf } from '../diagnostics/codes.js';
import { themeCodes } from '../diagnostics/theme-codes.js';
import { PaginationTagError, parseTheme, renderPagination } from '../index.js';

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
    '<li><a href="/3" rel="next"><i aria-hidden="true">›</i><img src="next.svg" alt="Next page"></a></li></ul></nav>',
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
  ['nav', '</nav>', '</nav><p></p>', /^pager.html:9:7 A theme must be a single <nav>/],
  ['nav', '</nav>', '</nav>text', /^pager.html:9:7 A theme must be a single <nav>/],
  ['missing', '<li data-part="ellipsis">…</li>', '', /^pager.html:1:1 No element is marked as ellipsis\./],
  ['twice', PAGE, `${PAGE}\n${PAGE}`, /^pager.html:5:1 A second element is marked as page\./],
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
    /previous has no accessible name\. .*Add :previous_label or/,
  ],
  ['name', '<a>:previous_label</a>', '<a>‹ :page</a>', /previous has no accessible name/],
  ['name', 'alt=":next_label"', 'alt=""', /next has no accessible name/],
  [
    'name',
    '</ul>',
    '<li data-part="next-disabled"><a>›</a></li></ul>',
    /next-disabled has no accessible name/,
  ],
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
  ['no-page', '…', '… :page', /^pager.html:6:30 This part has no page/],
  ['no-page', '<ul>', '<ul title=":path">', /^pager.html:2:3 This part has no page/],
  ['script', '</ul>', '</ul><script></script>', /^pager.html:8:8 A theme cannot contain scripts/],
  ['script', '<ul>', '<ul onclick="a()">', /such as onclick\./],
  ['script', '</ul>', '</ul><a href="javascript:a()">a</a>', /such as href\./],
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
  ['ul>', 'div>', 'data-no-list="A row of numbers"'],
  ['</ul>', '</ul><a href="/archive">Archive</a>'],
  ['<nav class="pager">', '\uFEFF<!-- Pages -->\n<nav>'],
])('%j may be %j', (from, to, more = '') => {
  expect(faultsOf(SAMPLE.replaceAll(from, to).replace('<nav', `<nav ${more}`))).toEqual([]);
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
  expect(() => parseTheme(null as never)).toThrow('The theme must be a string of HTML, not null.');
  expect(() => parseTheme('<nav></nav>', { file: 3 as never })).toThrow(
    new TypeError('options.file must be a string.'),
  );
});
