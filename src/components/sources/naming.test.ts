import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseName } from '../../cli/add/arguments.js';
import { listAll, makeDirectory, read, runIn } from '../../testing/command-line.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { rename } from './naming.js';
import { refuseReserved, reservedFor } from './reserved-words.js';

test.each([
  ['CommentPages', 'comment_pages'],
  ['comment-pages', 'comment_pages'],
  ['posts2', 'posts2'],
  ['Pagination', 'pagination'],
])('the name %s', (value, name) => {
  expect(parseName(value)).toBe(name);
});

test.each(['', '2nd', '../x', 'a b', 'a--b', '-a', 'a.b'])('no name: %s', (value) => {
  expect(() => parseName(value)).toThrow('Write letters and digits');
});

test.each([
  ['def pagination(', 'def comment_pages('],
  ['<x-pagination :', '<x-comment-pages :'],
  ['{% load pagination %}', '{% load comment_pages %}'],
  ['class PaginationExtension', 'class CommentPagesExtension'],
  ['views/shared/_pagination.html.erb', 'views/shared/_comment_pages.html.erb'],
  ['use App\\View\\Components\\Pagination;', 'use App\\View\\Components\\CommentPages;'],
  ["view('pagination', ['pagination' => $this])", "view('comment_pages', ['pagination' => $this])"],
])('%s becomes %s', (source, written) => {
  expect(rename(source, 'comment_pages', source.includes('<x-'))).toBe(written);
});

test.each([
  ["include('pagination')", "include('comment-pages')"],
  ["import pagination from './pagination.js';", "import comment_pages from './comment-pages.js';"],
  ['export default function pagination(config)', 'export default function comment_pages(config)'],
  ['list | pagination_links', 'list | comment_pages_links'],
  ['class Pagination { /* <x-pagination> */ }', 'class CommentPages { /* <x-comment-pages> */ }'],
])('where files have hyphens, %s becomes %s', (source, written) => {
  expect(rename(source, 'comment_pages', true)).toBe(written);
});

test.each([
  'Written by pagination-tag 1.2.3',
  'aria_label: "Pagination"',
  'use Illuminate\\Pagination\\LengthAwarePaginator;',
  'fastapi-pagination',
  '$pagination->pages',
  'paginations',
])('no name of the component: %s', (text) => {
  expect(rename(text, 'comment_pages')).toBe(text);
});

test.each(FRAMEWORKS)('$name beside the first one', async ({ name: framework, stylesheet }) => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', framework]);
  // The stylesheet of the first one is there, and stays.
  const isComponent = (file: string): boolean => !file.endsWith('.css');
  const first = (await listAll(cwd)).filter(isComponent);
  const theme = stylesheet ? ['--theme', 'bulma'] : [];
  const options = ['--name', 'CommentPages', ...theme, '--locale', 'de'];
  const { code, stdout } = await runIn(cwd, ['add', framework, ...options]);
  // Eleventy's own variable is called pagination, and the stylesheet of the first one that has any.
  const own = stdout.replace(
    /pagination in its front matter|pagination: pagination|page_links\(pagination\)|\bpagination\.css/g,
    '',
  );
  expect([code, own]).toEqual([0, expect.not.stringMatching(/(?<!\$)\bpagination\b(?!-|_tag)/) as string]);
  const second = (await listAll(cwd)).filter((file) => isComponent(file) && !first.includes(file));
  expect(second).toHaveLength(first.length);
  for (const file of second) expect(await read(cwd, file)).toContain(`add ${framework} --name comment_pages`);
  const { code: checked, stdout: found } = await runIn(cwd, ['add', '--check']);
  expect([checked, found.match(/is up to date/g)?.length]).toEqual([0, 2 * first.length]);
});

