import { preprocess } from '../index.js';
import { nameOfOthers } from './tags-of-others.js';

/** Tags as other libraries are documented to be used, and ours. */

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

test('the rule takes names', () => {
  expect(nameOfOthers(['path', 'foo'])).toBeUndefined();
  expect(nameOfOthers(['class', 'foo'])).toBe('foo');
  expect(nameOfOthers([])).toBeUndefined();
});
