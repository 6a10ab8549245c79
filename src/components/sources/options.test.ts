import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themeNames } from '../../index.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { locales } from '../../options/locales.js';
import { listAll, makeDirectory, read, runIn, sampleTheme } from '../../testing/command-line.js';
import { componentLabelsFor } from './words.js';

/** What `add` prints for options in an empty project. */
async function print(...args: string[]): Promise<string> {
  return (await runIn(await makeDirectory({}), ['add', ...args, '--stdout'])).stdout;
}

const links = (...attributes: string[]): string[] => attributes.flatMap((one) => ['--link', one]);

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

test.each([
  ...['de_DE', 'zh_Hant', 'PT_br', 'de-AT', 'de-CH-1996'].map((tag) => ['--locale', tag]),
  ['--translate', 'pt-BR,DE'],
  ['--theme', 'Äußere Theme, 2.HTML'],
  ['--theme', './-a--b*/.html'],
  ['--link', 'data-x=*/ -->'],
  ['--link', 'title= a  b '],
  ['--link', 'up-follow='],
])('%s %j is kept, and read by later runs', async (option, value) => {
  const cwd = await makeDirectory({ ...(option === '--theme' && { [value]: sampleTheme('own') }) });
  expect(await runIn(cwd, ['add', 'rails', option, value])).toMatchObject({ code: 0, stderr: '' });
  for (const args of [['--check'], ['--diff'], ['--update'], ['rails', '--with', 'summary']])
    expect(await runIn(cwd, ['add', ...args])).toMatchObject({ code: 0, stderr: '' });
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
  expect(await print('rails')).not.toContain('\n\n\n');
});

test.each([
  ['php', ['\n        <ul class', '\n            <?php if']],
  ['laravel', ['\n    <ul class', '\n        @if']],
  ['symfony', ['\n    <ul class', '\n        {% if']],
  ['wordpress', ['\n\t\t<ul class', '\n\t\t\t<?php if']],
])('%s is indented by its standard', async (framework, parts) => {
  const text = await print(framework);
  for (const part of parts) expect(text).toContain(part);
});

test.each([
  ['/*\nTheme Name: One\nText Domain: my-theme\n*/', 'my-theme'],
  ['/*\nTheme Name: One\n*/', 'one'],
])('the texts of a WordPress theme have its text domain: %s', async (header, domain) => {
  const cwd = await makeDirectory({ 'One/style.css': header });
  const { stdout } = await runIn(`${cwd}/One`, ['add', 'wp', '--stdout', '--theme', 'govuk']);
  expect(stdout).toContain(`_x( 'Previous', 'pagination', '${domain}' )`);
  expect(stdout).toContain(`_x( 'Pagination', 'pagination', '${domain}' ),\n`);
  expect(stdout).toContain(`@package ${domain}\n`);
  expect(stdout).not.toContain('text-domain');
});

// Linters read both scripts as one module.
test('no import of Vue follows code', async () => {
  expect(await print('vue', '--with', 'paths')).not.toMatch(/^(?:export )?function [^]*^import /m);
});

test('without page numbers, a file has nothing that makes them', async () => {
  expect(await print('vue')).toMatch(/siblings[^]*getPages/);
  expect(await print('vue', '--with', 'links')).not.toMatch(/getPages|slot/);
  expect(await print('astro', '--with', 'links')).not.toMatch(/getPages|pathOf/);
  const scripts = ['react', 'shadcn', 'vue', 'svelte', 'astro', 'ejs', 'eta', 'handlebars', 'phoenix', 'eex'];
  for (const name of [...scripts, 'hugo', 'jekyll', 'liquid', 'nunjucks', 'shopify'])
    expect([name, /sibling/i.exec(await print(name, '--with', 'links'))?.[0]]).toEqual([name, undefined]);
});

