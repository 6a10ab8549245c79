import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { renderPagination, themeNames } from '../../src/index.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { phoenix } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { listingsOf } from '../scripts/listings.js';
import { withPackages } from '../with-packages.js';
import { beside, describeComponent, describeListings, listedAttributes, writeAll } from './added.js';
import { allWindows, describeProgram, TEXT, treeOf, type Attributes } from './grid.js';
import { describeHostileForms, describeHostileRequests, linksIn, requestOf } from './hostile.js';
import { numbers } from './requested.js';

// Debian has no HEEx, so there this is its stand-in. With LIVE_VIEW, it is the one of LiveView.

const FILE = 'lib/app_web/components/pagination.ex';

/** The attributes of the component are those of a tag. Attributes are passed as JSON, which has no functions. */
function use(attributes: Attributes) {
  const id = 'id' in attributes ? {} : { id: null };
  return { template: '<.pagination {@all} />', data: { ...id, ...attributes } };
}

const shown = (code: string, data: Readonly<Record<string, unknown>> = {}) => ({
  template: `<.pagination_${code} />`,
  data,
});

describeProgram({
  framework: 'phoenix',
  engine: phoenix,
  use,
  useList: use,
  numbersFirst: true,
  uses: {
    summary: shown('summary total_items={97} page_size={10} current_page="3"'),
    position: shown('position total_pages={9} current_page="3"'),
    jump: shown('jump total_pages={9} path="/posts?a=q&page=:page&per_page=25"'),
    sizes: shown('sizes page_size={25} choices={[10, 25, 50]} path={&"/posts?a=q&page=#{&1}&per_page=25"}'),
    neighbors: shown(
      `neighbors previous_path="/posts/6" previous_title="Applying" next_path={@path} next_title={@text} class="mt-4"`,
      { text: TEXT, path: '/posts/8?a=1&b=2' },
    ),
    cursor: shown('cursor previous_path="/posts?a=q&page=x%2By" next_path="/posts?a=q&page=z"'),
  },
});

/** Prints a template with the components. */
const printer =
  (render: Engine['render']) =>
  async (template: string, data: object = {}): Promise<string> => {
    const [[one] = []] = await render([{ template, data: [{ ...data }] }]);
    return one === undefined ? '' : 'output' in one ? one.output : one.error;
  };

// What a live view does with links is in their attributes. Links have ids, which a tag has not, and no places are kept empty.
describe.each(themeNames)('--theme %s', (theme) => {
  const list = { path: '/posts?page=:page', total_pages: 9 };
  const ends = { show_boundary_chevrons: true };
  const all: Attributes[] = [
    ...[1, 2, 5, 9].map((current_page) => ({ ...list, current_page, link_type: 'live_patch' as const })),
    ...[2, 5, 8].map((current_page) => ({ ...list, current_page, link_type: 'live_redirect' as const })),
    ...[1, 9].map((current_page) => ({ ...list, current_page, link_type: 'navigate' as const, ...ends })),
    ...[1, 5, 9].map((current_page) => ({ ...list, current_page, ...ends })),
    { ...list, total_pages: 1, link_type: 'patch' },
    { ...list, total_pages: 1000, current_page: 500, sibling_count: 2, boundary_count: 0 },
    { ...list, total_pages: 30, current_page: 15, sibling_count: 0, boundary_count: 3 },
    { path: '/posts/:page', current_page: 3, link_type: 'patch' },
    { path: '/posts/:page', current_page: 1 },
    { total_pages: 3, current_page: 2 },
  ];
  describeComponent(`phoenix --theme ${theme}`, (project) => {
    describeEngine(phoenix(project), ({ render }) => {
      test('live views, ends and boundaries are as renderPagination has them', async () => {
        const own = ['a id', 'span id'];
        const jobs = all.map(use).map(({ template, data }) => ({ template, data: [data] }));
        const results = await render(jobs);
        all.forEach((attributes, index) => {
          const [one] = results[index] ?? [];
          const means = { path: '/:page', ...attributes };
          const expected = treeOf(renderPagination(means, { theme, singlePage: 'hide' }), own);
          const output = one && 'output' in one ? treeOf(one.output, own) : one;
          expect([attributes, output]).toEqual([attributes, expected]);
        });
      });
    });
  });
});

const list = { path: '/p/:page', total_pages: 9, current_page: 5 };
const patch = { ...list, link_type: 'patch' };

