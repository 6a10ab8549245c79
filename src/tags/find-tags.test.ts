import { Tokenizer } from 'parse5';
import { preprocess, renderPagination, transform, type PaginationDiagnostic } from '../index.js';
import { expectedCodes, fixtureNames, readFixture, type Expected } from '../testing/fixtures.js';
import { findTags } from './find-tags.js';
import { mayHoldTag } from './tag-name.js';

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

/** Fixtures about what the name is, and no other. */
const ABOUT_THE_NAME = /^(?:component-|tag-(?:misspelled|name|other-name))/;

/** Renames the tags of a text, and leaves similar names alone. */
const renamed = (text: string): string => text.replace(/(<\/?|&lt;)(?=pagination)/gi, '$1x-');

/** Whether a message or a hint names the tag; the lines of the page that are shown with it do not count. */
function isToldTheName({ diagnostics = '' }: Expected): boolean {
  return /pagination/i.test(diagnostics.replace(/^>? *\d* \| .*$/gm, ''));
}

const shown = new Set<string>();

/** The first fixture with each code, those whose message names the tag, and one in ten of the others. */
const some = fixtureNames.filter((name, index) => {
  if (ABOUT_THE_NAME.test(name)) return false;
  const fixture = readFixture(name);
  const known = shown.size;
  for (const code of expectedCodes(fixture)) shown.add(code);
  return index % 10 === 0 || shown.size > known || isToldTheName(fixture.expected);
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

// As other libraries are documented to be used.
test.each([
  // laravel-vue-pagination, vue-element-admin, ngx-bootstrap, Angular UI, a Svelte and a Vue component.
  ':data="users" @pagination-change-page="load"',
  'v-show="total > 0" :total="total" :page.sync="query.page" :limit.sync="query.limit" @pagination="list"',
  '[totalItems]="total" [(ngModel)]="page" (pageChanged)="go($event)"',
  'ng-model="page" ng-change="go()"',
  'items="{{ items }}" *ngIf="x"',
  'v-model="page" :length="9" class="x"',
  'onPageChange="go"',
  'bind:page on:change-page="go"',
  'x-on:page-changed.window="go" id="a"',
  '#default',
  'total="9"',
])('<pagination %s> is left, with one warning', (attributes) => {
  const html = `<p>a</p><pagination ${attributes}><b>x</b></pagination><Pagination ${attributes}/>\n<select><pagination ${attributes}></select>`;
  const result = preprocess(html);
  expect(result.html).toBe(html);
  expect(result.tags).toEqual([]);
  expect(result.diagnostics).toMatchObject([{ code: 'tag-of-others', severity: 'warning' }]);
  expect(result.diagnostics[0]?.hint).toContain('the option "tag"');
});

test.each([
  '',
  'id="a" class="x" data-x="1" aria-label="A" hx-boost="true" x-data="{}" v-if="x" wire:ignore lang="de"',
  '@click="go" :class="{ a: b }" :key="1" v-on:keydown.enter="go" x-bind:id="id" :aria-busy="x"',
  'link:class="x"',
])('<pagination %s> is ours', (attributes) => {
  const html = `<pagination ${attributes}></pagination>`;
  const result = preprocess(html);
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(result.html).toContain('<nav');
});

test.each([
  ':total_pages="9"',
  ':total-pages="9" :data="x"',
  'v-bind:totalPages="9" @page-changed="go"',
  'path="/:page" items="x"',
  'total-items="9" ng-model="page"',
])('<pagination %s> is ours, with an error that names the option', (attributes) => {
  const html = `<pagination ${attributes}></pagination>`;
  const errors = preprocess(html).diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.map(({ hint }) => hint).join()).toContain('the option "tag"');
});

test('tags of both kinds keep their end tags apart', () => {
  const theirs = '<pagination :data="x">\n<span>a</span></pagination>';
  const ours = '<pagination path="/:page" total_pages="2"></pagination>';
  const { html, diagnostics, tags } = preprocess(
    `${theirs}${ours}${theirs}<b><pagination :data="x"></b></pagination>${ours}`,
  );
  expect(tags).toHaveLength(2);
  expect(html.match(/<nav/g)).toHaveLength(2);
  expect(html.split(theirs)).toHaveLength(3);
  expect(diagnostics.map(({ code }) => code)).not.toContain('mis-nested-tag');
});

test.each(['jsx', 'tsx', 'vue', 'svelte', 'astro', 'mdx'])(
  'a capitalized name in .%s is a component',
  (extension) => {
    const html = '<Pagination total_pages="9" path="/p/:page" />';
    const options = { file: `list.${extension}`, markdown: undefined };
    if (extension !== 'mdx')
      expect(preprocess(html, options)).toMatchObject({ html, diagnostics: [], tags: [] });
    expect(preprocess(html, { file: 'list.html' }).tags).toHaveLength(1);
  },
);

test.each(['astro'])('a name in lowercase in .%s is ours', (extension) => {
  const html = '<pagination total_pages="9" path="/p/:page" />';
  expect(preprocess(html, { file: `list.${extension}` }).tags).toHaveLength(1);
});
