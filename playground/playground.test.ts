import { renderPagination, dialects, transform } from '../src/index.js';
import { completionsAt } from './complete.js';
import { examples } from './examples.js';
import { variableAttributes } from './languages.js';
import { compileTag, produce, readData } from './product.js';
import { readState, start, writeState, type State } from './state.js';
import { changeAttribute, pageOfLink, rewriteTag, tagAt, tagsOf, writeAttribute } from './tags.js';

function stateOf(template: string, state: Partial<State> = {}): State {
  return { ...start, template, ...state };
}

test('in plain HTML, the page is what is generated', () => {
  const { html, page, diagnostics } = produce(
    stateOf('<pagination path="/:page" total_pages="3"/>', { theme: 'bulma' }),
  );
  expect(html).toBe(transform('<pagination path="/:page" total_pages="3"/>', { theme: 'bulma' }));
  expect({ page, diagnostics }).toEqual({ page: html, diagnostics: [] });
});

test('an error leaves nothing to show', () => {
  const { html, page, diagnostics } = produce(stateOf('<pagination totl_pages="3"/>'));
  expect([html, page, diagnostics[0]?.code]).toEqual([undefined, undefined, 'unknown-attribute']);
});

test('bindings have values', () => {
  const { html } = produce(
    stateOf('<pagination path="/:page" total_pages="{pages}" current_page="{page}"/>', { page: 9 }),
  );
  expect(html).toBe(renderPagination({ total_pages: 42, current_page: 9 }));
});

test('data replaces and adds to these values', () => {
  const template = '<pagination path="/:page" total_pages="{posts.pages}" current_page="{page}"/>';
  const { html } = produce(stateOf(template, { data: '{ "posts": { "pages": 5 }, "page": 2 }' }));
  expect(html).toBe(renderPagination({ total_pages: 5, current_page: 2 }));
  expect(produce(stateOf(template)).html).toBeUndefined();
});

test.each([
  ['', {}],
  [' \n', {}],
  ['{ "a": 1 }', { a: 1 }],
  ['{ a: 1 }', undefined],
  ['1', undefined],
  ['null', undefined],
])('the data %j', (text, data) => {
  expect(readData(text)).toEqual(data);
});

test.each(examples.map((one) => [one.name, one] as const))('the example "%s" has no problems', (_, one) => {
  const { page, diagnostics } = produce({ ...start, ...one.state });
  expect(diagnostics).toEqual([]);
  expect(page).toContain('<nav');
});

test.each(dialects.map(({ name }) => name))('a template of %s', (dialect) => {
  const { total_pages = '', current_page = '' } = variableAttributes(dialect)!;
  const template = `<b></b><pagination path="/:page" class="a" ${total_pages} ${current_page}></pagination>`;
  const state = stateOf(template, { dialect, page: 9 });
  const product = produce(state);
  expect(product.diagnostics).toEqual([]);
  expect(product.page).toBe(`<b></b>${renderPagination({ class: 'a', total_pages: 42, current_page: 9 })}`);
  expect(product.html).not.toContain('<pagination');
  const compiled = compileTag(state, tagsOf(template, dialect)[0]!);
  expect(compiled?.tag).toBe(
    `<pagination path="/:page" class="a" ${total_pages} ${current_page}></pagination>`,
  );
  expect(compiled?.snippet).toContain('<nav class="pagination a"');
});

test('code between the tags of a template is not shown', () => {
  const template = '{% if a %}<b>{{ b }}</b>{% endif %}<pagination id="{{ c }}" path="{{ d }}/:page"/>';
  expect(produce(stateOf(template, { dialect: 'jinja2' })).page).toBe(`<b></b>${renderPagination({})}`);
});

test('plain HTML has no variables', () => {
  const template = '<pagination path="/:page" total_pages="3"/>';
  expect(compileTag(stateOf(template), tagsOf(template, 'html')[0]!)).toBeUndefined();
});

function link(value: unknown): string {
  return `#${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
}

test('a link restores the state that it was made from', () => {
  const state: State = {
    template: '<pagination\u0000 😀 \ud83d\ude00 ÿ?>'.repeat(100),
    theme: 'govuk',
    locale: 'pt-BR',
    dialect: 'jinja2',
    framework: 'rails',
    page: 12,
    data: '{"posts":{"pages":9}}',
  };
  expect(readState(`#${writeState(state)}`)).toEqual(state);
  expect(writeState(state)).toMatch(/^[\w-]+$/);
});

test.each(['', '#', '#%', '#abc', link(null), link(1), '#gICA'])('there is nothing in %j', (hash) => {
  expect(readState(hash)).toBeUndefined();
});

test('what is wrong in a link is as at the start', () => {
  const wrong = {
    template: 1,
    theme: 'constructor',
    locale: '__proto__',
    dialect: ['html'],
    framework: 'cobol',
    page: 0.5,
    data: {},
  };
  expect(readState(link(wrong))).toEqual(start);
  expect(readState(link({ page: -1 }))).toEqual(start);
  expect(readState(link({ template: 'x'.repeat(300_000) }))?.template.length).toBe(200_000);
});

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
  ['<pagination total-pages="3">', 'total_pages', '4', '<pagination total-pages="4">'],
  ['<pagination id=b total-pages="3">', 'total_pages', undefined, '<pagination id=b>'],
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
  ['first-path="/a"', '/a', 1],
  ['previous_path="/1" next_path="/3"', '/3', undefined],
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

/** The completions where the text has a bar. */
function at(marked: string) {
  const cursor = marked.indexOf('|');
  return completionsAt(marked.replace('|', ''), cursor);
}

test.each([
  ['<pagination |></pagination>', 12],
  ['<pagination to|></pagination>', 12],
  ['<p>\n<pagination\n  cur| path="/:page"\n/>', 18],
])('names begin in %j', (marked, from) => {
  expect(at(marked)).toMatchObject({ from, names: expect.arrayContaining(['total_pages']) as unknown });
});

test('what is there is not offered again', () => {
  expect(at('<pagination path="/:page" p|></pagination>')?.names).not.toContain('path');
});

test.each([
  '|<pagination></pagination>',
  '<pagination|></pagination>',
  '<pagination></pagination> |',
  '<p |></p><pagination></pagination>',
  '<pagination path="a |"></pagination>',
  '<pagination path="|"></pagination>',
])('there is no name to complete in %j', (marked) => {
  expect(at(marked)).toBeUndefined();
});
