import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { eexEngine } from '../engines/eex.js';
import type { Engine, Job } from '../engines/engine.js';
import { describeRequests } from '../engines/requests.js';
import { withPackages } from '../with-packages.js';
import { beside, describeComponent, describeListings, listedAttributes, writeAll } from './added.js';
import { allWindows, describeProgram, TEXT, type Attributes } from './grid.js';
import { describeHostileForms, describeHostileRequests, linksIn, requestOf } from './hostile.js';
import { numbers } from './requested.js';

const FILE = 'lib/app/pagination.ex';

/** EEx with the module of a project. */
function eex(project: string): Engine {
  const load = `<% Code.require_file(${JSON.stringify(join(project, FILE))}) %>`;
  return {
    ...eexEngine,
    render: (jobs: readonly Job[]) =>
      eexEngine.render(jobs.map((job) => ({ ...job, template: `${load}${job.template}` }))),
  };
}

const PATH = `fn page ->
  if page == 1 and is_map_key(@data, :first_path),
    do: @data.first_path,
    else: String.replace(@data.path, ":page", to_string(page))
end`;

/** What the function calls the attributes of a tag. */
const OPTIONS: Readonly<Record<string, string>> = { sibling_count: 'siblings', boundary_count: 'boundaries' };
const ARGUMENTS = ['path', 'first_path', 'total_pages', 'current_page'];

/** Values reach a template in variables. Others than the arguments are attributes of the `<nav>`. */
function use(attributes: Attributes) {
  const names = Object.keys(attributes).filter((name) => !ARGUMENTS.includes(name));
  const others = Object.entries(attributes).filter(
    ([name]) => !ARGUMENTS.includes(name) && !(name in OPTIONS),
  );
  const options = names.filter((name) => name in OPTIONS).map((name) => `${OPTIONS[name]}: @data.${name}`);
  const all = [...options, 'attributes: Map.to_list(@others)'].join(', ');
  return {
    template: `<%= App.Pagination.render(@data.total_pages, @data.current_page, ${PATH}, ${all}) %>`,
    data: { data: attributes, others: Object.fromEntries(others) },
  };
}

const shown = (code: string, data: object = {}) => ({
  template: `<%= App.Pagination.${code} %>`,
  data: { ...data },
});

describeProgram({
  framework: 'eex',
  engine: eex,
  use,
  hasPaths: true,
  uses: {
    summary: shown('summary(97, 10, "3")'),
    position: shown('position(9, "3")'),
    jump: shown('jump(9, &"/posts?a=q&page=#{&1}&per_page=25")'),
    sizes: shown('sizes(25, &"/posts?a=q&page=#{&1}&per_page=25", choices: [10, 25, 50])'),
    neighbors: shown(
      `neighbors(previous_path: "/posts/6", previous_title: "Applying",
        next_path: "/posts/8?a=1&b=2", next_title: @text, attributes: [class: "mt-4"])`,
      { text: TEXT },
    ),
    cursor: shown('cursor(previous_path: "/posts?a=q&page=x%2By", next_path: "/posts?a=q&page=z")'),
  },
});

/** Prints code with the module. */
const printer =
  (render: Engine['render']) =>
  async (code: string, data: object = {}): Promise<string> => {
    const [[one] = []] = await render([{ template: `<%= ${code} %>`, data: [{ ...data }] }]);
    return one === undefined ? '' : 'output' in one ? one.output : one.error;
  };

