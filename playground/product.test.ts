import { renderPagination, dialects, transform } from '../src/index.js';
import { variableAttributes } from './languages.js';
import { examples } from './examples.js';
import { compileTag, produce, readData } from './product.js';
import { start, type State } from './state.js';
import { tagsOf } from './tags.js';

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
