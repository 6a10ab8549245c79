import { join } from 'node:path';
import { parseTheme, transform } from '../../index.js';
import { listAll, makeDirectory, PAGE, read, runIn, sampleTheme } from '../../testing/command-line.js';

const config = (values: object): Record<string, string> => ({
  'pagination-tag.config.json': JSON.stringify(values),
});

test('themes, languages and labels come from a file, or from the command line', async () => {
  const theme = { extends: 'bulma', classes: { container: 'pagination is-small' } };
  const labels = { landmark: 'Pages', page: 'Go to :page' };
  const cwd = await makeDirectory({ 'a.html': PAGE, ...config({ theme, locale: 'de', labels }) });
  const configured = transform(PAGE, { theme: { ...theme, extends: 'bulma' }, locale: 'de', labels });
  expect((await runIn(cwd, ['a.html'])).stdout).toBe(configured);
  const given = ['a.html', '--theme', 'govuk', '--locale', 'ar'];
  expect((await runIn(cwd, given)).stdout).toBe(transform(PAGE, { theme: 'govuk', locale: 'ar', labels }));
});

describe('a theme in HTML', () => {
  const drawn = (name: string): string => transform(PAGE, { theme: parseTheme(sampleTheme(name)) });

  test('is found from the configuration, or from the current directory', async () => {
    const cwd = await makeDirectory({
      'package.json': '{}',
      'in/a.html': PAGE,
      'themes/pager.html': sampleTheme('configured'),
      'in/pager.html': sampleTheme('given'),
      ...config({ theme: './themes/pager.html' }),
    });
    const here = join(cwd, 'in');
    expect((await runIn(here, ['a.html'])).stdout).toBe(drawn('configured'));
    expect((await runIn(here, ['a.html', '--theme', 'pager.html'])).stdout).toBe(drawn('given'));
    expect((await runIn(here, ['config'])).stdout).toMatch(/^theme +'\.\.\/themes\/pager\.html' +/m);
    const added = await runIn(here, ['add', 'ejs', '--stdout']);
    expect(added.stdout).toMatch(/<nav\s+class="configured/);
  });

  test.each([
    [{}, 'error: The theme pager.html cannot be read: no such file or directory.\n'],
    [{ 'pager.html': Buffer.from([0xff]) }, 'error: The theme pager.html is not UTF-8 text.\n'],
    [
      { 'pager.html': '<nav>\n</nav>' },
      'pager.html:1:1: error: No element is marked as page. [theme-markup]\n',
    ],
  ])('that is wrong is wrong usage: %j', async (files, message) => {
    const cwd = await makeDirectory({ 'a.html': PAGE, ...files });
    const { code, stderr } = await runIn(cwd, ['a.html', '--theme', './pager.html']);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

test('the name of the tags comes from a file, or from the command line', async () => {
  const page = `${PAGE}${PAGE.replaceAll('pagination', 'x-pagination')}${PAGE.replaceAll('pagination', 'my-pager')}`;
  const cwd = await makeDirectory({ 'a.html': page, ...config({ tag: 'x-pagination' }) });
  expect((await runIn(cwd, ['a.html'])).stdout).toBe(transform(page, { tag: 'x-pagination' }));
  expect((await runIn(cwd, ['a.html', '--tag', 'my-pager'])).stdout).toBe(
    transform(page, { tag: 'my-pager' }),
  );
});

test('names of attributes and schemes come from a file', async () => {
  const page = '<pagination path="x-app:posts/:page" total_pages="2" link:data-url=":path"></pagination>';
  const options = { pathAttributes: ['data-url'], schemes: ['x-app'] };
  const cwd = await makeDirectory({ 'a.html': page, ...config(options) });
  expect((await runIn(cwd, ['a.html'])).stdout).toBe(transform(page, options));
  const without = await runIn(cwd, ['a.html', '--no-config']);
  expect(without.stderr).toContain('error unsafe-path');
  expect(without.stderr).toContain('error path-in-code');
});

describe('dialects', () => {
  const dynamic = '<pagination path="/:page" total_pages="{{ pages }}" current_page="1"></pagination>';
  const files = {
    'site/a.html': dynamic,
    'site/b.tpl': dynamic,
    'site/c.txt': PAGE,
    'site/d.TXT': PAGE,
    'site/e.page.html': PAGE,
    'site/f.twig': dynamic,
  };
  const dialects = { html: 'jinja2', '.Tpl': 'twig', txt: false, 'page.html': 'html' };

  test('chooses the language by the extension, and skips extensions that map to false', async () => {
    const cwd = await makeDirectory({ ...files, ...config({ inputs: ['site', 'site/*'], dialects }) });
    expect(await runIn(cwd, ['-o', 'out'])).toMatchObject({ code: 0 });
    expect(await listAll(join(cwd, 'out'))).toEqual(['a.html', 'b.tpl', 'e.page.html', 'f.twig']);
    expect(await read(cwd, 'out/a.html')).toBe(
      transform(dynamic, { dialect: 'jinja2', file: 'site/a.html' }),
    );
    expect(await read(cwd, 'out/b.tpl')).toBe(transform(dynamic, { dialect: 'twig', file: 'site/b.tpl' }));
    expect(await read(cwd, 'out/e.page.html')).toBe(transform(PAGE));
  });

  test('skips a named file whose extension maps to false', async () => {
    const cwd = await makeDirectory({ ...files, ...config({ dialects }) });
    const { code, stderr } = await runIn(cwd, ['site/c.txt', '--check']);
    expect(code).toBe(0);
    expect(stderr).toContain('The files were skipped. The setting "dialects" skips .txt.\n');
  });

  test('dialect is for all files', async () => {
    const cwd = await makeDirectory({ ...files, ...config({ dialects }) });
    const { stdout } = await runIn(cwd, ['site/a.html', '--dialect', 'liquid']);
    expect(stdout).toBe(transform(dynamic, { dialect: 'liquid', file: 'site/a.html' }));
  });

  test.each([
    [{ html: 'jinja' }, '"dialects.html" must be one of "html", "nunjucks", '],
    [{ html: true }, 'or false.'],
    [{ '*.html': 'jinja2' }, '"dialects.*.html" must be named by an extension, such as "html".'],
    [['jinja2'], '"dialects" must be an object.'],
  ])('%j is wrong', async (value, message) => {
    const text = message.replaceAll(/"(dialects[^"]*)"/g, '$1');
    const cwd = await makeDirectory({ 'a.html': PAGE, ...config({ dialects: value }) });
    const { code, stderr } = await runIn(cwd, ['a.html']);
    expect(code).toBe(2);
    expect(stderr).toContain(text);
    expect(() => transform('', { dialects: value as never })).toThrow(message);
  });

  test('the functions take them, too', () => {
    const options = { dialects: { html: 'jinja2', txt: false } } as const;
    expect(transform(dynamic, { ...options, file: 'site/a.html' })).toBe(
      transform(dynamic, { dialect: 'jinja2', file: 'site/a.html' }),
    );
    expect(transform(PAGE, { ...options, file: 'a.txt' })).toBe(PAGE);
    expect(transform(PAGE, { ...options, file: 'a.constructor' })).toBe(transform(PAGE));
  });
});

const TAG = '<pagination total_pages="2"></pagination>';

test('Markdown is read, as the configuration says', async () => {
  const page = `${TAG}\n\n    ${TAG}\n\n\`${TAG}\`\n`;
  const cwd = await makeDirectory({ 'a.md': page });
  const nav = transform(TAG);
  expect(await runIn(cwd, ['a.md'])).toMatchObject({ code: 0, stdout: page.replace(TAG, nav) });
  const eleventy = await makeDirectory({ 'a.md': page, ...config({ markdown: { indentedCode: false } }) });
  const both = page.replace(TAG, nav).replace(`    ${TAG}`, `    ${nav}`);
  expect(await runIn(eleventy, ['a.md'])).toMatchObject({ code: 0, stdout: both });
});

test.each([
  ['{ "markdown": { "code": false } }', 'markdown has no "code". It may have indentedCode.'],
  ['{ "markdown": { "indentedCode": "no" } }', 'markdown.indentedCode'],
])('refuses the configuration %s', async (text, place) => {
  const cwd = await makeDirectory({ 'a.md': TAG, 'pagination-tag.config.json': text });
  const { code, stderr } = await runIn(cwd, ['a.md']);
  expect(code).toBe(2);
  expect(stderr).toContain(place);
});

const BOUND = '<pagination path="{path}" total_pages="{posts.pages}" current_page="{page}"></pagination>';
const data = { path: '/posts/:page', posts: { pages: 9 }, page: '4' };

test('bindings are looked up in a JSON file', async () => {
  const cwd = await makeDirectory({ 'site/a.html': BOUND, 'pages.json': `\uFEFF${JSON.stringify(data)}` });
  expect(await runIn(cwd, ['site', '-o', 'out', '--data', 'pages.json', '--quiet'])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  expect(await read(cwd, 'out/a.html')).toBe(transform(BOUND, { data }));
});

test('a binding without a value is an error of its template', async () => {
  const cwd = await makeDirectory({ 'a.html': BOUND, 'pages.json': '{"path":"/:page","page":1}' });
  const { code, stderr } = await runIn(cwd, ['a.html', '--data', 'pages.json']);
  expect(code).toBe(1);
  expect(stderr).toContain(
    'total_pages is bound to {posts.pages}, but the data has no own property named "posts".',
  );
  const without = await runIn(cwd, ['a.html']);
  expect(without.code).toBe(1);
  expect(without.stderr).toContain('but no data was given.');
});

test.each([
  ['missing.json', 'error: The data file missing.json cannot be loaded: no such file or directory.'],
  ['broken.json', 'error: The data file broken.json cannot be loaded: '],
  ['latin1.json', 'error: The data file latin1.json cannot be loaded: it is not UTF-8 text.'],
  ['number.json', 'error: The data file number.json does not contain an object.'],
  ['null.json', 'error: The data file null.json does not contain an object.'],
])('%s is wrong usage, and nothing is written', async (file, message) => {
  const cwd = await makeDirectory({
    'site/a.html': BOUND,
    'broken.json': '{"page": 1',
    'latin1.json': Uint8Array.of(0x22, 0xe9, 0x22),
    'number.json': '7',
    'null.json': 'null',
  });
  const { code, stderr } = await runIn(cwd, ['site', '-o', 'out', '--data', file]);
  expect(code).toBe(2);
  expect(stderr.startsWith(message)).toBe(true);
  await expect(read(cwd, 'out/a.html')).rejects.toThrow();
});

test('a page that is not a number is an error in the data of the command line', async () => {
  const tag = '<pagination total_pages="2" current_page="{page}"></pagination>';
  const cwd = await makeDirectory({ 'a.html': tag, 'd.json': '{ "page": "abc" }' });
  const { code, stderr } = await runIn(cwd, ['a.html', '--data', 'd.json']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('current_page, bound to {page}, is "abc"')]);
});
