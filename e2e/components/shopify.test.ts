import { describeEngine } from '../engines/describe-engine.js';
import { createLiquidEngine, createLiquidRubyEngine } from '../engines/liquid.js';
import { describeRequests, shopify } from '../engines/requests.js';
import { beside, describeComponent, describeListings, describeNeighbors, listedAttributes } from './added.js';
import { describeGrid, expectWindows, listOf, windowShapes } from './grid.js';
import { argumentsOf } from './liquid.js';

const ENGINES = [createLiquidEngine, createLiquidRubyEngine];

for (const engine of ENGINES)
  describeGrid({
    framework: 'shopify',
    engine,
    // The numbers are Shopify's.
    reads: () => false,
    use: (attributes) => {
      const { own, others, capture } = argumentsOf(attributes);
      const { total_pages: pages, current_page, total_items: items, page_size } = listOf(attributes);
      const known = ['total_pages', 'current_page', 'total_items', 'page_size'];
      const given = Object.fromEntries(Object.entries(own).filter(([name]) => !known.includes(name)));
      const code = Object.keys(given).map((name) => `, ${name}: own.${name}`);
      return {
        template: `${capture}{% render 'pagination', paginate: paginate, attributes: attributes${code.join('')} %}`,
        data: { own: given, others, paginate: { pages, current_page, items, page_size } },
      };
    },
  });

// The file system of Liquid in Ruby has no names with hyphens, unlike Shopify's.
const [previous_article, next_article] = [
  { url: '/posts/8', title: 'Applying' },
  { url: '/posts/6', title: 'Fees' },
];
describeNeighbors(
  'shopify',
  createLiquidEngine,
  { blog: { previous_article, next_article } },
  { previous_next: beside },
);

describeComponent('shopify', (project) => {
  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  const data = shopify({ topic: '', items: 420, query: '', page: 7, pages: 42 });

  describe.each(ENGINES.map((create) => create(project)))('$name', (engine) => {
    describeRequests({
      engine,
      template: `{% render 'pagination', paginate: paginate, attributes: 'id="pager"' %}`,
      hasFirstPath: true,
      hidesSinglePage: true,
      data: shopify,
    });

    describeEngine(engine, ({ render }) => {
      async function print(template: string, values: object): Promise<string> {
        const [[one] = []] = await render([{ template, data: [values as typeof data] }]);
        return one === undefined ? '' : 'output' in one ? one.output : one.error;
      }

      test('its window is that of pageWindow', async () => {
        const template =
          "{% for window in windows %}{% render 'pagination', paginate: window.paginate, sibling_count: window.siblings, boundary_count: window.boundaries, path: '/:page' %}|{% endfor %}";
        const data = windowShapes().map(([pages, current_page, siblings, boundaries]) => {
          return { paginate: { pages, current_page }, siblings, boundaries };
        });
        expectWindows((await print(template, { windows: data })).split('|'));
      });

      test('a query keeps its order, and what looks like the token', async () => {
        const url = (page: number): object => ({ url: `/c?page=${page}&sort=a&q=%22:page&pages=3` });
        const paginate = { pages: 3, current_page: 2, page_param: 'page', previous: url(1), next: url(3) };
        const links = Array.from(
          (await print("{% render 'pagination', paginate: paginate %}", { paginate })).matchAll(
            /href="([^"]*)"/g,
          ),
          ([, href]) => href,
        );
        const rest = 'sort=a&amp;q=%22%3Apage&amp;pages=3';
        const [first, second, third] = [`/c?${rest}`, `/c?${rest}&amp;page=2`, `/c?${rest}&amp;page=3`];
        // Page 1 keeps the query without a number.
        expect(links).toEqual([first, first, second, third, third]);
      });
    });

    describeListings('shopify', engine, data, {
      list: all,
      attributes: { ...all, ...listedAttributes, 'data-list': 'posts' },
      section: { path: '/posts?page=:page&section_id=main', total_pages: 42, current_page: 7 },
      htmx: {
        ...all,
        'hx-boost': 'true',
        'hx-target': '#posts',
        'hx-select': '#posts',
        'hx-swap': 'outerHTML',
      },
    });
  });
});
