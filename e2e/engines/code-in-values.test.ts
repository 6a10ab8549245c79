import { preprocess, transform, type PaginationDialectName } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import { enginesWithHelpers } from './engines.js';

/** What authors write in values of their language, and what its engine makes of it. */

type Case = readonly [name: PaginationDialectName, tag: string, data: object, shown: readonly string[]];

const CASES: readonly Case[] = [
  [
    'blade',
    '<pagination path="/p/:page@if($q)?q={{ $q }}@endif" total_pages="{{ $pages }}" current_page="2" show_ends/>',
    { pages: 9, q: 'tea' },
    ['href="/p/3?q=tea"', 'href="/p/1?q=tea"', 'href="/p/9?q=tea"'],
  ],
  [
    'blade',
    '<pagination path="/p?o=:offset@if($q)&amp;q={{ $q }}@endif&amp;p=%3Apage@if($q)/{{ $q }}@endif" total_pages="3" page_size="10" current_page="2"/>',
    { q: '' },
    ['href="/p?o=0&amp;p=1"', 'href="/p?o=20&amp;p=3"'],
  ],
  [
    'blade',
    '<pagination path="/p/:page" total_pages="3" current_page="2" page_label="Seite :page@if($q)!@endif"/>',
    { q: 'x' },
    ['Seite 3!'],
  ],
  [
    'smarty',
    '<pagination path="/p/:page" total_pages="{$pages nofilter}" current_page="{$page|escape nofilter}" class="a {$c nofilter}"/>',
    { pages: 9, page: 4, c: 'b' },
    ['href="/p/9"', 'class="pagination a b"', 'href="/p/4" aria-current'],
  ],
  // A loop of the author's around the tag.
  ...[
    [`path="/{{ _key }}/:page"`, 'href="/x/1"', 'href="/x/9"'],
    [`path="/:page" first_path="/{{ _key }}"`, 'href="/x"', 'href="/9"'],
    [`path="/:page" page_label="{{ _key }} :page" link:data-k="{{ _key }}"`, '"x 9"', 'data-k="x"'],
  ].map(([attributes, ...shown]): Case => [
    'twig',
    `{% for p in { x: 4 } %}<pagination ${attributes} total_pages="{{ pages }}" current_page="{{ p }}"/>{% endfor %}`,
    { pages: 9 },
    shown,
  ]),
  [
    'erb',
    `<% [{ 's' => 'x' }].each do %><pagination path="/<%= _1['s'] %>/:page" total_pages="<%= pages %>" current_page="2"/><% end %>`,
    { pages: 9 },
    ['href="/x/1"', 'href="/x/9"'],
  ],
  // Where code joins the token to a text, it is one.
  [
    'jinja2',
    `<pagination path="{{ base + '?page=' + ':page' }}" total_pages="{{ pages }}" current_page="2"/>`,
    { base: '/p', pages: 9 },
    ['href="/p?page=1"', 'href="/p?page=9"'],
  ],
  [
    'nunjucks',
    `<pagination path="/p/{{ ':page'.padStart(2, '0') }}" total_pages="{{ pages }}" current_page="2"/>`,
    { pages: 9 },
    ['href="/p/01"', 'href="/p/09"'],
  ],
  [
    'nunjucks',
    `<pagination path="/p/{{ ':page' | urlencode }}" total_pages="{{ pages }}" current_page="2"/>`,
    { pages: 9 },
    ['href="/p/1"', 'href="/p/9"'],
  ],
  ...[`'/p/' + ':page'`, `File.join('/p', ':page')`, `File.join '/p', ':page'`, `(+'/p/') << ':page'`].map(
    (path): Case => [
      'erb',
      `<pagination path="<%= ${path} %>" total_pages="<%= pages %>" current_page="2"/>`,
      { pages: 9 },
      ['href="/p/1"', 'href="/p/9"'],
    ],
  ),
  [
    'ejs',
    `<pagination path="/p/<%= ':page'.padStart(2, '0') %>" total_pages="<%= pages %>" current_page="2"/>`,
    { pages: 9 },
    ['href="/p/01"', 'href="/p/09"'],
  ],
  [
    'hugo',
    '<pagination path="{{ add `/p/` `:page` }}" total_pages="{{ .Params.pages }}" current_page="2"/>',
    { pages: 9 },
    ['href="/p/1"', 'href="/p/9"'],
  ],
  // The engines of Elixir fail here if a variable is unused.
  [
    'eex',
    '<pagination path="/p/:page" total_items="<%= @items %>" page_size="10" current_page="2" summary=":total posts"/>',
    { items: 90 },
    ['90 posts'],
  ],
  [
    'heex',
    '<pagination path="/p/:page" total_items={@items} page_size="10" current_page="2" summary=":total posts"/>',
    { items: 90 },
    ['90 posts'],
  ],
  [
    'heex',
    '<pagination path="/p/:page" total_items={@items} page_size="10" current_page="2" summary=":from to :to"/>',
    { items: 90 },
    ['11 to 20'],
  ],
  [
    'heex',
    '<pagination class="a <%= @c %>" path="<%= @base %>/:page" total_pages="<%= @pages %>" current_page={2} data-x="<%= @c %>"/>',
    { c: 'b', base: '/p', pages: 9 },
    ['class="pagination a b"', 'href="/p/9"', 'data-x="b"'],
  ],
  [
    'heex',
    '<pagination :for={{n, one} <- [{9, 1}]} :key={one} path="/p/:page" total_pages={n} current_page={@page} class="a\u000Bb\u2028c"/>',
    { page: 2 },
    ['href="/p/9"'],
  ],
];

describe.each(enginesWithHelpers.map((engine) => [engine.name, engine] as const))('%s', (_, engine) => {
  const own = CASES.filter(([dialect]) => dialect === engine.dialect);
  if (own.length === 0) return;
  describeEngine(engine, ({ render, dialect }) => {
    test.each(own)('%s reads %s', async (_name, tag, data, shown) => {
      const [[one] = []] = await render([{ template: transform(tag, { dialect }), data: [{ ...data }] }]);
      const page = one && 'output' in one ? one.output : (one?.error ?? '');
      expect(shown.filter((part) => !page.includes(part)).map((part) => [part, page])).toEqual([]);
    });
  });
});

test('blocks and comments in attributes of HEEx are an error that shows braces', () => {
  for (const value of ['<%= if @a do %>x<% end %>', '<% x %>', '<%# c %>a', '<%!-- c --%>a'])
    for (const name of ['class', 'data-x', 'link:title']) {
      const { diagnostics } = preprocess(`<pagination path="/:page" total_pages={@n} ${name}="${value}"/>`, {
        dialect: 'heex',
      });
      expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
        ['invalid-expression', expect.stringContaining('in braces') as string],
      ]);
    }
});
