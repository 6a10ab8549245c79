import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { eexEngine } from '../engines/eex.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine, Job } from '../engines/engine.js';
import { describeRequests } from '../engines/requests.js';
import { beside, describeComponent, describeListings, describeNeighbors, listedAttributes } from './added.js';
import { allWindows, describeGrid } from './grid.js';
import { numbers } from './requested.js';

/** EEx with a module of a project. */
function eex(project: string, file = 'pagination.ex'): Engine {
  const load = `<% Code.require_file(${JSON.stringify(join(project, 'lib/app', file))}) %>`;
  return {
    ...eexEngine,
    render: (jobs: readonly Job[]) =>
      eexEngine.render(jobs.map((job) => ({ ...job, template: `${load}${job.template}` }))),
  };
}

const CALL = '<%= App.Pagination.pagination(Enum.to_list(@given)) %>';

describeGrid({
  framework: 'eex',
  engine: eex,
  use: (attributes) => {
    const isOther = (name: string): boolean => name === 'id' || name.startsWith('data-');
    const all = Object.entries(attributes).map(
      ([name, value]) => [name.replace('aria-', 'aria_'), value] as const,
    );
    const given = {
      ...Object.fromEntries(all.filter(([name]) => !isOther(name))),
      attributes: Object.fromEntries(all.filter(([name]) => isOther(name))),
    };
    return { template: CALL, data: { given } };
  },
});

describeComponent('eex', (project) => {
  const engine = eex(project);

  describeRequests({
    engine,
    template: CALL,
    hidesSinglePage: true,
    data: (request) => {
      const { path, pages, current } = numbers(request);
      return { given: { path, total_pages: pages, current_page: current, attributes: { id: 'pager' } } };
    },
  });

  describeEngine(engine, ({ render }) => {
    async function print(template: string): Promise<string> {
      const [[one] = []] = await render([{ template, data: [{}] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    test('its window is that of pageWindow', async () => {
      const code = `for total <- 1..60, current <- 1..total, siblings <- 0..3, boundaries <- 0..3 do
        window = App.Pagination.window(total, current, siblings, boundaries)
        Enum.join([total, current, siblings, boundaries | window], " ")
      end |> Enum.join("\\n") |> String.replace("gap", "…")`;
      expect(await print(`<%= ${code} %>`)).toBe(allWindows());
    });

    test.each([
      ['sibling_cuont: 2', /unknown keys \[:sibling_cuont\]/],
      ['path: "/posts/7"', /path must have :page/],
      ['path: nil', /path must have :page/],
      ['path: " java\\tscript:alert(1)//:page"', /a URL is a path/],
      ['path: &"data:#{&1}"', /a URL is a path/],
    ])('pagination(%s) is an error', async (code, message) => {
      expect(await print(`<%= App.Pagination.pagination([total_pages: 9] ++ [${code}]) %>`)).toMatch(message);
    });

    test('attributes that are off are left out, and only the token is replaced', async () => {
      const code = 'total_pages: 3, current_page: 2, path: "/:pages/%3Apage/:page#:page"';
      const attributes = 'attributes: [hidden: false, title: nil, inert: true, "data-a": "\\""]';
      const page = await print(`<%= App.Pagination.pagination(${code}, ${attributes}) %>`);
      expect(page).toContain('aria-label="Pagination" inert="" data-a="&quot;"\n>');
      expect(page).toContain('href="/:pages/3/3#3"');
    });

    test.each([
      ['default'],
      ['govuk'],
      ['govuk', '--with', 'ends'],
      ['default', '--with', 'jump,sizes'],
      ['default', '--with', 'jump'],
      ['default', '--with', 'summary,sizes'],
      ['default', '--with', 'neighbors'],
      ['govuk', '--with', 'neighbors'],
    ])('mix format does not change the module, --theme %s', async (theme, ...options) => {
      const { stdout } = await runIn(project, ['add', 'eex', '--theme', theme, '--stdout', ...options]);
      const source = stdout.slice(
        stdout.indexOf('# Written by'),
        stdout.indexOf('==> ', stdout.indexOf('\nend\n')),
      );
      const module = `${source.slice(0, source.indexOf('\nend\n'))}\nend\n`;
      const format = 'IO.write([Code.format_string!(IO.read(:all)), 10])';
      expect(execFileSync('elixir', ['-e', format], { input: module, encoding: 'utf8' })).toBe(module);
    });
  });

  const numbered = { total_pages: 42, current_page: 7 };
  const links = { ...numbered, path: '/posts?page=:page' };
  describeListings(
    'eex',
    engine,
    { pages: 42, page: '7' },
    {
      list: links,
      function: { ...numbered, path: '/posts/page/:page', first_path: '/posts' },
      attributes: { ...numbered, ...listedAttributes, path: '/posts/page/:page', first_path: '/posts' },
      htmx: {
        ...links,
        'hx-boost': 'true',
        'hx-target': '#posts',
        'hx-select': '#posts',
        'hx-swap': 'outerHTML',
      },
    },
  );
});

describeComponent('eex --with jump,sizes', (project) => {
  const path = '/posts?per_page=:page_size&page=:page';
  const sizes = { page_size: 25, page_sizes: '10,25,50,100' };
  const forms = { path, total_pages: 17, current_page: 7, jump: true, ...sizes };
  describeListings('eex', eex(project), { count: 420, size: 25, page: '7' }, { forms });
});

const newer = { path: beside.previous_path, title: beside.previous_title };
const older = { path: beside.next_path, title: beside.next_title };
describeNeighbors(
  'eex',
  (project) => eex(project, 'previous_next.ex'),
  { newer, older },
  { previous_next: beside },
);

/** Components whose parts need more of a path. */
describe.each([
  [
    '--with jump --name pagination',
    'total_pages: 9, path: "/posts/:page"',
    /a form needs the page in the query/,
  ],
  [
    '--with sizes --name pagination',
    'total_pages: 9, path: "/posts/:page"',
    /a form needs the page in the query/,
  ],
  ['--with neighbors --name pagination', 'next_path: " java\\tscript:alert(1)"', /a URL is a path/],
])('%s', (options, code, message) => {
  describeComponent(`eex ${options}`, (project) => {
    describeEngine(eex(project), ({ render }) => {
      test('another path is an error', async () => {
        const [[one] = []] = await render([
          { template: `<%= App.Pagination.pagination(${code}) %>`, data: [{}] },
        ]);
        expect(one).toEqual({ error: expect.stringMatching(message) as string });
      });
    });
  });
});
