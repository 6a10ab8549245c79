import { createPages } from './pages.js';

/** The warnings about a component, by the name of its file. */
function warningsOf(code: string, path: string, options = {}): string[] {
  const found: string[] = [];
  createPages(options).checkComponent(code, path, (text) => found.push(text));
  return found;
}

const TAG = '<pagination path="/:page" total_pages={42} />';

test.each([
  ['list.jsx', `return (\n  <main>${TAG}</main>\n);`, 'JSX', 'react'],
  [
    'list.tsx',
    `return <pagination\n  currentPage={page}\n  path={(page) => \`/\${page}\`}\n/>`,
    'JSX',
    'react',
  ],
  ['List.svelte', '<pagination total-pages={pages}></pagination>', 'Svelte', 'svelte'],
  ['List.vue', '<template><pagination :path="to" /></template>', 'Vue', 'vue'],
  ['List.vue', '<template><pagination v-bind:total_pages="3" /></template>', 'Vue', 'vue'],
])('%s: a tag is a warning', (file, code, language, framework) => {
  const [warning, ...more] = warningsOf(code, file);
  expect(more).toEqual([]);
  expect(warning).toMatch(
    new RegExp(`^${file}:\\d+:\\d+: warning: <pagination> is only replaced in pages\\. In ${language}, it `),
  );
  expect(warning).toMatch(/\n> 1 \| [^]*\^{11}\n|\n> 2 \| [^]*\^{11}\n/);
  expect(warning).toContain(`\nRun npx pagination-tag add ${framework}, `);
});

test.each([
  ['list.jsx', '<Pagination path="/:page" total_pages={42} />'],
  ['list.jsx', '<pagination data-x="path" /><a path="x" />'],
  ['list.jsx', '<pagination-next path="/:page" />'],
  ['list.jsx', `// ${TAG}`],
  ['list.jsx', `{/* ${TAG} */}`],
  ['list.jsx', `const text = '${TAG}';`],
  ['list.js', TAG],
  [
    'List.vue',
    `<script setup>import Pagination from "./Pagination.vue";</script><template>${TAG}</template>`,
  ],
  ['List.vue', `<script setup>import pagination from "./pages.vue";</script><template>${TAG}</template>`],
])('%s: nothing is said about %s', (file, code) => {
  expect(warningsOf(code, file)).toEqual([]);
});

test('the name of the tags and the files to skip are those of the options', () => {
  expect(warningsOf('<x-pages path="/:page" />', 'a.jsx', { tag: 'x-pages' })).toHaveLength(1);
  expect(warningsOf(TAG, 'a.jsx', { tag: 'x-pages' })).toEqual([]);
  expect(warningsOf(TAG, 'a.jsx', { exclude: '**/a.jsx' })).toEqual([]);
});

test('what is included is a page', () => {
  const { isComponent } = createPages({ include: /\.vue$/ });
  expect([isComponent('a.vue'), isComponent('a.svelte'), isComponent('a.svelte?type=style')]).toEqual([
    false,
    true,
    false,
  ]);
});
