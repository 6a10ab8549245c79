import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderPagination, transform } from '../../src/index.js';
import { makeDirectory, read, runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine, Job } from '../engines/engine.js';
import { sharedWordpress } from '../engines/wordpress.js';
import { listingsOf } from '../scripts/listings.js';
import { withPackages } from '../with-packages.js';
import { describeComponent } from './added.js';
import { allWindows, describeProgram, TEXT, treeOf, type Attributes } from './grid.js';
import { linksIn } from './php-values.js';

const site = sharedWordpress();
afterAll(site.close);

const SITE = 'http://site.example';
const LISTINGS = listingsOf('wordpress');
const LOAD = `<?php require_once get_template_directory() . '/inc/pagination.php';`;

/** What the component calls the attributes of a tag. Others are attributes of the `<nav>`. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  total_pages: 'total',
  current_page: 'current',
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
  'aria-label': 'aria_label',
  class: 'class',
};

/** A value in PHP. WordPress takes "&amp;" for a character reference in texts, too. */
function php(value: unknown): string {
  const json = JSON.stringify(value).replaceAll('&amp;', '&amp;amp;');
  return `json_decode( '${json.replace(/[\\']/g, '\\$&')}', true )`;
}

/** Arguments and attributes of the `<nav>`. */
function argumentsOf({ path: _path, first_path: _first, ...given }: Attributes): string {
  const entries = Object.entries(given);
  const own = entries.flatMap(([name, value]) => (name in ARGUMENTS ? [[ARGUMENTS[name], value]] : []));
  const others = entries.filter(([name]) => !(name in ARGUMENTS));
  return php({ ...Object.fromEntries(own), attributes: Object.fromEntries(others) });
}

const shown = (code: string, url = '/') => ({ template: `${LOAD} ${code}`, data: { url } });

const use = (given: Attributes) => {
  const paths = [given['path'], given['first_path'] ?? null].map(php).join(', ');
  return shown(
    `pagination_tag( ${argumentsOf(given)} + array( 'url' => pagination_tag_path( ${paths} ) ) );`,
  );
};

/** A query has its numbers itself. */
const useList = ({ total_pages, current_page, ...given }: Attributes) =>
  shown(`$query = new WP_Query();
    $query->max_num_pages = ${String(total_pages)};
    $query->set( 'paged', ${String(current_page)} );
    $url = function ( $page ) { return 1 === $page ? '/posts' : "/posts?page=$page"; };
    pagination_tag( ${argumentsOf(given)} + array( 'query' => $query, 'url' => $url ) );`);

const QUERY = `$query = new WP_Query();
  $query->found_posts   = 97;
  $query->max_num_pages = 10;
  $query->set( 'posts_per_page', 10 );
  $query->set( 'paged', 3 );`;
const FIRST = "'url' => '/posts?a=q&per_page=25'";

describeProgram({
  framework: 'wordpress',
  engine: site.engine,
  use,
  useList,
  uses: {
    summary: shown(`${QUERY} pagination_tag_summary( $query );`),
    position: shown(`${QUERY} $query->max_num_pages = 9; pagination_tag_position( $query );`),
    jump: shown(`pagination_tag_jump( array( 'total' => 9, 'param' => 'page', ${FIRST} ) );`),
    sizes: shown(
      `pagination_tag_sizes( array( 'chosen' => 25, 'sizes' => array( 10, 25, 50 ), 'page_param' => 'page', ${FIRST} ) );`,
    ),
    neighbors: shown(
      `pagination_tag_neighbors( ${php({
        previous_path: '/posts/6',
        previous_title: 'Applying',
        next_path: '/posts/8?a=1&b=2',
        next_title: TEXT,
        class: 'mt-4',
      })} );`,
    ),
  },
});

type Request = Job['data'][number];

/** Prints templates, each for a request. */
const printer =
  ({ render }: Engine) =>
  async (...jobs: (readonly [template: string, request?: Request])[]): Promise<string[]> => {
    const all = jobs.map(([template, request = { url: '/' }]) => ({ template, data: [request] }));
    const results = await render(all);
    return results.map(([one]) => (one === undefined ? '' : 'output' in one ? one.output : one.error));
  };

