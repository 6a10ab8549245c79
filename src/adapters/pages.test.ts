import astro from './astro.js';
import { paginationEngine, paginationResponse } from './express.js';
import gulp from './gulp.js';
import posthtml from './posthtml.js';
import { join } from 'node:path';
import { PaginationTagError, parseTheme, preprocess, transform, type PaginationTheme } from '../index.js';
import { makeDirectory, sampleTheme } from '../testing/command-line.js';
import { createPages, loadTheme, withoutParagraphs, type PaginationPluginOptions } from './pages.js';

const TAG = '<pagination path="/:page" total_pages="{pages}"></pagination>';

const PATTERNS = 'must be a glob, a regular expression such as /\\.html$/, or a list of them.';

describe('options', () => {
  test.each([
    [{ include: 3 }, `The option "include" ${PATTERNS}`],
    [{ include: '' }, `The option "include" ${PATTERNS}`],
    [{ exclude: ['a.html', null] }, `The option "exclude" ${PATTERNS}`],
    [{ includes: /x/ }, 'Unknown option "includes". Did you mean "include"?'],
    ['site', "The options must be an object, such as { theme: 'bootstrap' }."],
    [{ singlepage: 'hide' }, 'Unknown option "singlepage". Did you mean "singlePage"?'],
    [{ data: 3 }, 'The option "data" must be an object, such as { page: 7 }.'],
  ])('%j is wrong from the start', (options, message) => {
    expect(() => createPages(options as PaginationPluginOptions)).toThrow(new TypeError(message));
  });

  test('the others are those of the core', () => {
    const { process } = createPages({ data: { pages: 1 }, bindings: ['pages'], singlePage: 'hide' });
    expect(process(`a${TAG}b`, 'page.html', fail).html).toBe('ab');
  });
});

test('a theme in HTML may be named by its file', async () => {
  const file = join(
    await makeDirectory({ 'pager.html': sampleTheme('own') }),
    'pager.html',
  ) as `${string}.html`;
  const options = { theme: file, data: { pages: 2 }, bindings: ['pages'] };
  const expected = transform(TAG, { ...options, theme: parseTheme(sampleTheme('own')) });
  expect(createPages(options).process(TAG, 'page.html', fail).html).toBe(expected);
  expect(() => createPages({ theme: `${file}.html` })).toThrow('ENOENT');
  // It is inlined in the server's code, without the file.
  const { theme } = JSON.parse(JSON.stringify({ theme: loadTheme(file) })) as { theme: PaginationTheme };
  expect(transform(TAG, { ...options, theme })).toBe(expected);
});