describeComponent('phoenix', (project) => {
  const engine = phoenix(project);

  describeRequests({
    engine,
    template: '<.pagination path={@path} total_pages={@pages} current_page={@current} id="pager" />',
    hidesSinglePage: true,
    data: (request) => numbers(request),
  });

  describeListings(
    'phoenix',
    engine,
    { pages: 42, page: '7' },
    {
      list: { path: '/posts?page=:page', total_pages: 42, current_page: 7, id: 'pagination' },
      attributes: {
        path: '/posts/page/:page',
        total_pages: 42,
        current_page: 7,
        sibling_count: 2,
        show_boundary_chevrons: true,
        'aria-label': listedAttributes['aria-label'],
        class: listedAttributes.class,
        id: listedAttributes.id,
      },
    },
  );

  describeEngine(engine, ({ render }) => {
    const print = printer(render);
    const show = (data: object): Promise<string> => print('<.pagination {@all} />', data);

    describeHostileRequests(['/posts'], async (urls) => {
      const template = `<.pagination total_pages={9} current_page={@page}
        path={fn page -> Regex.replace(~r/([?&]page=)1(?=&|$)/, @url, "\\\\g{1}#{page}") end} />`;
      const data = urls.map((url) => ({ page: requestOf(url).page, url: requestOf(url).pathTo(1) }));
      const [results = []] = await render([{ template, data }]);
      return results.map((one) => ('output' in one ? one.output : one.error));
    });

    test('what a visitor asks for is a page of the list', async () => {
      const asked: readonly (readonly [unknown, number])[] = [
        ['3', 3],
        [' +3', 3],
        ['3.9', 3],
        [3.9, 3],
        ['99', 9],
        ['9'.repeat(5000), 9],
        ['0', 1],
        ['-3', 1],
        ['3x', 1],
        ['', 1],
        [null, 1],
        [true, 1],
        [['3'], 1],
        [{ page: '3' }, 1],
        [{ $odd: 'bytes' }, 1],
        [{ $odd: 'struct' }, 1],
      ];
      const data = asked.map(([current_page]) => ({ total_pages: 9, current_page }));
      const [results = []] = await render([{ template: '<.pagination {@all} />', data }]);
      asked.forEach(([given, current], index) => {
        const one = results[index];
        const page = one === undefined ? '' : 'output' in one ? one.output : one.error;
        const shown = /<a[^>]*aria-current="page"[^>]*>\s*(\d+)/.exec(page)?.[1];
        expect([given, shown]).toEqual([given, String(current)]);
      });
    });

    test('a list of no pages has no control, and an unknown type of links is an error', async () => {
      expect((await show({ total_pages: 0 })).trim()).toBe('');
      expect(await show({ total_pages: 9, link_type: 'live' })).toMatch(/no function clause/);
    });

    test('the name of the landmark can be another one', async () => {
      expect(await show({ ...list, 'aria-label': 'Posts' })).toMatch(/<nav[^>]* aria-label="Posts"/);
      expect(await show(list)).toMatch(/<nav[^>]* aria-label="Pagination"/);
    });

    test('the links of a live view have the same ids on every page, and others have none', async () => {
      const idsOf = async (current_page: number): Promise<string[]> => {
        const page = await show({ ...patch, current_page });
        return Array.from(page.matchAll(/<a [^>]*\bid="([^"]*)"/g), ([, id = '']) => id);
      };
      expect(await idsOf(5)).toEqual(
        ['previous', '1', '3', '4', '5', '7', 'next'].map((slot) => `pagination-${slot}`),
      );
      expect((await idsOf(1)).at(0)).toBe('pagination-previous');
      expect((await idsOf(9)).at(-1)).toBe('pagination-next');
      expect(await show(list)).not.toMatch(/<a [^>]*\bid=/);
    });

    test('the status is a plain sentence, and names the page alone if the number of pages is unknown', async () => {
      const status = (page: string): string | undefined =>
        /role="status"[^>]*>\s*([^<]*?)\s*<\/span>\s*<\/nav>/.exec(page)?.[1];
      expect(status(await show(patch))).toBe('Page 5 of 9');
      expect(status(await show({ ...patch, total_pages: null }))).toBe('Page 5');
      expect(status(await show({ ...patch, link_type: 'navigate' }))).toBe(undefined);
    });
  });
});

