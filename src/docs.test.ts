import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as api from './index.js';
import { locales } from './options/locales.js';
import { makeDirectory, read as readFrom, runIn } from './testing/command-line.js';

const root = join(__dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const COMMAND = /^node \.\.\/pagination-tag\/bin\/pagination-tag\.js (.*)$/gm;

/** The commands of the README that run from a clone, without their script. */
const commands = [...read('README.md').matchAll(COMMAND)].map(([, args = '']) => args);

test('the README has at most 60 words before the end of the command that writes a component', () => {
  const [start = ''] = read('README.md').split(/(?<=^node .* add .*$)/m);
  const words = start
    .replace(/<!--.*-->|^```.*$/gm, '')
    .split(/\s+/)
    .filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(60);
  expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(130);
});

test('the README shows the template that its first command writes', async () => {
  const [add = '', ...others] = commands;
  expect([add, others.length]).toEqual(['add rails', 3]);
  const cwd = await makeDirectory({});
  expect((await runIn(cwd, add.split(' '))).code).toBe(0);
  const written = await readFrom(cwd, 'app/views/shared/_pagination.html.erb');
  const [, shown = ''] = /```erb\n([^]*?)```/.exec(read('README.md')) ?? [];
  expect(shown.split('\n').length - 1).toBeLessThanOrEqual(30);
  const [before = '', after = ''] = shown.split(/^ +<%# Previous, like Next below %>\n/m);
  const [head = '', rest = ''] = written.split(before);
  expect([head, after.length]).toEqual([expect.stringMatching(/^(?:<%#.*%>\n)+$/), expect.any(Number)]);
  const [previous = '', end] = rest.split(after);
  expect(end).toBe('');
  expect(previous).toMatch(/^ +<% if current > 1 %>\n[^]* rel="prev">\n[^]*<% end %>\n$/);
  const helper = (await readFrom(cwd, 'app/helpers/pagination_helper.rb')).split('\n').length;
  const [, lines] = /a helper of (\d+) lines/.exec(read('README.md')) ?? [];
  expect(Math.abs(helper - Number(lines))).toBeLessThanOrEqual(3);
});

test('the commands of the README build a page and its stylesheet', async () => {
  const [, tag = ''] = /```html\n([^]*?)```/.exec(read('README.md')) ?? [];
  const cwd = await makeDirectory({ 'templates/index.html': tag });
  const [, build = '', css = '', playground] = commands;
  expect((await runIn(cwd, build.split(' '))).code).toBe(0);
  expect(await readFrom(cwd, 'public/index.html')).toBe(api.transform(tag));
  const [command, file] = css.split(' > ');
  expect([(await runIn(cwd, [String(command)])).stdout, file]).toEqual([
    expect.stringContaining('.pagination__link') as string,
    'public/pagination.css',
  ]);
  expect(playground).toBe('playground');
});

test('the README says what was measured of other libraries', () => {
  interface Row {
    figures: { posts: { changes: number } };
  }
  const rows = JSON.parse(read('e2e/fixtures/compared.json')) as Record<string, Row>;
  const changesOf = (name: string): number | undefined => rows[name]?.figures.posts.changes;
  const [, pages, theirs, count] =
    /Over (\d+) pages, the number of entries\s+never changes; [^]*?it changes (\d+) times, as \[a comparison with (\d+) /
      .exec(read('README.md'))
      ?.map(Number) ?? [];
  expect([pages, changesOf('pagination-tag, the tag')]).toEqual([42, 0]);
  expect([theirs, theirs]).toEqual([changesOf('Django'), changesOf('Flask-SQLAlchemy')]);
  const others = Object.keys(rows).filter((name) => !name.startsWith('pagination-tag'));
  expect(count).toBe(others.length);
  expect(read('CHANGELOG.md')).toContain(
    `[compares](docs/compared.md) the control with ${others.length} libraries`,
  );
});

test('docs/by-hand.md shows a control and the entries of others as they come out', () => {
  const page = read('docs/by-hand.md');
  const [, markup = ''] = /```html\n([^]*?)\n```/.exec(page) ?? [];
  const attributes = { path: '/posts?page=:page', first_path: '/posts', total_pages: 42, current_page: 7 };
  expect(markup.replace(/\n\s*/g, '')).toBe(api.renderPagination(attributes));
  const rows = [...page.matchAll(/^\| (\d+) +\| (.*?) +\|$/gm)];
  expect(rows).toHaveLength(6);
  for (const [, current_page, entries] of rows) {
    const { slots } = api.pageWindow({ total_pages: 42, current_page: Number(current_page) });
    expect(slots.map((slot) => (slot.type === 'page' ? slot.page : '…')).join(' ')).toBe(entries);
  }
});

test('SECURITY.md names tests of every promise', () => {
  const page = read('SECURITY.md');
  const [, promised = ''] = /## Guarantees\n([^]*?)\n## /.exec(page) ?? [];
  const rows = [...promised.matchAll(/^\| ([^|]+?) +\| `(.+?)`: (.+?) +\|$/gm)];
  const promises = [...promised.matchAll(/^- \*\*(.+?)\.?\*\*/gm)].map(([, promise]) => promise);
  expect([...new Set(rows.map(([, promise]) => promise))]).toEqual(promises);
  for (const [, , file = '', name = ''] of rows) expect(read(file)).toContain(name);
});

test('docs/languages.md lists the languages that there are', () => {
  const [list = ''] = /## Available languages\n[^]*?\nThe wording/.exec(read('docs/languages.md')) ?? [];
  expect([...list.matchAll(/`([\w-]+)`/g)].map(([, tag]) => tag)).toEqual(locales);
});

test('docs/themes.md has a section for every theme', () => {
  expect(headingsOf(read('docs/themes.md'))).toEqual(expect.arrayContaining(api.themeNames));
});

test.each(readdirSync(join(root, 'docs/frameworks')))(
  'docs/frameworks/%s has all sections in order',
  (name) => {
    const headings = [...read(`docs/frameworks/${name}`).matchAll(/^## (.*)$/gm)].map(
      ([, heading]) => heading,
    );
    expect(headings.filter((heading) => heading !== 'Tags in your own templates')).toEqual([
      'Install',
      'Use',
      'Paginators',
      'Styles',
      'Two lists',
      'Query and page parameter',
      'Languages',
      'Updates on the page',
      'Change it, keep it',
      'Versions tested',
    ]);
  },
);

test.each([
  ['command-line', [], '## Options', ['--version']],
  ['command-line', ['add'], '## Components of a framework', []],
  ['ci', ['audit'], '### Options', []],
])('docs/%s.md lists the options that %j has', async (page, command, heading, others) => {
  const [, section = ''] = read(`docs/${page}.md`).split(`\n${heading}\n`);
  const [table = ''] = /^\| Option.*\n(?:\|.*\n)+/m.exec(section) ?? [];
  const listed = [...table.matchAll(/^\| `(?:-\w, )?(--[\w-]+)/gm)].map(([, name]) => name);
  const { stdout } = await runIn('/', [...command, '--help']);
  const known = [...stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, name]) => name);
  // What every command has needs no row.
  expect([...listed, ...others, '--help'].sort()).toEqual(known.sort());
});