test.each([
  ['hugo', /\$(?:first|last|start) :?=/g, 3],
  ['jekyll', /assign (?:half|last|current) =/g, 4],
  ['liquid', /assign half =/g, 1],
  ['nunjucks', /set slots =/g, 1],
  ['shopify', /assign (?:half|last|current) =/g, 3],
] as const)('with boundaries, %s describes them, and computes the window once', async (name, set, times) => {
  const text = await print(
    name,
    '--with',
    ['hugo', 'liquid', 'nunjucks'].includes(name) ? 'boundaries' : 'boundaries,paths',
  );
  expect(text).toMatch(/boundaries\]?(?::| -) how many/i);
  expect(text.match(set)).toHaveLength(times);
});

// The compiler of Elixir warns of them, which fails builds that allow no warnings.
test('a component for Phoenix has no function that it does not call', async () => {
  const lists = ['', 'ends,labels', 'summary,position', 'links,focus', 'jump,sizes'];
  const chosen = [
    ...lists.map((part) => ['default', part] as const),
    ...themeNames.map((theme) => [theme, 'all'] as const),
  ];
  for (const [theme, part] of chosen) {
    const text = await print('phoenix', '--theme', theme, ...(part ? ['--with', part] : []));
    const names = new Set(Array.from(text.matchAll(/^ {2}defp (\w+)/gm), ([, name = '']) => name));
    for (const name of names) {
      const calls = text.replaceAll(/^ {2}defp \w+/gm, '').match(new RegExp(`\\b${name}\\(`, 'g'));
      expect({ theme, part, name, isCalled: calls !== null }).toEqual({
        theme,
        part,
        name,
        isCalled: true,
      });
    }
  }
});

test('`<.link>` gets attributes that it does not know in a map, because it warns of them', async () => {
  const text = await print('phoenix', ...links('hx-get=:path', 'data-n=:page', 'up-follow'));
  for (const part of ['{%{"hx-get": @path.(page)}}', '{%{"up-follow": true}}', 'data-n={page}'])
    expect(text).toContain(part);
  const beside = await print('phoenix', '--with', 'neighbors', '--link', 'hx-get=:path');
  expect(beside).toContain('{%{@kind => @next_path}}');
  expect(beside).toContain('{%{"hx-get": @next_path}}');
});

