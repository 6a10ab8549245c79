import { makeDirectory, read, runIn } from '../../testing/command-line.js';

/** The helper and the partial, as `add rails` prints them. */
async function rails(...options: string[]): Promise<string> {
  const cwd = await makeDirectory({});
  return (await runIn(cwd, ['add', 'rails', '--stdout', ...options])).stdout;
}

test('--with is kept', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'rails', '--with', 'labels, ends', '--locale', 'de']);
  const partial = 'app/views/shared/_pagination.html.erb';
  expect(await read(cwd, partial)).toContain(
    ': add rails --locale de --pager list --with ends,labels. Checksum: ',
  );
  expect(await read(cwd, partial)).toContain('t("pagination.last_page", default: "Letzte Seite")');
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
  await runIn(cwd, ['add', 'rails', '--with', 'none']);
  expect(await read(cwd, partial)).toContain(': add rails --locale de --pager list. Checksum: ');
  expect(await read(cwd, partial)).not.toContain('last_page');
  await runIn(cwd, ['add', 'rails', '--with', 'all']);
  expect(await read(cwd, partial)).toContain(' --with all. Checksum: ');
  for (const option of ['--check', '--diff', '--update'])
    expect(await runIn(cwd, ['add', option])).toMatchObject({ code: 0, stderr: '' });
  expect(await read(cwd, 'app/helpers/pagination_helper.rb')).toContain('boundaries: 1');
});

test('--pager is kept, and names the paginator that a component takes', async () => {
  const cwd = await makeDirectory({ Gemfile: 'gem "kaminari"\n' });
  const helper = 'app/helpers/pagination_helper.rb';
  await runIn(cwd, ['add', 'rails']);
  expect(await read(cwd, helper)).toContain('Kaminari.config.param_name');
  await runIn(cwd, ['add', 'rails', '--pager', 'pagy']);
  expect(await read(cwd, helper)).toContain(': add rails --pager pagy. Checksum: ');
  expect(await read(cwd, helper)).toContain('def pagination(pagy, **options)');
  expect(await read(cwd, helper)).not.toContain('Kaminari');
  await runIn(cwd, ['add', 'rails', '--pager', 'pagy', '--pager', 'kaminari']);
  expect(await read(cwd, helper)).toContain('def pagy_pagination(pagy, **options)');
  expect(await runIn(cwd, ['add', 'rails', '--pager', 'other'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('It knows pagy, kaminari, will_paginate, list.') as string,
  });
});

test('a catalog has the labels of the parts', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'symfony', '--translate', 'de', '--with', 'ends']);
  expect(await read(cwd, 'translations/pagination.de.yaml')).toContain('"First page": "Erste Seite"\n');
  expect(await read(cwd, 'templates/pagination.html.twig')).toContain("'Last page'|trans({}, 'pagination')");
  await runIn(cwd, ['add', 'symfony', '--translate', 'de', '--name', 'plain']);
  expect(await read(cwd, 'templates/plain.html.twig')).not.toContain('Last page');
});

test('where lines are left out, no two empty lines follow each other', async () => {
  const text = await rails();
  expect(text).not.toContain('\n\n\n');
});

test.each([
  ['php', ['\n        <ul class', '\n            <?php if']],
  ['laravel', ['\n    <ul class', '\n        @if']],
  ['symfony', ['\n    <ul class', '\n        {% if']],
  ['wordpress', ['\n\t\t<ul class', '\n\t\t\t<?php if']],
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
  expect(stdout).toContain(`__( 'Previous', '${domain}' )`);
  expect(stdout).toContain(`__( 'Pagination', '${domain}' ),\n`);
  expect(stdout).toContain(`@package ${domain}\n`);
  expect(stdout).not.toContain('text-domain');
});
