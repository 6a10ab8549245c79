import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { php } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings, listedAttributes } from './added.js';
import { allWindows, describeProgram, TEXT, type Attributes } from './grid.js';
import { describeHostileForms, describeHostileRequests } from './hostile.js';
import { describeStandard, linksIn, PHP_TEST_CASE } from './php-values.js';

const start = `<?php require_once 'pagination.php';
$_GET = []; $_SERVER['REQUEST_URI'] = $url; parse_str((string) parse_url($url, PHP_URL_QUERY), $_GET); ?>`;

/** What the component calls the attributes of a tag. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  total_pages: 'totalPages',
  current_page: 'currentPage',
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
};

const PATHS = ['path', 'first_path'];

/** Values reach a template in variables. Others than the arguments are attributes of the `<nav>`. */
function argumentsOf(attributes: Attributes): string[] {
  const names = Object.keys(attributes).filter((name) => !PATHS.includes(name));
  const others = names.filter((name) => !(name in ARGUMENTS));
  return [
    ...names.filter((name) => name in ARGUMENTS).map((name) => `${ARGUMENTS[name]}: $data['${name}']`),
    `attributes: [${others.map((name) => `'${name}' => $data['${name}']`).join(', ')}]`,
  ];
}

const shown =
  (code: string, url = '/posts') =>
  (data: object) => ({
    template: `${start}<?= ${code} ?>`,
    data: { url, data },
  });

const PATH =
  "fn (int $page) => $page === 1 && isset($data['first_path']) ? $data['first_path'] : str_replace(':page', $page, $data['path'])";

const use = (given: Attributes) =>
  shown(`Pagination\\render(${[...argumentsOf(given), `path: ${PATH}`].join(', ')})`)(given);

const useList = (given: Attributes) => shown(`Pagination\\render(${argumentsOf(given).join(', ')})`)(given);

const FORMED = '/posts?a=q&page=3&per_page=25';

describeProgram({
  framework: 'php',
  engine: php,
  use,
  useList,
  hasPaths: true,
  uses: {
    summary: shown('Pagination\\summary(97, 10)', FORMED)({}),
    position: shown('Pagination\\position(9, "3")')({}),
    jump: shown('Pagination\\jump(9)', FORMED)({}),
    sizes: shown('Pagination\\sizes(25, [10, 25, 50])', FORMED)({}),
    neighbors: shown(
      "Pagination\\neighbors('/posts/6', 'Applying', '/posts/8?a=1&b=2', $data['text'], ['class' => 'mt-4'])",
    )({ text: TEXT }),
    cursor: shown("Pagination\\cursor('/posts?a=q&page=x%2By', '/posts?a=q&page=z')")({}),
  },
});

/** Prints a template at URLs. */
const printer =
  (render: ReturnType<typeof php>['render']) =>
  async (template: string, ...urls: string[]): Promise<string[]> => {
    const [renderings = []] = await render([
      { template: start + template, data: urls.map((url) => ({ url })) },
    ]);
    return renderings.map((one) => ('output' in one ? one.output : one.error));
  };