test('the example has the arguments that the parts need', async () => {
  const shown = async (...args: string[]): Promise<string> => {
    const { stdout } = await runIn(await makeDirectory({}), ['add', ...args]);
    return stdout.slice(stdout.indexOf('Use it:'));
  };
  for (const name of ['ejs', 'eta', 'handlebars']) {
    expect(await shown(name)).toMatch(/totalPages/);
    expect(await shown(name)).not.toMatch(/totalItems/);
    expect(await shown(name, '--with', 'summary')).toMatch(/totalItems.*pageSize/);
    expect(await shown(name, '--with', 'summary')).not.toMatch(/begin|end$/m);
  }
  for (const name of ['react', 'vue', 'svelte', 'astro', 'ejs', 'eta'])
    expect(await shown(name, '--with', 'cursor')).toMatch(
      /cursor (?:\?|&&) `\/posts\?after=\$\{encodeURIComponent/,
    );
  for (const name of ['phoenix', 'eex'])
    expect(await shown(name, '--with', 'neighbors')).toMatch(/(?:title=\{|path: )@newer && @newer\./);
  expect(await shown('svelte')).toContain('import { page } from "$app/state";');
  expect(await shown('astro')).toContain('<Pagination page={page} />');
  expect(await shown('astro', '--with', 'jump')).toContain('<PaginationJump lastPage={page.lastPage} />');
});

test('a part that only one component has is refused in the others, and is not among all of theirs', async () => {
  const cwd = await makeDirectory({});
  expect(await runIn(cwd, ['add', 'eex', '--with', 'events', '--stdout'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Only the component for Phoenix has it.') as string,
  });
  expect(await runIn(cwd, ['add', 'rails', '--with', 'block', '--stdout'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'The component for Rails cannot have the part block. Only the component for WordPress has it.',
    ) as string,
  });
  expect(await runIn(cwd, ['add', 'rails', '--with', 'all', '--stdout'])).toMatchObject({
    code: 0,
    stderr: '',
  });
});

test('links alone have no boundaries', async () => {
  expect(await runIn(await makeDirectory({}), ['add', 'react', '--with', 'links,boundaries'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Leave out one of them.') as string,
  });
});

test('an empty file is not written', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'hugo']);
  expect(await listAll(cwd)).toEqual(['layouts/partials/page-links.html', 'static/pagination.css']);
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
  await runIn(cwd, ['add', 'hugo', '--with', 'position']);
  const { stdout } = await runIn(cwd, ['add', 'hugo', '--with', 'none']);
  expect(stdout).toContain(
    'layouts/partials/page-links-position.html is no longer part of the component: delete it.',
  );
});

test('a summary is in words, in most languages', async () => {
  const written = await print('react', '--with', 'summary', '--locale', 'de');
  expect(written).toContain('{from} bis {to} von {totalItems}');
  const summaries = locales.map((locale) => componentLabelsFor(locale, false).summary);
  for (const summary of summaries)
    expect(summary.match(/:\w+/g)?.toSorted()).toEqual([':from', ':to', ':total']);
  expect(summaries.filter((summary) => summary.includes('–')).length).toBeLessThan(20);
});

test('catalogs have the sentences of parts', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'symfony', '--translate', 'de', '--with', 'summary,position']);
  const catalog = await read(cwd, 'translations/pagination.de.yaml');
  expect(catalog).toContain('"Page :page of :pages": "Seite :page von :pages"\n');
  expect(catalog).toContain('":from to :to of :total": ":from bis :to von :total"\n');
});

test('--link sets attributes of every link, and is kept', async () => {
  const cwd = await makeDirectory({});
  const file = 'app/views/shared/_pagination.html.erb';
  await runIn(cwd, ['add', 'rails', ...links('hx-get=:path', 'data-n=-:page', 'rel=nofollow')]);
  const text = await read(cwd, file);
  expect(text).toContain(
    'add rails --pager list --link hx-get=:path --link data-n=-:page --link rel=nofollow. Checksum',
  );
  expect(text).toContain('hx-get="<%= url.(page) %>"');
  expect(text).toContain('data-n="-<%= current + 1 %>"');
  expect(text).toContain('rel="next nofollow"');
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
  await runIn(cwd, ['add', 'rails', '--link', 'data-x']);
  expect(await read(cwd, file)).not.toContain('hx-get');
});

test('names of attributes in JSX are those of HTML', async () => {
  const text = await print('react', ...links('hx-get=:path', 'data-x', 'hreflang=en'));
  for (const part of ['hx-get={path(page)}', 'data-x=""', 'hrefLang="en"']) expect(text).toContain(part);
});

test('the option pathAttributes counts', async () => {
  const cwd = await makeDirectory({ 'pagination-tag.config.json': '{ "pathAttributes": ["data-url"] }' });
  const { stdout } = await runIn(cwd, ['add', 'rails', '--stdout', '--link', 'data-url=:path']);
  expect(stdout).toContain('data-url="<%= url.(page) %>"');
});

test('--link takes objects of JavaScript and JSON as text', async () => {
  const text = await print('jekyll', ...links('hx-vals={"page": ":page"}', 'x-data={ open: false }'));
  expect(text).toContain('x-data="{ open: false }"');
  expect(text).toContain('hx-vals="{&quot;page&quot;: &quot;{{ number }}&quot;}"');
});

test('--with all writes what a theme in HTML has', async () => {
  const cwd = await makeDirectory({ 't.html': sampleTheme('one') });
  const { code, stdout } = await runIn(cwd, ['add', 'rails', '--with', 'all', '--theme', './t.html']);
  expect(code).toBe(0);
  expect(stdout).toContain('Wrote app/helpers/pagination_helper.rb.');
  expect(stdout).toContain('summary');
  expect(stdout).not.toContain('jump');
});

test.each([
  ['--with ends --theme ./t.html', 't.html has no element with data-part="first"', 'choose other parts'],
  [
    '--with labels --theme ./t.html',
    't.html is a theme in HTML, which shows its own labels',
    ':previous_label',
  ],
  ['--link data-n=:path', '--link data-n is ":path", but', 'Write :page'],
  ['--link data-n=:index', 'a component does not know :index', 'Write :page'],
  ['--link href=/x', '"--link href" cannot be set', 'Use path'],
  ['--link foo', 'A link has no attribute "--link foo"', '--link class'],
  ['--link phx-click={@on_click}', 'looks like code', 'Write the attribute into the links'],
  ['--link onclick={go(1)}', 'looks like code', 'Write the attribute into the links'],
  ['--link data-x={{_x_}}', 'looks like code', 'Write the attribute into the links'],
  ['--link data-x=<%=x%>', 'looks like code', 'Write the attribute into the links'],
  ['--link hx-get=javascript:f()', 'whose scheme javascript: is not allowed', 'Use a path'],
])('add rails %s: what is wrong, and what to do', async (options, message, hint) => {
  const cwd = await makeDirectory({ 't.html': sampleTheme('one') });
  const { code, stderr } = await runIn(cwd, ['add', 'rails', ...options.split(' ')]);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain(hint);
  expect(await listAll(cwd)).toEqual(['t.html']);
});

test('the name of a theme in HTML is that of the component', async () => {
  const cwd = await makeDirectory({
    't.html': sampleTheme('one').replace('<nav', '<nav aria-label="Results"'),
    'no.html': sampleTheme('one').replace('<nav', '<nav aria-label="" aria-labelledby="Results"'),
  });
  for (const { name, stylesheet } of FRAMEWORKS) {
    if (stylesheet === undefined) continue;
    const written = async (theme: string) =>
      (await runIn(cwd, ['add', name, '--theme', theme, '--stdout'])).stdout;
    const [named, unnamed] = [await written('t.html'), await written('no.html')];
    const [own, usual] = [/["'>}]Results["'<{]/, /["'>}]Pagination["'<{]/];
    expect([own.test(named), usual.test(named)]).toEqual([true, false]);
    expect([own.test(unnamed), usual.test(unnamed)]).toEqual([false, true]);
  }
});

test.each([
  ['react', '@click=go'],
  ['react', ':path'],
  ['react', 'x-on:click.prevent=go'],
  ['react', 'hx-on::after-request=go'],
  ['react', 'onclick=go()'],
  ['svelte', '@click.prevent=go'],
  ['svelte', 'on:click=go'],
  ['svelte', 'onclick=go()'],
  ['svelte', 'data-a|b=go'],
  ['vue', '@click=go'],
  ['vue', ':title=go'],
  ['vue', 'v-if=go'],
  ['vue', 'wire:click.prevent=go(:page)'],
  ['astro', 'x-`a=go'],
  ['laravel', '@if=go'],
])('add %s --link %s: the language cannot write it', async (framework, link) => {
  const cwd = await makeDirectory({});
  const { code, stderr } = await runIn(cwd, ['add', framework, '--link', link]);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(`--link ${link.replace(/=.*/, '')}: no attribute of this name`),
  ]);
  expect(stderr).toContain('Write it in the syntax of the language, into the links');
  expect(await listAll(cwd)).toEqual([]);
});

