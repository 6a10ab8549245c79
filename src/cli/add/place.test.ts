import { readdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRAMEWORKS } from '../../components/frameworks/index.js';
import { listAll, makeDirectory, read, runIn } from '../../testing/command-line.js';

const REACT = { 'package.json': '{ "dependencies": { "react": "*" } }' };
const SHADCN = {
  ...REACT,
  'components.json': '{ "aliases": { "components": "@/components", "ui": "@/components/ui" } }',
};

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

const NOBODY = 65_534;
const isRoot = process.geteuid?.() === 0;

/** Whether this process can be refused a file. The superuser is not, unless he takes the rights of another, who can read the rest. */
function canBeRefused(): boolean {
  if (!isRoot) return process.platform !== 'win32';
  process.seteuid?.(NOBODY);
  try {
    for (const path of [tmpdir(), join(__dirname, '../../../components')]) readdirSync(path);
    return true;
  } catch {
    return false;
  } finally {
    process.seteuid?.(0);
  }
}

// Skipped for the superuser in a clone that nobody else can read.
(canBeRefused() ? test : test.skip).each([
  ['react', 'src/components/Secret.tsx', 'src/components/Secret.tsx'],
  ['django', 'pgdata/PG_VERSION', 'pgdata'],
])('what cannot be read beside a component is none: %s, %s', async (framework, file, path) => {
  const cwd = await makeDirectory({ [file]: '' });
  await runIn(cwd, ['add', framework]);
  const runs = [['--check'], ['--diff'], ['--update']];
  for (const args of runs) await runIn(cwd, ['add', ...args]);
  await chmod(cwd, 0o755);
  await chmod(join(cwd, path), 0);
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    for (const args of runs)
      expect(await runIn(cwd, ['add', ...args])).toMatchObject({ code: 0, stderr: '' });
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(join(cwd, path), 0o700);
  }
});

test('partials of Hugo have one of two places', async () => {
  const cwd = await makeDirectory({ 'layouts/_partials/head.html': '' });
  expect((await runIn(cwd, ['add', 'hugo'])).stdout).toContain('Wrote layouts/_partials/page-links.html.');
});