test('docs/configuration.md shows what "config" prints of its first example', async () => {
  const page = read('docs/configuration.md');
  const [, file = '', module = ''] = /```js\n\/\/ (.*)\n([^]*?)```/.exec(page) ?? [];
  const [, command = '', output] = /```\n\$ npx pagination-tag (.*)\n([^]*?)```/.exec(page) ?? [];
  // The tests run as CommonJS.
  const common = module.replace(/^import .*/, '').replace('export default defineConfig', 'module.exports = ');
  const cwd = await makeDirectory({ [file.replace('.mjs', '.js')]: common });
  const { stdout } = await runIn(cwd, command.split(' '));
  expect(stdout).toBe(output?.replaceAll('.mjs', '.js'));
});

test('docs/configuration.md shows what is said about an unknown setting', async () => {
  const [, output] = /```\n(error: [^]*?)```/.exec(read('docs/configuration.md')) ?? [];
  const cwd = await makeDirectory({ 'pagination-tag.config.json': '{ "outdir": "public" }' });
  expect((await runIn(cwd, ['config'])).stderr).toBe(output);
});

test('docs/api.md lists what the package exports', () => {
  const [table = ''] = /\| Export [^]*?\n\n/.exec(read('docs/api.md')) ?? [];
  const cells = [...table.matchAll(/^\| (`[^|]*`) /gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual(Object.keys(api).sort());
});

test('docs/architecture.md lists the dependencies', () => {
  const [, table = ''] = read('docs/architecture.md').split('\n## Dependencies\n');
  const rows = [...table.matchAll(/^\| ([@a-z][^|]*?)(?: \(optional\))? *\|/gm)];
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  expect(rows.flatMap(([, cell = '']) => cell.split(', ')).sort()).toEqual(names.sort());
});

test('every link in the documentation leads to a file and a heading', () => {
  const inFolder = (folder: string): string[] =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name));
  const examples = ['express', 'live-view', 'turborepo'].map((name) => `examples/${name}`);
  const pages = ['.', 'docs', 'docs/frameworks', ...examples].flatMap(inFolder);
  // The package has these pages too, and is all that some readers have.
  const { files } = JSON.parse(read('package.json')) as { files: string[] };
  const packed = ['README.md', 'LICENSE', 'package.json', ...files];
  const isPacked = (target: string): boolean =>
    packed.some((one) => target === one || target.startsWith(`${one}/`));
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)]
      .filter(([, file = '', heading = '']) => {
        const target = file === '' ? page : join(dirname(page), file);
        if (!existsSync(join(root, target)) || !isPacked(target)) return true;
        return heading !== '' && !headingsOf(read(target)).includes(heading);
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every page that the program names exists', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join('src', file));
  const named = [...sources, 'llms.txt', 'skills/pagination-tag/SKILL.md'].flatMap((file) =>
    [...read(file).matchAll(/docs\/([\w/-]+\.md)(?:#([\w-]+))?/g)].map(([text, page, heading]) => ({
      where: `${file}: ${text}`,
      page: `docs/${page}`,
      heading,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(
    ({ page, heading }) =>
      !existsSync(join(root, page)) || (heading !== undefined && !headingsOf(read(page)).includes(heading)),
  );
  expect(missing.map(({ where }) => where)).toEqual([]);
});

/** The fragments of a page's headings, as GitHub makes them. */
function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