describeComponent('eex --with boundaries,paths', (project) => {
  const linked = { total_pages: 42, current_page: 7, path: '/posts/page/:page', first_path: '/posts' };
  describeListings('eex', eex(project), { pages: 42, page: '7' }, { paths: linked });

  describeEngine(eex(project), ({ render }) => {
    const print = printer(render);

    test('its window is that of pageWindow', async () => {
      const source = readFileSync(join(project, FILE), 'utf8');
      const open = source
        .replaceAll('defp bounded_window', 'def bounded_window')
        .replace('App.Pagination', 'Opened');
      const code = `Code.compile_string(@source)
      for total <- 1..60, current <- 1..total, siblings <- 0..3, boundaries <- 0..3 do
        window = apply(Opened, :bounded_window, [total, current, siblings, boundaries])
        Enum.join([total, current, siblings, boundaries | window], " ")
      end |> Enum.join("\\n") |> String.replace("gap", "…")`;
      expect(await print(`(${code})`, { source: open })).toBe(allWindows());
    });

    test.each([' java\\tscript:alert(1)//:page', 'data::page'])('the path %s is an error', async (path) => {
      expect(
        await print(`App.Pagination.render(9, 1, App.Pagination.to_path(${JSON.stringify(path)}))`),
      ).toMatch(/has an unsafe scheme/);
    });

    test('only the token in a path is replaced', async () => {
      const path = 'App.Pagination.to_path("/:pages/%3Apage/:page_/:page#:page", "/first")';
      const links = linksIn(await print(`App.Pagination.render(3, 2, ${path})`));
      expect(links).toContain('/:pages/3/:page_/3#3');
      expect(links.filter((link) => link === '/first')).toHaveLength(2);
    });

    test('a list of unknown length goes on while there is a next page', async () => {
      const page = await print('App.Pagination.render(4, 4, &"/#{&1}", has_more: true)');
      expect(linksIn(page)).toEqual(['/3', '/1', '/2', '/3', '/4', '/5']);
      for (const boundaries of [0, 1]) {
        const code = `App.Pagination.render(0, 1, &"/#{&1}", has_more: true, boundaries: ${boundaries})`;
        expect(linksIn(await print(code))).toEqual(['/1', '/2']);
      }
    });
  });
});

describeComponent('eex --with jump,sizes,neighbors,cursor', (project) => {
  const engine = eex(project);
  const newer = { path: beside.previous_path, title: beside.previous_title };
  const older = { path: beside.next_path, title: beside.next_title };
  describeListings('eex', engine, { newer, older }, { previous_next: beside });

  describeEngine(engine, ({ render }) => {
    const forms = `<nav><%= App.Pagination.render(9, @page, @path) %><%= App.Pagination.jump(9, @path) %>
      <%= App.Pagination.sizes(25, @path) %></nav>`;

    describeHostileForms(async (urls) => {
      const data = urls.map((url) => {
        const { page, pathTo } = requestOf(url);
        return { page, url: pathTo(1) };
      });
      const path = 'fn page -> Regex.replace(~r/([?&]page=)1(?=&|$)/, @url, "\\\\g{1}#{page}") end';
      const template = `<% path = ${path} %>${forms.replaceAll('@path', 'path')}`;
      const [results = []] = await render([{ template, data }]);
      return results.map((one) => ('output' in one ? one.output : one.error));
    });

    test('docs/frameworks/eex.md: forms', async () => {
      const print = printer(render);
      const page = await print(
        `App.Pagination.jump(9, &"/posts?tag=a+%26&page=#{&1}#list") <> App.Pagination.sizes(7, &"?page=#{&1}")`,
      );
      expect(page).toContain('<form class="pagination__form" action="/posts"');
      expect(page).toContain('<form class="pagination__form" action="?"');
      expect(page).toMatch(/type="hidden" name="tag" value="a &amp;"/);
      expect(page).toMatch(/<option value="7" selected>/);
      expect(await print('App.Pagination.jump(1, &"?page=#{&1}")')).toBe('');
    });
  });
});

