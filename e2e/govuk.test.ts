import { readFileSync } from 'node:fs';
import { renderPagination, type ControlAttributes } from '../src/index.js';
import { readTree } from '../src/testing/markup.js';

/** The examples that GOV.UK Frontend is tested with, options and HTML. */
const { fixtures } = JSON.parse(
  readFileSync(require.resolve('govuk-frontend/dist/govuk/components/pagination/fixtures.json'), 'utf8'),
) as { fixtures: { name: string; html: string }[] };

const three = { total_pages: 3, current_page: 2 };

/** What we are told, to say the same. */
const expressed: Readonly<Record<string, ControlAttributes>> = {
  default: three,
  'with many pages': { total_pages: 40, current_page: 10, sibling_count: 2 },
  'first page': { total_pages: 3, current_page: 1 },
  'last page': { total_pages: 3, current_page: 3 },
  'with custom classes': { ...three, class: 'my-custom-class' },
  'with custom attributes': { ...three, 'data-attribute-1': 'value-1', 'data-attribute-2': 'value-2' },
  'with custom navigation landmark': { ...three, 'aria-label': 'search' },
};

/** What our attributes cannot say. docs/themes.md gives the reasons. */
const notExpressed = [
  'with custom link and item text',
  'with prev and next only',
  'with prev and next only and labels',
  'with prev and next only and very long labels',
  'with previous only',
  'with next only',
  'with custom accessible labels on item links',
  'with empty items',
];

test('every example is accounted for', () => {
  expect(fixtures.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(expressed), ...notExpressed].sort(),
  );
});

test.each(Object.entries(expressed))('equals the example "%s"', (name, attributes) => {
  const { html = '' } = fixtures.find((fixture) => fixture.name === name) ?? {};
  const current = Number(attributes.current_page);
  // The examples lead to /previous and /next, where a list has the pages before and after the current one.
  const theirs = html
    .replace('href="/previous"', `href="/page/${current - 1}"`)
    .replace('href="/next"', `href="/page/${current + 1}"`);
  const ours = renderPagination({ path: '/page/:page', ...attributes }, { theme: 'govuk' });
  expect(readTree(ours)).toEqual(readTree(theirs));
});
