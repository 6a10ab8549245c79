import { describeEngine } from '../engines/describe-engine.js';
import { php } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { beside, describeComponent, describeListings, describeNeighbors, listedAttributes } from './added.js';
import { allWindows, describeGrid, type Attributes } from './grid.js';
import { describeHostileRequests } from './hostile.js';
import { argumentsOf, describeStandard, linksIn } from './php-values.js';

const start =
  "<?php require_once 'pagination.php'; parse_str((string) parse_url($url, PHP_URL_QUERY), $_GET); ?>";

/** Values reach a template in variables. */
function use(attributes: Attributes) {
  const { own, rest, data } = argumentsOf(attributes);
  const code = [...own.map((name) => `${name}: $${name}`), `attributes: ${rest}`].join(', ');
  return { template: `${start}<?= Pagination\\render(${code}) ?>`, data: { url: '/posts', ...data } };
}

describeGrid({ framework: 'php', engine: php, use });

describeNeighbors('php', php, {}, { previous_next: beside });

describeComponent('php --with neighbors', (project) => {
  describeEngine(php(project), ({ render }) => {
    test('classes of a second component', async () => {
      const code = "PreviousNext\\render('/a', class: ['mt-4', 'hidden' => false], attributes: ['class' => 'y'])";
      const template = `<?php require_once 'previous_next.php'; ?><?= ${code} ?>`;
      const [[one] = []] = await render([{ template, data: [{}] }]);
      expect(one).toEqual({ output: expect.stringContaining('<nav class="pagination pagination--neighbors mt-4 y" ') as string });
    });
  });
});

const forms = { page_sizes: '10,25,50,100', page_size: 50, jump: true } as const;

describeComponent('php --with jump,sizes', (project) => {
  const engine = php(project);
  const listed = { ...forms, path: '?per_page=:page_size&page=:page', first_path: '?per_page=50', total_pages: 42, current_page: 1 };
  describeListings('php', engine, { url: '/posts?per_page=50', pages: 42 }, { forms: listed }, start);

  describeEngine(engine, ({ render }) => {
    describeHostileRequests(['/posts'], async (urls) => {
      const template = `${start}<?= Pagination\\render(total_pages: 9, page_size: $_GET['per_page'] ?? 25) ?>`;
      const [renderings = []] = await render([{ template, data: urls.map((url) => ({ url: `${url}&per_page[]=1` })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });
  });
});

describeComponent('php', (project) => {
  const engine = php(project);

  describeRequests({
    engine,
    template: `${start}<?= Pagination\\render(total_pages: $pages, id: 'pager') ?>`,
    hasFirstPath: true,
    hidesSinglePage: true,
    data: ({ items, query, pages }) => ({ url: `/posts?items=${items}&${query}`, pages }),
  });

  const all = { path: '?page=:page', first_path: '?', total_pages: 42, current_page: 7 };
  describeListings(
    'php',
    engine,
    { url: '/posts', pages: 42 },
    {
      pages: { ...all, current_page: 1 },
      attributes: { ...all, path: '/posts/:page', first_path: '/posts', ...listedAttributes, 'hx-boost': 'true' },
    },
    start,
  );

  describeEngine(engine, ({ render }) => {
    async function print(code: string, url = '/posts?page=3'): Promise<string> {
      const [[one] = []] = await render([{ template: `${start}<?= ${code} ?>`, data: [{ url }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    describeHostileRequests(['/posts'], async (urls) => {
      const [renderings = []] = await render([{ template: `${start}<?= Pagination\\render(total_pages: 9) ?>`, data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });

    test('its window is that of pageWindow', async () => {
      const code = `(function () { foreach (range(1, 60) as $t) foreach (range(1, $t) as $c) foreach (range(0, 3) as $s) foreach (range(0, 3) as $b)
        $lines[] = implode(' ', [$t, $c, $s, $b, ...array_map(fn ($page) => $page ?? '…', Pagination\\pages($t, $c, $s, $b))]);
        return implode("\\n", $lines); })()`;
      expect(await print(code)).toBe(allWindows());
    });

    test.each([
      ['', /Too few arguments|not passed/],
      ['total_pages: 3, sibling_cuont: 2', /Unknown named parameter \$sibling_cuont/],
      ['total_pages: 3, sibling_count: -1', /must be from 0 to 1000/],
      ['total_pages: 3, path: "/posts"', /needs :page/],
      ['total_pages: 3, path: "/posts/:pages"', /needs :page/],
      ['total_pages: 3, path: "java\\tscript:alert(1)//:page"', /must be relative, or start with http: or https:/],
      ['total_pages: 3, path: fn ($page) => "data:,$page"', /must be relative/],
      ['total_pages: 3, path: "/:page", first_path: "vbscript:x"', /must be relative/],
    ])('render(%s) is an error', async (code, message) => {
      expect(await print(`Pagination\\render(${code})`)).toMatch(message);
    });

    test.each([
      ["fn ($page) => '/p/' . $page", ['/p/1', '/p/1', '/p/2', '/p/3', '/p/3']],
      ["'/p/%3Apage?q=:pages'", ['/p/1?q=:pages', '/p/1?q=:pages', '/p/2?q=:pages', '/p/3?q=:pages', '/p/3?q=:pages']],
      ["'https://site.example/:page'", [1, 1, 2, 3, 3].map((page) => `https://site.example/${page}`)],
    ])('path: %s', async (path, links) => {
      expect(linksIn(await print(`Pagination\\render(3, 2, path: ${path})`))).toEqual(links);
    });

    test('a visitor\'s own :page stays, and two lists keep each other', async () => {
      const page = await print("Pagination\\render(2, page_param: 'side')", '/posts?page=2&side=2&q=:page');
      expect(linksIn(page)).toEqual([
        '?page=2&amp;q=%3Apage',
        '?page=2&amp;q=%3Apage',
        '?page=2&amp;q=%3Apage&amp;side=2',
      ]);
    });

    test('a list of unknown length goes on while there is a next page', async () => {
      const more = await print('Pagination\\render(null, has_next: true, path: "/:page")');
      expect(linksIn(more)).toEqual(['/2', '/1', '/2', '/3', '/4']);
      const end = await print('Pagination\\render(null, has_next: false, path: "/:page")', '/posts?page=2');
      expect(linksIn(end)).toEqual(['/1', '/1', '/2']);
      const far = await print('Pagination\\render(null, has_next: true)', `/posts?page=${'9'.repeat(30)}`);
      expect(far).toContain('<nav');
    });

    test.each([
      ["class: ['mt-4', 'sticky' => true, 'hidden' => false]", '<nav class="pagination mt-4 sticky" aria-label="Pagination">'],
      [
        "attributes: ['hidden' => false, 'inert' => true, 'title' => null, 'class' => 'y', 'aria-label' => 'Posts']",
        '<nav class="pagination y" inert aria-label="Posts">',
      ],
      ["attributes: ['aria-labelledby' => 'h']", '<nav class="pagination" aria-labelledby="h">'],
    ])('%s', async (code, nav) => {
      expect(await print(`Pagination\\render(3, ${code})`)).toContain(nav);
    });
  });

  describeStandard('PSR12', project, 'php', ['pagination.php']);
});
