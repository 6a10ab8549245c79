import { readFileSync } from 'node:fs';
import { renderPagination, type PaginationControlAttributes } from '../src/index.js';
import { readTree } from '../src/testing/markup.js';

/** The examples that GOV.UK Frontend is tested with, options and HTML. */
const { fixtures } = JSON.parse(
  readFileSync(require.resolve('govuk-frontend/dist/govuk/components/pagination/fixtures.json'), 'utf8'),
) as { fixtures: { name: string; html: string }[] };

const three = { total_pages: 3, current_page: 2 };

const LONG = /link-label">(.*?)</.exec(
  fixtures.find(({ name }) => name.endsWith('very long labels'))?.html ?? '',
)?.[1];

function titled(
  previous_title: string | undefined,
  next_title: string | undefined,
): PaginationControlAttributes {
  return { previous_path: '/previous', next_path: '/next', previous_title, next_title };
}

/** The attributes that make our control say the same. */
const expressed: Readonly<Record<string, PaginationControlAttributes>> = {
  default: three,
  'with many pages': { total_pages: 40, current_page: 10, sibling_count: 2 },
  'first page': { total_pages: 3, current_page: 1 },
  'last page': { total_pages: 3, current_page: 3 },
  'with custom classes': { ...three, class: 'my-custom-class' },
  'with custom attributes': { ...three, 'data-attribute-1': 'value-1', 'data-attribute-2': 'value-2' },
  'with custom navigation landmark': { ...three, 'aria-label': 'search' },
  'with prev and next only': { previous_path: '/previous', next_path: '/next' },
  'with prev and next only and labels': titled('Paying VAT and duty', 'Registering an imported vehicle'),
  'with prev and next only and very long labels': titled(LONG, LONG),
  'with previous only': { previous_path: '/previous' },
  'with next only': { next_path: '/next' },
};

/** Examples that our attributes cannot express. docs/themes.md explains why. */
const notExpressed = [
  'with custom link and item text',
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
  const isList = 'total_pages' in attributes;
  // The examples lead to /previous and /next, where a list has the pages before and after the current one.
  const theirs = isList
    ? html
        .replace('href="/previous"', `href="/page/${current - 1}"`)
        .replace('href="/next"', `href="/page/${current + 1}"`)
    : html;
  // Screen readers split a name that is put together from a seen and a hidden part: see docs/themes.md.
  const whole = theirs
    .replaceAll(/<span class="govuk-visually-hidden">(?: page|:)<\/span>/g, '')
    .replaceAll(/(Previous|Next) page\n/g, '$1\n');
  const ours = renderPagination(
    { ...(isList && { path: '/page/:page' }), ...attributes },
    { theme: 'govuk' },
  );
  expect(readTree(ours)).toEqual(readTree(whole));
});
