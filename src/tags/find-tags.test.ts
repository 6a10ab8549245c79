import { Tokenizer } from 'parse5';
import { mayHoldTag } from './tag-name.js';
import { findTags } from './find-tags.js';
import { preprocess } from '../preprocess.js';

const TAG = '<pagination total_pages="3"></pagination>';

test('a text without a tag is returned unchanged, and not parsed', () => {
  const parse = jest.spyOn(Tokenizer.prototype, 'write');
  const html = '<p>paginations</p><pagina tion></pagina>';
  expect(preprocess(html).html).toBe(html);
  expect(parse).not.toHaveBeenCalled();
  preprocess(`<p>${TAG}</p>`);
  expect(parse).toHaveBeenCalled();
  parse.mockRestore();
});

test.each(['<pagination', '<PAGINATION', '<Pagination/>', 'x<pagination>', '</pagination>'])(
  '%s may hold a tag',
  (text) => {
    expect(mayHoldTag(text)).toBe(true);
  },
);

test.each(['', 'pagination', '< pagination>', '&lt;pagination>'])('%j holds no tag', (text) => {
  expect(mayHoldTag(text)).toBe(false);
});

test.each(['\t', '\n', '\f', '\r', ' ', '<!-- a -->', '\r\n<!-- a -->\r'])(
  '%j between tags is no content',
  (gap) => {
    expect(findTags(TAG.replace('><', `>${gap}<`)).problems).toEqual([]);
  },
);

test('20,000 nested elements neither overflow the stack nor hide a tag', () => {
  const depth = 20_000;
  const { tags } = findTags('<div>'.repeat(depth) + TAG + '</div>'.repeat(depth));
  expect(tags.map(({ range }) => range)).toEqual([{ start: 5 * depth, end: 5 * depth + TAG.length }]);
});

test('tags nested by templates are found at any depth', () => {
  const depth = 10_000;
  const { tags } = findTags('<template>'.repeat(depth) + TAG);
  expect(tags).toHaveLength(1);
});

test('10,000 unclosed tags are found, each with its warning', () => {
  const { tags, problems } = findTags('<pagination total_pages="3">\n'.repeat(10_000));
  expect(tags).toHaveLength(10_000);
  expect(problems.filter(({ code }) => code === 'unclosed-tag')).toHaveLength(10_000);
});

test('returns the ranges of attributes in the source', () => {
  const text = '<p></p><pagination  ID = \'a"b\' hidden class=x/y data-a="&amp;" title=></pagination>';
  const [tag] = findTags(text).tags;
  expect(
    tag?.attributes.map(({ name, value, range }) => [name, value, text.slice(range.start, range.end)]),
  ).toEqual([
    ['id', 'a"b', "ID = 'a\"b'"],
    ['hidden', null, 'hidden'],
    ['class', 'x/y', 'class=x/y'],
    ['data-a', '&', 'data-a="&amp;"'],
    ['title', null, 'title'],
  ]);
});

test('an attribute in SVG case keeps its name from HTML', () => {
  const text = '<svg><pagination viewBox="0" total_pages="3"/></svg>';
  expect(findTags(text).tags[0]?.attributes.map(({ name }) => name)).toEqual(['viewbox', 'total_pages']);
});

test('an open <applet> is not taken for a <select>', () => {
  const page = '<ruby>b</ruby><select><option>a</select><applet><pagination></pagination></applet>';
  expect(findTags(page)).toMatchObject({ problems: [], tags: [{}] });
});

test('a <select> after the first tag does not make the tag ambiguous', () => {
  const { problems } = findTags(`${TAG}<select><option>a</select><ruby>b</ruby>${TAG}`);
  expect(problems).toEqual([]);
});