test.each([
  ['react', 'x-on:click=go'],
  ['svelte', 'x-on:click.prevent=go'],
  ['vue', 'x-on:click.prevent=go'],
  ['astro', '@click.prevent=go'],
  ['phoenix', '@click=go'],
  ['laravel', '@click.prevent=go'],
  ['django', ':title=go'],
  ['wordpress', '@click=go'],
])('add %s --link %s: it can', async (framework, link) => {
  expect(await print(framework, '--link', link)).toMatch(/[\s"](?:x-on|@click|:title)\S*(?:="go"|": "go")/);
});

test('words that a language lacks are marked as English', async () => {
  const welsh = await print('react', '--with', 'jump,sizes,ends', '--locale', 'cy');
  expect(welsh).toMatch(/<label[^>]* lang="en"/);
  expect(welsh).toMatch(/lang="en"\s+href=|lang="en"[^<]*<span aria-hidden/);
  expect(await print('react', '--with', 'jump,sizes,ends', '--locale', 'de')).not.toContain('lang="en"');
});

const GERMAN = 'config/locales/pagination.de.yml';

test('--translate writes calls and catalogs, which later runs keep', async () => {
  const cwd = await makeDirectory({});
  const { stdout } = await runIn(cwd, ['add', 'rails', '--translate', 'de,no', '--theme', 'bulma']);
  for (const tag of ['de', 'no']) expect(stdout).toContain(`Wrote config/locales/pagination.${tag}.yml.`);
  expect(await read(cwd, 'app/views/shared/_pagination.html.erb')).toContain(
    '<%= t("pagination.next_page", default: "Next page") %>',
  );
  expect(await read(cwd, GERMAN)).toBe(
    'de:\n  pagination:\n    landmark: "Seitennummerierung"\n    previous_page: "Vorherige Seite"\n' +
      '    next_page: "Nächste Seite"\n    page: "Seite %{page}"\n',
  );
  expect(await read(cwd, 'config/locales/pagination.no.yml')).toMatch(/^"no":\n/);
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test('a catalog that is there is left alone, and what it lacks is printed', async () => {
  const cwd = await makeDirectory({
    [GERMAN]: 'de:\n  pagination:\n    previous_page: "Zurück"\n    page: "S."\n',
  });
  const { code, stdout } = await runIn(cwd, ['add', 'rails', '--translate', 'de']);
  expect(code).toBe(0);
  expect(stdout).toContain(`${GERMAN} lacks labels of the component.`);
  expect(stdout).toContain(
    `Add to ${GERMAN}:\n    landmark: "Seitennummerierung"\n    next_page: "Nächste Seite"\n`,
  );
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(1);
  await writeFile(
    join(cwd, GERMAN),
    'de:\n  pagination:\n    landmark: "A"\n    previous_page: "B"\n    next_page: "C"\n',
  );
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test('without languages, there are only the calls, and English where calls have keys', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'laravel', '--translate']);
  // Where file names have no case, __('Pagination') is the array in Laravel's own pagination.php.
  expect(await read(cwd, 'lang/en.json')).toBe(
    '{\n    "Pagination links": "Pagination",\n    "Previous page": "Previous page",\n    "Next page": "Next page"\n}\n',
  );
  const view = await read(cwd, 'resources/views/components/pagination.blade.php');
  expect(view).toContain(`'aria-label' => __('Pagination links')`);
  expect(view).toContain("{{ __('Previous page') }}");
  await runIn(cwd, ['add', 'phoenix', '--translate']);
  expect((await listAll(cwd)).filter((file) => file.endsWith('.po'))).toEqual([]);
});

test('Phoenix has its own domain, whatever the name of the component', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'phoenix', '--name', 'page_links', '--translate', 'pt-BR']);
  const text = await read(cwd, 'lib/app_web/components/page_links.ex');
  expect(text).toContain('  use Gettext, backend: AppWeb.Gettext\n');
  expect(text).toContain(
    'dgettext("pagination", "Page %{page} of %{pages}", page: @current, pages: @total_pages)',
  );
  expect(await read(cwd, 'priv/gettext/pt_BR/LC_MESSAGES/pagination.po')).toContain(
    'msgid "Page %{page} of %{pages}"\nmsgstr "Página %{page} de %{pages}"\n',
  );
});

