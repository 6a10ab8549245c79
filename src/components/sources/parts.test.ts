import { themeNames } from '../../index.js';
import { locales } from '../../options/locales.js';
import { listAll, makeDirectory, read, runIn, sampleTheme } from '../../testing/command-line.js';
import { componentLabelsFor } from './words.js';

/** What `add` prints for options in an empty project. */
async function print(...args: string[]): Promise<string> {
  return (await runIn(await makeDirectory({}), ['add', ...args, '--stdout'])).stdout;
}

test('without page numbers, a file has nothing that makes them', async () => {
  expect(await print('vue')).toMatch(/siblings[^]*getPages/);
  expect(await print('vue', '--with', 'links')).not.toMatch(/siblings|getPages|slot/);
  expect(await print('astro', '--with', 'links')).not.toMatch(/siblings|getPages|pathOf/);
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
  const text = await print(
    'phoenix',
    ...['hx-get=:path', 'data-n=:page', 'up-follow'].flatMap((one) => ['--link', one]),
  );
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
  expect(await shown('astro')).toContain('<Pagination page={page} />');
  expect(await shown('astro', '--with', 'jump')).toContain('<PaginationJump lastPage={page.lastPage} />');
});

test('a part that only one component has is refused in the others, and is not among all of theirs', async () => {
  const cwd = await makeDirectory({});
  expect(await runIn(cwd, ['add', 'eex', '--with', 'events', '--stdout'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Only that for Phoenix has it.') as string,
  });
  expect(await runIn(cwd, ['add', 'rails', '--with', 'block', '--stdout'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'The component for Rails cannot have the part block. Only that for WordPress has it.',
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
  await runIn(cwd, [
    'add',
    'rails',
    '--link',
    'hx-get=:path',
    '--link',
    'data-n=-:page',
    '--link',
    'rel=nofollow',
  ]);
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
  const text = await print(
    'react',
    ...['hx-get=:path', 'data-x', 'hreflang=en'].flatMap((one) => ['--link', one]),
  );
  for (const part of ['hx-get={path(page)}', 'data-x=""', 'hrefLang="en"']) expect(text).toContain(part);
});

test('the option pathAttributes counts', async () => {
  const cwd = await makeDirectory({ 'pagination-tag.config.json': '{ "pathAttributes": ["data-url"] }' });
  const { stdout } = await runIn(cwd, ['add', 'rails', '--stdout', '--link', 'data-url=:path']);
  expect(stdout).toContain('data-url="<%= url.(page) %>"');
});

test('--link takes objects of JavaScript and JSON as text', async () => {
  const values = ['hx-vals={"page": ":page"}', 'x-data={ open: false }'];
  const { stdout } = await runIn(await makeDirectory({}), [
    'add',
    'jekyll',
    '--stdout',
    ...values.flatMap((one) => ['--link', one]),
  ]);
  expect(stdout).toContain('x-data="{ open: false }"');
  expect(stdout).toContain('hx-vals="{&quot;page&quot;: &quot;{{ number }}&quot;}"');
});

test.each([
  ['--with ends --theme ./t.html', 't.html has no element with data-part="first"', 'choose other parts'],
  ['--with labels --theme ./t.html', 't.html is a theme in HTML, which shows the labels', ':previous_label'],
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

test('words that a language lacks are marked as English', async () => {
  const welsh = await print('react', '--with', 'jump,sizes,ends', '--locale', 'cy');
  expect(welsh).toMatch(/<label[^>]* lang="en"/);
  expect(welsh).toMatch(/lang="en"\s+href=|lang="en"[^<]*<span aria-hidden/);
  expect(await print('react', '--with', 'jump,sizes,ends', '--locale', 'de')).not.toContain('lang="en"');
});
