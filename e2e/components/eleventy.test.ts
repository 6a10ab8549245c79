import { Liquid } from 'liquidjs';
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { liquidEngine } from '../engines/liquid.js';
import { withCompile } from '../engines/npm-engine.js';
import { nunjucksEngine } from '../engines/nunjucks.js';
import { describeComponent } from './added.js';
import { describeProgram, expectWindows, TEXT, windowShapes, type Attributes } from './grid.js';

/** Tests only the template languages. `sites.test.ts` tests Eleventy's paginator. */

/** Nunjucks with the macros of a project. Eleventy has the filter for the path prefix. */
function njk(project: string): Engine {
  return withCompile(nunjucksEngine, (template) => {
    const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(join(project, '_includes')));
    environment.addFilter('url', String);
    return (data) => environment.renderString(template, data);
  });
}

const ARGUMENTS: Readonly<Record<string, string>> = {
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
  'aria-label': 'label',
  class: 'class',
};

/** The list is what Eleventy makes of a pagination; others than the arguments are attributes. */
function use({ path = '', first_path, total_pages, current_page, ...given }: Attributes) {
  const hrefs = Array.from({ length: Number(total_pages ?? 1) }, (_, index) =>
    index === 0 && first_path !== undefined ? first_path : String(path).replace(':page', String(index + 1)),
  );
  const own = Object.entries(given).filter(([name]) => name in ARGUMENTS);
  const code = own.map(([name]) => `, ${ARGUMENTS[name]}=given["${name}"]`).join('');
  const attributes = Object.fromEntries(Object.entries(given).filter(([name]) => !(name in ARGUMENTS)));
  return {
    template: `{% from "pagination.njk" import page_links %}{{ page_links(pagination${code}, attributes=attributes) }}`,
    data: { pagination: { hrefs, pageNumber: Number(current_page ?? 1) - 1 }, given, attributes },
  };
}

/** Liquid with the partials of a project, likewise. */
function liquid(project: string): Engine {
  return withCompile(liquidEngine, (template) => {
    const engine = new Liquid({ root: join(project, '_includes'), cache: true });
    engine.registerFilter('url', String);
    return (data) => engine.parseAndRenderSync(template, data) as string;
  });
}

/** The same in Liquid, which takes attributes as HTML. */
function useInLiquid(attributes: Attributes) {
  const { data } = use(attributes);
  const markup = Object.keys(data.attributes).map(
    (name, index) => `${name}="{{ others[${index}] | escape }}"`,
  );
  const given = Object.keys(data.given)
    .filter((name) => name in ARGUMENTS)
    .map((name) => `, ${ARGUMENTS[name]}: given["${name}"]`)
    .join('');
  return {
    template: `{% capture attributes %}${markup.join(' ')}{% endcapture %}{% render "pagination.liquid", pagination: pagination${given}, attributes: attributes %}`,
    data: { ...data, others: Object.values(data.attributes) },
  };
}

const list = (total: number, pageNumber: number) => ({
  hrefs: Array.from({ length: total }, (_, index) => `/${index + 1}`),
  pageNumber,
});
const pages = Array.from({ length: 10 }, (_, index) => Array.from({ length: index === 9 ? 7 : 10 }, () => 0));

/** What stands beside a list: the name in the template, its arguments, and their values. */
const BESIDE = {
  summary: [{ pagination: 'list' }, { list: { size: 10, pages, pageNumber: 2 } }],
  position: [{ pagination: 'list' }, { list: list(9, 2) }],
  neighbors: [
    { previous: 'previous', next: 'next', class: '"mt-4"' },
    {
      previous: { url: '/posts/6', data: { title: 'Applying' } },
      next: { url: '/posts/8?a=1&b=2', data: { title: TEXT } },
    },
  ],
} as const;

const LANGUAGES = [
  {
    name: 'nunjucks',
    engine: njk,
    use,
    call: (name: string, values: Readonly<Record<string, string>>, file = 'pagination') => {
      const code = Object.entries(values).map(([key, value]) =>
        key === 'pagination' ? value : `${key}=${value}`,
      );
      return `{% from "${file}.njk" import page_${name} %}{{ page_${name}(${code.join(', ')}) }}`;
    },
  },
  {
    name: 'liquid',
    engine: liquid,
    use: useInLiquid,
    call: (name: string, values: Readonly<Record<string, string>>, file = 'pagination') => {
      const code = Object.entries(values).map(([key, value]) => `, ${key}: ${value}`);
      return `{% render "${file}${name === 'links' ? '' : `-${name}`}.liquid"${code.join('')} %}`;
    },
  },
] as const;

describe.each(LANGUAGES)('$name', ({ name, engine, use, call }) => {
  const uses = Object.entries(BESIDE).map(
    ([part, [values, data]]) => [part, { template: call(part, values), data }] as const,
  );
  describeProgram({ framework: name, engine, use, hasPaths: true, uses: Object.fromEntries(uses) });

  describeComponent(`${name} --with boundaries,summary`, (project) => {
    describeEngine(engine(project), ({ render }) => {
      test('its window is that of pageWindow', async () => {
        const data = windowShapes().map(([total, current, siblings, boundaries]) => ({
          list: list(total, current - 1),
          siblings,
          boundaries,
        }));
        const values = { pagination: 'list', siblings: 'siblings', boundaries: 'boundaries' };
        const [results = []] = await render([{ template: call('links', values), data }]);
        expectWindows(results.map((one) => ('output' in one ? one.output : one.error)));
      });

      test('a list with one item on each page has as many items as pages', async () => {
        const template = call('summary', { pagination: 'list' });
        const one = { size: 1, pages: ['a', 'b', 'c'], pageNumber: 1 };
        const [[shown] = []] = await render([{ template, data: [{ list: one }] }]);
        expect(shown).toEqual({ output: expect.stringContaining('2 to 2 of 3') as string });
      });
    });
  });

  describeComponent(`${name} --name comment_pages`, (project) => {
    describeEngine(engine(project), ({ render }) => {
      test("it has Eleventy's variable", async () => {
        const template = call('links', { pagination: 'list' }, 'comment-pages');
        const [[one] = []] = await render([{ template, data: [{ list: list(3, 1) }] }]);
        expect(one).toEqual({
          output: expect.stringMatching(/href="\/1"[^]*href="\/2"\s+aria-current="page"/) as string,
        });
      });
    });
  });
});

describeComponent('nunjucks --with neighbors', (project) => {
  describeEngine(njk(project), ({ render }) => {
    const all = { id: 'pages', hidden: false, title: null, 'data-n': 0, inert: '', 'hx-boost': true };
    test.each([
      [
        'an attribute that is false or null is left out, and one that is true is "true"',
        all,
        /aria-label="Pagination"\s+id="pages"\s+data-n="0"\s+inert=""\s+hx-boost="true"\s*>/,
      ],
      [
        'a name and classes among the attributes stand once, in place of those beside them',
        { 'aria-label': 'Posts', class: 'mt-4' },
        /<nav\s+class="pagination[^"]* mt-4"\s+aria-label="Posts"\s*>/,
        ', label="Others", class="others"',
      ],
    ])('%s', async (_, attributes, expected, beside = '') => {
      const data = [{ attributes, list: list(3, 1), next: { url: '/3', data: {} } }];
      for (const call of ['page_links(list', 'page_neighbors(next=next']) {
        const template = `{% from "pagination.njk" import ${call.replace(/\(.*/, '')} %}{{ ${call}, attributes=attributes${beside}) }}`;
        const [[one] = []] = await render([{ template, data }]);
        expect(one).toEqual({ output: expect.stringMatching(expected) as string });
      }
    });
  });
});