test('labels of Phoenix are calls where the application has Gettext', async () => {
  const mix = { 'mix.exs': 'app: :shop, {:phoenix, "1"}' };
  const shown = async (files: Record<string, string>): Promise<string> =>
    (await runIn(await makeDirectory({ ...mix, ...files }), ['add', 'phoenix', '--stdout'])).stdout;
  expect(await shown({})).not.toMatch(/gettext/i);
  const text = await shown({ 'lib/shop_web/gettext.ex': 'defmodule ShopWeb.Gettext do end' });
  expect(text).toContain('  use Gettext, backend: ShopWeb.Gettext\n');
  expect(text).toContain('{Map.put_new(@rest, :"aria-label", dgettext("pagination", "Pagination"))}');
});

test.each([
  ['flask', ['translations/pt_BR/LC_MESSAGES/messages.po', 'translations/de/LC_MESSAGES/messages.po']],
  ['symfony', ['translations/pagination.de.yaml', 'translations/pagination.pt_BR.yaml']],
  ['hugo', ['i18n/en.toml', 'i18n/pt-br.toml']],
  ['wordpress', ['languages/de_DE.po', 'languages/pt_BR.po', 'languages/fi.po', 'languages/zh_TW.po']],
  ['shopify', ['locales/en.default.json', 'locales/pt-BR.json']],
])('catalogs of %s have the names that it looks for', async (framework, names) => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', framework, '--translate', 'de,pt-BR,fi,zh-TW']);
  expect(await listAll(cwd)).toEqual(expect.arrayContaining(names));
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test('catalogs of WordPress have the names of its locales', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'wordpress', '--translate', 'AF,be,fil,mt,nn,no,pt,pt-BR,sr,sw']);
  const names = ['af', 'bel', 'mlt', 'nb_NO', 'nn_NO', 'pt_BR', 'pt_PT', 'sr_RS', 'sw', 'tl'];
  expect(await listAll(cwd)).toEqual(expect.arrayContaining(names.map((name) => `languages/${name}.po`)));
  expect(await read(cwd, 'languages/pt_PT.po')).toContain('"Página seguinte"');
  expect(await read(cwd, 'languages/pt_BR.po')).toContain('"Próxima página"');
});

