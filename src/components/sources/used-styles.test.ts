import { join } from 'node:path';
import { readStyles } from '../../cli/base/theme-styles.js';
import { holdStyles } from './used-styles.js';

const HTML = { start: ['<style>'], end: ['</style>'], indent: '' };

const styled = (text: string, css: string, element = HTML): string | undefined =>
  holdStyles([{ path: 'Pagination.vue', text }], `/* A theme */\n\n${css}\n`, element)[0]?.text;

/** The rules that are left of a stylesheet for markup. */
const rulesFor = (markup: string, css: string): string =>
  /<style>\n([^]*)\n<\/style>\n$/.exec(styled(`<nav>${markup}</nav>`, css) ?? '')?.[1] ?? '';

test('rules and selectors for other classes go, with their comments', () => {
  const css = `.pagination,
.pagination__link {
  color: red;
}

/* The first */
.pagination__link--first {
  color: blue;
}

/* The list */
.pagination__form,
.pagination__list::before, /* of Pico */
.pagination__list > :where(a) {
  color: green;
}`;
  const expected = `.pagination {
  color: red;
}

/* The list */
.pagination__list::before, /* of Pico */
.pagination__list > :where(a) {
  color: green;
}`;
  expect(rulesFor('<ul class="pagination pagination__list">', css)).toBe(expected);
});

test.each([
  ['.pagination__list:not(:has(.pagination__form))', true],
  ['.pagination__list:has(.pagination__form)', false],
  ['.pagination__list:where(:has(.pagination__form), :nth-child(2))', true],
  ['.pagination__list:where(:has(> :is(.pagination__form, .pagination__input)))', false],
  ['.pagination__list:where(.pagination__form *)::after', false],
  ['.pagination__list + .other', false],
])('%s may match: %s', (selector, isKept) => {
  expect(rulesFor('<ul class="pagination__list">', `${selector} {\n  color: red;\n}`) !== '').toBe(isKept);
});

test('so do they within a condition, and it with the last one', () => {
  const css = `@media print {
  .pagination__form {
    color: red;
  }

  .pagination__list {
    color: blue;
  }
}

@media print {
  .pagination__form {
    color: red;
  }
}`;
  const expected = `@media print {
  .pagination__list {
    color: blue;
  }
}`;
  expect(rulesFor('<ul class="pagination__list">', css)).toBe(expected);
});

test('a file without a list, a test and markup without classes have no styles', () => {
  const rule = '.pagination {\n  color: red;\n}';
  for (const text of ['<p class="pagination"></p>\n', '<nav></nav>\n']) expect(styled(text, rule)).toBe(text);
  const test = { path: 'Pagination.test.ts', text: '<nav class="pagination">' };
  expect(holdStyles([test], rule, HTML)).toEqual([test]);
});

test('each file has the rules for all', () => {
  const files = [
    { path: 'Pagination.vue', text: '<nav class="pagination">' },
    { path: 'PaginationNeighbors.vue', text: '<nav class="pagination--neighbors">' },
  ];
  const css = '/* A */\n\n.pagination {\n  color: red;\n}\n\n.pagination--neighbors {\n  color: blue;\n}\n';
  const [one, other] = holdStyles(files, css, HTML).map(({ text }) => text.replace(/.*/, ''));
  expect(one).toContain('.pagination {\n  color: red;\n}\n\n.pagination--neighbors {');
  expect(other).toBe(one);
});

test('rules are indented as the language wants it', () => {
  const element = { start: ['<style>', '  :global {'], end: ['  }', '</style>'], indent: '    ' };
  expect(styled('<nav class="pagination"></nav>\n', '.pagination {\n  color: red;\n}', element))
    .toBe(`<nav class="pagination"></nav>

<style>
  :global {
    .pagination {
      color: red;
    }
  }
</style>
`);
});

test('of the default theme, all rules are held for markup that has all its classes, and none for other markup', () => {
  const css = readStyles(join(__dirname, '../../..'), 'default');
  const rules = css.slice(css.indexOf('\n')).trim();
  const classes = [...new Set(css.match(/\.pagination[\w-]*/g))].map((name) => name.slice(1));
  expect(rulesFor(classes.join(' '), rules)).toBe(rules);
  expect(rulesFor('', rules)).toBe('');
});
