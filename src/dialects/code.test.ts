import { setTimeout } from 'node:timers/promises';
import { readDynamicValue } from '../attributes/read-dynamic-value.js';
import { NAMES, ownNameIn } from '../program/names.js';
import { canSubstitute, substituteTokens } from '../program/token.js';
import { dialectSamples, samplesOf } from '../testing/dialect-samples.js';
import { fixtureNames, readFixture } from '../testing/fixtures.js';
import { dialects } from './index.js';

const ALL = { page: 'p', index: 'i', offset: 'o', page_size: 's' } as const;

const rows = dialectSamples.flatMap(([name, { token }]) =>
  token.map(([source, expected]) => [name, source, expected] as const),
);

test.each(rows)('in %s, %s', (name, source, expected) => {
  const { syntax } = dialects[name];
  expect(canSubstitute(source, syntax)).toBe(expected !== undefined);
  if (expected !== undefined) expect(substituteTokens(source, () => 'p', syntax)).toBe(expected);
});

test.each([
  ['jinja2', "{{ url(':offset', '/a/:index/:page_size') }}", "{{ url(o, ('/a/' ~ i ~ '/' ~ s)) }}"],
  ['php', "<?= url(':OFFSET') . '/:page/:index' ?>", "<?= url($o) . ('/' . $p . '/' . $i) ?>"],
  [
    'liquid',
    "{{ '/:index/:offset' | append: 'a' }}",
    "{{ '/' | append: i | append: '/' | append: o | append: 'a' }}",
  ],
  ['heex', '{~p"/a/#{":index"}?start=:offset"}', '{~p"/a/#{to_string(i)}?start=#{o}"}'],
] as const)('in %s, every token has its number: %s', (name, source, expected) => {
  expect(substituteTokens(source, (token) => ALL[token], dialects[name].syntax)).toBe(expected);
});

test('tokens without a number there stay', () => {
  const source = `<%= "/:page/:index/#{u(':offset')}" %>`;
  const onlyPage = (token: string): string | undefined => (token === 'page' ? 'p' : undefined);
  expect(substituteTokens(source, onlyPage, dialects.erb.syntax)).toBe(
    `<%= "/#{p}/:index/#{u(':offset')}" %>`,
  );
  expect(canSubstitute("{{ ':page_size' }}", dialects.jinja2.syntax)).toBe(false);
});

const snippets = fixtureNames.filter((name) => name.startsWith('dialect-')).map((name) => readFixture(name));

test.each(snippets.map(({ name, expected }) => [name, expected.output!] as const))(
  '%s has no variable that an author could overwrite by accident',
  (_, snippet) => {
    const used = new Set(snippet.match(/(?<![\w-])pagination_(?!_)[a-z_]+/g));
    expect(used.size).toBeGreaterThan(4);
    const known: readonly string[] = Object.values(NAMES);
    expect([...used].filter((name) => !known.includes(name))).toEqual([]);
  },
);

test.each([
  ...[
    'pagination_total',
    '{{ pagination_total }}',
    '$pagination_total',
    'a + pagination_page * 2',
    'x == pagination_page',
  ],
  ...['{{pagination_total}}', 'f(pagination_current)', 'pagination_page == 1', 'pagination_page.to_s'],
])('%s is one of our variables', (code) => {
  expect(ownNameIn(code)).toMatch(/^pagination_\w+$/);
});

test.each([
  ...[
    'pagination',
    'pagination_total_pages',
    'my_pagination_total',
    'pagination-total',
    'posts.pagination_total',
  ],
  ...['@pagination_total', '$this->pagination_total', "x['pagination_total']", ':pagination_page'],
  ...["url(pagination_page='3')", "{ pagination_page: '3' }", 'Pagination::pagination_total'],
])('%s is none', (code) => {
  expect(ownNameIn(code)).toBeUndefined();
});

/** More characters than a regular expression of V8 can keep ways back for, which are 2 to the power of 23. */
const LONG = 'a'.repeat(9_000_000);

test.each(dialectSamples)('%s is read with millions of characters in a string', (name, { longCode }) => {
  const code = longCode(LONG);
  const regions = dialects[name].findRegions(code);
  expect(regions.map(({ start, end }) => [start, end])).toEqual([[0, code.length]]);
});

// All languages look for tokens in the same way. These have strings of both kinds, a comment and a bracketed name.
test.each(['php', 'handlebars'] as const)(
  'a token of %s is replaced beside millions of characters',
  (name) => {
    const { syntax } = dialects[name];
    const code = samplesOf(name).longCode(LONG);
    expect(canSubstitute(code, syntax)).toBe(true);
    expect(substituteTokens(code, () => 'p', syntax)).not.toContain(':page');
  },
);

test.each([
  ['blade', '@if(', '\\"', ''],
  ['liquid', '', '{% comment %}{% comment %}{% endcomment %}', ''],
  ['ejs', '<%= "\'', "':page'", '\'" %>'],
  ['ejs', '<%= "', "#{':page'", '" %>'],
  ['php', '<?= a', ';//a', '"" ?>'],
] as const)(
  '%s reads nothing again and again: %s%s%s',
  async (dialect, opening, row, closing) => {
    // What reads the rest once more for each part of the row takes minutes.
    const code = opening + row.repeat(50_000) + closing;
    const { findRegions, syntax } = dialects[dialect];
    expect(findRegions(code).at(-1)!.end).toBe(code.length);
    canSubstitute(code, syntax);
    const value = readDynamicValue(code, { start: 0, end: code.length }, findRegions(code));
    expect(value.length).toBeGreaterThan(0);
    // Jest looks at the time between two steps only.
    await setTimeout(1);
  },
  30_000,
);