test.each([
  ['django', { 'src/manage.py': 'import django' }, 'src/pagination/templatetags/pagination.py'],
  ['django', { 'manage.py': 'import django' }, 'pagination/templatetags/pagination.py'],
  ['flask', { 'app/__init__.py': '', 'requirements.txt': 'flask' }, 'app/pagination.py'],
  [
    'flask',
    { 'flaskr/__init__.py': '', 'tests/__init__.py': '', 'requirements.txt': 'flask' },
    'flaskr/pagination.py',
  ],
  [
    'flask',
    {
      'src/my_app/__init__.py': '',
      'src/my_app/templates/a.html': '',
      'src/jobs/__init__.py': '',
      'requirements.txt': 'flask',
    },
    'src/my_app/pagination.py',
  ],
  [
    'fastapi',
    { 'src/shop/__init__.py': '', 'src/tests/__init__.py': '', 'requirements.txt': 'fastapi' },
    'src/shop/pagination.py',
  ],
  [
    'fastapi',
    { 'src/__init__.py': '', 'src/shop/__init__.py': '', 'requirements.txt': 'fastapi' },
    'src/pagination.py',
  ],
  ['fastapi', { 'app/main.py': '', 'requirements.txt': 'fastapi' }, 'app/pagination.py'],
  ['fastapi', { 'main.py': '', 'requirements.txt': 'fastapi' }, 'pagination.py'],
])('%s is written where Python finds it: %j', async (name, files, path) => {
  const cwd = await makeDirectory(files);
  const { stdout } = await runIn(cwd, ['add']);
  expect(stdout).toContain(`Wrote ${path}.`);
  // Django finds it by its application.
  const module = path.replace(/^src\/(?=.*\/)|\.py$/g, '').replaceAll('/', '.');
  if (name !== 'django') expect(stdout).toContain(`from ${module} import pagination\n`);
  expect((await runIn(cwd, ['add', name])).stdout).toContain(`${path} is up to date`);
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test.each([
  ['flask', 'blog', {}, 'from blog.pagination import pagination\n'],
  ['flask', 'src/blog/lists', {}, 'from blog.lists.pagination import pagination\n'],
  ['flask', '.', { 'app/__init__.py': '' }, 'from pagination import pagination\n'],
  ['fastapi', 'api/web', {}, 'from api.web.pagination import pagination\n'],
  ['django', 'blog', {}, "Add 'blog' to INSTALLED_APPS."],
  ['django', 'src/blog', { 'src/manage.py': '' }, "Add 'blog' to INSTALLED_APPS."],
  ['react', 'src/lists', {}, 'import { Pagination } from "./lists/Pagination";'],
  ['react', 'src/components/ui', SHADCN, 'import { Pagination } from "@/components/ui/Pagination";'],
  ['vue', 'app/lists', {}, 'import Pagination from "./lists/Pagination.vue";'],
  ['astro', 'src/lists', {}, 'import Pagination from "../lists/Pagination.astro";'],
  ['svelte', 'src/lib/lists', {}, 'import Pagination from "$lib/lists/Pagination.svelte";'],
  ['svelte', 'src/lists', {}, 'import Pagination from "./lists/Pagination.svelte";'],
])('add %s --out %s says how to import what it wrote', async (name, out, files, line) => {
  const cwd = await makeDirectory(files);
  expect((await runIn(cwd, ['add', name, '--out', out])).stdout).toContain(line);
});

test('the import has the alias of components.json', async () => {
  const { stdout } = await runIn(await makeDirectory(SHADCN), ['add', 'react']);
  expect(stdout).toContain('import { Pagination } from "@/components/Pagination";');
  expect(stdout).toContain('import "@/components/pagination.css";');
});

test.each(['add', 'add next', 'add shadcn'])(
  '%s: a project with shadcn/ui gets a list of its own parts',
  async (args) => {
    const { stdout } = await runIn(await makeDirectory(SHADCN), args.split(' '));
    expect(stdout).toContain('Wrote src/components/page-links.tsx.\n');
    expect(stdout).toContain('import { PageLinks } from "@/components/page-links";');
    expect(stdout).not.toContain('.css');
  },
);

test.each([
  ['{ "aliases": { "components": "~/ui", "ui": "~/ui/base" } }', '~/ui/base/pagination'],
  ['{ "aliases": { "components": "~/ui" } }', '~/ui/ui/pagination'],
])('its parts are imported by the alias of components.json: %s', async (text, path) => {
  const cwd = await makeDirectory({ ...SHADCN, 'components.json': text });
  expect((await runIn(cwd, ['add', '--stdout'])).stdout).toContain(`} from "${path}";\n`);
  // Nothing says which directory the alias is, so the list is imported from where it is.
  expect((await runIn(cwd, ['add'])).stdout).toContain(
    'import { PageLinks } from "./components/page-links";',
  );
});

const aliases = (components: string, more = ''): string =>
  `{ ${more}"aliases": { "components": "${components}" } }`;
const tsconfig = (paths: string, base = ''): string => `{
  // "paths": { "@/*": ["./wrong/*"] },
  "compilerOptions": { ${base}"paths": { ${paths} } }
}`;

test.each([
  ['shadcn', '@/ui-kit', { 'tsconfig.json': tsconfig('"@/*": ["./src/*"]') }, 'src/ui-kit/page-links'],
  ['react', '@/ui-kit', { 'tsconfig.json': tsconfig('"@/*": ["./src/*"]') }, 'src/ui-kit/Pagination'],
  [
    'vue',
    '~/parts',
    { 'jsconfig.json': tsconfig('"~/*": ["*", "app/*"], "~/*": ["app/*"]') },
    'app/parts/Pagination',
  ],
  [
    'shadcn',
    '@app/a',
    { 'tsconfig.app.json': tsconfig('"@app/*": ["client/*"]', '"baseUrl": "web", ') },
    'web/client/a/page-links',
  ],
  [
    'shadcn',
    '@/lib/a',
    { 'tsconfig.json': tsconfig('"@/*": ["src/*"], "@/lib/*": ["lib/*"]') },
    'lib/a/page-links',
  ],
])('add %s writes to where the alias %s leads', async (framework, alias, files, path) => {
  const cwd = await makeDirectory({
    ...REACT,
    'components.json': aliases(alias),
    ...files,
  });
  const { stdout } = await runIn(cwd, ['add', framework]);
  expect(stdout).toContain(`Wrote ${path}.`);
  expect(stdout).toContain(`from "${alias}/${path.split('/').at(-1) ?? ''}`);
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test('an alias in imports of package.json', async () => {
  const imports = { '#components/*': './web/components/*.tsx', '#other': './web/other.ts' };
  const cwd = await makeDirectory({
    'package.json': JSON.stringify({ dependencies: { react: '*' }, imports }),
    'components.json': aliases('#components'),
  });
  const { stdout } = await runIn(cwd, ['add', 'shadcn']);
  expect(stdout).toContain('Wrote web/components/page-links.tsx.');
  expect(stdout).toContain('from "#components/page-links"');
});

test('one that leads out of the project is not followed', async () => {
  const cwd = await makeDirectory({
    ...REACT,
    'components.json': aliases('@/components'),
    'tsconfig.json': tsconfig('"@/*": ["../other/*"]'),
  });
  expect((await runIn(cwd, ['add', 'shadcn'])).stdout).toContain('Wrote src/components/page-links.tsx.');
});

test('a project of shadcn/ui in JavaScript is told that the component is in TypeScript', async () => {
  const cwd = await makeDirectory({
    ...REACT,
    'components.json': aliases('@/components', '"tsx": false, '),
  });
  expect(await runIn(cwd, ['add'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'components.json says "tsx": false, and the component is in TypeScript.\nPrint it with --stdout',
    ) as string,
  });
  expect(await listAll(cwd)).toEqual(['components.json', 'package.json']);
  expect((await runIn(cwd, ['add', '--stdout'])).stdout).toContain('export function PageLinks');
});

test.each([
  ['eleventy.config.js', `export default () => ({ dir: { input: 'content' } })`, 'content/_includes'],
  [
    '.eleventy.js',
    `module.exports = () => ({ "dir": { "input": "./views/", "includes": "../partials" } })`,
    'partials',
  ],
  [
    'eleventy.config.js',
    `export const config = {\n  dir: {\n    input: "site/content", // default: "."\n    includes: "../parts",\n  },\n};`,
    'site/parts',
  ],
  ['eleventy.config.mjs', `export default (config) => { config.setInputDirectory("src"); }`, 'src/_includes'],
  ['eleventy.config.cjs', `module.exports = (config) => config.setIncludesDirectory('parts')`, 'parts'],
  [
    'eleventy.config.js',
    `export default (config) => config.addPlugin(a, { input: "css", dir: {} }); // input: "b"\n// dir: { input: "c" }`,
    '_includes',
  ],
])('%s with %s', async (file, config, directory) => {
  const cwd = await makeDirectory({
    [file]: config,
    'package.json': '{ "dependencies": { "@11ty/eleventy": "3" } }',
  });
  for (const name of ['nunjucks', 'liquid']) {
    const { stdout } = await runIn(cwd, ['add', name]);
    expect(stdout).toMatch(/(?:from|render) "pagination\./);
  }
  expect((await listAll(cwd)).filter((path) => path.startsWith(`${directory}/`))).toEqual(
    expect.arrayContaining([`${directory}/pagination.liquid`, `${directory}/pagination.njk`]),
  );
  const below = await runIn(cwd, ['add', 'liquid', '--out', `${directory}/lists`]);
  expect(below.stdout).toContain('{% render "lists/pagination.liquid"');
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test.each([
  ['handlebars', ['views/home.handlebars', 'views/layouts/main.handlebars']],
  ['handlebars', ['views/layouts/main.handlebars']],
  ['hbs', ['views/home.hbs', 'views/old.handlebars']],
  ['hbs', []],
])('partials of Handlebars end with .%s beside %j', async (extension, templates) => {
  const cwd = await makeDirectory({
    'package.json': '{ "dependencies": { "express-handlebars": "8" } }',
    ...Object.fromEntries(templates.map((name) => [name, ''])),
  });
  const { stdout } = await runIn(cwd, ['add', '--name', 'hbs_pages']);
  expect(stdout).toContain(`Wrote views/partials/hbs_pages.${extension}.`);
  expect(stdout).toContain(`app.engine('${extension}', engine({ extname: '.${extension}', helpers`);
  expect((await runIn(cwd, ['add', '--with', 'summary'])).stdout).toContain(
    `Wrote views/partials/pagination_summary.${extension}.`,
  );
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test.each([
  ['source: docs', 'docs/_includes', 'docs/assets'],
  ['title: a\r\nsource: "./site/"  # of the pages\r\n', 'site/_includes', 'site/assets'],
  ['source: docs\nincludes_dir: parts', 'docs/parts', 'docs/assets'],
  ["includes_dir: '_parts'", '_parts', 'assets'],
  ['# source: a\nlist:\n  source: b\nsource: ../c', '_includes', 'assets'],
])('Jekyll with %j', async (config, directory, assets) => {
  const cwd = await makeDirectory({ '_config.yml': config });
  const { stdout } = await runIn(cwd, ['add']);
  expect(stdout).toContain(`Wrote ${directory}/pagination.html.\nWrote ${assets}/pagination.css.\n`);
  expect(stdout).toContain("{{ '/assets/pagination.css' | relative_url }}");
  expect(stdout).toContain('{% include pagination.html %}');
  const below = await runIn(cwd, ['add', 'jekyll', '--out', `${directory}/lists`]);
  expect(below.stdout).toContain('{% include lists/pagination.html %}');
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test.each([
  ['wordpress', 'parts', "require __DIR__ . '/parts/inc/pagination.php';"],
  ['php', 'lib', "<?php require_once 'lib/pagination.php'; ?>"],
  ['jinja', 'templates/lists', '{% from "lists/pagination.html" import pagination %}'],
  ['jinja', 'other', '{% from "pagination.html" import pagination %}'],
  ['nunjucks', 'src/_includes/lists', '{% from "lists/pagination.njk" import page_links %}'],
  ['liquid', '_includes/lists', '{% render "lists/pagination.liquid", '],
  ['hugo', 'layouts/partials/lists', '{{ partial "lists/page-links.html" .Paginator }}'],
  ['jekyll', '_includes/lists', '{% include lists/pagination.html %}'],
  ['ejs', 'views/lists', "<%- include('lists/pagination', {"],
  ['eta', 'views/lists', "<%~ include('./lists/pagination', {"],
  ['handlebars', 'src', "import * as pagination from './src/pagination.mjs';"],
])('add %s --out %s prints where it is', async (framework, out, line) => {
  const cwd = await makeDirectory({});
  const { stdout } = await runIn(cwd, ['add', framework, '--out', out]);
  expect(stdout).toContain(line);
  expect((await runIn(cwd, ['add', '--check', '--out', out])).code).toBe(0);
});

test.each(FRAMEWORKS)('add $name --out ../ui writes there', async ({ name, stylesheet }) => {
  const root = await makeDirectory({ 'web/a.txt': '' });
  const cwd = join(root, 'web');
  // One whose styles no file of a component holds.
  const theme = stylesheet === undefined ? [] : ['--theme', 'bulma'];
  const { code, stdout } = await runIn(cwd, ['add', name, '--out', '../ui', ...theme]);
  expect(code).toBe(0);
  const written = Array.from(stdout.matchAll(/^Wrote (.*)\.$/gm), ([, path = '']) => join('web', path));
  expect(await listAll(root)).toEqual([...written, 'web/a.txt'].toSorted());
  expect(written.some((path) => path.startsWith('ui/'))).toBe(true);
  expect((await runIn(cwd, ['add', '--check', '--out', '../ui'])).code).toBe(0);
});

test.each([
  ['react', '../ui', 'import { Pagination } from "../ui/Pagination";'],
  ['react', '../ui', 'import "../ui/pagination.css";'],
  ['react', '../../ui', 'import { Pagination } from "../../ui/Pagination";'],
  ['react', '.', 'import { Pagination } from "./Pagination";'],
  ['vue', '../ui', 'import Pagination from "../ui/Pagination.vue";'],
  ['svelte', '../ui', 'import Pagination from "../ui/Pagination.svelte";'],
  ['svelte', '.', 'import Pagination from "./Pagination.svelte";'],
  // From a page in src/pages.
  ['astro', '../ui', 'import Pagination from "../../../ui/Pagination.astro";'],
  ['astro', '.', 'import Pagination from "../../Pagination.astro";'],
  ['handlebars', '../ui', "import * as pagination from '../ui/pagination.mjs';"],
  ['php', '../ui', "<?php require_once '../ui/pagination.php'; ?>"],
  ['flask', '../ui', 'from ui.pagination import pagination\n'],
  ['fastapi', '..', 'from pagination import pagination\n'],
  ['django', '../ui', "Add 'ui' to INSTALLED_APPS."],
])('add %s --out %s says how to find it: %s', async (name, out, line) => {
  const cwd = join(await makeDirectory({ 'a/web/a.txt': '' }), 'a/web');
  const { stdout } = await runIn(cwd, ['add', name, '--out', out]);
  expect(`${stdout}\n`).toContain(line);
});

test('a directory that a shell reads otherwise is quoted in commands', async () => {
  const cwd = await makeDirectory({});
  const add = ['add', 'react', '--out', "my dir's"];
  await runIn(cwd, add);
  expect((await runIn(cwd, [...add, '--with', 'ends', '--check'])).stdout).toContain(
    String.raw`run npx pagination-tag add react --with ends --out 'my dir'\''s' --update.`,
  );
});

test('so is that of a clone', async () => {
  const cwd = await makeDirectory({});
  const { argv } = process;
  process.argv = ['node', join(cwd, '../my clone/bin/pagination-tag.js')];
  try {
    const { stdout } = await runIn(cwd, ['add', 'react', '--check']);
    expect(stdout).toContain("run node '../my clone/bin/pagination-tag.js' add react.");
  } finally {
    process.argv = argv;
  }
});

test.each(['wordpress', 'php', 'jinja', 'ejs', 'hugo'])(
  'add %s without it prints the usual place',
  async (framework) => {
    const usual = await runIn(await makeDirectory({}), ['add', framework]);
    expect(usual.stdout).toMatch(/(?:["'(]|'\/inc\/)(?:pagination|page-links)\b/);
  },
);

test('a site of Hugo may have other directories', async () => {
  const config = 'layoutDir = "templates"\nstaticDir = "./web/"\ni18nDir = "words"\n';
  const cwd = await makeDirectory({ 'config/_default/hugo.toml': config });
  await runIn(cwd, ['add', 'hugo', '--translate', 'de']);
  expect(await listAll(cwd)).toEqual([
    'config/_default/hugo.toml',
    'templates/partials/page-links.html',
    'web/pagination.css',
    'words/de.toml',
    'words/en.toml',
  ]);
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test.each([
  ['hugo.toml', '# layoutDir = "a"\nstaticDir = ["web", "files"]\nlayoutDir = "words"\n'],
  ['hugo.yaml', 'x: 1  # of old, layoutDir: a\nstaticDir:\n  - web\n  - files\nlayoutDir: words\n'],
  ['hugo.yml', 'staticDir: [web, files]\nlayoutDir: words # once "layouts"\n'],
  ['hugo.json', '{"baseURL":"/","staticDir":[\n"web",\n"files"],"layoutDir":"words"}'],
])('directories of Hugo may be in a list, or on one line: %s', async (file, config) => {
  const cwd = await makeDirectory({ [file]: config });
  await runIn(cwd, ['add', 'hugo']);
  expect(await listAll(cwd)).toEqual([file, 'web/pagination.css', 'words/partials/page-links.html']);
});

test('a directory of one language of Hugo is not that of the site', async () => {
  const cwd = await makeDirectory({ 'hugo.toml': '[languages.de]\n  staticDir = "german"\n' });
  await runIn(cwd, ['add', 'hugo']);
  expect(await listAll(cwd)).toContain('static/pagination.css');
});

test.each([
  [
    'laravel',
    'app/View/Components/Pagination.php',
    'namespace Acme\\View\\Components;',
    'use Spec\\TestCase;',
  ],
  ['symfony', 'src/Twig/PaginationExtension.php', 'namespace Acme\\Shop\\Twig;', 'namespace Spec\\Twig;'],
])('classes of %s have the namespace in composer.json', async (framework, file, namespace, inTest) => {
  const composer = {
    autoload: { 'psr-4': { 'Acme\\': ['app/'], 'Acme\\Shop\\': 'src/' } },
    'autoload-dev': { 'psr-4': { 'Spec\\': './tests' } },
  };
  const cwd = await makeDirectory({ 'composer.json': JSON.stringify(composer) });
  await runIn(cwd, ['add', framework, '--with', 'all']);
  expect(await read(cwd, file)).toContain(namespace);
  const all = await Promise.all(
    (await listAll(cwd)).filter((path) => path !== 'composer.json').map((path) => read(cwd, path)),
  );
  expect(all.join('')).toContain(inTest);
  expect(all.join('')).not.toContain('App\\');
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test('a component for WordPress belongs to the theme that --out leads to', async () => {
  const cwd = await makeDirectory({ 'themes/shop/style.css': '/*\nTheme Name: Shop\n*/' });
  const { stdout } = await runIn(cwd, ['add', 'wordpress', '--out', 'themes/shop']);
  expect(stdout).toContain('Wrote themes/shop/pagination.css.');
  expect(stdout).toContain("  require __DIR__ . '/inc/pagination.php';  // in functions.php\n");
  expect(await read(cwd, 'themes/shop/inc/pagination.php')).toContain(
    "_x( 'Next page', 'pagination', 'shop' )",
  );
  const theme = join(cwd, 'themes/shop');
  expect((await runIn(theme, ['add', '--check'])).code).toBe(0);
  const inFolder = await runIn(cwd, ['add', 'wordpress', '--out', 'themes/shop/lib', '--name', 'shop_pages']);
  expect(inFolder.stdout).toContain("  require __DIR__ . '/lib/inc/shop-pages.php';");
});

test('in a block theme of WordPress, links are those of its blocks', async () => {
  const theme = { 'style.css': '/*\nTheme Name: Shop\n*/', 'templates/index.html': '' };
  const shown = async (...args: string[]): Promise<string> =>
    (await runIn(await makeDirectory(theme), ['add', 'wordpress', ...args])).stdout;
  expect(await shown()).toContain('// in PHP: to replace the blocks "Pagination", add --with block\n');
  expect(await shown('--with', 'block')).toContain('// in PHP: these replace the blocks "Pagination"\n');
});
