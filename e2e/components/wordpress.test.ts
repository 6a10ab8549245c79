import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderPagination, themeNames, transform } from '../../src/index.js';
import { makeDirectory, read, runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Job, Rendering } from '../engines/engine.js';
import { wordpress } from '../engines/wordpress.js';
import { describeComponent, listingsOf } from './added.js';
import {
  allWindows,
  cases,
  meaningOf,
  NEIGHBORS,
  numbers,
  treeOf,
  WITH_FORMS,
  type Attributes,
} from './grid.js';
import { argumentsOf, linksIn } from './php-values.js';

const hasGettext = spawnSync('xgettext', ['--version']).status === 0;
(hasGettext || process.env['CI'] ? test : test.skip).each([
  [[]],
  [['--with', 'ends,labels']],
  [['--name', 'comment_pages', '--with', 'ends']],
  [['--locale', 'de']],
  [['--theme', 'govuk']],
  [['--with', 'summary,position,jump,sizes']],
  [['--theme', 'uswds', '--with', 'neighbors']],
])('the .pot of add wordpress %j has the texts of the file', async (args: readonly string[]) => {
  const cwd = await makeDirectory({});
  const { stdout } = await runIn(cwd, ['add', 'wordpress', ...args]);
  const [php, pot] = Array.from(stdout.matchAll(/^Wrote (\S+)\.$/gm), ([, path = '']) => path);
  expect(pot).toMatch(/^languages\/.*\.pot$/);
  const run = (command: string, ...rest: string[]): string =>
    execFileSync(command, rest, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  // The functions of WordPress that take a text, and a domain after it.
  const functions = ['__', '_e', 'esc_html__', 'esc_html_e', 'esc_attr__', 'esc_attr_e'].map(
    (name) => `--keyword=${name}:1,2t`,
  );
  const found = run(
    'xgettext',
    '--language=PHP',
    '--keyword',
    ...functions,
    '--from-code=UTF-8',
    '--output=-',
    php ?? '',
  );
  const texts = (catalogue: string): string[] =>
    Array.from(catalogue.matchAll(/^msgid "(.+)"$/gm), ([, text = '']) => text).toSorted();
  expect(texts(found).length).toBeGreaterThan(2);
  expect(texts(await read(cwd, pot ?? ''))).toEqual(texts(found));
  run('msgfmt', '--check-format', '--check-header', '--output-file=texts.mo', pot ?? '');
});

const plain = { permalink_structure: '' };
const SITE = 'http://site.example';

describeComponent('wordpress --translate de', (project) => {
  describeEngine(wordpress(project), ({ render }) => {
    let results: readonly (readonly Rendering[])[];
    const jobs: Job[] = [];
    /** Notes a page to be rendered in the one batch of all tests, and returns what prints it then. */
    function page(template: string, request: Job['data'][number] = { url: '/' }): () => string {
      const index = jobs.push({ template, data: [request] }) - 1;
      return () => {
        const one = results[index]?.[0];
        return one === undefined ? '' : 'output' in one ? one.output : one.error;
      };
    }

    beforeAll(async () => {
      const listings = listingsOf('wordpress');
      await runIn(project, ['add', 'wordpress', '--name', 'page_ends', '--with', 'ends,labels']);
      await runIn(project, [
        'add',
        'wordpress',
        '--name',
        'page_items',
        '--with',
        'summary,position',
        '--link',
        'data-n=:page',
      ]);
      await runIn(project, ['add', 'wordpress', '--with', 'neighbors']);
      for (const theme of themeNames) {
        await runIn(project, [
          'add',
          'wordpress',
          '--theme',
          theme,
          '--name',
          `forms_${theme}`,
          '--with',
          'jump,sizes',
        ]);
        await runIn(project, [
          'add',
          'wordpress',
          '--theme',
          theme,
          '--name',
          `beside_${theme}`,
          '--with',
          'neighbors',
        ]);
      }
      execFileSync('msgfmt', ['-o', 'de_DE.mo', 'de_DE.po'], { cwd: join(project, 'languages') });
      // Actions are added before the query of the page is made. Redirects would print nothing.
      const more = ['forms', 'beside'].map(
        (name) => `require get_template_directory() . '/inc/${name}-default.php';`,
      );
      writeFileSync(join(project, 'style.css'), '/*\nTheme Name: Test\n*/');
      writeFileSync(
        join(project, 'functions.php'),
        `<?php\n${listings['functions'] ?? ''}\nremove_action( 'template_redirect', 'redirect_canonical' );\n${more.join('\n')}
if ( get_option( 'takes_blocks' ) ) { ${listings['block'] ?? ''} }`,
      );
      writeFileSync(join(project, 'comments.php'), listings['comments'] ?? '');
      results = await render(jobs);
    });

    const archive = '<?php pagination_tag();';
    const around = (base: string, next: (page: number) => string): string[] => [
      ...[1, 1, 2, 3, 4, 5, 9].map((number) => (number === 1 ? base : next(number))),
      next(3),
    ];
    test.each([
      ['an archive', page(archive, { url: '/page/2/' }), around('/', (n) => `/page/${n}/`)],
      [
        'plain permalinks',
        page(archive, { url: '/?paged=2', options: plain }),
        around('/', (n) => `/?paged=${n}`),
      ],
      [
        'a search',
        page(archive, { url: "/page/2/?s=O'Reilly&orderby=date" }),
        around('/?s=O%27Reilly&#038;orderby=date', (n) => `/page/${n}/?s=O%27Reilly&#038;orderby=date`),
      ],
      [
        'the page of posts',
        page(archive, { url: '/news/page/2/', front: true }),
        around('/news/', (n) => `/news/page/${n}/`),
      ],
    ])('%s', (_, print, links) => {
      expect(linksIn(print())).toEqual(links.map((path) => SITE + path));
    });

    const query = `<?php $number = max( 1, get_query_var( 'page' ) );
      pagination_tag( new WP_Query( array( 'posts_per_page' => 30, 'paged' => $number ) ) );`;
    const front = [
      page(query, { url: '/page/2/', front: true }),
      page(query, { url: '/?paged=2', front: true, options: plain }),
    ];
    test('a query on a static front page, whose number is in "page"', () => {
      expect(front.map((print) => linksIn(print()))).toEqual([
        [1, 1, 2, 3, 3].map((n) => (n === 1 ? `${SITE}/` : `${SITE}/page/${n}/`)),
        [1, 1, 2, 3, 3].map((n) => (n === 1 ? `${SITE}/` : `${SITE}/?paged=${n}`)),
      ]);
    });

    const tag = '<pagination pager="<?= $wp_query ?>" pager_type="wordpress"></pagination>';
    const compiled = page(transform(tag, { dialect: 'php' }), { url: '/page/2/?q=%22' });
    test('a tag with the query as its paginator', () => {
      const path = (number: number): string => `${SITE}/${number === 1 ? '' : `page/${number}/`}?q=%22`;
      const attributes = { path, total_pages: 9, current_page: 2 };
      expect(treeOf(compiled())).toBe(treeOf(renderPagination(attributes)));
    });

    const lists = page(
      `<?php pagination_tag( null, array( 'id' => 'posts' ) );
      $number = isset( $_GET['news'] ) ? $_GET['news'] : 1;
      $news = new WP_Query( array( 'posts_per_page' => 30, 'paged' => (int) $number ) );
      pagination_tag( $news, array(
        'path' => function ( $page ) { return add_query_arg( 'news', $page ); },
        'aria_label' => 'News',
      ) );`,
      { url: '/page/2/?news=3' },
    );
    test('two lists, whose links keep the page of the other', () => {
      const [posts = '', news = ''] = lists().match(/<nav[^]*?<\/nav>/g) ?? [];
      expect(linksIn(posts)).toEqual(
        around('/?news=3', (n) => `/page/${n}/?news=3`).map((path) => SITE + path),
      );
      expect(linksIn(news)).toEqual([2, 1, 2, 3].map((n) => `/page/2/?news=${n}`));
      expect(posts).toMatch(/^<nav id="posts" aria-label="Pagination"/);
      expect(news).toMatch(/^<nav[^>]* aria-label="News"/);
      expect(posts).toMatch(/aria-current="page"\s*>2</);
      expect(news).toMatch(/aria-current="page"\s*>3</);
    });

    const comments = '<?php the_post(); comments_template();';
    const discussion = [
      page(comments, { url: '/discussed/comment-page-2/', options: { default_comments_page: 'oldest' } }),
      page(comments, { url: '/discussed/', options: { default_comments_page: 'newest' } }),
      page(comments, { url: '/discussed/', options: { page_comments: '' } }),
    ];
    test('comments', () => {
      const [second, newest, whole] = discussion.map((print) => print());
      const at = (n: number): string => `${SITE}/discussed/comment-page-${n}/#comments`;
      expect(linksIn(second ?? '')).toEqual([
        ...[1, 1, 2, 3, 4, 5, 9].map((n) => (n === 1 ? `${SITE}/discussed/#comments` : at(n))),
        at(3),
      ]);
      expect(second).toContain('aria-label="Comments"');
      expect(linksIn(newest ?? '').slice(-2)).toEqual([at(8), `${SITE}/discussed/#comments`]);
      expect(whole).not.toContain('<nav');
    });

    const block = (attributes: object): string =>
      `<!-- wp:query ${JSON.stringify(attributes)} --><div class="wp-block-query"><!-- wp:query-pagination {"className":"mine"} --><!-- wp:query-pagination-previous {"label":"Newer posts"} /--><!-- wp:query-pagination-numbers /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`;
    const inOwnList = block({ queryId: 4, query: { perPage: 30, postType: 'post' } });
    const options = { takes_blocks: '1' };
    const untouched = page(inOwnList, { url: '/?query-4-page=2' });
    test('the block of a query is left as it is, unless the theme adds the filter', () => {
      expect(untouched()).toMatch(
        /<nav[^>]*class="[^"]*\bmine wp-block-query-pagination[^]*>Newer posts<[^]*page-numbers/,
      );
    });
    const blocks = [
      page(inOwnList, { url: "/?query-4-page=2&q='", options }),
      page(block({ queryId: 4, query: { inherit: true } }), { url: '/page/8/', options }),
      page(block({ queryId: 4, query: { perPage: 10, postType: 'post', pages: 2 } }), { url: '/', options }),
    ];
    test('the block of a query', () => {
      const [own, inherited, limited] = blocks.map((print) => print());
      const at = (n: number): string => (n === 1 ? '/?q=%27' : `/?query-4-page=${n}&#038;q=%27`);
      expect(linksIn(/<nav[^]*<\/nav>/.exec(own ?? '')?.[0] ?? '')).toEqual([1, 1, 2, 3, 3].map(at));
      expect(own).toMatch(/<nav[^>]*class="pagination [^"]*\bmine wp-block-query-pagination\b/);
      expect(own).toContain('Newer posts');
      expect(linksIn(/<nav[^]*<\/nav>/.exec(inherited ?? '')?.[0] ?? '').at(-1)).toBe(`${SITE}/page/9/`);
      expect(linksIn(/<nav[^]*<\/nav>/.exec(limited ?? '')?.[0] ?? '')).toEqual([
        '/',
        '/?query-4-page=2',
        '/?query-4-page=2',
      ]);
    });

    const own = cases.map((attributes) => {
      const { own: names, rest, data } = argumentsOf(attributes);
      const list = names
        .filter((name) => name !== 'path' && name !== 'first_path')
        .map((name) => `'${name}' => $data['${name}']`);
      const paths = `function ( $page ) { return 1 === $page && ${'first_path' in data ? 1 : 0} ? '/posts' : '${String(data['path'])}'; }`;
      const code = `$data = json_decode( '${JSON.stringify(data).replace(/[\\']/g, '\\$&')}', true ); $data_text = $data['data_text'] ?? '';
        pagination_tag_links( array( ${list.join(', ')}, 'path' => ${paths.replace("';", "'; ").replace(':page', "' . $page . '")}, 'attributes' => ${rest} ) );`;
      return { attributes, print: page(`<?php ${code}`) };
    });
    test.each(own)('$attributes', ({ attributes, print }) => {
      // WordPress takes "&amp;" for a character reference in texts, too.
      const means = JSON.parse(JSON.stringify(attributes).replaceAll('&amp;', '&')) as Attributes;
      expect(treeOf(print())).toBe(treeOf(renderPagination(means, { singlePage: 'hide' })));
    });

    const ends = page(`<?php require get_template_directory() . '/inc/page-ends.php';
      page_ends_links( array( 'total_pages' => 9, 'current_page' => 1, 'show_boundary_chevrons' => true, 'last_label' => 'Oldest', 'path' => function ( $page ) { return "/$page"; } ) );`);
    test('First and Last, in a component that has them', () => {
      const attributes = {
        total_pages: 9,
        current_page: 1,
        show_boundary_chevrons: true,
        show_ends: true,
        last_label: 'Oldest',
      };
      expect(treeOf(ends())).toBe(treeOf(renderPagination({ ...attributes, show_labels: true })));
    });

    const items = [2, 9].map((number) =>
      page(`<?php require_once get_template_directory() . '/inc/page-items.php'; page_items();`, {
        url: `/page/${number}/`,
      }),
    );
    test('the position, and the items on the page', () => {
      const path = (number: number): string => `${SITE}/${number === 1 ? '' : `page/${number}/`}`;
      const given = {
        path,
        total_items: 90,
        page_size: 10,
        summary: ':from to :to of :total',
        layout: 'position',
        'link:data-n': ':page',
      } as const;
      const expected = [2, 9].map((current_page) => treeOf(renderPagination({ ...given, current_page })));
      expect(items.map((print) => treeOf(print()))).toEqual(expected);
    });

    /** Prints the control of each of these attributes, in the component of a theme. */
    function printAll(name: string, theme: string, given: readonly Attributes[]): () => string[] {
      const all = JSON.stringify(given).replace(/[\\']/g, '\\$&');
      const print = page(`<?php require_once get_template_directory() . '/inc/${name}-${theme}.php';
        foreach ( json_decode( '${all}', true ) as $all ) {
          if ( isset( $all['path'] ) ) {
            $path            = $all['path'];
            $all['path']     = function ( $page ) use ( $path ) { return str_replace( ':page', $page, $path ); };
            $all['page_param'] = 'page';
          }
          if ( isset( $all['aria-label'] ) ) $all['aria_label'] = $all['aria-label'];
          if ( isset( $all['data-text'] ) ) $all['attributes'] = array( 'data-text' => $all['data-text'] );
          unset( $all['aria-label'], $all['data-text'] );
          ${name}_${theme}_links( $all );
          echo '<hr>';
        }`);
      return () =>
        print()
          .split('<hr>')
          .slice(0, -1)
          .map((one) => treeOf(one));
    }
    const literal = (attributes: Attributes, theme: (typeof themeNames)[number]): string => {
      const means = JSON.parse(JSON.stringify(attributes).replaceAll('&amp;', '&')) as Attributes;
      return treeOf(renderPagination(means, { theme, singlePage: 'hide' }));
    };

    // WordPress gets the URL of a form from that of page 1.
    const withForms = WITH_FORMS.map(({ first_path: _, ...given }) => given);
    const parts = themeNames.map((theme) => ({
      theme,
      forms: printAll('forms', theme, withForms),
      beside: printAll('beside', theme, NEIGHBORS),
    }));
    test.each(parts)('forms, and previous and next, in the theme $theme', ({ theme, forms, beside }) => {
      expect(forms()).toEqual(withForms.map((given) => literal(meaningOf(given), theme)));
      expect(beside()).toEqual(NEIGHBORS.map((given) => literal(given, theme)));
    });

    const single = ['/oreilly-1/', '/oreilly-45/'].map((url) =>
      page(
        `<?php require get_template_directory() . '/inc/previous-next.php'; the_post(); ?>${listingsOf('wordpress')['previous_next'] ?? ''}`,
        { url },
      ),
    );
    test('the posts before and after that of the page, with their titles', () => {
      const between = { next_path: `${SITE}/oreilly-46/`, next_title: 'O’Reilly 46' };
      const labels = { previous_label: 'Older', next_label: 'Newer' };
      const expected = [
        { ...labels, next_path: `${SITE}/oreilly-2/`, next_title: 'O’Reilly 2' },
        { ...labels, ...between, previous_path: `${SITE}/oreilly-44/`, previous_title: 'O’Reilly 44' },
      ];
      expect(single.map((print) => treeOf(print()))).toEqual(expected.map((one) => literal(one, 'default')));
    });

    const odd = numbers.map(([total, current, is]) => ({
      is,
      print: page(
        `<?php $data = json_decode( '${JSON.stringify([total, current])}', true ); pagination_tag_links( array( 'total_pages' => $data[0], 'current_page' => $data[1], 'path' => function ( $page ) { return "/$page"; } ) );`,
      ),
    }));
    test.each(odd)('numbers of visitors: $is', ({ is: [total_pages, current_page], print }) => {
      const literal = renderPagination({ total_pages, current_page }, { singlePage: 'hide' });
      expect(treeOf(print())).toBe(treeOf(literal));
    });

    const windows =
      page(`<?php foreach ( range( 1, 60 ) as $t ) foreach ( range( 1, $t ) as $c ) foreach ( range( 0, 3 ) as $s ) foreach ( range( 0, 3 ) as $b ) {
      $pages = array_map( function ( $page ) { return null === $page ? '…' : $page; }, pagination_tag_pages( $t, $c, $s, $b ) );
      echo implode( ' ', array_merge( array( $t, $c, $s, $b ), $pages ) ), "\\n"; }`);
    test('its window is that of pageWindow', () => {
      expect(windows().trim()).toBe(allWindows());
    });

    const everything = `${archive} forms_default(); beside_default();`;
    const hostile = [
      '/?paged[]=2',
      '/?paged=-1',
      `/?paged=${'9'.repeat(30)}`,
      '//evil.example/page/2/',
      '/page/2/?q="><script>',
      '/page/2/?home=http://evil.example&siteurl=x&page=javascript:alert(1)',
      '/page/2/?q=%00%ff',
      '/?s[]=1',
      '/discussed/?cpage[]=1',
      '/?query-0-page[]=1',
      '/?per_page[]=25&paged[]=2',
      '/page/2/?per_page=-1"><script>&page_param=x',
      '/page/2/?=1&&a[b][]=2&%5B=3',
      '/oreilly-45/?previous_path=javascript:alert(1)',
    ].map((url) => ({ url, print: page(everything, { url }) }));
    test.each(hostile)('a hostile request: $url', ({ print }) => {
      expect(print()).not.toMatch(/^5\d\d:|<script>/);
      const actions = Array.from(print().matchAll(/action="([^"]*)"/g), ([, action = '']) => action);
      expect([...linksIn(print()), ...actions].filter((link) => !link.startsWith(`${SITE}/`))).toEqual([]);
    });

    // WordPress itself answers the others: with an error, a redirect, or a page without posts.
    test('most hostile requests get controls', () => {
      expect(hostile.filter(({ print }) => print().includes('action="')).length).toBeGreaterThan(9);
    });

    test('the file does nothing if it is opened by itself', () => {
      const opened = spawnSync('php', [join(project, 'inc/pagination.php')], { encoding: 'utf8' });
      expect(opened).toMatchObject({ status: 0, stdout: '', stderr: '' });
    });

    const unknown = page("<?php pagination_tag( null, array( 'sumary' => 'x' ) );");
    const noQuery = page('<?php pagination_tag( get_posts() );');
    const unsafe = page(
      "<?php pagination_tag_links( array( 'total_pages' => 3, 'path' => function () { return 'javascript:x'; } ) );",
    );
    test('reports mistakes', () => {
      expect(unknown()).toContain('pagination_tag_links: There is no argument sumary.');
      expect(noQuery()).toContain('pagination_tag: The first argument is a WP_Query');
      expect(linksIn(unsafe())).toEqual(Array(4).fill(''));
    });

    const archiveIn = page(archive);
    const translated = page(
      `<?php add_filter( 'gettext', function ( $text, $source, $domain ) { return "$source $domain"; }, 10, 3 ); pagination_tag();`,
    );
    const german = page(
      `<?php load_theme_textdomain( '${basename(project).toLowerCase()}', get_template_directory() . '/languages' ); pagination_tag();`,
      { url: '/', options: { WPLANG: 'de_DE' } },
    );
    test('the catalogues are those of the language of the site', () => {
      for (const text of ['Seitennummerierung', 'Nächste Seite']) expect(german()).toContain(text);
      expect(archiveIn()).toContain('Next page');
    });

    test('texts are those of the text domain', () => {
      const domain = basename(project).toLowerCase();
      for (const text of ['Pagination', 'Next page']) expect(translated()).toContain(`${text} ${domain}`);
    });
  });
});
