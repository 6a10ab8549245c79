import { makeDirectory, runIn } from '../../testing/command-line.js';
import type { JsonReport } from '../report/print-report.js';

const tag = (attributes: string): string => `<pagination ${attributes}></pagination>`;

/** Builds files, and returns those that say a wrong current page, with the messages. */
async function wrongPages(files: Record<string, string>, ...args: string[]): Promise<[string, string][]> {
  const cwd = await makeDirectory(files);
  const { stdout } = await runIn(cwd, ['site', '--out-dir', 'out', '--format', 'json', ...args]);
  const report = JSON.parse(stdout) as JsonReport;
  return report.files.flatMap(({ file, diagnostics }) =>
    diagnostics.map(({ code, message }): [string, string] => [
      file,
      code === 'wrong-current-page' ? message : code,
    ]),
  );
}

test('pages with the same current page are reported, but for the one that it is right on', async () => {
  const layout = tag('path="/posts/:page/" total_pages="3" current_page="1"');
  const files = Object.fromEntries([1, 2, 3].map((page) => [`site/posts/${page}/index.html`, layout]));
  expect(await wrongPages(files)).toEqual([
    [
      'site/posts/2/index.html',
      'The current page is 1, but /posts/2/, the link to page 2, leads to this file.',
    ],
    [
      'site/posts/3/index.html',
      'The current page is 1, but /posts/3/, the link to page 3, leads to this file.',
    ],
  ]);
});

test('the warning shows the tag, and the page is written', async () => {
  const cwd = await makeDirectory({
    'site/posts-2.html': `<hr>\n${tag('path="posts-:page.html" total_pages="9" current_page="1"')}`,
  });
  const { code, stderr } = await runIn(cwd, ['site', '--out-dir', 'out']);
  expect(code).toBe(0);
  expect(stderr).toMatch(/^site\/posts-2\.html:2:1 warning wrong-current-page\n/);
  expect(stderr).toContain('Set the current page to 2 here.');
  expect((await runIn(cwd, ['--check', 'site', '--max-warnings', '0'])).code).toBe(1);
});

test.each([
  ['a relative path', '2.html', tag('path=":page.html" total_pages="4" current_page="3"')],
  ['names without an extension', 'p2.html', tag('path="/p:page" total_pages="4" current_page="3"')],
  ['a fragment', 'p/2.html', tag('path="/p/:page#list" total_pages="4" current_page="3"')],
  ['data', 'p/2.html', tag('path="/p/:page" total_pages="4" current_page="{posts.page}"')],
  [
    'the first page without a number',
    'p1/index.html',
    tag('path="/p1/:page/" first_path="/p1/" total_pages="4" current_page="3"'),
  ],
])('a wrong current page with %s', async (_, file, text) => {
  const data = JSON.stringify({ posts: { page: 3 } });
  const found = await wrongPages({ [`site/${file}`]: text, 'data.json': data }, '--data', 'data.json');
  expect(found.map(([name, message]) => [name, message.slice(0, 21)])).toEqual([
    [`site/${file}`, 'The current page is 3'],
  ]);
});

test.each([
  ['the right page', 'p/2.html', tag('path="/p/:page" total_pages="4" current_page="2"')],
  ['page 1 of a list on another page', 'index.html', tag('path="/p/:page" total_pages="4" current_page="1"')],
  ['another list on the page of a list', 'p/2.html', tag('path="/q/:page" total_pages="4" current_page="1"')],
  [
    'a number that means something else',
    '2024/index.html',
    tag('path="/2024/page-:page/" total_pages="4" current_page="1"'),
  ],
  ['a list in the query', 'p/2.html', tag('path="?comments=:page" total_pages="2" current_page="1"')],
  [
    'a list in the query of the whole path',
    'p/2.html',
    tag('path="/p/2?c=:page" total_pages="2" current_page="1"'),
  ],
  ['a list in the fragment', 'p/2.html', tag('path="#comments-:page" total_pages="2" current_page="1"')],
  [
    'a list of another site',
    'p/2.html',
    tag('path="https://example.org/p/:page" total_pages="4" current_page="1"'),
  ],
  ['a base', 'p/2.html', `<base href="/de/p/">${tag('path=":page.html" total_pages="4" current_page="1"')}`],
  ['a template', 'p/2.njk', tag('path="/p/:page" total_pages="4" current_page="1"')],
  [
    'a link to the first page in a subdirectory',
    'p/3/index.html',
    tag('path="/p/:page/" first_path="/p/3/all/" total_pages="4" current_page="3"'),
  ],
  ['Previous and Next alone', 'p/2.html', tag('previous_path="/p/1" next_path="/p/2"')],
])('near miss: %s', async (_, file, text) => {
  expect(await wrongPages({ [`site/${file}`]: text })).toEqual([]);
});

test('with a dialect, a file is a template, and its place is not that of a page', async () => {
  const text = tag('path="/p/:page" total_pages="4" current_page="1"');
  expect(await wrongPages({ 'site/p/2.html': text }, '--dialect', 'liquid')).toEqual([]);
  expect(await wrongPages({ 'site/p/2.html': text }, '--dialect', 'html')).toHaveLength(1);
});
