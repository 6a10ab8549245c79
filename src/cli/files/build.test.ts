import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasError } from '../../diagnostics/diagnostic.js';
import { preprocess } from '../../index.js';
import { listAll, makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';
import { fixtureNames, readFixture } from '../../testing/fixtures.js';
import type { JsonReport } from '../report/print-report.js';
import { checkPage, issueReceipt } from './receipt.js';

const FIXTURES = join(__dirname, '../../../fixtures');
const isTemplate = (name: string): boolean => /\.x?html?$/.test(name);

test('the site of the fixtures, which npm start builds, has no warnings', async () => {
  const cwd = await makeDirectory({});
  await cp(join(FIXTURES, 'templates'), join(cwd, 'site'), { recursive: true });
  const { code, stderr } = await runIn(cwd, ['site', '--out-dir', 'out']);
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^out\/\S+ loads \S+, which is not in its place: mkdir -p out\/assets && cp site\/assets\/site.css out\/assets\/\n24 files, \d+ tags → out\/ in 0 ms\n$/,
  );
  const names = (await listAll(join(cwd, 'site'))).filter(isTemplate);
  expect(await listAll(join(cwd, 'out'))).toEqual(names);
  for (const name of names)
    expect(await read(cwd, 'out', name)).toBe(preprocess(await read(cwd, 'site', name)).html);
  expect((await runIn(cwd, ['site', '--in-place'])).code).toBe(0);
  for (const name of names) expect(await read(cwd, 'site', name)).toBe(await read(cwd, 'out', name));
});

test('every page with a warning is reported and written', async () => {
  const cwd = await makeDirectory({});
  await cp(join(FIXTURES, 'warned'), join(cwd, 'site'), { recursive: true });
  const { code, stdout } = await runIn(cwd, ['site', '--out-dir', 'out', '--format', 'json']);
  expect(code).toBe(0);
  const { files } = JSON.parse(stdout) as JsonReport;
  expect(files.map(({ file }) => file)).toEqual(
    (await listAll(join(cwd, 'site'))).filter(isTemplate).map((name) => `site/${name}`),
  );
  expect(files.filter(({ written, diagnostics }) => !written || diagnostics.length === 0)).toEqual([]);
});

test('every broken fixture is reported, and none is written', async () => {
  const { code, stdout } = await runIn(FIXTURES, ['broken', '--check', '--format', 'json']);
  expect(code).toBe(2);
  const { files } = JSON.parse(stdout) as JsonReport;
  expect(files.map(({ file }) => file)).toEqual(
    (await listAll(join(FIXTURES, 'broken'))).filter(isTemplate).map((name) => `broken/${name}`),
  );
  expect(
    files.filter(({ diagnostics }) => !diagnostics.some(({ severity }) => severity === 'error')),
  ).toEqual([]);
  expect(files.find(({ file }) => file === 'broken/menu.html')?.diagnostics[0]?.code).toBe('file-not-utf-8');

  const cwd = await makeDirectory({});
  expect((await runIn(FIXTURES, ['broken', '-o', join(cwd, 'out')])).code).toBe(2);
  expect(await listAll(cwd)).toEqual([]);
  // Without the file that is not UTF-8, there are but templates with errors.
  expect((await runIn(FIXTURES, ['broken', '--check', '--ignore', 'menu.html'])).code).toBe(1);
});

describe('the current page', () => {
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
    [
      'page 1 of a list on another page',
      'index.html',
      tag('path="/p/:page" total_pages="4" current_page="1"'),
    ],
    [
      'another list on the page of a list',
      'p/2.html',
      tag('path="/q/:page" total_pages="4" current_page="1"'),
    ],
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
    [
      'a base',
      'p/2.html',
      `<base href="/de/p/">${tag('path=":page.html" total_pages="4" current_page="1"')}`,
    ],
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
});

