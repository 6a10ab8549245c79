import fc from 'fast-check';
import { renderPagination, themeNames, transform } from '../index.js';
import { labelsFor, locales } from '../options/locales.js';
import { auditSite } from './audit.js';
import { mayHaveControl } from './find-controls.js';
import { readPage } from './read-page.js';
import { parseRedirects } from './redirects.js';

/** Pages and other files of a site by path; empty for a file that is not a page. */
type Files = Readonly<Record<string, string>>;

/** Audits a site, and returns its problems: `place code: message`. */
function audit(site: Files, options = {}): string[] {
  return problemsOf(site, options).map(({ file, code, message }) => `${file} ${code}: ${message}`);
}

function problemsOf(site: Files, { base = '/', redirects = '' } = {}) {
  const pages = Object.entries(site)
    .filter(([path]) => path.endsWith('.html'))
    .map(([path, html]) => readPage({ path, file: path, read: () => html }, 'pagination'));
  const options = { files: new Set(Object.keys(site)), base, redirects: parseRedirects(redirects) };
  return auditSite(pages, options).flatMap(({ file, diagnostics }) =>
    diagnostics.map((one) => ({ ...one, file })),
  );
}

/** Reads a page by itself. */
const read = (html: string) => readPage({ path: 'a.html', file: 'a.html', read: () => html }, 'pagination');

/** Pages of a list, each with a control of ours. */
function list(total: number, pathOf: (page: number) => string, href = pathOf): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: total }, (_, index) => {
      const pager = { page: index + 1, pages: total, href };
      return [pathOf(index + 1).replace(/^\//, ''), renderPagination({ pager })];
    }),
  );
}

/** A control written by hand. */
function nav(entries: string, attributes = 'class="pagination" aria-label="Pages"'): string {
  return `<!doctype html><main><nav ${attributes}><ul>${entries}</ul></nav></main>`;
}

const link = (href: string, text: number | string): string => `<li><a href="${href}">${text}</a></li>`;
const current = (page: number): string => `<li><span aria-current="page">${page}</span></li>`;

/** A list of three pages, without and with index pages, as others write it. */
const NATIVE: Files = {
  'posts/index.html': nav(current(1) + link('2', 2) + link('3', 3)),
  'posts/2.html': nav(link('./', 1) + current(2) + link('3', 3)),
  'posts/3.html': nav(link('/posts', 1) + link('2.html', 2) + current(3)),
};