test.each([
  'rails',
  'django',
  'laravel',
  'phoenix',
  'symfony',
  'flask',
  'jinja',
  'hugo',
  'shopify',
  'wordpress',
])('catalogs of %s are complete with line ends of Windows, too', async (framework) => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', framework, '--translate', 'de', '--with', 'position']);
  const catalogs = (await listAll(cwd)).filter((path) => /\bde(?:_DE)?\b/.test(path));
  for (const path of catalogs)
    await writeFile(join(cwd, path), (await read(cwd, path)).replaceAll('\n', '\r\n'));
  expect(catalogs).not.toEqual([]);
  expect(await runIn(cwd, ['add', '--check'])).toMatchObject({ code: 0 });
});

test('a catalog has the words of the list, and the sentences of the links beside it', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'symfony', '--translate', 'de', '--with', 'labels,neighbors']);
  const catalog = await read(cwd, 'translations/pagination.de.yaml');
  for (const text of ['Previous', 'Next', 'Previous page', 'Next page'])
    expect(catalog).toContain(`"${text}": `);
  const withoutNumbers = ['--with', 'links', '--theme', 'uswds', '--name', 'beside'];
  await runIn(cwd, ['add', 'flask', '--translate', 'de', ...withoutNumbers]);
  const other = await read(cwd, 'translations/de/LC_MESSAGES/messages.po');
  expect(other).toContain('msgid "Next page"');
  expect(other).not.toContain('msgid "Page');
});

test('a catalog in JSON is complete, and what it lacks has commas', async () => {
  const file = 'locales/de.json';
  const cwd = await makeDirectory({
    [file]: '/* By the editor. */\n{ "pagination": { "landmark": "Seiten" } }',
  });
  const { stdout } = await runIn(cwd, ['add', 'shopify', '--translate', 'de']);
  expect(stdout).toContain(`Add to ${file}:\n    "previous_page": "Vorherige Seite",\n    "next_page": "Nä`);
  const english = JSON.parse(await read(cwd, 'locales/en.default.json')) as unknown;
  expect(english).toMatchObject({ pagination: { next_page: 'Next page' } });
});