describe('files that pages load', () => {
  const TAG = '<pagination path="/:page" total_pages="9" aria-label="Posts"></pagination>';

  /** Builds `site` into `public`, and returns what was printed before the summary. */
  async function build(files: Readonly<Record<string, string>>, ...options: string[]): Promise<string[]> {
    const cwd = await makeDirectory(files);
    const { stderr } = await runIn(cwd, ['site', '--out-dir', 'public', ...options]);
    return stderr.split('\n').filter((line) => line !== '' && !/^\d+ files?, /.test(line));
  }

  const FILES = { 'site/css/site.css': '', 'site/logo.svg': '', 'site/a.js': '' };
  const head = (html: string): string => `${html}${TAG}`;

  test.each([
    [
      '<link rel="stylesheet" href="css/site.css?v=2#top">',
      'loads css/site.css, which is not in its place: mkdir -p public/css && cp site/css/site.css public/css/',
    ],
    [`<img alt="" src=/logo.svg>`, 'loads /logo.svg, which is not in its place: cp site/logo.svg public/'],
    [`<script defer src='a.js'></script>`, 'loads a.js, which is not in its place: cp site/a.js public/'],
  ])('says how to copy %s', async (html, expected) => {
    expect(await build({ ...FILES, 'site/index.html': head(html) })).toEqual([
      `public/index.html ${expected}`,
    ]);
    const below = html.replace(/((?:href|src)=["']?)(?=\w)/, '$1../');
    const [line] = await build({ ...FILES, 'site/posts/index.html': head(below) });
    expect(line).toContain(expected.slice(expected.indexOf('which')));
  });

  test('a name that a shell reads otherwise is quoted', async () => {
    const files = { 'site/$a;b.css': '', 'site/index.html': head('<link rel="stylesheet" href="$a;b.css">') };
    expect(await build(files)).toEqual([
      "public/index.html loads $a;b.css, which is not in its place: cp 'site/$a;b.css' public/",
    ]);
  });

  test('a space in a name is written as in a URL', async () => {
    const files = {
      'site/my logo.svg': '',
      'site/index.html': head('<img alt="a > b" src="my%20logo.svg">'),
    };
    expect(await build(files)).toEqual([
      "public/index.html loads my logo.svg, which is not in its place: cp 'site/my logo.svg' public/",
    ]);
  });

  test('a file that two pages load is named once', async () => {
    const page = head('<img src="/logo.svg">');
    const pages = { 'site/index.html': page, 'site/posts/index.html': page };
    expect(await build({ ...FILES, ...pages })).toHaveLength(1);
  });

  test('of many files, five are named', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `${index}.png`);
    const images = Object.fromEntries(names.map((name) => [`site/${name}`, '']));
    const page = head(names.map((name) => `<img src="${name}">`).join(''));
    const lines = await build({ ...images, 'site/index.html': page });
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toBe('4 more files of the templates are not there either.');
  });

  test.each([
    '<link rel="stylesheet" href="https://example.com/css/site.css">',
    '<link rel="stylesheet" href="//example.com/css/site.css">',
    '<link rel="stylesheet" href="other.css">',
    '<img src="">',
    '<img src="data:,">',
    '<img src="/../logo.svg">',
    '<a href="css/site.css">Styles</a>',
    '<img src="css">',
    '<!-- <img src="/logo.svg"> -->',
    '<template><p title=\'<img src="/logo.svg">\'></p></template>',
    '<img src="a%.png">',
    '<img src="css\u0000">',
  ])('says nothing of %s', async (html) => {
    expect(await build({ ...FILES, 'logo.svg': '', 'site/index.html': head(html) })).toEqual([]);
  });

  test('says nothing of a file that is there, of a page without a tag, and if it shall be quiet', async () => {
    const link = '<link rel="stylesheet" href="css/site.css">';
    const site = { ...FILES, 'site/index.html': head(link) };
    expect(await build({ ...site, 'public/css/site.css': '' })).toEqual([]);
    expect(await build({ ...FILES, 'site/index.html': link })).toEqual([]);
    expect(await build(site, '--quiet')).toEqual([]);
  });
});

describe('a receipt', () => {
  /** One fixture in ten: what a receipt depends on is around the tags. */
  const some = fixtureNames.filter((_, index) => index % 10 === 0);

  test.each(some)('it holds for %s, in whatever surroundings', (name) => {
    const { input, options } = readFixture(name);
    for (const text of [`\uFEFF${input}é😀`, `<p title="ä">${input}<!--ö-->`]) {
      const { html, tags, diagnostics } = preprocess(text, options);
      if (hasError(diagnostics)) continue;
      checkPage(text, html, tags);
      const { ranges } = issueReceipt(text, html, tags);
      const [template, page] = (['input', 'output'] as const).map((side) => {
        let rest = Buffer.from(side === 'input' ? text : html);
        for (const { [side]: cut } of ranges.toReversed())
          rest = Buffer.concat([rest.subarray(0, cut.start), rest.subarray(cut.end)]);
        return rest.toString();
      });
      expect(page).toBe(template);
    }
  });

  const SITE = { 'a.html': `é${PAGE}😀`, 'b/c.html': PAGE, 'b/plain.html': '<p>', 'b/z.html': PAGE };

  test.each<[string, (html: string) => string]>([
    ['a character before the first control', (html) => html.replace('é<main>', 'é<Main>')],
    ['a character after the last control', (html) => html.replace('😀', '😁')],
    ['a byte of a character', (html) => html.replace('é', 'è')],
    ['a character that is lost', (html) => html.replace('</main>', '/main>')],
    ['a character that is put in', (html) => `${html} `],
  ])('a page is refused that differs in %s', (_, spoil) => {
    const text = SITE['a.html'];
    const { html, tags } = preprocess(text);
    expect(() => {
      checkPage(text, spoil(html), tags);
    }).toThrow('differ from its template outside the tags');
  });

  test('the report of --format json says what was checked', async () => {
    const fixture = join(FIXTURES, 'receipts.json');
    const cwd = await makeDirectory(SITE);
    for (const mode of [['--check'], ['-o', 'out'], ['--in-place']]) {
      const { stdout } = await runIn(cwd, ['.', '--ignore', 'out', ...mode, '--format', 'json']);
      const { files } = JSON.parse(stdout) as JsonReport;
      const receipts = files.map(({ file, receipt }) => ({ file, receipt }));
      if (process.env['UPDATE']) await writeFile(fixture, `${JSON.stringify(receipts, null, 2)}\n`);
      expect(receipts).toEqual(JSON.parse(await read(fixture)));
    }
  });
});