describe('a site without problems', () => {
  test.each(themeNames)('with the theme %s', (theme) => {
    const href = (page: number): string => `/p/${page}.html`;
    const pages = Array.from({ length: 9 }, (_, index) => [
      `p/${index + 1}.html`,
      renderPagination({ pager: { page: index + 1, pages: 9, href }, 'aria-label': 'Notes' }, { theme }),
    ]);
    expect(audit(Object.fromEntries(pages) as Files)).toEqual([]);
  });

  test.each(locales)('in the language %s', (locale) => {
    const attributes = { path: '/:page.html', total_pages: 3, show_ends: true };
    const page = (current_page: number): string =>
      renderPagination({ ...attributes, current_page }, { locale });
    expect(audit({ '1.html': page(1), '2.html': page(2), '3.html': page(3) })).toEqual([]);
  });

  test('with other numerals', () => {
    const attributes = { path: '/:page.html', total_pages: 3, number_format: '١٠٠٠' };
    const page = (current_page: number): string => renderPagination({ ...attributes, current_page });
    expect(audit({ '1.html': page(1), '2.html': page(2), '3.html': page(3) })).toEqual([]);
  });

  test.each([
    ['clean URLs, relative links and index pages', NATIVE, {}],
    [
      'index pages',
      list(
        5,
        (page) => `/n/${page}/index.html`,
        (page) => `/n/${page}/`,
      ),
      {},
    ],
    [
      'directories without a slash',
      list(
        5,
        (page) => `/n/${page}/index.html`,
        (page) => `/n/${page}`,
      ),
      {},
    ],
    [
      'a base',
      list(
        5,
        (page) => `/${page}.html`,
        (page) => `/docs/${page}.html`,
      ),
      { base: '/docs' },
    ],
    [
      'a base with a host',
      list(
        3,
        (page) => `/${page}.html`,
        (page) => `https://me.example/d/${page}.html`,
      ),
      { base: 'https://me.example/d/' },
    ],
    [
      'names with spaces',
      list(
        3,
        (page) => `/a b/ü ${page}.html`,
        (page) => encodeURI(`/a b/ü ${page}.html`),
      ),
      {},
    ],
    ['fragments', { '1.html': nav(current(1) + link('#a', '↓') + link('#top', '↑') + '<li id="a">') }, {}],
    [
      'another site',
      { '1.html': nav(link('https://example.org/2', 'Next') + link('mailto:a@b.c', 'Mail')) },
      {},
    ],
    [
      'redirects',
      { '1.html': nav(current(1) + link('/old/2', 2)), 'new/2.html': nav(link('/1', 1) + current(2)) },
      { redirects: '# moved\n/old/* /new/:splat 301 # all\n/x /y Country=de' },
    ],
    [
      'a page that redirects',
      {
        '1.html': nav(current(1) + link('/two/', 2)),
        'two/index.html': '<meta http-equiv="Refresh" content="0; url=/2.html">',
        '2.html': nav(link('/1', 1) + current(2)),
      },
      {},
    ],
    [
      'a <base>, of which only the first URL counts',
      {
        '1.html': `<base target="_top"><base href="/a/"><base href="/gone/">${nav(current(1) + link('2', 2))}`,
        'a/2.html': nav(link('/1', 1) + current(2)),
      },
      {},
    ],
    ['a <nav> of another kind', { 'a.html': '<nav aria-label="Main"><a href="/gone">3 tips</a></nav>' }, {}],
    [
      'a wrapper with such a class',
      { 'a.html': '<div class="pagination"><article><a href="/gone">1</a></article></div>' },
      {},
    ],
    ['a component of the client', { 'a.html': '<pagination :pages="9"></pagination>' }, {}],
    ...[
      ['Breadcrumb', ''],
      ['Versions', ''],
      ['', ''],
      ['', link('/gone/2023', 2023)],
    ].map(([name, entry]): [string, Files, object] => [
      `numbers of something else: ${name} ${entry}`,
      { '4.html': nav(`${entry}${link('/', 3)}${current(4)}`, `aria-label="${name}"`), 'index.html': '' },
      {},
    ]),
    [
      'versions',
      {
        '4.html': nav([1, 2, 3].map((one) => link('/', one)).join('') + current(4), 'aria-label="Versions"'),
        'index.html': '',
      },
      {},
    ],
    [
      'parts of the page',
      { 'a.html': `${nav(current(1) + link('#b', 2) + link('#c', 3))}<p id="b"><p id="c">` },
      {},
    ],
    [
      'sizes with the class of a current page',
      {
        '1.html': nav(
          `<li class="active">25</li><li><a href="/1">50</a></li></ul><p>Or <a href="/1">100</a></p><ul>${current(1)}`,
        ),
      },
      {},
    ],
    [
      'numbers after other words',
      { '1.html': nav(current(1) + link('/1', 'All 97') + link('/1', 'Forward 2')) },
      {},
    ],
    [
      'titles with numbers',
      { '1.html': nav(link('/', 'Part 1') + link('/', 'Previous<p>Step 3</p>')), 'index.html': '' },
      {},
    ],
    ...['disabled', 'is-disabled', 'Mui-disabled'].map((name): [string, Files, object] => [
      `a Next that is ${name}`,
      { '1.html': nav(`${current(1)}<li><a class="next ${name}" href="/1">Next</a></li>`) },
      {},
    ]),
    [
      'a name that a picture or a label has',
      {
        'a.html': `<h2 id="a"><img alt="Pages"></h2><b id="b" aria-label="P"></b>${['a', 'b'].map((id) => nav(current(1), `class="pager" aria-labelledby="${id}"`)).join('')}`,
      },
      {},
    ],
    [
      'links to the pages of topics',
      { '1.html': nav(current(1)), 'a.html': `<ul class="pagination">${link('/1', 1)}${link('/1', 2)}</ul>` },
      {},
    ],
  ])('%s', (_, site, options) => {
    expect(audit(site, options)).toEqual([]);
  });
});

