import { readdirSync, readFileSync } from 'node:fs';
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listAll, makeDirectory, read, runIn } from '../../testing/command-line.js';
import { FRAMEWORKS } from '../../components/frameworks/index.js';
import { readHead } from '../../components/sources/head.js';

const manifest = (...names: string[]): string =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '*'])) });

/** A file of `mix phx.new blog`. */
const PHOENIX = {
  'mix.exs': 'def project do [app: :blog] end\ndefp deps do [{:phoenix, "~> 1.8"}] end',
  'lib/blog_web.ex': 'defmodule Blog.Web do\nend\n',
};
const EJS = { 'package.json': manifest('express', 'ejs') };
const FILE = 'views/pagination.ejs';

test('it writes the component where the framework has such files, and says how to use it', async () => {
  const cwd = await makeDirectory(PHOENIX);
  const { code, stdout, stderr } = await runIn(cwd, ['add', 'phoenix']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const name = 'lib/blog_web/components/pagination.ex';
  expect(stdout).toContain(`Wrote ${name}.\n`);
  expect(stdout).toContain('  import Blog.Web.Pagination');
  const text = await read(cwd, name);
  expect(text).toMatch(/^# Written by pagination-tag 1\.2\.3: add phoenix\. Checksum: [\da-f]{16}\.\n/);
  expect(text).toContain('defmodule Blog.Web.Pagination do');
  expect(text).not.toMatch(/<pagination\b|AppWeb/);
});

test('where the stylesheet cannot be written, nothing is', async () => {
  const cwd = await makeDirectory({ 'app/assets/stylesheets': 'not a directory' });
  const { code, stderr } = await runIn(cwd, ['add', 'rails']);
  expect(code).toBe(2);
  expect(stderr).toContain('app/assets/stylesheets/pagination.css cannot be written');
  expect(await listAll(cwd)).toEqual(['app/assets/stylesheets']);
});

test.each([
  ['in an umbrella', { 'mix.exs': 'app: :shop_web' }, 'lib/shop_web/components', 'ShopWeb.Pagination'],
  [
    'with "app" at the end of its name',
    { 'mix.exs': 'app: :my_app' },
    'lib/my_app_web/components',
    'MyAppWeb.Pagination',
  ],
  ['without a project', {}, 'lib/app_web/components', 'AppWeb.Pagination'],
])('a Phoenix application %s', async (_, files, directory, module) => {
  const cwd = await makeDirectory(files);
  await runIn(cwd, ['add', 'phoenix']);
  expect(await read(cwd, directory, 'pagination.ex')).toContain(`defmodule ${module} do`);
});

test.each([
  ['laravel', 'composer.json', '{ "require": { "laravel/framework": "^12.0" } }'],
  ['symfony', 'composer.json', '{ "require": { "symfony/framework-bundle": "^7.0" } }'],
  ['shopify', 'config/settings_schema.json', '[]'],
  ['hugo', 'hugo.toml', ''],
  ['php', 'index.php', ''],
])('%s is seen by its %s', async (name, file, text) => {
  const cwd = await makeDirectory({ [file]: text });
  expect((await runIn(cwd, ['add', 'struts'])).stderr).toContain(`run npx pagination-tag add ${name}.`);
  const { stdout } = await runIn(cwd, ['add', '--stdout']);
  expect(stdout).toBe((await runIn(cwd, ['add', name, '--stdout'])).stdout);
});

test('the partial of Hugo does not have the name of its own one, unless it is asked for', async () => {
  const cwd = await makeDirectory({});
  const { stdout } = await runIn(cwd, ['add', 'hugo', '--with', 'position']);
  expect(stdout).toContain('{{ partial "page-links.html" .Paginator }}');
  expect(stdout).toContain('{{ partial "page-links-position.html" .Paginator }}');
  expect(await read(cwd, 'layouts/partials/page-links.html')).toMatch(/pagination-tag \S+: add hugo --with /);
  expect((await runIn(cwd, ['add', 'hugo', '--name', 'page-links', '--check'])).code).toBe(0);
  expect((await runIn(cwd, ['add', 'hugo', '--name', 'pagination'])).stdout).toContain(
    'Wrote layouts/partials/pagination.html.',
  );
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test('all parts have a test of Vitest only where the project has Vitest', async () => {
  for (const [packages, isWritten] of [
    ['"vitest": "^4"', true],
    ['"vite": "^8"', false],
  ] as const) {
    const cwd = await makeDirectory({ 'package.json': `{ "devDependencies": { ${packages} } }` });
    const { stdout } = await runIn(cwd, ['add', 'vue', '--with', 'all']);
    expect(stdout.includes('Pagination.test.ts')).toBe(isWritten);
    expect(stdout.includes('No test was written, because package.json does not list vitest.')).toBe(
      !isWritten,
    );
    expect((await runIn(cwd, ['add', 'vue', '--check'])).code).toBe(0);
  }
});

test('--dry-run says what it would write, and writes nothing', async () => {
  const cwd = await makeDirectory({ 'config/application.rb': '' });
  const { code, stdout } = await runIn(cwd, ['add', '--dry-run']);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(
      /^This looks like Rails\.\nWould write app\/helpers\/pagination_helper\.rb\.\n[^]*\nWould write app\/assets\/stylesheets\/pagination\.css\.\nLink the stylesheet:\n/,
    ),
  ]);
  expect(await listAll(cwd)).toEqual(['config/application.rb']);
  expect((await runIn(cwd, ['add'])).stdout).toBe(stdout.replaceAll('Would write', 'Wrote'));
});

test('a second application of Django has its own name', async () => {
  const { stdout } = await runIn(await makeDirectory({}), ['add', 'django', '--name', 'comment_pages']);
  expect(stdout).toContain("Add 'comment_pages' to INSTALLED_APPS.");
});

test('a Python package keeps its __init__.py', async () => {
  const cwd = await makeDirectory({ 'blog/__init__.py': 'mine = 1\n', 'blog/templatetags/__init__.py': '' });
  const { code, stdout } = await runIn(cwd, ['add', 'django', '--out', 'blog']);
  expect([code, stdout]).toEqual([0, expect.not.stringContaining('__init__') as string]);
  expect(await read(cwd, 'blog/__init__.py')).toBe('mine = 1\n');
  expect((await runIn(cwd, ['add', 'django', '--out', 'blog', '--check'])).code).toBe(0);
});

test('the theme of Symfony may come as a bundle', async () => {
  const cwd = await makeDirectory({
    'composer.json': '{ "require": { "symfonycasts/tailwind-bundle": "^0.9" } }',
  });
  expect((await runIn(cwd, ['add', 'symfony', '--stdout'])).stdout).toContain(
    '--theme tailwind --pager total.',
  );
});

test('options are named at the head, and end up in the control', async () => {
  const cwd = await makeDirectory({});
  const options = '--theme bootstrap --locale de';
  const { stdout } = await runIn(cwd, ['add', 'ejs', '--stdout', ...options.split(' ')]);
  expect(stdout).toMatch(`: add ejs ${options}. Checksum: `);
  for (const part of ['page-link', '>Vorherige Seite<', '"Seitennummerierung"'])
    expect(stdout).toContain(part);
  expect(await listAll(cwd)).toEqual([]);
});

test('the theme is that of the project, and the configuration counts', async () => {
  const bulma = await makeDirectory({ 'package.json': manifest('ejs', 'bulma') });
  expect((await runIn(bulma, ['add', 'ejs', '--stdout'])).stdout).toContain('add ejs --theme bulma.');
  const labels = { previous: "it's \\ newer", landmark: 'Pages' };
  const cwd = await makeDirectory({
    'package.json': manifest('bulma'),
    'pagination-tag.config.json': JSON.stringify({ theme: { extends: 'uswds' }, labels }),
  });
  const { stdout } = await runIn(cwd, ['add', 'ejs', '--stdout', '--theme', 'default']);
  expect(stdout).toMatch(/>it(?:'|&#39;)s \\ newer</);
  expect(stdout).toContain('"aria-label": "Pages"');
  expect(stdout).toContain('pagination__link');
  expect((await runIn(cwd, ['add', 'ejs', '--stdout'])).stdout).toContain('usa-pagination');
});

test('without a name, it is the framework that the project uses', async () => {
  const cwd = await makeDirectory(EJS);
  expect((await runIn(cwd, ['add'])).stdout).toContain('Wrote views/pagination.ejs.');
});

test.each([
  [
    'no name, and two frameworks',
    { ...EJS, 'config/application.rb': '' },
    [],
    'Which framework?',
    'This looks like Rails and Express with EJS: run npx pagination-tag add rails or npx pagination-tag add ejs.',
  ],
  ['no name, and no framework', {}, [], 'Which framework?', 'Available frameworks: phoenix, '],
  ['no framework', {}, ['html'], 'There is no component for "html".', 'Write <pagination> tags'],
  ['a misspelled name', {}, ['pheonix'], 'There is no component for "pheonix".', 'Did you mean phoenix?'],
  [
    'another name',
    EJS,
    ['struts'],
    'There is no component for "struts".',
    'This looks like Express with EJS',
  ],
  [
    'no component',
    EJS,
    ['--check'],
    'No component written by pagination-tag was found',
    'If it was written with --out <dir>',
  ],
  [
    'no component in a directory',
    EJS,
    ['--check', '--out', 'views'],
    'No component written by pagination-tag was found in views.',
    'Check --out, or name the framework.',
  ],
  [
    'an unknown part',
    {},
    ['ejs', '--with', 'ends,arrows'],
    'There is no part "arrows".',
    'The parts are disabled, boundaries, ',
  ],
  ['an unknown theme', {}, ['ejs', '--theme', 'boot'], "'boot' is invalid.", 'Allowed choices are default,'],
])('%s: what is wrong, and what to do', async (_, files, args, message, hint) => {
  const cwd = await makeDirectory(files);
  const { code, stdout, stderr } = await runIn(cwd, ['add', ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain(hint);
  expect((await listAll(cwd)).sort()).toEqual(Object.keys(files).sort());
});

test('a file that is there keeps its permissions', async () => {
  const cwd = await makeDirectory(EJS);
  await runIn(cwd, ['add', 'ejs']);
  await chmod(join(cwd, FILE), 0o600);
  await runIn(cwd, ['add', 'ejs', '--with', 'ends']);
  expect((await stat(join(cwd, FILE))).mode & 0o777).toBe(0o600);
});

test('--list --json describes every component, and writes nothing', async () => {
  const cwd = await makeDirectory(EJS);
  const { code, stdout, stderr } = await runIn(cwd, ['add', '--list', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const rows = JSON.parse(stdout) as { name: string; isUsed: boolean; files: string[]; usage: string }[];
  expect(rows.map(({ name }) => name)).toEqual(FRAMEWORKS.map(({ name }) => name));
  expect(rows.filter(({ isUsed }) => isUsed).map(({ name }) => name)).toEqual(['ejs']);
  for (const { files, usage } of rows) {
    expect(files).not.toEqual([]);
    expect(usage).not.toBe('');
  }
  expect(await listAll(cwd)).toEqual(['package.json']);
});

test('the listed files are those that the command writes', async () => {
  const cwd = await makeDirectory({ 'src/manage.py': 'import django' });
  const { stdout } = await runIn(cwd, ['add', 'django', '--json']);
  const [row] = JSON.parse(stdout) as { files: string[] }[];
  await runIn(cwd, ['add', 'django']);
  expect((await listAll(cwd)).filter((file) => file !== 'src/manage.py')).toEqual(row?.files.sort());
});

test('--list has a line for each component', async () => {
  const { stdout } = await runIn(await makeDirectory(EJS), ['add', '--list']);
  expect(stdout.trimEnd().split('\n')).toHaveLength(FRAMEWORKS.length);
  expect(stdout).toMatch(
    /^ejs +Express with EJS \(used here\): views\/pagination\.ejs, public\/pagination\.css$/m,
  );
});

/** The names that the documentation has: those of its pages, and those behind `add`. */
function documentedNames(): readonly string[] {
  const root = join(__dirname, '../../..');
  const folders = ['.', 'docs', 'docs/frameworks', 'skills/pagination-tag'];
  const pages = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  const texts = pages.map((page) => readFileSync(join(root, page), 'utf8'));
  const named = texts.flatMap((text) =>
    Array.from(text.matchAll(/(?:\bpagination-tag |`)add ([a-z][\w-]*)/g), ([, name = '']) => name),
  );
  const own = pages.flatMap((page) => /frameworks\/([a-z]\w*)\.md$/.exec(page)?.[1] ?? []);
  return [...new Set([...own, ...named])].toSorted();
}

test('every list has what the documentation has', async () => {
  const cwd = await makeDirectory({});
  const names = documentedNames();
  expect(names.length).toBeGreaterThanOrEqual(FRAMEWORKS.length);
  for (const name of names)
    expect([name, (await runIn(cwd, ['add', name, '--stdout'])).stderr]).toEqual([name, '']);

  const documented = (name: string): boolean =>
    names.includes(name) ||
    FRAMEWORKS.find((one) => one.name === name)?.names?.some((one) => names.includes(one)) === true;
  expect(FRAMEWORKS.map(({ name }) => name).filter((name) => !documented(name))).toEqual([]);
  for (const args of [['add'], ['add', 'nothing-like-it'], ['add', '--help'], ['add', '--list']]) {
    const { stdout, stderr } = await runIn(cwd, args);
    const listed = `${stdout}${stderr}`.split(/[\s,.():]+/);
    expect([args, FRAMEWORKS.filter(({ name }) => !listed.includes(name))]).toEqual([args, []]);
  }
});

describe('sources', () => {
  const FILE_NAME =
    /[\w./*-]*\w\.(?:astro|css|e?ex|ejs|erb|eta|hbs|html|jsx?|json|liquid|njk|php|po|py|rb|svelte|tsx?|twig|vue|ya?ml)\b/g;
  const KNOWN = new Set(['django.utils.html', 'functions.php', 'index.html', 'Next.js', 'Simple.css']);

  test('every folder has a row', async () => {
    const names = FRAMEWORKS.map(({ name }) => name);
    expect((await readdir('components')).sort()).toEqual(names.sort());
  });

  test.each(FRAMEWORKS)('$name', async ({ name, stylesheet }) => {
    const cwd = await makeDirectory({});
    const { code } = await runIn(cwd, ['add', name]);
    expect(code).toBe(0);
    const all = await listAll(cwd);
    const files = all.filter((file) => !file.endsWith('.css'));
    // Single-file components hold their styles.
    const hasFile = stylesheet !== undefined && stylesheet.element === undefined;
    expect([files.length > 0, all.length - files.length]).toEqual([true, hasFile ? 1 : 0]);
    for (const file of files) {
      const text = await read(cwd, file);
      expect(readHead(text)).toMatchObject({ name, options: {}, isIntact: true });
      expect(text).toMatch(/[^\n]\n$/);
      expect(text).not.toMatch(/<pagination\b/);
      // Its own files, and those that every project of the framework has.
      const named = Array.from(text.matchAll(FILE_NAME), ([path]) => path).filter((path) => !KNOWN.has(path));
      expect(named.filter((path) => !files.some((one) => `/${one}`.endsWith(path)))).toEqual([]);
    }
    expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
  });
});

describe('how to use it', () => {
  /** The lines that `add` prints to use a component. */
  async function stepsOf(files: Readonly<Record<string, string>>, ...options: string[]): Promise<string> {
    const { stdout } = await runIn(await makeDirectory(files), ['add', ...options]);
    return stdout.slice(stdout.indexOf('Use it:'));
  }

  test.each([
    [
      'kaminari',
      '@posts.total_count, page: @posts.current_page, size: @posts.limit_value',
      '@posts.total_pages',
    ],
    [
      'will_paginate',
      '@posts.total_entries, page: @posts.current_page, size: @posts.per_page',
      '@posts.total_pages',
    ],
    ['pagy', '@pagy.count, page: @pagy.page, size: @pagy.limit', '@pagy.last'],
  ])('the numbers of a list are those of its paginator: %s', async (pager, summary, last) => {
    const steps = await stepsOf({}, 'rails', '--pager', pager, '--with', 'all');
    expect(steps).toContain(`<%= pagination_summary ${summary} %>`);
    expect(steps).toContain(`<%= pagination_jump ${last} %>`);
    expect(steps.includes('@pagy')).toBe(pager === 'pagy');
  });

  test.each([
    ['flask', (name: string) => `app.add_template_global(${name})`],
    ['fastapi', (name: string) => `templates.env.globals["${name}"] = ${name}`],
  ])('each function of %s is made known', async (framework, register) => {
    const steps = await stepsOf({}, framework, '--with', 'summary,jump');
    for (const name of ['pagination', 'pagination_summary', 'pagination_jump']) {
      expect(steps).toContain(`from pagination import ${name}\n`);
      expect(steps).toContain(`${register(name)}\n`);
    }
    expect(await stepsOf({}, framework)).not.toContain('pagination_');
  });

  test('a cursor of PHP is encoded, and the last page has none', async () => {
    expect(await stepsOf({}, 'php', '--with', 'cursor')).toContain(
      "nextPath: $cursor ? '/posts?' . http_build_query(['after' => $cursor]) : null)",
    );
  });
});

test.each([
  ['Gemfile.lock', 'GEM\n  specs:\n    pagy (9.3.4)\n'],
  ['Gemfile', "gem 'pagy', '~> 8.0'\n"],
])('an old Pagy is refused, which %s names', async (file, text) => {
  const cwd = await makeDirectory({ Gemfile: "gem 'pagy'\n", [file]: text });
  const { code, stderr } = await runIn(cwd, ['add', 'rails']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('calls page_url of Pagy 43')]);
  expect(await runIn(cwd, ['add', 'rails', '--pager', 'list', '--with', 'paths'])).toMatchObject({ code: 0 });
});

test.each(['rails', 'django', 'flask', 'fastapi', 'jinja', 'laravel', 'symfony', 'php', 'wordpress'])(
  'links alone have no window in %s',
  async (framework) => {
    const options = ['--with', 'links,paths', '--stdout'];
    const { stdout } = await runIn(await makeDirectory({}), ['add', framework, ...options]);
    expect(stdout).not.toMatch(/siblings|slots|window|page_numbers/);
  },
);

test('the name of a block of WordPress stays in its language', async () => {
  const options = ['--with', 'block', '--locale', 'de', '--stdout'];
  const { stdout } = await runIn(await makeDirectory({}), ['add', 'wordpress', ...options]);
  expect(stdout).toContain('those of the block core/query-pagination');
});

test('imports of Python stay together', async () => {
  const options = ['--with', 'paths', '--stdout'];
  const { stdout } = await runIn(await makeDirectory({}), ['add', 'flask', ...options]);
  expect(stdout).toContain('import re\nfrom types import SimpleNamespace\nfrom urllib.parse import');
});
