import { preprocess, PaginationTagError, transform } from '../index.js';
import { makeDirectory, runIn } from '../testing/command-line.js';

test.each([
  ['list.pug', 'div\n  pagination(path="/:page" total_pages="3")\n', 'Pug', '2:3'],
  ['list.jade', 'pagination(path="/:page")', 'Pug', '1:1'],
  ['list.html.haml', '%div\n  %pagination{path: "/:page"}\n', 'Haml', '2:4'],
  ['list.html.slim', 'div\n  pagination path="/:page" total_pages="3"\n', 'Slim', '2:3'],
  ['list.emblem', '  pagination total_pages=3', 'Emblem', '1:3'],
  [
    'list.pug',
    '//- <pagination>\nul\n  li <pagination path="/:page" total_pages="3"></pagination>',
    'Pug',
    '3:7',
  ],
  ['list.haml', '-# <pagination>\n%p <pagination path="/:page" total_pages="3"></pagination>', 'Haml', '2:5'],
  ['list.jsx', '// <pagination path="/:page" />\n<pagination path="/:page" />', 'JSX', '2:2'],
  ['list.jsx', 'const a = <b><pagination path="/:page" total_pages="3" /></b>;', 'JSX', '1:15'],
  ['list.svelte', '<pagination path="/:page" total_pages={pages} />', 'Svelte', '1:2'],
  ['list.vue', '<template><pagination :total_pages="3" /></template>', 'Vue', '1:12'],
])('%s has the tag, but not as HTML', async (file, text, language, place) => {
  const cwd = await makeDirectory({ [file]: text });
  const { code, stdout, stderr } = await runIn(cwd, [file]);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`${file}:${place} error file-not-html\n  The file is in ${language}, `);
  expect(() => transform(text, { file })).toThrow(PaginationTagError);
  const { html, diagnostics } = preprocess(text, { file: `src/${file.toUpperCase()}` });
  expect([html, diagnostics.map((one) => one.code)]).toEqual([text, ['file-not-html']]);
});

test.each([
  ['a file without the tag', 'a.pug', 'p pagination is nice\n  .pagination\n  pagination-list', []],
  ['words of a program', 'a.jsx', 'const pagination = 1;\n  pagination(2);', []],
  ['a comment', 'a.jsx', 'a();\n  {/* <pagination path="/:page" /> */}', []],
  ['a language that has HTML tags', 'a.njk', '<p>pagination</p>', []],
])('%s: the file is copied', async (_, file, text, args: readonly string[]) => {
  const cwd = await makeDirectory({ [file]: text });
  expect(await runIn(cwd, [file, ...args])).toMatchObject({ code: 0, stdout: text });
});

test('the setting dialects says what such a file is', async () => {
  const cwd = await makeDirectory({
    'a.vue': '<pagination path="/:page" total_pages="3" />',
    'pagination-tag.config.json': '{ "dialects": { "vue": "html" } }',
  });
  const { stdout } = await runIn(cwd, ['a.vue']);
  expect(stdout).toMatch(/^<nav /);
  const options = { file: 'a.vue', dialects: { vue: 'html' } } as const;
  expect(transform('<pagination path="/:page" total_pages="3" />', options)).toBe(stdout);
});