describe('links', () => {
  test.each<[string, string, Files, string, { base?: string }?]>([
    [
      'a missing page',
      link('/9', 9),
      {},
      'dead-link: The link to page 9 leads to /9, but the site has no file for it.',
    ],
    [
      'an entry without a number',
      link('/9', 'Last'),
      {},
      'dead-link: The link "Last" leads to /9, but the site has no file for it.',
    ],
    [
      'a directory without an index page',
      link('/img/', 2),
      { 'img/a.png': '' },
      'dead-link: The link to page 2 leads to /img/, but the site has no file for it.',
    ],
    [
      'a slash after a file',
      link('/2.html/', 2),
      { '2.html': nav(current(2)) },
      'dead-link: The link to page 2 leads to /2.html/, but the site has no file for it.',
    ],
    [
      'an invalid URL',
      link('http://[', 2),
      {},
      'dead-link: The link to page 2 has the URL http://[, which is not valid.',
    ],
    [
      'a link outside the base',
      link('/2', 2),
      { '2.html': nav(current(2)) },
      'dead-link: The link to page 2 leads to /2, which is outside /docs/, where the site is served.',
      { base: '/docs/' },
    ],
    [
      'the next page',
      '<li><a rel="next" href="/3">›</a></li>',
      { '3.html': nav(current(3)) },
      'wrong-page: The link to the next page leads to /3, where the current page is 3.',
    ],
    [
      'a query',
      link('?page=2', 2),
      {},
      'wrong-page: The link to page 2 leads to ?page=2, where the current page is 1.',
    ],
    [
      'a page without a control',
      link('/about', 2),
      { 'about.html': '<p>' },
      'wrong-page: The link to page 2 leads to /about, where no control has a current page.',
    ],
    [
      'a missing id',
      link('/2#list', 2),
      { '2.html': nav(current(2)) },
      'missing-fragment: The link to page 2 leads to /2#list, but no element there has the id list.',
    ],
    [
      'a placeholder',
      link('#', 2),
      {},
      'placeholder-link: The link to page 2 has the URL "#", which leads nowhere.',
    ],
    [
      'a mock-up of one page',
      link('/posts/2', 2) + link('/posts/3', 3) + link('/posts/9', 9),
      {},
      'dead-link: None of the 3 links of this control has a file in the site: the first leads to /posts/2.',
    ],
    [
      'a mock-up of one page, with the page in the query',
      link('?page=2', 2) + link('?page=3', 3) + link('?page=9', 9),
      {},
      'wrong-page: The 3 links of this control all lead to the page that it is on: the first leads to ?page=2.',
    ],
    [
      'a mock-up with placeholders',
      link('#', 2) + link('#', 3),
      {},
      'placeholder-link: All 2 links of this control have URLs that lead nowhere, such as "#".',
    ],
    [
      'a script',
      link('javascript:void(0)', 2),
      {},
      'placeholder-link: The link to page 2 has the URL "javascript:void(0)", which leads nowhere.',
    ],
  ])('%s', (_, entry, others, expected, options = {}) => {
    expect(audit({ '1.html': nav(current(1) + entry), ...others }, options)).toEqual([`1.html ${expected}`]);
  });

  test.each([
    'aria-label="Go to next page"><b>Older</b>',
    '><b aria-hidden="true">→</b> Next',
    '>» Next',
    'title="Next page">›',
    '><img alt="Next page">',
    '>→ Nächste Seite',
    '>Next<div>Installation</div>',
  ])('the next page is that of <a %s', (next) => {
    expect(audit({ '1.html': nav(`${current(1)}<li><a href="/1" ${next}</a></li>`) })).toEqual([
      '1.html wrong-page: The link to the next page leads to /1, where the current page is 1.',
    ]);
  });

  test.each(['Page <!-- -->2<!-- --> of <!-- -->3', 'Page <strong>2</strong> of <strong>3</strong>'])(
    'a position in pieces: %s',
    (position) => {
      expect(audit({ '2.html': nav(`${position}${link('/2', 'Next')}`) })).toEqual([
        '2.html wrong-page: The link to the next page leads to /2, where the current page is 2.',
      ]);
    },
  );

  test.each(['/posts/:page', '?page=:page', '#:page'])(
    'a page with each state is one problem: %s',
    (path) => {
      const states = [1, 7, 42].map((current_page) =>
        renderPagination({ path, total_pages: 42, current_page, 'aria-label': `Page ${current_page}` }),
      );
      expect(audit({ 'index.html': states.join('') })).toHaveLength(1);
    },
  );

  test('a hint names the base that is not set, also for the link to the page at the base itself', () => {
    const pages = list(
      2,
      (page) => `/${page === 1 ? 'index' : page}.html`,
      (page) => `/docs/blog/${page === 1 ? '' : `${page}.html`}`,
    );
    const hints = problemsOf(pages).map(({ hint }) => hint);
    expect([...new Set(hints)]).toEqual([
      'If the site is served below /docs/blog/, set the base: with --base /docs/blog/, pathPrefix in Eleventy, or base in Astro and Vite.',
    ]);
  });

  test('a base that is in a URL twice is named', () => {
    const pages = list(
      3,
      (page) => `/${page}.html`,
      (page) => `/docs/docs/${page}.html`,
    );
    const [first] = problemsOf(pages, { base: '/docs/' });
    expect(first?.message).toContain('leads to /docs/docs/1.html, but the site has no file for it.');
    expect(first?.hint).toContain('The base /docs/ is in it twice.');
  });

  test('a page that another list has is no sign of a base', () => {
    const tags = nav(current(1) + link('/tags/a/page/2/', 2));
    const [problem] = problemsOf({ 'page/2/index.html': '', 'tags/a/index.html': tags });
    expect(problem?.message).toContain('but the site has no file for it.');
    expect(problem?.hint).not.toContain('base');
  });

  test('the hints about a mock-up are right for the command line and for plugins', () => {
    const [problem] = problemsOf({ 'a.html': nav(current(1) + link('/2', 2) + link('/3', 3)) });
    expect(problem?.hint).toMatch(
      / If this is a mock-up, leave it out: with --ignore, or with exclude in Eleventy and Vite\.$/,
    );
  });

  test('only redirects from a path are read', () => {
    const rules = ['/a /b', 'https://me.example/a /b', 'a /b', '/c d', '/*/x /b', '/:n.html /b'];
    expect(parseRedirects(rules.join('\n'))).toEqual([{ from: ['', 'a'], to: '/b', isRewrite: false }]);
  });

  test('a redirect keeps the fragment of a link, unless it has its own', () => {
    const site = {
      '1.html': nav(
        ['a/2#list', 'a/2#gone', 'b/2#gone'].map((url) => link(`/${url}`, 2)).join('') + current(1),
      ),
      'new/2.html': nav(`<li id="list">${link('/1', 1)}${current(2)}`),
    };
    expect(audit(site, { redirects: '/a/* /new/:splat\n/b/* /new/:splat#list' })).toEqual([
      '1.html missing-fragment: The link to page 2 leads to /a/2#gone, but no element there has the id gone.',
    ]);
  });

  test('redirects in a circle come to an end', () => {
    const problems = audit({ '1.html': nav(current(1) + link('/a', 2)) }, { redirects: '/a /b\n/b /a' });
    expect(problems).toEqual([
      '1.html dead-link: The link to page 2 leads to /a, but the site has no file for it.',
    ]);
  });

  test('the host of a canonical URL is that of the site', () => {
    const head = '<link rel="canonical" href="https://me.example/1.html">';
    const site = { '1.html': head + nav(current(1) + link('https://me.example/2', 2)) };
    expect(audit(site)).toEqual([
      '1.html dead-link: The link to page 2 leads to https://me.example/2, but the site has no file for it.',
    ]);
  });

  test('the host that the first page names is that of the others, whose canonical URL is the same', () => {
    const head = '<link rel="canonical" href="https://me.example/">';
    const site = {
      'index.html': head + nav(current(1) + link('https://me.example/2', 2)),
      '2.html': head + nav(link('https://me.example/', 1) + current(2) + link('https://me.example/3', 3)),
    };
    expect(audit(site)).toEqual([
      '2.html dead-link: The link to page 3 leads to https://me.example/3, but the site has no file for it.',
    ]);
  });
});

