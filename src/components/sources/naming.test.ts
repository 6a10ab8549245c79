import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listAll, makeDirectory, read, runIn } from '../../testing/command-line.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { rename } from './naming.js';

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
