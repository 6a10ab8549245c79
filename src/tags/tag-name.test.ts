import { preprocess, renderPagination, transform, type PaginationDiagnostic } from '../index.js';
import { expectedCodes, fixtureNames, readFixture, type Expected } from '../testing/fixtures.js';

/** Fixtures about what the name is, and no other. */
const ABOUT_THE_NAME = /^(?:component-|tag-(?:misspelled|name|other-name))/;

/** Renames the tags of a text, and leaves similar names alone. */
const renamed = (text: string): string => text.replace(/(<\/?|&lt;)(?=pagination)/gi, '$1x-');

/** Whether a message or a hint names the tag; the lines of the page that are shown with it do not count. */
function isToldTheName({ diagnostics = '' }: Expected): boolean {
  return /pagination/i.test(diagnostics.replace(/^>? *\d* \| .*$/gm, ''));
}

const codes = new Set<string>();

/** The first fixture with each code, those whose message names the tag, and one in ten of the others. */
const some = fixtureNames.filter((name, index) => {
  if (ABOUT_THE_NAME.test(name)) return false;
  const fixture = readFixture(name);
  const known = codes.size;
  for (const code of expectedCodes(fixture)) codes.add(code);
  return index % 10 === 0 || codes.size > known || isToldTheName(fixture.expected);
});

describe('with another name, a tag means the same', () => {
  test.each(some)('%s', (name) => {
    const { input, options } = readFixture(name);
    const expected = preprocess(input, options);
    const found = preprocess(renamed(input), { ...options, tag: 'x-pagination' });
    const words = ({ code, message, hint }: PaginationDiagnostic): unknown => [code, message, hint];
    expect(found.html).toBe(renamed(expected.html));
    expect(found.diagnostics.map(words)).toEqual(
      expected.diagnostics.map((one) => [one.code, renamed(one.message), one.hint && renamed(one.hint)]),
    );
  });
});

test.each(['x-pagination', 'my-pager', 'p-', 'page_list-2'])('%s is a name', (tag) => {
  const attributes = 'path="/p/:page" total_pages="3"';
  expect(transform(`<${tag} ${attributes}></${tag}>`, { tag })).toBe(
    transform(`<pagination ${attributes}></pagination>`),
  );
});

test('a longer name is another', () => {
  const tag = 'our-long-pagination';
  const page = `<${tag}-item total_pages="3"></${tag}-item><p>x</p>`;
  expect(transform(page, { tag })).toBe(page);
});

test.each(['pager', 'X-Pagination', '1-a', 'font-face', 'annotation-xml', 'a b-c', 'x.y-z', '', '-x', 7])(
  '%j is none',
  (tag) => {
    expect(() => transform('', { tag: tag as string })).toThrow(
      'The option "tag" must be the name of a custom element, such as "x-pagination".',
    );
  },
);

test('the message shows the attributes of renderPagination as a tag', () => {
  expect(() => renderPagination({ total_pages: 2.5 }, { tag: 'x-pagination' })).toThrow(
    '> 1 | <x-pagination total_pages="2.5">',
  );
});
