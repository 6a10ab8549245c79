import ts from 'typescript';
import { makeDirectory, read, runIn } from '../../testing/command-line.js';
import { keepLines } from './drawn.js';

test.each([
  ['a = 1 # with x', 'a = 1', undefined],
  ['a: 1, // without x', undefined, 'a: 1,'],
  ['  <p>{{ x }}</p> {# with x #}', '  <p>{{ x }}</p>', undefined],
  ['<b> <%# without x %>', undefined, '<b>'],
  ['{x} {/* with x */}', '{x}', undefined],
  ['# with x and y', '# with x and y', '# with x and y'],
])('keepLines: %s', (line, kept, dropped) => {
  expect(keepLines(line, new Set(['x']))).toBe(kept ?? '');
  expect(keepLines(line, new Set())).toBe(dropped ?? '');
});

test('keepLines: comments on separate lines enclose several lines', () => {
  const text =
    'a\n// begin with x\nb\n  {# begin without y #}\nc // with z\nd // without z\n  {# end #}\n// end\ne';
  const keep = (...features: string[]): string => keepLines(text, new Set(features)).replaceAll('\n', '');
  expect([keep(), keep('x'), keep('x', 'y'), keep('x', 'z'), keep('y')]).toEqual([
    'ae',
    'abde',
    'abe',
    'abce',
    'ae',
  ]);
});

/** The helper and the partial, as `add rails` prints them. */
async function rails(...options: string[]): Promise<string> {
  const cwd = await makeDirectory({});
  return (await runIn(cwd, ['add', 'rails', '--stdout', ...options])).stdout;
}

test('labels are defaults of arguments', async () => {
  const text = await rails('--locale', 'de');
  for (const part of ['"Vorherige Seite"', '"Seitennummerierung"']) expect(text).toContain(part);
  expect(text).not.toMatch(/markup %>|(?:with|without) (?:short-labels|page-labels|single-page)/);
});

test('splits a label if a theme shows only a part of it', async () => {
  expect(await rails('--theme', 'govuk')).toContain('previous_label: [ "Previous", " page" ]');
  expect(await rails('--theme', 'govuk', '--locale', 'de')).toContain('previous_label: "Vorherige Seite"');
});

test('only themes that spell pages out have a label for them', async () => {
  expect(await rails('--theme', 'bulma', '--locale', 'de')).toContain('page_label: "Seite :page"');
  expect(await rails()).not.toContain('page_label');
});

test('a single page is shown if the configuration says so', async () => {
  const cwd = await makeDirectory({ 'pagination-tag.config.json': '{ "singlePage": "show" }' });
  await runIn(cwd, ['add', 'rails']);
  expect(await read(cwd, 'app/helpers/pagination_helper.rb')).not.toContain('return unless');
  expect(await read(cwd, 'app/views/shared/_pagination.html.erb')).toContain('pages.several?');
});

test('--single-page shows it, and is kept', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'rails', '--single-page', '--locale', 'de']);
  const helper = 'app/helpers/pagination_helper.rb';
  expect(await read(cwd, helper)).toContain(': add rails --locale de --single-page. Checksum: ');
  expect(await read(cwd, helper)).not.toContain('return unless');
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
  await runIn(cwd, ['add', 'rails', '--locale', 'fr']);
  expect(await read(cwd, helper)).not.toContain('return unless');
});

test('--single-page leaves the component for React valid', async () => {
  const { stdout } = await runIn(await makeDirectory({}), ['add', 'react', '--stdout', '--single-page']);
  const { diagnostics } = ts.transpileModule(stdout, {
    reportDiagnostics: true,
    fileName: 'Pagination.tsx',
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  expect(stdout).toContain(') : showBoundaryChevrons && hasPages ? (');
});

test('--with adds parts with their arguments, and is kept', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'rails', '--with', 'labels, ends', '--locale', 'de']);
  const helper = 'app/helpers/pagination_helper.rb';
  expect(await read(cwd, helper)).toContain(': add rails --locale de --with ends,labels. Checksum: ');
  expect(await read(cwd, helper)).toContain('first_label: "Erste Seite", last_label: "Letzte Seite",');
  expect(await read(cwd, 'app/views/shared/_pagination.html.erb')).toContain('pagination__words');
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
  expect((await runIn(cwd, ['add', 'rails', '--update'])).stdout).toContain('is up to date');
  await runIn(cwd, ['add', 'rails', '--with', 'labels']);
  expect(await read(cwd, helper)).not.toContain('first_label');
});

test('a catalog has the labels of the parts', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'symfony', '--translate', 'de', '--with', 'ends']);
  expect(await read(cwd, 'translations/pagination.de.yaml')).toContain('first_page: "Erste Seite"\n');
  expect(await read(cwd, 'src/Twig/PaginationExtension.php')).toContain(
    "trans('last_page', [], 'pagination')",
  );
  await runIn(cwd, ['add', 'symfony', '--translate', 'de', '--name', 'plain']);
  expect(await read(cwd, 'src/Twig/PlainExtension.php')).not.toContain('last_page');
});

test('other labels of the ends do not split those that a component has', async () => {
  const labels = '{ "labels": { "previous": "Newer", "next": "Older" }, "theme": "govuk" }';
  const cwd = await makeDirectory({ 'pagination-tag.config.json': labels });
  const { stdout } = await runIn(cwd, ['add', 'rails', '--stdout']);
  expect(stdout).toContain('previous_label: "Newer"');
  expect(stdout).not.toContain('Array(');
});

test('a phoenix component has the label of its status, and classes where the theme has', async () => {
  const cwd = await makeDirectory({});
  const text = async (theme: string): Promise<string> =>
    (await runIn(cwd, ['add', 'phoenix', '--stdout', '--theme', theme, '--locale', 'de'])).stdout;
  expect(await text('default')).toContain('attr :status_label, :any, default: "Seite :page von :pages"');
  expect(await text('default')).toContain('attr :class, :any, default: nil\n');
  expect(await text('bootstrap')).not.toContain(':class,');
});

test('where lines are left out, no two empty lines follow each other', async () => {
  const text = await rails();
  expect(text).not.toContain('\n\n\n');
});

test.each([
  ['php', ['\n    <ul class', '\n        <?php if']],
  ['laravel', ['\n        <ul class', '\n            @if']],
  ['symfony', ['\n    <ul class', '\n        {% if']],
  ['wordpress', ['\n\t<ul class', '\n\t\t<?php if']],
])('%s is indented by its standard', async (framework, parts) => {
  const cwd = await makeDirectory({});
  const { stdout } = await runIn(cwd, ['add', framework, '--stdout']);
  for (const part of parts) expect(stdout).toContain(part);
});

test.each([
  ['/*\nTheme Name: One\nText Domain: my-theme\n*/', 'my-theme'],
  ['/*\nTheme Name: One\n*/', 'one'],
])('the texts of a WordPress theme have its text domain: %s', async (header, domain) => {
  const cwd = await makeDirectory({ 'One/style.css': header });
  const { stdout } = await runIn(`${cwd}/One`, ['add', 'wp', '--stdout', '--theme', 'govuk']);
  expect(stdout).toContain(`__( 'Previous', '${domain}' ),\n\t\t\t__( ' page', '${domain}' ),\n`);
  expect(stdout).toContain(`"X-Domain: ${domain}\\n"`);
  expect(stdout).not.toContain('text-domain');
});
