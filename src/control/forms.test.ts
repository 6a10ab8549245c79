import { transform } from '../index.js';
import { labelsFor, locales } from '../options/locales.js';

const tag = (own: string): string =>
  transform(
    `<pagination path="/p?page=:page&amp;n=:page_size" total_items="97" page_size="10" current_page="3" ${own}></pagination>`,
  );

test('no field is wrong, required or 0 before it is touched', () => {
  const [field] = /type="text"[^>]*>/.exec(tag('jump')) ?? [];
  expect(field).toBe('type="text" inputmode="numeric" name="page" />');
});

test('two buttons have names of their own, and one needs none', () => {
  const names = (own: string): string[] =>
    [...tag(own).matchAll(/ type="submit"([^>]*)>Go<\/button>/g)].map(([, name = '']) => name.trim());
  expect(names('jump page_sizes="10,20"')).toEqual([
    'aria-label="Go: Go to page"',
    'aria-label="Go: Items per page"',
  ]);
  expect(names('jump')).toEqual(['']);
  expect(names('page_sizes="10,20"')).toEqual(['']);
});

test('words that a language lacks are marked as English', () => {
  const welsh = tag('jump show_ends lang="cy"');
  expect(welsh).toContain('<label lang="en">Go to page <input');
  expect(welsh).toContain(' type="submit" lang="en">Go</button>');
  expect(welsh).toMatch(/<a [^>]*lang="en"><span aria-hidden="true">«<\/span> <span[^>]*>First page</);
  expect(tag('show_ends first_label="Cyntaf" lang="cy"').match(/lang="en"/g)).toHaveLength(1);
  expect(tag('jump show_ends lang="de"')).not.toContain('lang="en"');
  expect(tag('jump show_ends')).not.toContain('lang="en"');
  const own = transform('<pagination path="/?page=:page" total_pages="9" jump lang="cy"></pagination>', {
    labels: { jump: 'Tudalen', go: 'Ewch' },
  });
  expect(own).not.toContain('lang="en"');
});

test('every language has all words, or says which are English', () => {
  const english = labelsFor('en');
  for (const locale of locales) {
    const labels = labelsFor(locale);
    const same = (['first', 'last', 'jump', 'size', 'go'] as const).filter(
      (name) => labels?.[name] === english?.[name],
    );
    expect(locale === 'en' ? [] : same).toEqual(
      labels?.known.inEnglish.map((name) => name.replace('_label', '')),
    );
  }
});
