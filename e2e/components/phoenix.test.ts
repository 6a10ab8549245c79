import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { phoenix } from '../engines/heex.js';
import { renderPagination } from '../../src/index.js';
import { describeComponent, listingsOf } from './added.js';
import { allWindows, describeGrid, treeOf, type Attributes } from './grid.js';

/** Attributes are passed as JSON, which has no functions, so paths are strings. */
function use(attributes: Attributes) {
  const id = 'id' in attributes ? {} : { id: null };
  return { template: '', data: { link_type: 'a', ...id, ...attributes } };
}

const live = [1, 2, 5, 9].flatMap((current_page) =>
  (['live_patch', 'live_redirect'] as const).map((link_type) => ({
    ...{ path: '/posts?page=:page', total_pages: 9, current_page, link_type, id: 'posts' },
  })),
);

/** What only the component has. */
const OWN = ['phx-click', 'phx-mounted', 'a id'];

const newer = { path: '/posts/8', title: 'Applying' };
const older = { path: '/posts/6', title: 'Fees' };
const beside = {
  previous_path: newer.path,
  previous_title: newer.title,
  next_path: older.path,
  next_title: older.title,
};
const sized = { path: '/posts?per_page=:page_size&page=:page', page_size: 25, page_sizes: '10,25,50,100' };
const LISTINGS = [
  [
    'jump,sizes',
    'forms',
    { count: 420, size: 25, page: '7' },
    { ...sized, total_pages: 17, current_page: 7, jump: true, link_type: 'live_patch', id: 'pagination' },
  ],
  ['neighbors', 'previous_next', { newer, older }, { ...beside, link_type: 'live_redirect' }],
] as const;