describeComponent('eex', (project) => {
  const engine = eex(project);

  describeRequests({
    engine,
    template: `<% path = @path %><%= App.Pagination.render(@pages, @current,
      &String.replace(path, ":page", to_string(&1)), attributes: [id: "pager"]) %>`,
    hidesSinglePage: true,
    data: (request) => numbers(request),
  });

  describeEngine(engine, ({ render }) => {
    const print = printer(render);

    describeHostileRequests(['/posts'], async (urls) => {
      const template = `<% url = @url %><%= App.Pagination.render(9, @page,
        &Regex.replace(~r/([?&]page=)1(?=&|$)/, url, "\\\\g{1}#{&1}")) %>`;
      const data = urls.map((url) => ({ page: requestOf(url).page, url: requestOf(url).pathTo(1) }));
      const [results = []] = await render([{ template, data }]);
      return results.map((one) => ('output' in one ? one.output : one.error));
    });

    test.each([
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
    ])('what a visitor asks for is a page of the list: case %#', async (asked, current) => {
      const page = await print('App.Pagination.render(9, @asked, &"/#{&1}")', { asked });
      expect(/href="\/(\d+)"\s+aria-current="page"/.exec(page)?.[1]).toBe(String(current));
    });

    test('an option that it does not know is an error', async () => {
      expect(await print('App.Pagination.render(9, 1, &"/#{&1}", sibling_cuont: 2)')).toMatch(
        /unknown keys \[:sibling_cuont\]/,
      );
    });

    test.each([
      ['class: "mt-4", hidden: false, title: nil, inert: true', ' class="pagination mt-4" inert>'],
      ['class: nil', ' class="pagination">'],
      ['"aria-label": "\\"Posts\\""', '<nav class="pagination" aria-label="&quot;Posts&quot;">'],
    ])('attributes: %s', async (code, nav) => {
      expect(await print(`App.Pagination.render(3, 1, &"/#{&1}", attributes: [${code}])`)).toContain(nav);
    });
  });

  const numbered = { total_pages: 42, current_page: 7, path: '/posts?page=:page' };
  const { class: classes, id, 'aria-label': label } = listedAttributes;
  const paths = { path: '/posts/page/:page', first_path: '/posts' };
  describeListings(
    'eex',
    engine,
    { pages: 42, page: '7' },
    {
      list: numbered,
      function: { ...numbered, ...paths },
      attributes: { ...numbered, class: classes, id, 'aria-label': label, sibling_count: 2 },
      htmx: {
        ...numbered,
        'hx-boost': 'true',
        'hx-target': '#posts',
        'hx-select': '#posts',
        'hx-swap': 'outerHTML',
      },
    },
  );
});

const { describe: describeElixir } = withPackages('elixir', 'elixir', '--version');

test('the module is that of the application, whatever its name', async () => {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-eex-'));
  writeFileSync(join(project, 'mix.exs'), 'app: :my_app, {:plug, "1"}');
  await runIn(project, ['add', 'eex', '--with', 'test', '--name', 'comment_pages']);
  const read = (path: string): string => readFileSync(join(project, path), 'utf8');
  expect(read('lib/my_app/comment_pages.ex')).toContain('defmodule MyApp.CommentPages do');
  expect(read('test/comment_pages_test.exs')).toContain('    MyApp.CommentPages.render(');
  rmSync(project, { recursive: true });
});

const WRITTEN = [
  'none',
  'ends',
  'boundaries,paths',
  'links,test',
  'summary,position,test',
  'jump,sizes',
  'neighbors',
  'cursor',
  'all',
  'all --theme govuk --link hx-get=:path',
  'all --theme tailwind --name comment_pages',
  'all --theme bootstrap --locale de',
  'all --theme uswds --name pages_of_the_comments_below_an_article',
];

describeElixir('as it is written', () => {
  const { root, directoryOf } = writeAll('eex', WRITTEN);
  const elixir = (cwd: string, program: string, args: readonly string[]): string =>
    execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  test('mix format changes nothing', () => {
    elixir(root, 'mix', ['format', '--check-formatted', '*/{lib,test}/**/*.{ex,exs}']);
  });

  const moduleOf = (options: string): string => /--name (\w+)/.exec(options)?.[1] ?? 'pagination';

  test('the compiler warns of nothing', () => {
    const code =
      'Code.compiler_options(ignore_module_conflict: true); Enum.each(System.argv(), &Code.compile_file/1)';
    const files = WRITTEN.map((options) => join(directoryOf(options), `lib/app/${moduleOf(options)}.ex`));
    const { status, stderr } = spawnSync('elixir', ['-e', code, ...files], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  test.each(['links,test', 'summary,position,test', 'all --theme tailwind --name comment_pages'])(
    'the test that add writes passes: --with %s',
    (options) => {
      const name = moduleOf(options);
      const files = ['-r', `lib/app/${name}.ex`, '-r', `test/${name}_test.exs`];
      const shown = elixir(directoryOf(options), 'elixir', ['-e', 'ExUnit.start()', ...files]);
      // The second is what Elixir says since 1.20.
      expect(shown).toMatch(/[35] tests, 0 failures|Result: [35] passed/);
    },
  );
});