test.each([
  [
    'shopify',
    'locales/de.json',
    '{ "blogs": { "landmark": "A", "previous_page": "B", "next_page": "C" } }',
    '  "pagination": {\n    "landmark": "Seitennummerierung",\n    "previous_page": "Vorherige Seite",\n    "next_page": "Nächste Seite",\n    "page": "Seite {{ page }}"\n  }\n',
  ],
  [
    'rails',
    GERMAN,
    'de:\n  views:\n    pagination:\n      landmark: "A"\n      previous_page: "B"\n      next_page: "C"\n      page: "D"\n',
    '  pagination:\n    landmark: "Seitennummerierung"\n    previous_page: "Vorherige Seite"\n    next_page: "Nächste Seite"\n    page: "Seite %{page}"\n',
  ],
  [
    'rails',
    GERMAN,
    'de:\n  pagination:\n    landmark: "A"\n    previous_page: "B"\n\n    next_page: "C"\n  lists:\n    page: "D"\n',
    '    page: "Seite %{page}"\n',
  ],
])('keys elsewhere in a catalog of %s are those of others', async (framework, file, text, lacking) => {
  const cwd = await makeDirectory({ [file]: text });
  const { stdout } = await runIn(cwd, ['add', framework, '--translate', 'de', '--theme', 'bulma']);
  expect(stdout).toContain(`Add to ${file}:\n${lacking}`);
});

test('a theme of Shopify keeps its default language', async () => {
  const cwd = await makeDirectory({ 'locales/de.default.json': '{}' });
  const { stdout } = await runIn(cwd, ['add', 'shopify', '--translate', 'fr']);
  expect((await listAll(cwd)).filter((path) => path.startsWith('locales/'))).toEqual([
    'locales/de.default.json',
    'locales/fr.json',
  ]);
  expect(stdout).toContain('Add to locales/de.default.json:\n  "pagination": {\n    "landmark": "Seitennu');
});

test('the default language of a theme of Shopify is found in any spelling', async () => {
  const cwd = await makeDirectory({ 'locales/pt-BR.default.json': '{}' });
  const { stdout } = await runIn(cwd, ['add', 'shopify', '--locale', 'pt_br', '--translate', 'pt-br']);
  expect(await listAll(cwd)).not.toContain('locales/pt-br.json');
  expect(stdout).toContain('Add to locales/pt-BR.default.json:');
});

test.each([
  ['hugo.toml', 'defaultContentLanguage = "pt-br"'],
  ['config/_default/config.yaml', 'defaultContentLanguage: pt-br  # as in Brazil'],
])('a site of Hugo has a catalog for its default language, as %s names it', async (file, text) => {
  const cwd = await makeDirectory({ [file]: text });
  await runIn(cwd, ['add', 'hugo', '--translate', 'fr']);
  expect((await listAll(cwd)).filter((path) => path.startsWith('i18n/'))).toEqual([
    'i18n/fr.toml',
    'i18n/pt-br.toml',
  ]);
  expect(await read(cwd, 'i18n/pt-br.toml')).toContain('"Próxima página"');
  expect((await runIn(cwd, ['add', '--update', '--translate', 'pt-BR'])).code).toBe(0);
});

test('a language that is named twice, in two spellings, has one catalog', async () => {
  const cwd = await makeDirectory({ 'hugo.toml': 'defaultContentLanguage = "pt-br"' });
  const { code } = await runIn(cwd, ['add', 'hugo', '--locale', 'pt_BR', '--translate', 'fr']);
  expect([code, (await listAll(cwd)).filter((path) => path.startsWith('i18n/'))]).toEqual([
    0,
    ['i18n/fr.toml', 'i18n/pt-br.toml'],
  ]);
  const odd = await runIn(cwd, ['add', 'wordpress', '--locale', 'de-', '--translate', 'fr']);
  expect([odd.code, (await listAll(cwd)).filter((path) => path.endsWith('.po'))]).toEqual([
    0,
    ['languages/fr_FR.po'],
  ]);
});

test.each(['hugo', 'shopify', 'rails'])('%s has a catalog for --locale', async (framework) => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', framework, '--locale', 'de', '--translate', 'fr']);
  const all = (await listAll(cwd)).filter((path) => /\bde\./.test(path));
  expect(all.length).toBe(1);
  expect(await read(cwd, all.join())).toContain('"Nächste Seite"');
});

