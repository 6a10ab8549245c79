import { fixtureNames, readFixture } from '../testing/fixtures.js';
import { NAMES, ownNameIn } from './names.js';

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