describe('lists', () => {
  test('a page after the last one', () => {
    const site = { ...list(2, (page) => `/${page}.html`), '3.html': nav(link('/2', 2) + current(3)) };
    expect(audit(site)).toEqual([
      '2.html missing-last-page: The last page here is 2, but /3.html is page 3 of the same list.',
    ]);
  });

  test('two URLs for the first page', () => {
    const first = nav(current(1) + link('/2', 2));
    const site = { 'index.html': first, '1.html': first, '2.html': nav(link('/1', 1) + current(2)) };
    expect(audit(site)).toEqual([
      '2.html first-page-url: The link to page 1 leads to /1, but / is the first page of this list, too.',
    ]);
  });

  test('a first page that redirects, or names another URL', () => {
    const first = `<link rel="canonical" href="https://me.example/">${nav(current(1) + link('/2', 2))}`;
    const site = { 'index.html': first, '2.html': nav(link('/1', 1) + current(2)) };
    expect(audit(site, { redirects: '/1 /' })).toEqual([
      '2.html first-page-url: The link to page 1 leads to /1, which redirects to /.',
    ]);
    expect(audit({ ...site, '1.html': first })).toEqual([
      '2.html first-page-url: The link to page 1 leads to /1, whose canonical URL is /.',
    ]);
  });

  test.each([
    ['a page without the list', '', ''],
    ['another list, as on every page', nav(current(1) + link('/9', 2)), '<link rel="canonical" href="/">'],
  ])('a first page that names %s is the one to correct', (_, home, head) => {
    const site = {
      'index.html': home,
      'a/index.html': `<link rel="canonical" href="/">${nav(current(1) + link('/a/2', 2))}`,
      'a/2/index.html': head + nav(link('/a/', 1) + current(2)),
      ...(home === '' ? {} : { '9.html': nav(link('/', 1) + current(2)) }),
    };
    expect(problemsOf(site).map(({ file, hint }) => `${file}: ${hint}`)).toEqual([
      'a/2/index.html: Correct the canonical URL there. If / is the first page of this list, link to it: in a tag, first_path="/".',
    ]);
  });
});