describe('which files are pages', () => {
  test.each([
    [{}, 'site/index.html', true],
    [{}, 'site/INDEX.HTM', true],
    [{}, 'site/index.xhtml', true],
    [{}, 'site/index.html?raw', true],
    [{}, 'site/main.js?from=index.html', false],
    [{}, 'site/index.html.js', false],
    [{}, 'html', false],
    [{ include: /\.tpl$/ }, 'site/index.tpl', true],
    [{ include: /\.tpl$/ }, 'site/index.html', false],
    [{ exclude: /\/drafts\// }, 'site/drafts/index.html', false],
    [{ exclude: /\/drafts\// }, 'site\\drafts\\index.html', false],
    [{ exclude: /\/drafts\// }, 'site/index.html', true],
    [{ exclude: /^drafts\// }, 'drafts/index.html', false],
    [{ include: 'site/**/*.tpl' }, 'site/a/index.tpl', true],
    [{ include: 'site/**/*.tpl' }, join(process.cwd(), 'site/index.tpl'), true],
    [{ include: './site/*.tpl' }, 'site/index.tpl?raw', true],
    [{ include: 'site/*.tpl' }, 'other/site/index.tpl', false],
    [{ include: '../shared/*.tpl' }, join(process.cwd(), '../shared/index.tpl'), true],
    [{ include: '**/*.tpl' }, '/elsewhere/.views/index.tpl', true],
    [{ include: '/elsewhere/*.tpl' }, '/elsewhere/index.tpl', true],
    [{ include: '*.tpl' }, '/elsewhere/index.tpl', false],
    [{ include: ['*.tpl', /\.html$/] }, 'index.html', true],
    [{ include: ['*.tpl', /\.html$/] }, 'index.htm', false],
    [{ include: [] }, 'index.html', false],
    [{ include: '**/*.{html,tpl}', exclude: ['**/drafts/**', 'a.html'] }, 'site/drafts/a.tpl', false],
    [{ include: '**/*.{html,tpl}', exclude: ['**/drafts/**', 'a.html'] }, 'a.html', false],
    [{ include: '**/*.{html,tpl}', exclude: ['**/drafts/**', 'a.html'] }, 'b.html', true],
  ])('%p: %s: %p', (options, path, expected) => {
    const { accepts } = createPages(options);
    expect(accepts(path)).toBe(expected);
  });

  test('a pattern with the g flag matches the same file every time', () => {
    const { accepts } = createPages({ include: /\.html$/g });
    expect([accepts('a.html'), accepts('a.html'), accepts('b.html')]).toEqual([true, true, true]);
  });
});

test.each([
  [join(process.cwd(), 'site/posts.html'), 'site/posts.html'],
  [join(process.cwd(), 'site/posts.html?raw'), 'site/posts.html'],
  ['./site/posts.html', 'site/posts.html'],
  ['/elsewhere/posts.html', '/elsewhere/posts.html'],
])('%s is called %s', (path, name) => {
  const { process } = createPages();
  expect(() => process('<pagination total_pages="x"/>', path, fail)).toThrow(`${name}:1:13: error: `);
});

test('a page without a name has its place in it only', () => {
  const { process } = createPages();
  expect(() => process('<pagination total_pages="x"/>', undefined, fail)).toThrow(/^1:13: error: /);
});

test('reports a warning in the format of an error', () => {
  const page = '<pagination total_pages="0"/>';
  const warnings: string[] = [];
  createPages().process(page, 'page.html', (text) => warnings.push(text));
  const errors = preprocess(page, { file: 'page.html' }).diagnostics.map(
    (diagnostic) => new PaginationTagError([{ ...diagnostic, severity: 'error' }]).message,
  );
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^page\.html:1:13: warning: .*\n> 1 \| /);
  expect(warnings).toEqual(errors.map((message) => message.replace(': error: ', ': warning: ')));
});

const ALONE = '<pagination total_pages="2"\n  current_page="1"></pagination>';

test.each([
  [`<p>${ALONE}</p>`, ALONE],
  [
    `<p>a</p>\n<p>${ALONE}\n</p><P>b</P>\n<p> <PAGINATION title=">"/></p>c`,
    `<p>a</p>\n${ALONE}<P>b</P>\n<PAGINATION title=">"/>c`,
  ],
  [`<p>${ALONE}</p>\n<p>a ${ALONE}</p>`, `${ALONE}\n<p>a ${ALONE}</p>`],
  [`<p>${ALONE} b</p>`],
  [`<p>${ALONE}${ALONE}</p>`],
  [`<p class="a">${ALONE}</p>`],
  [`<p>a</p> ${ALONE}</p>`],
  [`<!-- <p>${ALONE}</p> --><script>"<p>${ALONE}</p>"</script>`],
  [`<pre>&lt;p>${ALONE}</pre>`],
])('Markdown puts a tag into a paragraph: %j', (page, expected = page) => {
  expect(withoutParagraphs(page)).toBe(expected);
});

test('Markdown puts a tag of another name into a paragraph', () => {
  const tag = '<x-pagination total_pages="2"/>';
  expect(withoutParagraphs(`<p>${tag}</p><p>${ALONE}</p>`, 'x-pagination')).toBe(`${tag}<p>${ALONE}</p>`);
});

function fail(text: string): never {
  throw new Error(`This was not to be warned of: ${text}`);
}

test.each([
  [paginationEngine, 'foo'],
  [paginationEngine, 'include'],
  [paginationResponse, 'foo'],
  [gulp, 'file'],
  [posthtml, 'file'],
  [posthtml, 'include'],
  [astro, 'exclude'],
  [astro, 'data'],
  // It would be lost on the way into the server's code.
  [astro, 'onWarning'],
  [astro, 'markdown'],
])('an adapter refuses options when it is made: %p, %s', (make: (options: object) => unknown, name) => {
  expect(() => make({ [name]: undefined })).toThrow(`Unknown option "${name}"`);
});

test('a page that is not a number is an error in the data of a build', () => {
  const tag = '<pagination total_pages="2" current_page="{page}"></pagination>';
  const { process } = createPages({ data: { page: 'abc' }, bindings: ['page'] });
  expect(() => process(tag, 'a.html')).toThrow('current_page, bound to {page}, is "abc"');
  const lenient = createPages({ data: { page: 'abc' }, bindings: ['page'], invalidPage: 'first' });
  expect(lenient.process(tag, 'a.html').html).toContain('aria-current="page">1</a>');
});

test('the bindings of a page that its file does not contain are those of the option', async () => {
  const root = await makeDirectory({ 'index.html': `\uFEFF${TAG}` });
  const path = join(root, 'index.html');
  const { process } = createPages({ data: { pages: 3 } });
  expect(process(TAG, `${path}?raw`, fail).html).toBe(transform(TAG, { data: { pages: 3 } }));
  for (const [html, other] of [
    [`${TAG} `, path],
    [TAG, join(root, 'made-up.html')],
    [TAG, undefined],
  ] as const)
    expect(() => process(html, other, fail)).toThrow(
      'total_pages is bound to {pages}, but another engine has printed this page, and the option "bindings" does not list it.',
    );
  const listed = createPages({ data: { pages: 3 }, bindings: ['pages'] });
  expect(listed.process(TAG, undefined, fail).html).toBe(transform(TAG, { data: { pages: 3 } }));
});
