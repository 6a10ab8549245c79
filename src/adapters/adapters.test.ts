import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import {
  PaginationTagError,
  parseTheme,
  preprocess,
  renderPagination,
  transform,
  type PaginationTheme,
} from '../index.js';
import { makeDirectory, read, sampleTheme } from '../testing/command-line.js';
import astro from './astro.js';
import { auditBuild } from './audit-build.js';
import { paginationEngine, paginationResponse } from './express.js';
import gulp from './gulp.js';
import { createPages, loadTheme, withoutParagraphs, type PaginationPluginOptions } from './pages.js';
import posthtml from './posthtml.js';

const TAG = '<pagination path="/:page" total_pages="{pages}"></pagination>';

const PATTERNS = 'must be a glob, a regular expression such as /\\.html$/, or a list of them.';

describe('options', () => {
  test.each([
    [{ include: 3 }, `The option "include" ${PATTERNS}`],
    [{ include: null }, `The option "include" ${PATTERNS}`],
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
  expect(() => createPages({ theme: `${file}.html` })).toThrow(
    `The theme file ${file}.html does not exist. Correct the path, which starts at the working directory.`,
  );
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

  test('a page that a tool makes of a template counts by the template, which may have any name', () => {
    const acceptsSource = (options: PaginationPluginOptions): boolean =>
      createPages(options).acceptsSource('site/a.njk');
    expect(acceptsSource({})).toBe(true);
    expect(acceptsSource({ include: 'site/**' })).toBe(true);
    expect(acceptsSource({ include: '**/*.html' })).toBe(false);
    expect(acceptsSource({ exclude: 'site/*.njk' })).toBe(false);
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
  [paginationEngine, 'file'],
  [paginationResponse, 'foo'],
  [paginationResponse, 'file'],
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
  expect(() => make(null as never)).toThrow('The options must be an object');
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

/** The warnings about a component, by the name of its file. */
function warningsOf(code: string, path: string, options = {}): string[] {
  const found: string[] = [];
  createPages(options).checkComponent(code, path, (text) => found.push(text));
  return found;
}

const IN_CODE = '<pagination path="/:page" total_pages={42} />';

test.each([
  ['list.jsx', `return (\n  <main>${IN_CODE}</main>\n);`, 'JSX', 'react'],
  [
    'list.tsx',
    `return <pagination\n  currentPage={page}\n  path={(page) => \`/\${page}\`}\n/>`,
    'JSX',
    'react',
  ],
  ['List.svelte', '<pagination total-pages={pages}></pagination>', 'Svelte', 'svelte'],
  ['List.vue', '<template><pagination :path="to" /></template>', 'Vue', 'vue'],
  ['List.vue', '<template><pagination v-bind:total_pages="3" /></template>', 'Vue', 'vue'],
])('%s: a tag is a warning', (file, code, language, framework) => {
  const [warning, ...more] = warningsOf(code, file);
  expect(more).toEqual([]);
  expect(warning).toMatch(
    new RegExp(`^${file}:\\d+:\\d+: warning: <pagination> is only replaced in pages\\. In ${language}, it `),
  );
  expect(warning).toMatch(/\n> 1 \| [^]*\^{11}\n|\n> 2 \| [^]*\^{11}\n/);
  expect(warning).toContain(`\nRun npx pagination-tag add ${framework}, `);
});

test.each([
  ['list.jsx', '<Pagination path="/:page" total_pages={42} />'],
  ['list.jsx', '<pagination data-x="path" /><a path="x" />'],
  ['list.jsx', '<pagination-next path="/:page" />'],
  ['list.jsx', `// ${IN_CODE}`],
  ['list.jsx', `{/* ${IN_CODE} */}`],
  ['list.jsx', `const text = '${IN_CODE}';`],
  ['list.js', IN_CODE],
  [
    'List.vue',
    `<script setup>import Pagination from "./Pagination.vue";</script><template>${IN_CODE}</template>`,
  ],
  ['List.vue', `<script setup>import pagination from "./pages.vue";</script><template>${IN_CODE}</template>`],
])('%s: nothing is said about %s', (file, code) => {
  expect(warningsOf(code, file)).toEqual([]);
});

test('the name of the tags and the files to skip are those of the options', () => {
  expect(warningsOf('<x-pages path="/:page" />', 'a.jsx', { tag: 'x-pages' })).toHaveLength(1);
  expect(warningsOf(IN_CODE, 'a.jsx', { tag: 'x-pages' })).toEqual([]);
  expect(warningsOf(IN_CODE, 'a.jsx', { exclude: '**/a.jsx' })).toEqual([]);
});

test('what is included is a page', () => {
  const { isComponent } = createPages({ include: /\.vue$/ });
  expect([isComponent('a.vue'), isComponent('a.svelte'), isComponent('a.svelte?type=style')]).toEqual([
    false,
    true,
    false,
  ]);
});

describe('the audit of a build', () => {
  test('links to directories are not followed, as on the command line, so circles end', async () => {
    const control = renderPagination({ path: '/again/:page.html', total_pages: 2 });
    const directory = await makeDirectory({ '1.html': control, '2.html': '' });
    await symlink(directory, join(directory, 'again'), 'junction');
    const page = join(directory, '1.html');
    const warnings: string[] = [];
    await auditBuild(
      { directory, base: '/', sources: new Map([[page, page]]) },
      createPages({}),
      'warn',
      (text) => warnings.push(text),
    );
    expect(warnings.join('\n')).toContain('The link to page 2 leads to /again/2.html');
  });

  test.each<[PaginationPluginOptions, string[]]>([
    [{}, ['a.html', 'b.html']],
    [{ include: '**/src/*' }, ['a.html', 'b.html']],
    [{ include: '**/src/*', exclude: '**/a.md' }, ['b.html']],
    [{ include: '**/*.html' }, []],
    [{ exclude: '**/a.html' }, ['a.html', 'b.html']],
  ])('%j is about the sources of pages', async (options, expected) => {
    const control = renderPagination({ path: '/none/:page', total_pages: 2 });
    const directory = await makeDirectory({ 'a.html': control, 'b.html': control, 'feed.xml': control });
    const sources = Object.entries({ 'a.html': 'a.md', 'b.html': 'b.md', 'feed.xml': 'feed.md' });
    const warnings: string[] = [];
    await auditBuild(
      {
        directory,
        base: '/',
        sources: new Map(
          sources.map(([page, name]) => [join(directory, page), join(directory, 'src', name)]),
        ),
      },
      createPages(options),
      'warn',
      (text) => warnings.push(text),
    );
    const files = warnings.map((text) => /(\w+\.\w+):/.exec(text)?.[1]);
    expect([...new Set(files)]).toEqual(expected);
  });
});

/** Entries that belong to running servers, or to Astro alone. */
const notBuilds = ['./express', './astro/middleware'];

test('docs/builds.md shows the lines for every host, and for no other', async () => {
  const { exports } = JSON.parse(await read('package.json')) as {
    exports: Record<string, string | { readonly default: string }>;
  };
  const entries = Object.entries(exports)
    .filter(([, target]) =>
      (typeof target === 'string' ? target : target.default).startsWith('./dist/adapters/'),
    )
    .map(([entry]) => entry)
    .filter((entry) => !notBuilds.includes(entry));
  const shown = [
    ...(await read('docs/builds.md')).matchAll(/^import pagination from 'pagination-tag\/(.*)';$/gm),
  ];
  expect(shown.map(([, host]) => `./${host ?? ''}`).sort()).toEqual(entries.sort());
});

test('every host is an optional peer, so that nobody has to install the others', async () => {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(await read('package.json')) as {
    peerDependencies: Record<string, string>;
    peerDependenciesMeta: Record<string, { optional: boolean }>;
  };
  const required = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  expect(required).toEqual([]);
});