/** Describes tests of a component in a theme that loads it. */
function describeTheme(
  options: string,
  define: (print: ReturnType<typeof printer>, project: string) => void,
): void {
  describeComponent(`wordpress ${options}`.trim(), (project) => {
    beforeAll(() => {
      writeFileSync(join(project, 'style.css'), '/*\nTheme Name: Test\n*/');
      writeFileSync(join(project, 'comments.php'), LISTINGS['comments'] ?? '');
      // Redirects would print nothing. A request may ask for the blocks of WordPress.
      writeFileSync(
        join(project, 'functions.php'),
        `<?php\n${LISTINGS['functions'] ?? ''}\nremove_action( 'template_redirect', 'redirect_canonical' );
        if ( get_option( 'blocks_of_core' ) ) { remove_filter( 'render_block_core/query-pagination', 'pagination_tag_block' ); }`,
      );
    });
    describeEngine(site.engine(project), (engine) => {
      define(printer(engine), project);
    });
  });
}

const plain = { permalink_structure: '' };
const archive = LISTINGS['archive'] ?? '';

/** The links of page 2 of 9: Previous, the pages that are shown, and Next. */
const second = (first: string, at: (page: number) => string): string[] =>
  [1, 1, 2, 3, 4, 5, 9, 3].map((page) => (page === 1 ? first : at(page)));

const HOSTILE = [
  '/?paged[]=2',
  '/?paged=-1',
  '/?paged=2.9',
  '/?paged=3x',
  `/?paged=${'9'.repeat(30)}`,
  '//evil.example/page/2/',
  '/page/2/?q="><script>',
  '/page/2/?home=http://evil.example&siteurl=x&page=javascript:alert(1)',
  '/page/2/?q=%00%ff',
  '/page/2/?q=:page&r=%3Apage',
  '/?s[]=1',
  '/discussed/?cpage[]=1',
  '/?query-0-page[]=1',
  '/?per_page[]=25&paged[]=2',
  '/page/2/?per_page=-1"><script>&page_param=x',
  '/page/2/?=1&&a[b][]=2&%5B=3',
  '/oreilly-45/?previous_path=javascript:alert(1)',
];

/** Expects pages that hostile requests get to have no error, no markup of the visitor and no link to another site. */
function expectHarmless(pages: readonly string[]): void {
  const faults = pages.flatMap((page, index) => {
    const actions = Array.from(page.matchAll(/action="([^"]*)"/g), ([, action = '']) => action);
    const others = [...linksIn(page), ...actions].filter((link) => !link.startsWith(`${SITE}/`));
    return /^5\d\d:|<script>/.test(page) || others.length > 0 ? [[HOSTILE[index], page.slice(0, 200)]] : [];
  });
  expect(faults).toEqual([]);
  // WordPress itself answers the others: with an error, a redirect, or a page without posts.
  expect(pages.filter((page) => page.includes('<nav')).length).toBeGreaterThan(9);
}

