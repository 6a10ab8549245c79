import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listAll, makeDirectory, read, runIn } from '../../testing/command-line.js';

const GERMAN = 'config/locales/pagination.de.yml';

test('--translate writes calls and catalogues, which later runs keep', async () => {
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

test('a catalogue that is there is left alone, and what it lacks is printed', async () => {
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
])('catalogues of %s have the names that it looks for', async (framework, names) => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', framework, '--translate', 'de,pt-BR,fi,zh-TW']);
  expect(await listAll(cwd)).toEqual(expect.arrayContaining(names));
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test('a catalogue has the words of the list, and the sentences of the links beside it', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'symfony', '--translate', 'de', '--with', 'labels,neighbors']);
  const catalogue = await read(cwd, 'translations/pagination.de.yaml');
  for (const text of ['Previous', 'Next', 'Previous page', 'Next page'])
    expect(catalogue).toContain(`"${text}": `);
  const withoutNumbers = ['--with', 'links', '--theme', 'uswds', '--name', 'beside'];
  await runIn(cwd, ['add', 'flask', '--translate', 'de', ...withoutNumbers]);
  const other = await read(cwd, 'translations/de/LC_MESSAGES/messages.po');
  expect(other).toContain('msgid "Next page"');
  expect(other).not.toContain('msgid "Page');
});

test('a catalogue in JSON is complete, and what it lacks has commas', async () => {
  const file = 'locales/de.default.json';
  const cwd = await makeDirectory({ [file]: '{ "pagination": { "landmark": "Seiten" } }' });
  const { stdout } = await runIn(cwd, ['add', 'shopify', '--translate', 'de']);
  expect(stdout).toContain(`Add to ${file}:\n    "previous_page": "Vorherige Seite",\n    "next_page": "Nä`);
  const english = JSON.parse(await read(cwd, 'locales/en.default.json')) as unknown;
  expect(english).toMatchObject({ pagination: { next_page: 'Next page' } });
});

test.each([
  ['a language without labels', ['rails', '--translate', 'xx'], 'There are no labels in "xx".'],
  ['a path', ['rails', '--translate', '../de'], 'There are no labels in "../de".'],
  ['another framework', ['react', '--translate', 'de'], 'The component for React has no translations.'],
])('%s is an error', async (_, args, message) => {
  const cwd = await makeDirectory({});
  const { code, stderr } = await runIn(cwd, ['add', ...args]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message) as string]);
  expect(await listAll(cwd)).toEqual([]);
});