// Debian has no HEEx. With LIVE_VIEW, the code path of a project that has it, the component is rendered.
if (process.env['LIVE_VIEW'] !== undefined) {
  describeGrid({ framework: 'phoenix', engine: phoenix, use, more: live, own: OWN });

  describeComponent('phoenix', (project) => {
    describeEngine(phoenix(project), ({ render }) => {
      async function print(data: Readonly<Record<string, unknown>>): Promise<string> {
        const [[one] = []] = await render([{ template: '', data: [{ total_pages: 9, ...data }] }]);
        return one === undefined ? '' : 'output' in one ? one.output : one.error;
      }

      test('an event has the page number and no URL', async () => {
        const page = await print({ event: 'paginate', target: '#list', current_page: 2 });
        expect(page).toContain('&quot;value&quot;:{&quot;page&quot;:3}');
        expect(page).toContain('&quot;target&quot;:&quot;#list&quot;');
        expect(Array.from(page.matchAll(/href="([^"]*)"/g), ([, href]) => href)).toEqual(Array(8).fill('#'));
      });

      test('if the number of pages is unknown, the page is announced', async () => {
        const page = await print({
          path: '/p/:page',
          link_type: 'patch',
          total_pages: undefined,
          has_next: true,
          current_page: 3,
        });
        expect(page).toMatch(/>Page 3<[^]*<\/nav>/);
      });

      test('links have the same ids on every page, and only those of other pages are marked when they are pressed', async () => {
        const idsOf = async (data: Readonly<Record<string, unknown>>): Promise<string[]> => {
          const page = await print({ path: '/p/:page', link_type: 'patch', ...data });
          return Array.from(page.matchAll(/<a [^>]*\bid="([^"]*)"/g), ([, id = '']) => id);
        };
        const [first, middle, last] = await Promise.all(
          [1, 5, 9].map((current_page) => idsOf({ current_page })),
        );
        expect(middle).toEqual(
          ['previous', '1', '3', '4', '5', '7', 'next'].map((slot) => `pagination-${slot}`),
        );
        expect([first?.at(0), last?.at(-1)]).toEqual(['pagination-previous', 'pagination-next']);
        expect(await idsOf({ link_type: 'href' })).toEqual([]);
        const pressed = /<a [^>]*\bid="pagination-(\w+)"[^>]*data-pressed/g;
        const page = await print({ path: '/p/:page', link_type: 'patch', current_page: 5 });
        expect(Array.from(page.matchAll(pressed), ([, slot]) => slot)).toEqual(['1', '3', '5', '7']);
      });

      test('a path with another scheme is an error', async () => {
        expect(await print({ path: 'javascript:alert(1)//:page', link_type: 'href' })).toMatch(
          /a URL is a path/,
        );
      });
    });
  });

  describe.each(LISTINGS)('--with %s', (parts, name, data, attributes) => {
    describeComponent(`phoenix --with ${parts}`, (project) => {
      describeEngine(phoenix(project), ({ render }) => {
        test(`docs/frameworks/phoenix.md: ${name}`, async () => {
          const [[one] = []] = await render([{ template: listingsOf('phoenix')[name] ?? '', data: [data] }]);
          expect(one).toEqual({ output: expect.anything() as string });
          const { output } = one as { output: string };
          expect(treeOf(output, OWN)).toBe(treeOf(renderPagination(attributes), OWN));
        });
      });
    });
  });
}

describeComponent('phoenix', (project) => {
  describeEngine(phoenix(project), ({ render }) => {
    test.each([
      [{ path: '/p/:page', link_type: 'live' }, /link_type is live/],
      [{ path: '/p' }, /has no :page/],
      [{}, /expected path or event/],
      [{ path: 'javascript:alert(1)//:page' }, /a URL is a path/],
      [{ path: ' java\tscript:alert(1)//:page', link_type: 'navigate' }, /a URL is a path/],
      [{ path: '/p/:page', first_path: 'data:,x', link_type: 'a', current_page: 2 }, /a URL is a path/],
      [{ path: '/p/:page', pager: { current_page: 1 } }, /pager is/],
      [{ path: '/p/:page', pager: { pages: 3 } }, /pager is %\{pages: 3\}/],
    ])('%j is refused', async (data, message) => {
      const [[one] = []] = await render([{ template: '', data: [{ total_pages: 9, ...data }] }]);
      expect(one).toEqual({ error: expect.stringMatching(message) as string });
    });
  });

  const file = join(project, 'lib/app_web/components/pagination.ex');
  const isInstalled = spawnSync('elixir', ['--version']).status === 0;

  // With LiveView, the grid and the tests above see the same in the markup.
  if (process.env['LIVE_VIEW'] === undefined)
    describeEngine(phoenix(project), ({ render }) => {
      const patch = (page: number, slot: number | string): string =>
        `id=pagination-${slot} patch=/p/${page} phx-click=`;
      const press = '["data-pressed"]';
      const one = { total_pages: 9, current_page: 5, path: '/p/:page' };
      test.each([
        [
          'links have ids by their place, and a press on another page is marked',
          one,
          [
            ...[
              '5 of 9: Page 5 of 9',
              `previous_link: ${patch(4, 'previous')}-`,
              `next_link: ${patch(6, 'next')}-`,
            ],
            ...[`1: ${patch(1, 1)}${press}`, 'gap: false', `4: ${patch(4, 3)}${press}`, `5: ${patch(5, 4)}-`],
            ...[`6: ${patch(6, 5)}${press}`, 'gap: false', `9: ${patch(9, 7)}${press}`],
          ],
        ],
        [
          'an event has the page and the target',
          { ...one, path: null, event: 'go', target: '#list', total_pages: 2 },
          [
            ...[
              '2 of 2: Page 2 of 2',
              'previous_link: id=pagination-previous phx-click=["go 1 #list"]',
              'next_link: false',
            ],
            '1: id=pagination-1 phx-click=["data-pressed", "go 1 #list"]',
            '2: id=pagination-2 phx-click=["go 2 #list"]',
          ],
        ],
        [
          'a plain link has neither id nor click, and page 1 has its own path',
          { ...one, link_type: 'a', first_path: '/p', total_pages: 2, current_page: ' 2' },
          [
            ...['1 of 2: Page 1 of 2', 'previous_link: false', 'next_link: href=/p/2 id=- phx-click=-'],
            ...['1: href=/p id=- phx-click=-', '2: href=/p/2 id=- phx-click=-'],
          ],
        ],
        [
          'if the total is unknown, there is Next as long as there is a page',
          { path: '/p/:page', has_next: true, current_page: '2', boundary_count: 0, sibling_count: 0 },
          [
            ...[
              '2 of 2: Page 2',
              `previous_link: ${patch(1, 'previous')}-`,
              `next_link: ${patch(3, 'next')}-`,
            ],
            `2: ${patch(2, 1)}-`,
          ],
        ],
        [
          'a list with cursors has Previous and Next only',
          {
            path: '/p/:page',
            pager: { current_page: null, 'has_next_page?': true, 'has_previous_page?': false },
          },
          ['0 of 0: ', 'previous_link: false', 'next_link: id=pagination-next patch=/p/next phx-click=-'],
        ],
        [
          'a page of Scrivener has its numbers',
          { path: '/p/:page', pager: { page_number: 2, total_pages: 2 } },
          [
            ...['2 of 2: Page 2 of 2', `previous_link: ${patch(1, 'previous')}-`, 'next_link: false'],
            ...[`1: ${patch(1, 1)}${press}`, `2: ${patch(2, 2)}-`],
          ],
        ],
      ])('%s', async (_, data, lines) => {
        const [[rendering] = []] = await render([{ template: '', data: [data] }]);
        expect(rendering).toEqual({
          output: ['Pagination, Previous page, Next page, Page :page', ...lines].join('\n'),
        });
      });
    });

  if (process.env['LIVE_VIEW'] === undefined)
    describeComponent('phoenix --with ends,summary,position', (counted) => {
      describeEngine(phoenix(counted), ({ render }) => {
        const list = { path: '/p/:page', link_type: 'href' };
        test.each([
          [
            { total_items: '97', page_size: 10, current_page: '99' },
            '10 of 10: Page 10 of 10\n91 to 97 of 97',
          ],
          [
            { pager: { current_page: 2, total_pages: 3, total_count: 25, page_size: 10 } },
            '2 of 3: Page 2 of 3\n11 to 20 of 25',
          ],
          [
            { pager: { page_number: 3, total_pages: 3, total_entries: 25, page_size: 10 } },
            '3 of 3: Page 3 of 3\n21 to 25 of 25',
          ],
          [{ has_next: true, current_page: 2 }, '2 of 2: Page 2\nprevious_link'],
        ])('%j', async (data, expected) => {
          const [[rendering] = []] = await render([{ template: '', data: [{ ...list, ...data }] }]);
          expect(rendering).toEqual({ output: expect.stringContaining(expected) as string });
        });

        test('a list with cursors is refused', async () => {
          const pager = { current_page: null, 'has_next_page?': true, 'has_previous_page?': false };
          const [[rendering] = []] = await render([{ template: '', data: [{ ...list, pager }] }]);
          expect(rendering).toEqual({ error: expect.stringMatching(/has no page numbers/) as string });
        });
      });
    });

  (isInstalled || process.env['CI'] ? describe : describe.skip)('Elixir', () => {
    test('has the window of pageWindow, and reads everything that a visitor sends as a number', () => {
      const [, functions = ''] =
        /(\n {2}# Visitors can send[^]*?)\n {2}# Made before/.exec(readFileSync(file, 'utf8')) ?? [];
      const script = `defmodule Numbers do${functions.replaceAll(' defp ', ' def ')}\nend
      for total <- 1..60, current <- 1..total, siblings <- 0..3, boundaries <- 0..3 do
        entries = Numbers.entries(%{total: total, current: current, sibling_count: siblings, boundary_count: boundaries})
        IO.puts(Enum.map_join([total, current, siblings, boundaries | entries], " ", &if(&1 == :gap, do: "…", else: &1)))
      end
      values = [3, 3.9, "3", "-3", "+3", "3.9", "3x", "", nil, true, ["3"], %{}, :page, "\\0", <<255>>, String.duplicate("9", 30)]
      IO.puts(Enum.map_join(values, " ", &Numbers.integer/1))`;
      const output = execFileSync('elixir', ['-e', script], {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
        maxBuffer: 1e8,
      });
      expect(output).toBe(`${allWindows()}\n3 3 3 -3 3 3 1 1 1 1 1 1 1 1 1 ${'9'.repeat(30)}\n`);
    });

    // Without the number of pages, it is what a screen reader says.
    test('the page label is written out, though the default theme does not name its links', () => {
      expect(readFileSync(file, 'utf8')).toContain('attr :page_label, :string, default: "Page :page"');
    });

    test('mix format leaves the files unchanged', async () => {
      for (const [index, parts] of ['summary', 'position', 'links', 'ends,labels,summary,position'].entries())
        for (const more of [[], ['--translate', 'de']])
          await runIn(project, [
            'add',
            'phoenix',
            '--out',
            `lib/${index}${more.length}`,
            '--with',
            parts,
            '--link',
            'phx-value-n=:page',
            ...more,
          ]);
      writeFileSync(
        join(project, '.formatter.exs'),
        '[locals_without_parens: [attr: 2, attr: 3], inputs: ["lib/**/*.ex"]]',
      );
      execFileSync('mix', ['format', '--check-formatted'], { cwd: project });
    });
  });
});