describeComponent('php --with jump,sizes', (project) => {
  describeEngine(php(project), ({ render }) => {
    const print = printer(render);
    const forms = `<?= Pagination\\jump(9) ?><?= Pagination\\sizes((int) ($_GET['per_page'] ?? 25)) ?>`;
    describeHostileForms((urls) => print(`<nav><?= Pagination\\render(9) ?>${forms}</nav>`, ...urls));

    test.each([
      ["jump(9, fn (int $page) => '/posts?q=%26&page=' . $page . '#list')", 'action="/posts"'],
      ["jump(9, fn (int $page) => '/posts')", 'action="/posts"'],
      ['jump(9, fn (int $page) => "?page=$page")', 'action="?"'],
      ['sizes(7)', '<option value="7" selected>'],
    ])('%s', async (code, expected) => {
      expect((await print(`<?= Pagination\\${code} ?>`, '/posts?page=3'))[0]).toContain(expected);
    });

    test('the form of one of two lists keeps the page of the other', async () => {
      const [page = ''] = await print(
        "<?= Pagination\\jump(9, param: 'side[page]') ?>",
        '/posts?page=2&side[page]=3&side[q]=a',
      );
      const hidden = Array.from(
        page.matchAll(/hidden"\s+name="(.*?)"\s+value="(.*?)"/g),
        ([, name, value]) => [name, value],
      );
      expect(hidden).toEqual([
        ['page', '2'],
        ['side[q]', 'a'],
      ]);
    });
  });
});

describeComponent('php --with paths', (project) => {
  const engine = php(project);
  const numbers = { path: '/posts/page/:page', first_path: '/posts', total_pages: 42, current_page: 7 };
  describeListings('php', engine, { url: '/posts', page: '7', pages: 42 }, { numbers }, start);

  describeEngine(engine, ({ render }) => {
    const print = printer(render);
    const show = async (code: string, url = '/posts') =>
      (await print(`<?= Pagination\\${code} ?>`, url))[0] ?? '';

    test.each(['java\tscript:alert(1)//:page', ' js:alert(:page)', 'data::page'])(
      'the path %s is an error',
      async (path) => {
        expect(await show(`render(9, 1, Pagination\\toPath("${path}"))`)).toMatch(/has an unsafe scheme/);
      },
    );

    test.each([
      [
        "'/p/%3Apage?q=:pages'",
        ['/p/1?q=:pages', '/p/1?q=:pages', '/p/2?q=:pages', '/p/3?q=:pages', '/p/3?q=:pages'],
      ],
      ["'https://site.example/:page'", [1, 1, 2, 3, 3].map((page) => `https://site.example/${page}`)],
    ])('the path %s', async (path, links) => {
      expect(linksIn(await show(`render(3, 2, Pagination\\toPath(${path}))`))).toEqual(links);
    });

    test('a list of unknown length goes on while there is a next page', async () => {
      const more = await show("render(2, 2, fn ($page) => '/' . $page, hasMore: true)");
      expect(linksIn(more)).toEqual(['/1', '/1', '/2', '/3']);
      const none = await show("render(0, 1, fn ($page) => '/' . $page, hasMore: true)");
      expect(linksIn(none)).toEqual(['/1', '/2']);
    });
  });
});

describeComponent('php --with boundaries,paths', (project) => {
  describeEngine(php(project), ({ render }) => {
    test('a list without pages that goes on has page 1', async () => {
      const code = "<?= Pagination\\render(0, 1, fn ($page) => '/' . $page, hasMore: true, boundaries: 0) ?>";
      expect(linksIn((await printer(render)(code, '/'))[0] ?? '')).toEqual(['/1', '/2']);
    });

    test('its window is that of pageWindow', async () => {
      const code = `foreach (range(1, 60) as $t) foreach (range(1, $t) as $c) foreach (range(0, 3) as $s) foreach (range(0, 3) as $b)
        echo implode(' ', [$t, $c, $s, $b, ...array_map(fn ($page) => $page ?? '…', Pagination\\boundedWindow($t, $c, $s, $b))]), "\\n";`;
      expect((await printer(render)(`<?php ${code} ?>`, '/'))[0]?.trim()).toBe(allWindows());
    });
  });
});

describeComponent('php', (project) => {
  const engine = php(project);

  describeRequests({
    engine,
    template: `${start}<?= Pagination\\render($pages, attributes: ['id' => 'pager']) ?>`,
    hasFirstPath: true,
    hidesSinglePage: true,
    data: ({ items, query, pages }) => ({ url: `/posts?items=${items}&${query}`, pages }),
  });

  const all = { path: '/posts?page=:page', first_path: '/posts', total_pages: 42, current_page: 7 };
  const { class: classes, id, 'aria-label': label } = listedAttributes;
  describeListings(
    'php',
    engine,
    { url: '/posts?page=7', pages: 42 },
    {
      pages: all,
      attributes: {
        ...all,
        path: '/posts/:page',
        class: classes,
        id,
        'aria-label': label,
        'hx-boost': 'true',
        sibling_count: 2,
      },
    },
    start,
  );

  describeEngine(engine, ({ render }) => {
    const print = printer(render);
    const show = async (code: string, url = '/posts?page=3') =>
      (await print(`<?= Pagination\\${code} ?>`, url))[0] ?? '';

    describeHostileRequests(['/posts', '//evil.example/posts', '/\\evil.example/posts'], (urls) =>
      print('<?= Pagination\\render(9) ?>', ...urls),
    );

    test.each([
      ['render()', /Too few arguments|not passed/],
      ['render(3, sibling_cuont: 2)', /Unknown named parameter \$sibling_cuont/],
    ])('%s is an error', async (code, message) => {
      expect(await show(code)).toMatch(message);
    });

    test.each([
      [[1, 3, 3, 3, 9, 9, 9], "'0', '3', ' +3', '3.9', '99', 99, str_repeat('9', 5000)"],
      [[1, 1, 1, 1, 1], "'3x', ['3'], '', true, '-3'"],
    ])('pages are read as %j', async (pages, given) => {
      expect(
        await show(
          `render(1) . implode(' ', array_map(fn ($page) => Pagination\\currentPage(9, $page), [${given}]))`,
        ),
      ).toBe(pages.join(' '));
    });

    test("a visitor's own :page stays, and two lists keep each other", async () => {
      const page = await show("render(2, param: 'side')", '/posts?page=2&side=2&q=:page');
      const [first, second] = ['/posts?page=2&amp;q=%3Apage', '/posts?page=2&amp;side=2&amp;q=%3Apage'];
      expect(linksIn(page)).toEqual([first, first, second]);
    });

    test('a parameter may be in an array', async () => {
      const page = await show("render(3, param: 'users[page]')", '/posts?users[page]=2&users[q]=x&page=9');
      const query = (number: string): string => `/posts?users%5B${number}q%5D=x&amp;page=9`;
      const first = query('');
      const others = [2, 3, 3].map((number) => query(`page%5D=${number}&amp;users%5B`));
      expect(linksIn(page)).toEqual([first, first, ...others]);
      expect(linksIn(await show("render(3, param: 'users[page]')", '/posts?users=2'))[1]).toBe(
        '/posts?users%5Bpage%5D=2',
      );
    });

    test.each([
      [
        "'class' => 'mt-4', 'hidden' => false, 'inert' => true, 'title' => null",
        '<nav class="pagination mt-4" aria-label="Pagination" inert>',
      ],
      ["'aria-labelledby' => 'h', 'aria-label' => null", '<nav class="pagination" aria-labelledby="h">'],
    ])('attributes: %s', async (code, nav) => {
      expect(await show(`render(3, attributes: [${code}])`)).toContain(nav);
    });
  });
});

describe.each([
  'test',
  'links,test',
  'all',
  'test --theme tailwind --name comment_pages --link rel=nofollow',
])('the test that add writes: --with %s', (options) => {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-php-'));
  beforeAll(() => runIn(project, ['add', 'php', '--with', ...options.split(' ')]));
  afterAll(() => rmSync(project, { recursive: true }));

  test('passes', () => {
    const [file = ''] = readdirSync(join(project, 'tests'));
    const [, name = ''] = /class (\w+)/.exec(readFileSync(join(project, 'tests', file), 'utf8')) ?? [];
    const code = `${PHP_TEST_CASE} namespace { require 'tests/${file}';
        $test = new Tests\\${name}();
        foreach (get_class_methods($test) as $method) if (str_starts_with($method, 'test')) $test->$method();
        echo $test->count; }`;
    const { stdout, stderr } = spawnSync('php', ['-r', code], { cwd: project, encoding: 'utf8' });
    expect([stdout, stderr]).toEqual([expect.stringMatching(/^[5-9]$/), '']);
  });
});

describeStandard('php', [
  'none',
  'ends',
  'boundaries,paths',
  'jump,test',
  'links,paths',
  'all',
  'all --theme tailwind',
]);