test('an existing file of another origin leads to a name', async () => {
  const cwd = await makeDirectory({ 'app/helpers/pagination_helper.rb': 'module PaginationHelper\nend\n' });
  expect(await runIn(cwd, ['add', 'rails'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('To write the component beside it, use --name <name>.') as string,
  });
  const { stdout } = await runIn(cwd, ['add', 'rails', '--name', 'page-links']);
  expect(stdout).toContain('Wrote app/helpers/page_links_helper.rb.');
  expect(stdout).toContain('<%= page_links @posts %>');
  const partial = await read(cwd, 'app/views/shared/_page_links.html.erb');
  expect(partial).toContain('class="pagination__link');
});

test('--update finds each one, with its options', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'react', '--name', 'german-pages', '--locale', 'de']);
  await runIn(cwd, ['add', 'django', '--name', 'bulma_pages', '--theme', 'bulma', '--out', 'blog']);
  await writeFile(join(cwd, 'pagination-tag.config.json'), '{ "labels": { "previous": "Older" } }');
  const { stdout } = await runIn(cwd, ['add', '--update']);
  expect(stdout).toContain('Wrote src/components/GermanPages.tsx.');
  expect(await read(cwd, 'src/components/GermanPages.tsx')).toContain('>Nächste Seite<');
  expect((await runIn(cwd, ['add', '--check', '--out', 'blog'])).stdout).toContain(
    'To write it, run npx pagination-tag add django --name bulma_pages --out blog --update.',
  );
});

test.each(FRAMEWORKS.map(({ name }) => name))(
  '%s refuses the reserved words of its language',
  (framework) => {
    const { reserved } = reservedFor(framework);
    expect(reserved.size).toBeGreaterThan(5);
    for (const word of reserved)
      expect(() => refuseReserved(framework, word)).toThrow('means something else in');
    for (const name of ['comment_pages', 'list_pages', 'previous_next'])
      expect(() => refuseReserved(framework, name)).not.toThrow();
  },
);

test.each([
  ['laravel', 'list', 'PHP'],
  ['wordpress', 'List', 'PHP'],
  ['flask', 'class', 'Python'],
  ['rails', 'end', 'Ruby'],
  ['react', 'delete', 'JavaScript'],
  ['phoenix', 'do', 'Elixir'],
  // Names that are taken: files would hide a module, and functions would replace those that everything calls.
  ['phoenix', 'list', 'Phoenix'],
  ['django', 'json', 'Python'],
  ['django', 'url', 'Django'],
  ['flask', 'flask', 'Flask'],
  ['rails', 'render', 'Rails'],
  ['laravel', 'slot', 'Laravel'],
  ['symfony', 'path', 'Twig'],
  ['handlebars', 'each', 'Handlebars'],
  ['react', 'Number', 'JavaScript'],
  ['eex', 'application', 'an Elixir application'],
  ['rails', 'text_field', 'Rails'],
  ['phoenix', 'is_list', 'Phoenix'],
  ['wordpress', 'post_class', 'WordPress'],
])('add %s --name %s writes nothing', async (framework, name, language) => {
  const cwd = await makeDirectory({});
  for (const more of [[], ['--with', 'neighbors'], ['--stdout'], ['--check']]) {
    const { code, stdout, stderr } = await runIn(cwd, ['add', framework, '--name', name, ...more]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`"${name.toLowerCase()}" means something else in ${language}`);
  }
});

test.each([
  ['get_posts', 'begins like functions of WordPress or PHP'],
  ['wp_pages', 'begins like functions of WordPress or PHP'],
  ['array_pages', 'begins like functions of WordPress or PHP'],
  // Of the extension intl, which not every PHP has.
  ['numfmt_pages', 'begins like functions of WordPress or PHP'],
  ['count', 'is a single word'],
  // Its form for a page would be comment_form().
  ['comment', 'is a single word'],
])('a function of WordPress is not called %s', (name, reason) => {
  expect(() => refuseReserved('wordpress', name)).toThrow(reason);
});

test.each(['comment_pages', 'my_theme_pages', 'list_pages', 'post_pages', 'archive_links'])(
  'a function of WordPress may be called %s',
  (name) => {
    expect(() => refuseReserved('wordpress', name)).not.toThrow();
  },
);

// In all views, such helpers would replace those of routes: comments_url of `resources :comments`.
test('helpers of Rails are not called like those of the framework', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'rails', '--name', 'comments', '--with', 'all']);
  const helper = await read(cwd, 'app/helpers/comments_helper.rb');
  const names = [...helper.matchAll(/\bdef (\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(() => refuseReserved('rails', name)).not.toThrow();
});

test('a name that the component needs for something else is refused', async () => {
  const cwd = await makeDirectory({});
  const { code, stderr } = await runIn(cwd, ['add', 'flask', '--name', 'page_numbers']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Choose another name.') as string]);
});

test.each(FRAMEWORKS)(
  '$name: words that go with a part are found under any name',
  ({ optional = {}, isKebab }) => {
    for (const [from] of Object.values(optional).flat())
      expect(rename(from, 'comment_pages', isKebab)).toBe(from);
  },
);
