import { makeDirectory, runIn } from '../../testing/command-line.js';

test.each([
  ['an empty project', 'react', [], 'src/components/Pagination.tsx'],
  ['a project with its sources in src', 'vue', ['src/main.ts', 'app/x'], 'src/components/Pagination.vue'],
  ['Nuxt 4', 'vue', ['app/app.vue'], 'app/components/Pagination.vue'],
  ['Nuxt 3', 'vue', ['components/List.vue', 'app.vue'], 'components/Pagination.vue'],
  ['Next without src', 'react', ['app/layout.tsx'], 'app/components/Pagination.tsx'],
  [
    'a project with a directory of components',
    'react',
    ['app/layout.tsx', 'components/x'],
    'components/Pagination.tsx',
  ],
  ['SvelteKit', 'svelte', ['src/routes/+page.svelte'], 'src/lib/components/Pagination.svelte'],
  ['Express with scripts in src', 'ejs', ['src/server.js'], 'views/pagination.ejs'],
])('%s: add %s', async (_, framework, files, written) => {
  const cwd = await makeDirectory(Object.fromEntries(files.map((name) => [name, ''])));
  expect((await runIn(cwd, ['add', framework])).stdout).toContain(`Wrote ${written}.`);
});
