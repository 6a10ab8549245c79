import { Liquid } from 'liquidjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { liquidEngine } from '../engines/liquid.js';
import { withCompile } from '../engines/npm-engine.js';
import { nunjucksEngine } from '../engines/nunjucks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings } from './added.js';
import { describeGrid, expectWindows, type Attributes } from './grid.js';
import { importModule, windowArguments } from './javascript.js';
import { argumentsOf } from './liquid.js';
import { functions, numbers } from './requested.js';

/** Tests only the template languages. `sites.test.ts` tests Eleventy's paginator. */

type Filter = (...args: unknown[]) => unknown;

/** The filter of a project, as its plugin adds it. */
function addFilter(project: string, add: (name: string, filter: Filter) => unknown): void {
  for (const file of ['pagination.js', 'comment-pages.js'].map((name) => join(project, '_includes', name))) {
    // The second component needs none.
    if (!existsSync(file)) continue;
    const { default: plugin } = importModule(file) as { default: (configuration: object) => void };
    plugin({ addFilter: add, getFilter: () => (path: string) => path });
  }
}

function njk(project: string): Engine {
  return withCompile(nunjucksEngine, (template) => {
    const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(join(project, '_includes')));
    addFilter(project, (name, filter) => environment.addFilter(name, filter));
    return (data) => environment.renderString(template, data);
  });
}

function liquid(project: string): Engine {
  return withCompile(liquidEngine, (template) => {
    const engine = new Liquid({ root: join(project, '_includes'), cache: true });
    addFilter(project, (name, filter) => engine.registerFilter(name, filter));
    return (data) => engine.parseAndRenderSync(template, data) as string;
  });
}

const isOther = (name: string): boolean => name === 'id' || name.startsWith('data-');

const LANGUAGES = [
  {
    name: 'nunjucks',
    engine: njk,
    use: (attributes: Attributes) => {
      const given = Object.entries(attributes).map(
        ([name, value]) => [name.replace('aria-', 'aria_'), value] as const,
      );
      const own = Object.fromEntries(given.filter(([name]) => !isOther(name)));
      const others = Object.fromEntries(given.filter(([name]) => isOther(name)));
      const code = Object.keys(own).map((name) => `${name}=own.${name}`);
      return {
        template: `{% from "pagination.njk" import page_links %}{{ page_links(${code.join(', ')}, attributes=others) }}`,
        data: { own, others },
      };
    },
    listings: 'njk',
  },
  {
    name: 'liquid',
    engine: liquid,
    use: (attributes: Attributes) => {
      const { own, others, capture } = argumentsOf(attributes);
      const code = Object.keys(own).map((name) => `${name}: own.${name}`);
      return {
        template: `${capture}{% render "pagination.liquid", ${code.join(', ')}, attributes: attributes %}`,
        data: { own, others },
      };
    },
    listings: 'liquid',
  },
];

const numbered = { path: '/posts/:page/', first_path: '/posts/', total_pages: 42, current_page: 7 };

describe.each(LANGUAGES)('$name', ({ name, engine, use, listings }) => {
  describeGrid({ framework: name, engine, use });

  describeComponent(name, (project) => {
    for (const values of name === 'nunjucks' ? [numbers, functions] : [numbers]) {
      const { template } = use({ path: '', total_pages: 1, current_page: 1, id: '' });
      describeRequests({
        engine: engine(project),
        template,
        hidesSinglePage: true,
        data: (request) => {
          const { path, pages, current } = values(request);
          const own = { path, total_pages: pages, current_page: current };
          return { own, others: name === 'nunjucks' ? { id: 'pager' } : ['pager'] };
        },
      });
    }

    describeEngine(engine(project), ({ render }) => {
      async function printAll(all: readonly object[]): Promise<string[]> {
        const { template } = use({
          path: '',
          total_pages: 1,
          current_page: 1,
          sibling_count: 1,
          boundary_count: 1,
        });
        const data = all.map((own) => ({ own: { path: '/:page', ...own }, others: [] }));
        const [shown = []] = await render([{ template, data }]);
        return shown.map((one) => ('output' in one ? one.output : one.error));
      }

      test('its window is that of pageWindow', async () => {
        expectWindows(await printAll(windowArguments()));
      });

      test.each([
        ['/posts/7', /path has no :page/],
        [' java\tscript:alert(1)//:page', /A URL is a path/],
      ])('the path %s is an error', async (path, message) => {
        expect(await printAll([{ path, total_pages: 9 }])).toEqual([expect.stringMatching(message)]);
      });

      test('anything but a pagination is an error', async () => {
        const template =
          name === 'nunjucks'
            ? '{% from "pagination.njk" import page_links %}{{ page_links(posts) }}'
            : '{% render "pagination.liquid", pagination: posts %}';
        const [[one] = []] = await render([{ template, data: [{ posts: [1, 2] }] }]);
        expect(one).toEqual({
          error: expect.stringMatching(/pagination is not that of the front matter/) as string,
        });
      });
    });

    describeListings('eleventy', engine(project), {}, { [`${listings}-numbers`]: numbered });
  });

  describeComponent(`${name} --name comment_pages`, (project) => {
    describeEngine(engine(project), ({ render }) => {
      test("it has its own filter, and Eleventy's variable", async () => {
        const template =
          name === 'nunjucks'
            ? '{% from "comment-pages.njk" import page_links %}{{ page_links(pagination) }}'
            : '{% render "comment-pages.liquid", pagination: pagination %}';
        const pagination = { hrefs: ['/a/', '/b/', '/c/'], pageNumber: 1 };
        const [[one] = []] = await render([{ template, data: [{ pagination }] }]);
        expect(one).toEqual({
          output: expect.stringMatching(/href="\/a\/"[^]*href="\/b\/"\s+aria-current="page"/) as string,
        });
      });
    });
  });
});