describe('markup', () => {
  const others = { '2.html': nav(link('1', 1) + current(2)), '4.html': nav(link('1', 1) + current(4)) };

  test.each([
    [
      'no name',
      nav(current(1) + link('2', 2), 'class="pagination"'),
      'unnamed-control: This control has no name.',
    ],
    [
      'a name of an element that is missing',
      nav(current(1) + link('2', 2), 'class="pager" aria-labelledby="x"'),
      'unnamed-control: This control has no name.',
    ],
    [
      'a list alone',
      `<ul class="pagination">${current(1)}${link('2', 2)}</ul>`,
      'unnamed-control: This control is a <ul>, which assistive technology does not list as navigation.',
    ],
    [
      'no aria-current',
      nav(`<li class="active"><a href="">1</a></li>${link('2', 2)}`),
      'current-page-mark: No page number of this control has aria-current.',
    ],
    [
      'two of them',
      nav(`<li aria-current="page"><a href="" aria-current="page">1</a></li>${link('2', 2)}`),
      'current-page-mark: 2 elements of this control have aria-current.',
    ],
    [
      'no list',
      '<nav class="pager" aria-label="P"><b aria-current="page">1</b> <a href="2">2</a></nav>',
      'numbers-outside-list: The page numbers of this control are not in a list, so screen readers cannot announce how many there are.',
    ],
    [
      'a list that is a landmark itself',
      `<ul class="pagination" role="Navigation" aria-label="P">${current(1)}${link('2', 2)}</ul>`,
      'numbers-outside-list: The page numbers of this control are not in a list, so screen readers cannot announce how many there are.',
    ],
    [
      'a <nav> that is no landmark',
      nav(current(1) + link('2', 2), 'role="presentation" aria-label="Pagination"'),
      'unnamed-control: This control is a <nav>, which assistive technology does not list as navigation.',
    ],
    [
      'aria-current on a word',
      nav(`<li><a href="" aria-current="page">All</a></li>${link('1', 1)}${link('2', 2)}`),
      'current-page-mark: No page number of this control has aria-current.',
    ],
    [
      'an ellipsis for page 3',
      nav(`${current(2)}<li>…</li>${link('4', 4)}`),
      'needless-ellipsis: The ellipsis between 2 and 4 takes as much room as the page that it stands for.',
    ],
    [
      'a tag of ours',
      '<pagination total-pages="9"></pagination>',
      'unreplaced-tag: This <pagination> was not replaced, so browsers show nothing.',
    ],
  ])('%s', (_, page, expected) => {
    expect(audit({ '1.html': page, ...others }).filter((one) => one.startsWith('1.html'))).toEqual([
      `1.html ${expected}`,
    ]);
  });

  test('code that shows a tag is no tag', () => {
    expect(
      audit({ 'a.html': '<pre>&lt;pagination path="/:page"></pre><!-- <pagination path="/"> -->' }),
    ).toEqual([]);
  });

  test('places are those of the page', () => {
    const html = `\uFEFF<!doctype html>\r\n${transform('<pagination path="/:page" total_pages="2"></pagination>')}`;
    const [result] = auditSite([read(html)], { files: new Set(['a.html']), base: '/', redirects: [] });
    const [first] = result?.diagnostics ?? [];
    expect(html.slice(first?.start.offset, first?.end.offset)).toMatch(/^<a [^>]*href="\/1"/);
    expect(first?.start.line).toBe(2);
  });
});

