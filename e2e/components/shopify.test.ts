import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { createLiquidEngine, createLiquidRubyEngine } from '../engines/liquid.js';
import { describeRequests, shopify } from '../engines/requests.js';
import { describeComponent, describeListings } from './added.js';
import { describeProgram, expectWindows, TEXT, windowShapes, type Attributes } from './grid.js';
import { linksIn } from './hostile.js';
import { argumentsOf } from './liquid.js';

/** The object `paginate`, as Shopify's documentation describes it, for a list at `/posts`. */
function paginateOf({ total_pages, current_page }: Attributes) {
  const [pages, current] = [Number(total_pages), Number(current_page)];
  const url = (page: number) => (page < 1 || page > pages ? null : { url: `/posts?page=${page}` });
  const beside = { previous: url(current - 1), next: url(current + 1) };
  return { pages, current_page: current, page_param: 'page', ...beside };
}

/** What the snippet calls the attributes of a tag. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  path: 'path',
  first_path: 'first_path',
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
  'aria-label': 'label',
  class: 'class',
};

function use(attributes: Attributes, known = Object.keys(ARGUMENTS)) {
  const { others, capture } = argumentsOf(attributes);
  const own = Object.entries(attributes).filter(([name]) => known.includes(name));
  const given = own.map(([name]) => `, ${ARGUMENTS[name]}: own['${name}']`).join('');
  return {
    template: `${capture}{% render 'pagination', paginate: paginate, attributes: attributes${given} %}`,
    data: { own: Object.fromEntries(own), others, paginate: paginateOf(attributes) },
  };
}

const ofShopify = ['sibling_count', 'aria-label', 'class'];

const ENGINES = [createLiquidEngine, createLiquidRubyEngine];

// The file system of Liquid in Ruby has no names with hyphens, unlike Shopify's.
const paginate = { items: 97, page_size: 10, current_offset: 20, pages: 9, current_page: 3 };
const shown = (name: string, args: string, data: object) => ({
  template: `{% render 'pagination-${name}', ${args} %}`,
  data: { ...data },
});
const uses = {
  summary: shown('summary', 'paginate: paginate', { paginate }),
  position: shown('position', 'paginate: paginate', { paginate }),
  neighbors: shown('neighbors', "previous: previous, next: next, class: 'mt-4'", {
    previous: { url: '/posts/6', title: 'Applying' },
    next: { url: '/posts/8?a=1&b=2', title: TEXT },
  }),
};

for (const engine of ENGINES)
  describeProgram({
    framework: 'shopify',
    engine,
    use,
    useList: (all) => use(all, ofShopify),
    uses: engine === createLiquidEngine ? uses : {},
  });

/** Renders one template. */
async function print({ render }: Engine, template: string, values: object = {}): Promise<string> {
  const [[one] = []] = await render([{ template, data: [{ ...values }] }]);
  return one === undefined ? '' : 'output' in one ? one.output : one.error;
}

describeComponent('shopify', (project) => {
  const all = { path: '/posts?items=420&page=:page', first_path: '/posts?items=420' };
  const numbers = { ...all, total_pages: 42, current_page: 7 };
  const data = shopify({ topic: '', items: 420, query: '', page: 7, pages: 42 });

  describe.each(ENGINES.map((create) => create(project)))('$name', (engine) => {
    describeRequests({
      engine,
      template: `{% render 'pagination', paginate: paginate, attributes: 'id="pager"' %}`,
      hasFirstPath: true,
      hidesSinglePage: true,
      data: shopify,
    });

    describeEngine(engine, () => {
      test('a query keeps its order, and what looks like a number or the token', async () => {
        const query = 'filter.page=3&sort=a&q=%22:page&pages=3&t=page=1';
        const url = (page: number): object => ({ url: `/c?filter.page=1&page=${page}&${query}` });
        const list = { pages: 3, current_page: 2, page_param: 'page', previous: url(1), next: url(3) };
        const links = linksIn(await print(engine, "{% render 'pagination', paginate: p %}", { p: list }));
        const first = `/c?filter.page=1&${query.replace(':page', '%3Apage')}`;
        // Page 1 keeps the query without a number.
        expect(links).toEqual([first, first, `${first}&page=2`, `${first}&page=3`, `${first}&page=3`]);
      });

      test('beyond the last page, that one is the current page', async () => {
        const list = { pages: 3, current_page: 9, page_param: 'page_a1', previous: { url: '/c?page_a1=8' } };
        const page = await print(engine, "{% render 'pagination', paginate: p %}", { p: list });
        expect(linksIn(page)).toEqual(['/c?page_a1=2', '/c', '/c?page_a1=2', '/c?page_a1=3']);
        expect(page).toMatch(/href="\/c\?page_a1=3"\s+aria-current="page"/);
      });
    });

    describeListings('shopify', engine, data, {
      list: numbers,
      attributes: { ...numbers, 'aria-label': 'Posts', class: 'mt-4', id: 'pages', 'data-list': 'posts' },
      htmx: {
        ...numbers,
        'hx-boost': 'true',
        'hx-target': '#posts',
        'hx-select': '#posts',
        'hx-swap': 'outerHTML',
      },
    });
  });
});

describeComponent('shopify --with boundaries,paths', (project) => {
  describe.each(ENGINES.map((create) => create(project)))('$name', (engine) => {
    describeEngine(engine, () => {
      test('its window is that of pageWindow', async () => {
        const template =
          "{% for window in windows %}{% render 'pagination', paginate: window.paginate, siblings: window.siblings, boundaries: window.boundaries, path: '/:page' %}|{% endfor %}";
        const windows = windowShapes().map(([pages, current_page, siblings, boundaries]) => {
          return { paginate: { pages, current_page }, siblings, boundaries };
        });
        expectWindows((await print(engine, template, { windows })).split('|'));
      });

      test.each([
        ['9', 9],
        ['9'.repeat(30), 9],
        ['2.9', 2],
        ['-3', 1],
        ['"><b>', 1],
        ['', 1],
        [null, 1],
      ])('a number is that of a page of the list: %s', async (asked, current) => {
        const template = "{% render 'pagination', total_pages: 9, current_page: asked, path: '/:page' %}";
        const page = await print(engine, template, { asked });
        expect(/href="\/(\d+)"\s+aria-current="page"/.exec(page)?.[1]).toBe(String(current));
      });
    });

    describeListings('shopify', engine, data(), {
      section: { path: '/posts?page=:page&section_id=main', total_pages: 42, current_page: 7 },
    });
  });
});

// Without its own name, the neighbors have a hyphen, which the file system of Liquid in Ruby does not know.
describeComponent('shopify --with neighbors', (project) => {
  const blog = {
    previous_article: { url: '/posts/8', title: 'Applying' },
    next_article: { url: '/posts/6', title: 'Fees' },
  };
  describeListings(
    'shopify',
    createLiquidEngine(project),
    { blog },
    {
      previous_next: {
        previous_path: '/posts/8',
        previous_title: 'Applying',
        next_path: '/posts/6',
        next_title: 'Fees',
      },
    },
  );
});

function data() {
  return shopify({ topic: '', items: 420, query: '', page: 7, pages: 42 });
}
