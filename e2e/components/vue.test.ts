import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeComponent } from './added.js';
import { allWindows, describeGrid } from './grid.js';
import { checkTypes, describeHostileForms, engineOf, expectPretty, fileOf, renderEach, use, windowsOf } from './sfc.js';

describeGrid({ framework: 'vue', engine: engineOf('vue'), use });

describeComponent('vue', (project) => {
  const file = join(project, fileOf('vue'));

  test('its window is that of pageWindow', () => {
    expect(windowsOf('vue', file)).toBe(allWindows());
  });

  test('paths can be a function, and an unknown total has Next as long as there is one', () => {
    const path = { code: '(page) => `/f/${page}`' };
    const [last, more, end, none] = renderEach('vue', file, [
      { path, totalPages: 2, currentPage: 99 },
      { path, currentPage: '2', hasMore: true },
      { path, currentPage: '2' },
      { path },
    ]);
    expect(last).toMatch(/href="\/f\/1" rel="prev"/);
    expect(last).not.toContain('rel="next"');
    expect(more).toMatch(/href="\/f\/3" rel="next"/);
    expect(end).not.toContain('rel="next"');
    expect(none).not.toContain('<nav');
  });

  test('a path whose scheme could run code is an error', () => {
    expect(() => renderEach('vue', file, [{ path: ' js:alert(:page)', totalPages: 2 }])).toThrow('unsafe scheme');
  });

  test('a path without the page is an error', () => {
    expect(() => renderEach('vue', file, [{ path: '/posts/7', totalPages: 2 }])).toThrow('path has no :page: /posts/7');
  });

  test('vue-tsc reports no problems, and refuses a wrong prop', async () => {
    const used = (props: string): string => `<script setup lang="ts">
import { h, type FunctionalComponent } from "vue";
import Pagination from "./Pagination.vue";

const AppLink: FunctionalComponent<{ href: string }> = ({ href }, { slots }) => h("a", { href }, slots);
</script>

<template>
  <Pagination :path="(page) => \`/\${page}\`" ${props} />
</template>
`;
    const files = {
      'Pagination.vue': readFileSync(file, 'utf8'),
      'Ends.vue': (await runIn(project, ['add', 'vue', '--stdout', '--with', 'ends,labels'])).stdout,
      'Right.vue': used(':total-pages="42" current-page="7" :link="AppLink" id="list" data-x="1" aria-label="Posts"'),
      'Wrong.vue': used(':total-pages="42" :link="AppLink" sibling-count="2"'),
    };
    const said = checkTypes(files, ['vue-tsc/bin/vue-tsc.js', '--noEmit']);
    expect(said.split('\n').filter((line) => /^\S+\.vue\(/.test(line))).toEqual([
      expect.stringMatching(/^Wrong\.vue.*Type 'string' is not assignable to type 'number'/),
    ]);
  });

  test('Prettier leaves the files unchanged', async () => {
    await expectPretty(project, 'vue');
  });
});

describeHostileForms('vue');