test.each([
  ['django', 'pagination/locale/fr/LC_MESSAGES/django.po', 'msgid "'],
  ['laravel', 'lang/fr.json', '"'],
  ['phoenix', 'priv/gettext/fr/LC_MESSAGES/pagination.po', 'msgid "'],
  ['symfony', 'translations/pagination.fr.yaml', '"'],
  ['flask', 'translations/fr/LC_MESSAGES/messages.po', 'msgid "'],
  ['jinja', 'locale/fr/LC_MESSAGES/pagination.po', 'msgid "'],
  ['wordpress', 'languages/fr_FR.po', 'msgid "'],
])('catalogs of %s translate what the component says', async (framework, catalog, start) => {
  const cwd = await makeDirectory({ 'pagination-tag.config.json': '{ "labels": { "next": "Ältere" } }' });
  await runIn(cwd, ['add', framework, '--locale', 'de']);
  await runIn(cwd, ['add', framework, '--translate', 'en,fr', '--update']);
  const text = await read(cwd, catalog);
  for (const word of ['Vorherige Seite', 'Ältere']) expect(text).toContain(`${start}${word}"`);
  expect(text).not.toContain('Next page');
  expect(
    await read(
      cwd,
      catalog.replace(/\bfr(?:_FR)?\b/, (tag) => (tag === 'fr' ? 'en' : 'en_US')),
    ),
  ).toContain('"Next page"');
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test.each([
  ['django', 'page_links/locale/de/LC_MESSAGES/django.po', 'context "pagination"'],
  ['flask', 'translations/de/LC_MESSAGES/messages.po', 'pgettext("pagination", "Next")'],
  ['jinja', 'locale/de/LC_MESSAGES/pagination.po', 'pgettext("pagination", "Next")'],
  ['wordpress', 'languages/de_DE.po', "_x( 'Pagination', 'pagination', 'shop' )"],
])('words of %s have a context, whatever the name of the component', async (framework, catalog, call) => {
  const cwd = await makeDirectory({ 'style.css': '/*\nTheme Name: Shop\nText Domain: shop\n*/' });
  await runIn(cwd, ['add', framework, '--translate', 'de', '--name', 'page_links', '--with', 'labels']);
  expect(await read(cwd, catalog)).toContain('msgctxt "pagination"\nmsgid "Next"\n');
  const { stdout } = await runIn(cwd, ['add', framework, '--name', 'page_links', '--stdout']);
  expect(stdout).toContain(call);
});

test('a catalog of the language of the component has the words of the configuration', async () => {
  const cwd = await makeDirectory({
    'pagination-tag.config.json': '{ "labels": { "next": "Older posts" } }',
  });
  await runIn(cwd, ['add', 'shopify', '--translate', 'fr']);
  expect(await read(cwd, 'locales/en.default.json')).toContain('"next_page": "Older posts"');
  expect(await read(cwd, 'locales/fr.json')).toContain('"next_page": "Page suivante"');
});

test.each([
  ['a language without labels', ['rails', '--translate', 'xx'], 'There are no labels in "xx".'],
  ['a path', ['rails', '--translate', '../de'], 'There are no labels in "../de".'],
  ['no language tag', ['wordpress', '--translate', 'de-'], 'There are no labels in "de-".'],
  [
    'one catalog for two languages',
    ['wordpress', '--translate', 'sr,sr-Latn'],
    'The catalogs of sr and sr-Latn would both be languages/sr_RS.po.',
  ],
  [
    'a language in two spellings',
    ['rails', '--translate', 'de,DE'],
    'The catalogs of de and DE would both be config/locales/pagination.DE.yml.',
  ],
  ['another framework', ['react', '--translate', 'de'], 'The component for React has no translations.'],
])('%s is an error', async (_, args, message) => {
  const cwd = await makeDirectory({});
  const { code, stderr } = await runIn(cwd, ['add', ...args]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message) as string]);
  expect(await listAll(cwd)).toEqual([]);
});