const landmarks = locales.flatMap((tag) => labelsFor(tag)?.landmark ?? []);

/** Writes some characters of a text as references. */
const written = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('as it is', 'as it is', 'decimal', 'hexadecimal', 'capital'), {
      minLength: Array.from(text).length,
      maxLength: Array.from(text).length,
    })
    .map((ways) =>
      Array.from(text)
        .map((character, index) => {
          const code = character.codePointAt(0) ?? 0;
          if (ways[index] === 'decimal') return `&#${code};`;
          if (ways[index] === 'hexadecimal') return `&#x0${code.toString(16).toUpperCase()};`;
          return ways[index] === 'capital' ? character.toUpperCase() : character;
        })
        .join(''),
    );

const word = fc.constantFrom('pager', 'Paging', 'pagination', 'paginator', 'nav', 'x', ...landmarks);
const name = word.chain(written);
const attribute = fc
  .tuple(
    fc.constantFrom(
      'class',
      'id',
      'title',
      'aria-label',
      'ARIA-LABEL ',
      'aria-labelledby',
      'role',
      'aria-current',
    ),
    fc.oneof(name, written('navigation'), fc.constantFrom('a', 'page', "it's &amp; &uuml;")),
    fc.constantFrom('"', '"', ''),
  )
  .map(([key, value, quote]) => ` ${key}=${quote}${value}${quote}`);
const start = fc
  .tuple(fc.constantFrom('nav', 'NAV', 'div', 'ul', 'p', 'pagination'), fc.array(attribute, { maxLength: 3 }))
  .map(([element, attributes]) => `<${element}${attributes.join('')}>`);
const piece = fc.oneof(
  start,
  start,
  name,
  fc.constantFrom(
    '<a href="2">2</a>',
    '<a aria-current=page>1</a>',
    '<b id="a">',
    '</nav>',
    '</div>',
    '&uuml;',
  ),
  fc.constantFrom('<pagination total_pages=3>', '<!-- ', ' -->', '<title>'),
);

test('a page that is not parsed has neither a control nor a tag', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const html = pieces.join('');
      const page = read(html);
      // Every page that may have a tag is parsed, and a comment before all else changes nothing.
      const { controls, tags, links } = read(`<!-- <pagination -->${html}`);
      expect([page.controls.length, page.tags.length, page.links()]).toEqual([
        controls.length,
        tags.length,
        links(),
      ]);
      found += Math.sign(controls.length + tags.length);
    }),
    { numRuns: 600 },
  );
  // Otherwise, nothing was tested.
  expect(found).toBeGreaterThan(60);
});

test.each(landmarks)('a page with a control that is called %s is parsed', (landmark) => {
  expect(read(`<nav aria-label="${landmark}"><a href="2">2</a></nav>`).controls).toHaveLength(1);
});

test('a <nav> with numbers in ascending order is a control', () => {
  const pages = link('/1', 1) + current(2) + link('/3', 3);
  const names = ['', 'aria-label="Result pages"', 'aria-label="Versions"'];
  expect(names.map((name) => read(nav(pages, name)).controls.length)).toEqual([1, 1, 0]);
});

test('a page that only speaks of pagination is not parsed', () => {
  expect(mayHaveControl('<title>Pagination</title><a href="/pagination">The pager</a>')).toBe(false);
});