describeComponent('phoenix --with paths', (project) => {
  const linked = { path: '/posts/page/:page', first_path: '/posts', current_page: 7, id: 'pagination' };
  describeListings('phoenix', phoenix(project), { page: '7', more: true }, { paths: linked });

  describeEngine(phoenix(project), ({ render }) => {
    const print = printer(render);
    const show = (data: object): Promise<string> => print('<.pagination {@all} />', data);

    test.each([
      { path: ' java\tscript:alert(1)//:page' },
      { path: 'data::page', link_type: 'patch' },
      { path: '/:page', first_path: 'javascript:alert(1)', link_type: 'navigate' },
    ])('the path of %j is an error', async (data) => {
      expect(await show({ ...data, total_pages: 9 })).toMatch(/has an unsafe scheme/);
    });

    test('only the token in a path is replaced', async () => {
      const path = '/:pages/%3Apage/:page_/:page#:page';
      const links = linksIn(await show({ total_pages: 3, current_page: 2, path, first_path: '/first' }));
      expect(links).toContain('/:pages/3/:page_/3#3');
      expect(links.filter((link) => link === '/first')).toHaveLength(2);
    });

    test('a list of unknown length goes on while there is a next page', async () => {
      const one = { path: '/:page', current_page: 4 };
      expect(linksIn(await show(one))).toEqual(['/3', '/1', '/2', '/3', '/4', '/5']);
      expect(linksIn(await show({ ...one, has_next: false }))).toEqual(['/3', '/1', '/2', '/3', '/4']);
    });
  });
});

