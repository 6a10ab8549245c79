import fc from 'fast-check';
import { locales, labelsFor } from '../options/locales.js';
import { mayHaveControl } from './find-controls.js';
import { readPage } from './read-page.js';

const landmarks = locales.flatMap((tag) => labelsFor(tag)?.landmark ?? []);

/** Writes some characters of a text as references. */
const written = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('as it is', 'as it is', 'decimal', 'hexadecimal', 'capital'), {
      minLength: Array.from(text).length,
      maxLength: Array.from(text).length,
    })
    .map((ways) =>
      Array.from(text)
        .map((character, index) => {
          const code = character.codePointAt(0) ?? 0;
          if (ways[index] === 'decimal') return `&#${code};`;
          if (ways[index] === 'hexadecimal') return `&#x0${code.toString(16).toUpperCase()};`;
          return ways[index] === 'capital' ? character.toUpperCase() : character;
        })
        .join(''),
    );

const word = fc.constantFrom('pager', 'Paging', 'pagination', 'paginator', 'nav', 'x', ...landmarks);
const name = word.chain(written);
const attribute = fc
  .tuple(
    fc.constantFrom(
      'class',
      'id',
      'title',
      'aria-label',
      'ARIA-LABEL ',
      'aria-labelledby',
      'role',
      'aria-current',
    ),
    fc.oneof(name, written('navigation'), fc.constantFrom('a', 'page', "it's &amp; &uuml;")),
    fc.constantFrom('"', '"', ''),
  )
  .map(([key, value, quote]) => ` ${key}=${quote}${value}${quote}`);
const start = fc
  .tuple(fc.constantFrom('nav', 'NAV', 'div', 'ul', 'p', 'pagination'), fc.array(attribute, { maxLength: 3 }))
  .map(([element, attributes]) => `<${element}${attributes.join('')}>`);
const piece = fc.oneof(
  start,
  start,
  name,
  fc.constantFrom(
    '<a href="2">2</a>',
    '<a aria-current=page>1</a>',
    '<b id="a">',
    '</nav>',
    '</div>',
    '&uuml;',
  ),
  fc.constantFrom('<pagination total_pages=3>', '<!-- ', ' -->', '<title>'),
);

const read = (html: string) => readPage({ path: 'a.html', file: 'a.html', read: () => html }, 'pagination');

test('a page that is not parsed has neither a control nor a tag', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const html = pieces.join('');
      const page = read(html);
      // Every page that may have a tag is parsed, and a comment before all else changes nothing.
      const { controls, tags, links } = read(`<!-- <pagination -->${html}`);
      expect([page.controls.length, page.tags.length, page.links()]).toEqual([
        controls.length,
        tags.length,
        links(),
      ]);
      found += Math.sign(controls.length + tags.length);
    }),
    { numRuns: 600 },
  );
  // Otherwise, nothing was tested.
  expect(found).toBeGreaterThan(60);
});

test.each(landmarks)('a page with a control that is called %s is parsed', (landmark) => {
  expect(read(`<nav aria-label="${landmark}"><a href="2">2</a></nav>`).controls).toHaveLength(1);
});

test('a page that only speaks of pagination is not parsed', () => {
  expect(mayHaveControl('<title>Pagination</title><a href="/pagination">The pager</a>')).toBe(false);
});
