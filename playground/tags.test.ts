import { changeAttribute, pageOfLink, rewriteTag, tagAt, tagsOf, writeAttribute } from './tags.js';

/** The text after one attribute of its first tag is set. */
function set(text: string, name: string, value: string | null | undefined, dialect = 'html'): string {
  const change = changeAttribute(text, tagsOf(text, dialect)[0]!, name, value);
  return change ? text.slice(0, change.from) + change.insert + text.slice(change.to) : text;
}

test.each([
  ['<pagination></pagination>', 'class', 'a', '<pagination class="a"></pagination>'],
  ['<pagination/>', 'class', 'a', '<pagination class="a"/>'],
  ['<pagination path="/:page"/>', 'class', 'a', '<pagination path="/:page" class="a"/>'],
  ['<pagination path=/:page>', 'class', 'a', '<pagination path=/:page class="a">'],
  ['<pagination path=/>', 'class', 'a', '<pagination path=/ class="a">'],
  ['<pagination class=a id=b>', 'class', 'c', '<pagination class="c" id=b>'],
  ['<pagination class=a class=b>', 'id', 'c', '<pagination class=a class=b id="c">'],
  ['<pagination class=a id=b>', 'class', undefined, '<pagination id=b>'],
  ['<pagination id=b>', 'class', undefined, '<pagination id=b>'],
  ['<pagination id=b>', 'show_boundary_chevrons', null, '<pagination id=b show_boundary_chevrons>'],
  ['<pagination\n  id="b"\n>', 'class', 'c', '<pagination\n  id="b"\n  class="c"\n>'],
  ['<p>\n  <pagination></p>', 'class', 'c', '<p>\n  <pagination class="c"></p>'],
])('in %j, %s becomes %j', (text, name, value, expected) => {
  expect(set(text, name, value)).toBe(expected);
});

test.each([
  ['a', 'x="a"'],
  ['', 'x=""'],
  ['a & b', 'x="a &amp; b"'],
  ['say "a"', `x='say "a"'`],
  [`it's "a"`, 'x="it\'s &quot;a&quot;"'],
  [null, 'x'],
])('an attribute of the value %j', (value, expected) => {
  expect(writeAttribute('x', value)).toBe(expected);
});

test.each([
  ['', '/12', 12],
  ['path="/a/:page?n=:page"', '/a/3?n=3', 3],
  ['path="/a/:page?n=:page"', '/a/3?n=4', undefined],
  ['path="/a/:page" first_path="/a"', '/a', 1],
  ['path="/a/:page"', '/b/2', undefined],
  ['path="/a/:page"', '/a/2/b', undefined],
  ['path="{{ url }}/:page"', '/2', 2],
])('in %j, the link %j leads to page %j', (attributes, href, expected) => {
  expect(pageOfLink(tagsOf(`<pagination ${attributes}/>`, 'jinja2')[0]!, href)).toBe(expected);
});

test('the tag is the one that the cursor is in, or else the first', () => {
  const text = 'a <pagination id="a"/> b <pagination id="b"/> c';
  const tags = tagsOf(text, 'html');
  const idAt = (cursor: number): unknown => tagAt(tags, cursor)?.attributes[0]?.value;
  expect([0, text.indexOf('id="a"'), text.indexOf('id="b"'), text.length].map(idAt)).toEqual([
    'a',
    'a',
    'b',
    'a',
  ]);
  expect(tagAt(tagsOf('<p>', 'html'), 0)).toBeUndefined();
});

test('template code is not mistaken for a tag, nor cut', () => {
  const text = '{# <pagination> #}<pagination class="{{ "a>b" }}" id="c"/>';
  const tags = tagsOf(text, 'jinja2');
  expect(tags.map(({ range }) => range.start)).toEqual([18]);
  expect(set(text, 'id', 'd', 'jinja2')).toBe('{# <pagination> #}<pagination class="{{ "a>b" }}" id="d"/>');
  expect(tags[0]?.attributes.map(({ value }) => value)).toEqual(['{{ "a>b" }}', 'c']);
  const region = { start: text.indexOf('{{'), end: text.indexOf('}}') + 2 };
  expect(rewriteTag(text, tags[0]!, [region], { total_pages: 'total_pages=3' })).toBe(
    '<pagination id="c" total_pages=3></pagination>',
  );
});