describe('--with events', () => {
  const pushes = (page: string): unknown[] => page.match(/phx-click="[^"]*push[^"]*"/g) ?? [];

  describeComponent('phoenix --with events', (project) => {
    describeEngine(phoenix(project), ({ render }) => {
      test('an event has the page number and no URL', async () => {
        const event = { ...list, event: 'paginate', target: '#list', current_page: 2 };
        const page = await printer(render)('<.pagination {@all} />', event);
        expect(linksIn(page)).toEqual(Array(8).fill('#'));
        expect(pushes(page)).toHaveLength(8);
        expect(page).toMatch(/paginate[^"]*page(?:&quot;)?:\s*3/);
        expect(page).toContain('#list');
        expect(page).toMatch(/role="status"/);
        const first = await printer(render)('<.pagination {@all} />', { ...event, current_page: 1 });
        expect(first).toMatch(/<a [^>]*aria-disabled="true"/);
      });

      test('without an event, links have URLs', async () => {
        const page = await printer(render)('<.pagination {@all} />', list);
        expect(pushes(page)).toEqual([]);
        expect(linksIn(page)).toContain('/p/6');
      });
    });
  });

  describeComponent('phoenix --with events,focus', (project) => {
    describeEngine(phoenix(project), ({ render }) => {
      test.each([
        ['patches', patch],
        ['events', { ...list, event: 'paginate' }],
      ])('only links to other pages are marked when they are pressed: %s', async (_, data) => {
        const page = await printer(render)('<.pagination {@all} />', data);
        const links = page.match(/<a [^>]*>/g)!.filter((link) => link.includes('data-pressed'));
        expect(links.map((link) => /id="pagination-(\w+)"/.exec(link)?.[1])).toEqual(['1', '3', '5', '7']);
        expect(page).toMatch(/<span [^>]*id="pagination-page-5"[^>]*>\s*Page 5 of 9/);
        expect(page).toMatch(/phx-mounted="[^"]*aria-current=page/);
      });

      test('links that load a page are not marked', async () => {
        expect(await printer(render)('<.pagination {@all} />', list)).not.toContain('data-pressed');
      });
    });
  });
});

describeComponent('phoenix --with jump,sizes,neighbors,cursor', (project) => {
  const engine = phoenix(project);
  const newer = { path: beside.previous_path, title: beside.previous_title };
  const older = { path: beside.next_path, title: beside.next_title };
  describeListings('phoenix', engine, { newer, older }, { previous_next: beside });

  describeEngine(engine, ({ render }) => {
    const print = printer(render);

    describeHostileForms(async (urls) => {
      const data = urls.map((url) => {
        const { page, pathTo } = requestOf(url);
        return { page, url: pathTo(1) };
      });
      const path = 'fn page -> Regex.replace(~r/([?&]page=)1(?=&|$)/, @url, "\\\\g{1}#{page}") end';
      const template = `<nav><.pagination total_pages={9} current_page={@page} path={${path}} />
        <.pagination_jump total_pages={9} path={${path}} />
        <.pagination_sizes page_size={25} path={${path}} /></nav>`;
      const [results = []] = await render([{ template, data }]);
      return results.map((one) => ('output' in one ? one.output : one.error));
    });

    test('docs/frameworks/phoenix.md: forms', async () => {
      const page = await print(listingsOf('phoenix')['forms'] ?? '', { pages: 9, size: 25 });
      expect(page).toContain('action="/posts"');
      expect(page).toMatch(/type="hidden" name="tag" value="news"/);
      expect(page).toMatch(/<option [^>]*value="25"[^>]*>/);
      expect(await print('<.pagination_jump total_pages={1} path="?page=:page" />')).not.toContain('form');
      expect(await print('<.pagination_sizes page_size={7} path="?page=:page" />')).toMatch(
        /^\s*<form (?![^>]*action)[^]*<option value="7" selected>/,
      );
    });

    test('what is missing has no link, and live views follow the others', async () => {
      expect((await print('<.pagination_neighbors />')).trim()).toBe('');
      const page = await print('<.pagination_cursor next_path="/b" link_type="navigate" />');
      expect(page).toMatch(/href="\/b"[^>]*data-phx-link="redirect"/);
      expect(linksIn(page)).toEqual(['/b']);
    });
  });
});

const { describe: describeElixir } = withPackages('elixir', 'elixir', '--version');

describeElixir('Elixir', () => {
  describeComponent('phoenix', (project) => {
    test('its window is that of pageWindow', () => {
      const source = readFileSync(join(project, FILE), 'utf8');
      const [window = ''] = /^ {2}defp window[^]*?^ {2}end$/m.exec(source) ?? [];
      const script = `defmodule Numbers do\n${window.replace('defp', 'def')}\nend
      for total <- 1..60, current <- 1..total, siblings <- 0..3, boundaries <- 0..3 do
        entries = Numbers.window(total, current, siblings, boundaries)
        IO.puts(Enum.map_join([total, current, siblings, boundaries | entries], " ", &if(&1 == :gap, do: "…", else: &1)))
      end`;
      const output = execFileSync('elixir', ['-e', script], {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
        maxBuffer: 1e8,
      });
      expect(output).toBe(`${allWindows()}\n`);
    });
  });

  test('names and directories follow the application', async () => {
    const project = mkdtempSync(join(tmpdir(), 'pagination-tag-phoenix-'));
    writeFileSync(join(project, 'mix.exs'), 'app: :shop, {:phoenix, "~> 1.8"}');
    await runIn(project, ['add', 'phoenix', '--with', 'summary,test', '--name', 'comment_pages']);
    const read = (path: string): string => readFileSync(join(project, path), 'utf8');
    const module = read('lib/shop_web/components/comment_pages.ex');
    expect(module).toContain('defmodule ShopWeb.CommentPages do');
    expect(module).toContain('  def comment_pages_summary(assigns) do');
    expect(read('test/comment_pages_test.exs')).toContain('    render_component(&comment_pages/1, list)');
    rmSync(project, { recursive: true });
  });
});

// HEEx's own formatter and compiler are those of LiveView. Elixir's leave templates as they are.
const WRITTEN = [
  'none',
  'ends',
  'paths',
  'links,focus,test',
  'events',
  'events,focus',
  'summary,position,test',
  'jump,sizes',
  'neighbors,cursor',
  'all',
  'all --theme govuk --link hx-get=:path',
  'ends --theme petal --link phx-value-n=:page',
  'all --theme tailwind --translate de',
  'all --theme daisyui --locale de',
  'all --theme bulma --name pages_of_the_comments_below_an_article',
];

describeElixir('as it is written', () => {
  const liveView = process.env['LIVE_VIEW'];
  const { root, directoryOf } = writeAll('phoenix', WRITTEN);
  const elixir = (cwd: string, program: string, args: readonly string[]): string =>
    execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...(liveView && { ERL_LIBS: liveView.replace(/\/\*\/ebin$/, '') }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  test('mix format changes nothing', () => {
    const plugins = liveView === undefined ? '' : 'plugins: [Phoenix.LiveView.HTMLFormatter], ';
    writeFileSync(
      join(root, '.formatter.exs'),
      `[${plugins}locals_without_parens: [attr: 2, attr: 3], inputs: ["*/{lib,test}/**/*.{ex,exs}"]]`,
    );
    elixir(root, 'mix', ['format', '--check-formatted']);
  });

  // Gettext is in no package of Debian.
  const compiled =
    liveView === undefined ? [] : WRITTEN.filter((options) => !options.includes('--translate'));
  if (compiled.length > 0)
    test.each(compiled)('the compiler warns of nothing: --with %s', (options) => {
      const cwd = directoryOf(options);
      const [, name = 'pagination'] = /--name (\w+)/.exec(options) ?? [];
      elixir(cwd, 'elixirc', ['--warnings-as-errors', '-o', '.', `lib/app_web/components/${name}.ex`]);
      if (!/test|all/.test(options)) return;
      const shown = elixir(cwd, 'elixir', [
        '-pa',
        '.',
        '-e',
        'ExUnit.start()',
        '-r',
        `test/${name}_test.exs`,
      ]);
      expect(shown).toMatch(/[35] tests, 0 failures/);
    });
});