describeTheme('', (print, project) => {
  test.each([
    ['an archive', { url: '/page/2/' }, '/', (n: number) => `/page/${n}/`],
    ['plain permalinks', { url: '/?paged=2', options: plain }, '/', (n: number) => `/?paged=${n}`],
    [
      'a search',
      { url: '/page/2/?s=O%27Reilly&orderby=date' },
      '/?s=O%27Reilly&#038;orderby=date',
      (n: number) => `/page/${n}/?s=O%27Reilly&#038;orderby=date`,
    ],
    [
      'a search in the path, where WordPress puts a slash before the quotation mark',
      { url: "/search/O'Reilly/page/2/" },
      '/search/O&#039;Reilly/',
      (n: number) => `/search/O&#039;Reilly/page/${n}/`,
    ],
    ['the page of posts', { url: '/news/page/2/', front: true }, '/news/', (n: number) => `/news/page/${n}/`],
  ])('%s', async (_, request, first, at) => {
    const [page = ''] = await print([archive, request]);
    expect(linksIn(page)).toEqual(second(first, at).map((path) => SITE + path));
  });

  test('a query on a static front page, whose number is in "page"', async () => {
    const query = `<?php $number = max( 1, get_query_var( 'page' ) );
      pagination_tag( array( 'query' => new WP_Query( array( 'posts_per_page' => 30, 'paged' => $number ) ) ) );`;
    const pages = await print(
      [query, { url: '/page/2/', front: true }],
      [query, { url: '/?paged=2', front: true, options: plain }],
    );
    expect(pages.map(linksIn)).toEqual(
      ['page/', '?paged='].map((how) =>
        [1, 1, 2, 3, 3].map((n) => `${SITE}/${n === 1 ? '' : how + n + (how === 'page/' ? '/' : '')}`),
      ),
    );
  });

  test('a tag with the query as its paginator', async () => {
    const tag = '<pagination pager="<?= $wp_query ?>" pager_type="wordpress"></pagination>';
    const [page = ''] = await print([transform(tag, { dialect: 'php' }), { url: '/page/2/?q=%22' }]);
    const path = (number: number): string => `${SITE}/${number === 1 ? '' : `page/${number}/`}?q=%22`;
    expect(treeOf(page)).toBe(treeOf(renderPagination({ path, total_pages: 9, current_page: 2 })));
  });

  const at = (n: number): string => `${SITE}/${n === 1 ? '' : `page/${n}/`}`;
  test.each([
    [
      'attributes',
      '/page/2/',
      {
        path: at,
        total_pages: 9,
        current_page: 2,
        sibling_count: 2,
        previous_label: 'Newer posts',
        next_label: 'Older posts',
        'aria-label': 'Posts',
        class: 'mt-4',
        id: 'pages',
      },
    ],
    ['archive', '/page/9/', { path: at, total_pages: 9, current_page: 9 }],
  ])('docs/frameworks/wordpress.md: %s', async (name, url, attributes) => {
    const [page = ''] = await print([LISTINGS[name] ?? '', { url }]);
    expect(treeOf(page)).toBe(treeOf(renderPagination(attributes)));
  });

  test('an attribute that is false or null is left out, and one that is true is "true"', async () => {
    const attributes = { id: 'pages', hidden: false, title: null, inert: '', 'data-n': 0, 'hx-boost': true };
    const [page = ''] = await print([`<?php pagination_tag( ${php({ total: 3, attributes })} );`]);
    expect(page).toMatch(
      /<nav\s+class="pagination"\s+id="pages"\s+inert=""\s+data-n="0"\s+hx-boost="true"\s+aria-label="Pagination"\s*>/,
    );
  });

  test('a name and classes among the attributes stand once', async () => {
    const attributes = { 'aria-label': 'Posts', class: 'mt-4' };
    const [page = ''] = await print([`<?php pagination_tag( ${php({ total: 3, attributes })} );`]);
    expect(page).toMatch(/<nav\s+class="pagination mt-4"\s+aria-label="Posts"\s*>/);
  });

  test('the current page of a list with a total of its own', async () => {
    const [page = ''] = await print([
      "<?php pagination_tag( array( 'total' => 9 ) );",
      { url: '/discussed/page/3/' },
    ]);
    expect(page).toMatch(/aria-current="page"\s*>\s*3\s*</);
  });

  test('docs/frameworks/wordpress.md: a query', async () => {
    const [page = ''] = await print([
      `<?php register_post_type( 'book' ); foreach ( range( 1, 30 ) as $n ) {
        wp_insert_post( array( 'post_type' => 'book', 'post_status' => 'publish', 'post_title' => "Book $n" ) );
      } ?>${LISTINGS['query'] ?? ''}`,
      { url: '/page/3/' },
    ]);
    expect(page).toContain('aria-label="Books"');
    expect(linksIn(page)).toEqual([2, 1, 2, 3].map(at));
  });

  test('two lists, whose links keep the page of the other', async () => {
    const [page = ''] = await print([LISTINGS['two'] ?? '', { url: '/page/2/?books=3' }]);
    const [posts = '', books = ''] = page.match(/<nav[^]*?<\/nav>/g) ?? [];
    expect(linksIn(posts)).toEqual(
      second('/?books=3', (n) => `/page/${n}/?books=3`).map((path) => SITE + path),
    );
    expect(linksIn(books)).toEqual([2, 1, 2, 3].map((n) => `${SITE}/page/2/?books=${n}`));
    expect(posts).toMatch(/aria-label="Posts"[^]*aria-current="page"\s*>\s*2\s*</);
    expect(books).toMatch(/aria-label="Books"[^]*aria-current="page"\s*>\s*3\s*</);
  });

  test('comments', async () => {
    const comments = '<?php the_post(); comments_template();';
    const [oldest = '', newest = '', whole] = await print(
      [comments, { url: '/discussed/comment-page-2/', options: { default_comments_page: 'oldest' } }],
      [comments, { url: '/discussed/', options: { default_comments_page: 'newest' } }],
      [comments, { url: '/discussed/', options: { page_comments: '' } }],
    );
    const on = (n: number): string => `${SITE}/discussed/comment-page-${n}/#comments`;
    expect(linksIn(oldest)).toEqual(second(`${SITE}/discussed/#comments`, on));
    expect(oldest).toContain('aria-label="Comments"');
    expect(linksIn(newest).slice(-2)).toEqual([on(8), `${SITE}/discussed/#comments`]);
    expect(whole).not.toContain('<nav');
  });

  // As WordPress reads the number of a page itself.
  test.each([
    ["'9'", 9],
    ["str_repeat( '9', 30 )", 9],
    // PHP's integer for more digits than a float can have.
    ["str_repeat( '9', 5000 )", 1],
    ['99', 9],
    ["'2.9'", 2],
    ["' +3'", 3],
    ["'3x'", 3],
    ["'-3'", 1],
    ["'x'", 1],
    ["''", 1],
    ['null', 1],
    ["array( 'a' )", 1],
    ['0', 1],
  ])('what a visitor asks for is a page of the list: %s', async (asked, current) => {
    const [page = ''] = await print([
      `<?php pagination_tag( array( 'total' => 9, 'current' => ${asked} ) );`,
    ]);
    expect(/aria-current="page"\s*>\s*(\d+)\s*</.exec(page)?.[1]).toBe(String(current));
  });

  test('a query whose numbers are floats, as some versions have them, and one without posts', async () => {
    const [large = '', none = ''] = await print(
      [
        `<?php ${QUERY} $query->max_num_pages = 3.0; $query->set( 'paged', 99 ); pagination_tag( array( 'query' => $query ) );`,
      ],
      ["<?php pagination_tag( array( 'query' => new WP_Query( array( 'post_type' => 'none' ) ) ) );"],
    );
    expect(large).toMatch(/aria-current="page"\s*>\s*3\s*</);
    expect(linksIn(large)).toEqual([2, 1, 2, 3].map(at));
    expect(none).toBe('');
  });

  test('no request is an error, leads to another site or changes the markup', async () => {
    expectHarmless(await print(...HOSTILE.map((url) => [archive, { url }] as const)));
  });

  test('the URL of a list cannot run code', async () => {
    const code = "array( 'total' => 3, 'url' => function () { return 'javascript:alert(1)'; } )";
    const [page = ''] = await print([`<?php pagination_tag( ${code} );`]);
    expect(linksIn(page)).toEqual(['', '', '', '']);
  });

  test('the block of a query is left as it is', async () => {
    const [page = ''] = await print([blockOf({ queryId: 4, query: OWN }), { url: '/?query-4-page=2' }]);
    expect(page).toMatch(
      /<nav[^>]*class="[^"]*\bmine\b[^"]*\bwp-block-query-pagination[^]*>Newer posts<[^]*page-numbers/,
    );
  });

  test('the file does nothing if it is opened by itself', () => {
    const opened = spawnSync('php', [join(project, 'inc/pagination.php')], { encoding: 'utf8' });
    expect(opened).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('texts are those of the text domain', async () => {
    const domain = basename(project).toLowerCase();
    const [page = ''] = await print([
      `<?php add_filter( 'gettext_with_context', function ( $text, $source, $context, $domain ) { return "$source $domain"; }, 10, 4 ); pagination_tag();`,
    ]);
    for (const text of ['Pagination', 'Next page']) expect(page).toContain(`${text} ${domain}`);
  });
});

const OWN = { perPage: 30, postType: 'post' };

/** A block theme's query with the block "Pagination". */
function blockOf(query: object, pagination: object = { className: 'mine' }): string {
  return `<!-- wp:query ${JSON.stringify(query)} --><div class="wp-block-query"><!-- wp:query-pagination ${JSON.stringify(pagination)} --><!-- wp:query-pagination-previous {"label":"Newer posts"} /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next {"label":"Older posts"} /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`;
}

const navIn = (page: string): string => /<nav[^]*<\/nav>/.exec(page)?.[0] ?? '';

describeTheme('--with block', (print, project) => {
  test('the block of a query: its own, that of the page, and one with a limit', async () => {
    const [own = '', inherited = '', limited = ''] = await print(
      [blockOf({ queryId: 4, query: OWN }), { url: '/page/2/?query-4-page=2&q=%27' }],
      [blockOf({ queryId: 4, query: { inherit: true } }), { url: '/page/8/' }],
      [blockOf({ queryId: 4, query: { ...OWN, perPage: 10, pages: 2 } }), { url: '/' }],
    );
    const at = (n: number): string => `${SITE}/page/2/?${n === 1 ? '' : `query-4-page=${n}&#038;`}q=%27`;
    expect(linksIn(navIn(own)).toSorted()).toEqual([1, 1, 2, 3, 3].map(at).toSorted());
    expect(own).toMatch(/aria-current="page"\s*>\s*2\s*</);
    expect(linksIn(navIn(inherited)).at(-1)).toBe(`${SITE}/page/9/`);
    expect(linksIn(navIn(limited))).toEqual([
      `${SITE}/`,
      `${SITE}/?query-4-page=2`,
      `${SITE}/?query-4-page=2`,
    ]);
  });

  test('it keeps what the editor has set', async () => {
    const set = {
      anchor: 'pages',
      align: 'wide',
      textColor: 'vivid-red',
      style: { color: { background: '#123456' } },
      layout: { type: 'flex', justifyContent: 'space-between' },
    };
    const block = blockOf({ queryId: 4, query: OWN }, set);
    const [ours = '', core = ''] = await print(
      [block, { url: '/?query-4-page=2' }],
      [block, { url: '/?query-4-page=2', options: { blocks_of_core: '1' } }],
    );
    const attributeOf = (page: string, name: string): string =>
      new RegExp(`<nav[^>]*? ${name}="([^"]*)"`).exec(page.replaceAll(/\s+/g, ' '))?.[1] ?? '';
    expect(core).toContain('page-numbers');
    expect(ours).not.toContain('page-numbers');
    expect(attributeOf(ours, 'class')).toBe(`pagination ${attributeOf(core, 'class')}`);
    for (const name of ['style', 'aria-label', 'id'])
      expect([name, attributeOf(ours, name)]).toEqual([name, attributeOf(core, name)]);
    expect(attributeOf(ours, 'style')).toContain('#123456');
    for (const text of ['Newer posts', 'Older posts']) expect(ours).toMatch(new RegExp(`>\\s*${text}\\s*<`));
  });

  test('it has what is in the block', async () => {
    const block = blockOf({ queryId: 4, query: { ...OWN, perPage: 1 } });
    const url = '/?query-4-page=9';
    const numbers = '<!-- wp:query-pagination-numbers /-->';
    const [wide = '', links = '', previous = ''] = await print(
      [block.replace(numbers, '<!-- wp:query-pagination-numbers {"midSize":4} /-->'), { url }],
      [block.replace(numbers, ''), { url }],
      [block.replace(/<!-- wp:query-pagination-next .*?-->/, ''), { url }],
    );
    const count = (page: string): number => linksIn(navIn(page)).length;
    // The others are Previous, Next, and both ends.
    expect(count(wide)).toBe(9 + 4);
    expect(count(links)).toBe(2);
    for (const page of [wide, links]) expect(page).not.toContain('page-numbers');
    expect(previous).toContain('page-numbers');
    expect(previous).not.toContain('Next page');
  });

  // Older versions of WordPress have no client navigation, and hide no blocks.
  const filtered = (content: string): string => `${LOAD}
    $inner = array_map( function ( $name ) { return array( 'blockName' => "core/query-pagination-$name", 'attrs' => array(), 'innerBlocks' => array() ); }, array( 'previous', 'numbers', 'next' ) );
    $block = new WP_Block( array( 'blockName' => 'core/query-pagination', 'attrs' => array(), 'innerBlocks' => $inner ), array( 'query' => array( 'inherit' => true ) ) );
    echo apply_filters( 'render_block_core/query-pagination', '${content}', array(), $block );`;

  test('links that do not reload the page stay so', async () => {
    const actions =
      ' data-wp-on--click="core/query::actions.navigate" data-wp-on-async--mouseenter="core/query::actions.prefetch"';
    const core = `<nav class="wp-block-query-pagination" aria-label="Pagination"><a data-wp-key="query-pagination-next" href="/page/3/"${actions}>Next</a></nav>`;
    const [page = '', reloaded = ''] = await print(
      [filtered(core), { url: '/page/2/' }],
      [filtered(core.replace(actions, '')), { url: '/page/2/' }],
    );
    expect(page.match(/<a\b[^>]*>/g)?.filter((link) => link.includes(actions))).toHaveLength(11);
    expect(page.match(/<nav\b/g)).toHaveLength(1);
    expect(linksIn(reloaded)).toEqual(linksIn(page));
    expect(reloaded).not.toContain('data-wp-on');
  });

  test('a block that is hidden stays so', async () => {
    expect(await print([filtered('')], [filtered('<!-- hidden -->')])).toEqual(['', '<!-- hidden -->']);
  });

  test('no request is an error, leads to another site or changes the markup', async () => {
    const blocks = blockOf({ queryId: 4, query: OWN }) + blockOf({ queryId: 0, query: OWN });
    const urls = [...HOSTILE, '/?query-4-page=99', '/?query-4-page=2.9&query-0-page=-1'];
    const pages = await print(...urls.map((url) => [blocks, { url }] as const));
    const faults = pages.flatMap((page, index) => {
      const others = linksIn(navIn(page)).filter((link) => !link.startsWith(`${SITE}/`));
      return /^5\d\d:|<script>(?!<)[^]*<\/nav>/.test(navIn(page)) || others.length > 0 ? [urls[index]] : [];
    });
    expect(faults).toEqual([]);
    expect(pages.filter((page) => /<nav[^>]*class="pagination .*\bmine\b/.test(page)).length).toBeGreaterThan(
      9,
    );
  });

  test('nothing but a theme with the part has the filter', async () => {
    expect(await read(project, 'inc/pagination.php')).toContain('add_filter(');
    const other = await makeDirectory({});
    await runIn(other, ['add', 'wordpress', '--with', 'disabled,boundaries,paths,ends,labels']);
    expect(await read(other, 'inc/pagination.php')).not.toMatch(/add_filter|block/);
  });
});

describeTheme('--with summary,position,jump,sizes', (print) => {
  test.each([
    ['the front page', '/'],
    ['another page', '/discussed/'],
  ])('docs/frameworks/wordpress.md: forms on %s', async (_, path) => {
    const [page = ''] = await print([
      LISTINGS['sizes'] ?? '',
      { url: `${path}page/2/?per_page=25`, front: true },
    ]);
    expect(page.match(/<h2>/g)).toHaveLength(25);
    expect(page).toMatch(/aria-current="page"\s*>\s*2\s*</);
    expect(page.split(`action="${SITE}${path}"`)).toHaveLength(3);
    expect(page).toMatch(/name="per_page"\s+value="25"[^]*value="25"\s+selected=/);
  });

  test('the position, and the posts on the page', async () => {
    const beside = '<?php pagination_tag_summary(); pagination_tag_position();';
    const pages = await print([beside, { url: '/page/2/' }], [beside, { url: '/page/9/' }]);
    const texts = pages.map((page) =>
      page
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    expect(texts).toEqual(['11 to 20 of 90 Page 2 of 9', '81 to 90 of 90 Page 9 of 9']);
  });

  test('a query of all posts says so, and one that does not count them says nothing', async () => {
    const summaryOf = (query: string): [string] => [
      `<?php pagination_tag_summary( new WP_Query( array( ${query} ) ) );`,
    ];
    const [all = '', paged = '', uncounted = ''] = await print(
      summaryOf("'posts_per_page' => -1"),
      summaryOf("'nopaging' => true"),
      summaryOf("'no_found_rows' => true"),
    );
    for (const page of [all, paged]) expect(page).toContain('>1 to 90 of 90<');
    expect(uncounted).not.toContain('<p');
  });

  test('a position and a form of one page show nothing', async () => {
    const code = `$query = new WP_Query( array( 'posts_per_page' => 90 ) );
      pagination_tag_position( $query ); pagination_tag_jump( array( 'total' => 1 ) );`;
    expect(await print([`<?php ${code}`])).toEqual(['']);
  });

  test('a form keeps the query, but for its own parameters, and a fragment', async () => {
    const url = "'/posts?q=&tag=a+%26b&tag=c&paged=3&per_page=10#list'";
    const [page = ''] = await print([
      `<?php pagination_tag_jump( array( 'total' => 9, 'url' => ${url} ) ); pagination_tag_sizes( array( 'chosen' => 7, 'url' => ${url} ) );`,
    ]);
    const hidden = Array.from(page.matchAll(/hidden"\s+name="(.*?)"\s+value="(.*?)"/g), (one) =>
      one.slice(1).join('='),
    );
    const kept = ['q=', 'tag=a &amp;b', 'tag=c'];
    expect(hidden).toEqual([...kept, 'per_page=10', ...kept]);
    expect(page.match(/action="\/posts#list"/g)).toHaveLength(2);
    expect(page).toMatch(
      /<option\s+value="7"\s+selected='selected'\s*>\s*7\s*<\/option>\s*<option\s+value="10"/,
    );
  });

  test('a form leads to a URL that is only a query', async () => {
    const [page] = await print(["<?php pagination_tag_jump( array( 'total' => 9, 'url' => '?paged=1' ) );"]);
    expect(page).toMatch(/<form [^>]*action="\?"/);
  });

  test('no request is an error, leads to another site or changes the markup', async () => {
    const everything = `${archive}<?php pagination_tag_summary(); pagination_tag_position(); pagination_tag_jump(); pagination_tag_sizes();`;
    const pages = await print(...HOSTILE.map((url) => [everything, { url }] as const));
    expectHarmless(pages);
    expect(pages.filter((page) => page.includes('action="')).length).toBeGreaterThan(9);
  });
});

describeTheme('--with neighbors', (print) => {
  test('the posts before and after that of the page, with their titles', async () => {
    const single = `<?php the_post(); ?>${LISTINGS['previous_next'] ?? ''}`;
    const pages = await print([single, { url: '/oreilly-1/' }], [single, { url: '/oreilly-45/' }]);
    const next = (n: number) => ({ next_path: `${SITE}/oreilly-${n}/`, next_title: `O’Reilly ${n}` });
    const labels = { previous_label: 'Older', next_label: 'Newer' };
    const before = { previous_path: `${SITE}/oreilly-44/`, previous_title: 'O’Reilly 44' };
    expect(pages.map((page) => treeOf(page))).toEqual(
      [
        { ...labels, ...next(2) },
        { ...labels, ...before, ...next(46) },
      ].map((one) => treeOf(renderPagination(one))),
    );
  });

  test('a page without neighbors shows nothing, and URLs cannot run code', async () => {
    const [none, unsafe = ''] = await print(
      ["<?php pagination_tag_neighbors( array( 'previous_path' => '', 'next_path' => '' ) );"],
      [
        "<?php pagination_tag_neighbors( array( 'previous_path' => '', 'next_path' => 'javascript:alert(1)' ) );",
      ],
    );
    expect(none).toBe('');
    expect(linksIn(unsafe)).toEqual(['']);
    const [own = ''] = await print([
      "<?php pagination_tag_neighbors( array( 'previous_path' => '', 'next_path' => '/other/' ) );",
      { url: '/?p=40' },
    ]);
    expect(own.replaceAll(/<[^>]*>|\s+/g, ' ').trim()).toMatch(/^Next page:\s+›$/);
  });
});

describeTheme('--with boundaries,paths', (print) => {
  test('its windows are those of pageWindow', async () => {
    const code = `foreach ( range( 1, 60 ) as $t ) foreach ( range( 1, $t ) as $c ) foreach ( range( 0, 3 ) as $s ) foreach ( range( 0, 3 ) as $b ) {
      if ( 1 === $b && pagination_tag_pages( $t, $c, $s ) !== pagination_tag_bounded_pages( $t, $c, $s, 1 ) ) echo 'other ';
      $pages = array_map( function ( $page ) { return null === $page ? '…' : $page; }, pagination_tag_bounded_pages( $t, $c, $s, $b ) );
      echo implode( ' ', array_merge( array( $t, $c, $s, $b ), $pages ) ), "\\n"; }`;
    const [windows = ''] = await print([`<?php ${code}`]);
    expect(windows.trim()).toBe(allWindows());
  });

  test('docs/frameworks/wordpress.md: paths', async () => {
    const [page = ''] = await print([LISTINGS['paths'] ?? '']);
    const list = { path: '/books/page/:page', first_path: '/books', total_pages: 42, current_page: 7 };
    expect(treeOf(page)).toBe(treeOf(renderPagination(list)));
  });

  test('a list of unknown length may go on, and :page may be a part of a word', async () => {
    const [page = '', unsafe = ''] = await print(
      [
        "<?php pagination_tag( array( 'total' => 2, 'current' => 2, 'has_more' => true, 'url' => pagination_tag_path( '/:pages/%3Apage' ) ) );",
      ],
      [
        "<?php pagination_tag( array( 'total' => 2, 'url' => pagination_tag_path( 'javascript:f(:page)' ) ) );",
      ],
    );
    expect(linksIn(page)).toEqual(['/:pages/1', '/:pages/1', '/:pages/2', '/:pages/3']);
    expect(linksIn(unsafe)).toEqual(['', '', '']);
    const uncounted = `<?php $query = new WP_Query( array( 'posts_per_page' => 5, 'no_found_rows' => true, 'paged' => max( 1, get_query_var( 'paged' ) ) ) );
      pagination_tag( array( 'query' => $query, 'has_more' => true ) );`;
    const [third = ''] = await print([uncounted, { url: '/discussed/page/3/' }]);
    expect(third).toMatch(/aria-current="page"\s*>\s*3\s*</);
    expect(linksIn(third).at(-1)).toBe(`${SITE}/discussed/page/4/`);
    const [without = ''] = await print([
      "<?php pagination_tag( array( 'total' => 0, 'current' => 3, 'has_more' => true, 'url' => pagination_tag_path( '/:page' ) ) );",
    ]);
    expect(linksIn(without)).toEqual(['/2', '/1', '/2', '/3', '/4']);
  });
});

withPackages('gettext', 'xgettext', '--version').test.each([
  [[]],
  [['--with', 'ends,labels']],
  [['--name', 'comment_pages', '--with', 'ends']],
  [['--theme', 'govuk']],
  [['--theme', 'uswds']],
  [['--with', 'summary,position,jump,sizes']],
  [['--theme', 'uswds', '--with', 'neighbors']],
  [['--with', 'all']],
])('the catalog of add wordpress %j has the texts of the file', async (args: readonly string[]) => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'wordpress', '--translate', 'de', ...args]);
  const [php = ''] = readdirSync(join(cwd, 'inc'));
  const run = (command: string, ...rest: string[]): string =>
    execFileSync(command, rest, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  // The functions of WordPress that take a text, and its context and a domain after it.
  const functions = ['_x', 'esc_html_x', 'esc_attr_x'].map((name) => `--keyword=${name}:1,2c,3t`);
  const options = ['--language=PHP', '--keyword', ...functions, '--from-code=UTF-8', '--output=-'];
  const texts = (catalog: string): string[] =>
    Array.from(
      catalog.matchAll(/^msgctxt "pagination"\nmsgid "(.+)"$/gm),
      ([, text = '']) => text,
    ).toSorted();
  const found = texts(run('xgettext', ...options, `inc/${php}`));
  expect(found.length).toBeGreaterThan(2);
  const catalog = await read(cwd, 'languages/de_DE.po');
  expect(texts(catalog)).toEqual(expect.arrayContaining(found));
  expect(texts(catalog)).toHaveLength(found.length);
  run('msgfmt', '--check-format', '--check-header', '--output-file=texts.mo', 'languages/de_DE.po');
});

test('the source, and what is written, are programs', async () => {
  const folder = join(__dirname, '../../components/wordpress/inc');
  const cwd = await makeDirectory({});
  for (const parts of ['none', 'links', 'all'])
    await runIn(cwd, ['add', 'wordpress', '--with', parts, '--name', `pages_${parts}`]);
  for (const inc of [folder, join(cwd, 'inc')])
    for (const file of readdirSync(inc))
      expect(spawnSync('php', ['-l', join(inc, file)], { encoding: 'utf8' })).toMatchObject({
        status: 0,
        stderr: '',
      });
});
