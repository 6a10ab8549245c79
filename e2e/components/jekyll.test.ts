import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { jekyll } from '../engines/frameworks.js';
import { asTemplateEngine, describeJekyllSites, describeJekyllV2 } from '../engines/jekyll-site.js';
import { describeComponent, describeListings } from './added.js';
import { describeProgram, expectWindows, TEXT, windowShapes, type Attributes } from './grid.js';
import { argumentsOf } from './liquid.js';

const engine = (project: string): Engine => asTemplateEngine(jekyll(project));

/** What the include calls the attributes of a tag. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  path: 'path',
  first_path: 'first_path',
  total_pages: 'total_pages',
  current_page: 'current_page',
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
  'aria-label': 'label',
  class: 'class',
};

/** The paginator of jekyll-paginate-v2, as it is for a list at `/posts`. */
function paginatorOf({ total_pages, current_page }: Attributes): object {
  const pathOf = (page: number): string => (page === 1 ? '/posts' : `/posts?page=${page}`);
  return {
    page: current_page,
    total_pages,
    first_page_path: pathOf(1),
    previous_page_path: pathOf(Number(current_page) - 1),
    next_page_path: pathOf(Number(current_page) + 1),
    last_page_path: `/posts?page=${Number(total_pages)}`,
  };
}

function use(attributes: Attributes, known = Object.keys(ARGUMENTS)) {
  const { others, capture } = argumentsOf(attributes);
  const own = Object.entries(attributes).filter(([name]) => known.includes(name));
  const given = own.map(([name]) => ` ${ARGUMENTS[name]}=page.own.${ARGUMENTS[name]}`).join('');
  const values: Record<string, unknown> = {};
  for (const [name, value] of own) values[ARGUMENTS[name] ?? name] = value;
  return {
    template: `{% assign paginator = page.paginator %}{% assign others = page.others %}${capture}{% include pagination.html${given} attributes=attributes %}`,
    data: { own: values, others, paginator: paginatorOf(attributes), baseurl: '' },
  };
}

const shown = (name: string, data: object) => ({
  template: `{% assign paginator = page.paginator %}{% include pagination-${name}.html class="mt-4" %}`,
  data: { ...data, baseurl: '' },
});
const paginator = { page: 3, per_page: 10, total_pages: 9, total_posts: 97 };

describeProgram({
  framework: 'jekyll --pager paginate-v2',
  engine,
  use,
  useList: (attributes) => use(attributes, ['sibling_count', 'aria-label', 'class']),
  uses: {
    summary: shown('summary', { paginator }),
    position: shown('position', { paginator }),
    neighbors: shown('neighbors', {
      previous: { url: '/posts/6', title: 'Applying' },
      next: { url: '/posts/8?a=1&b=2', title: TEXT },
    }),
  },
});

describeComponent('jekyll', (project) => {
  describeJekyllSites(jekyll(project), '{% include pagination.html %}', 'hide');
});

describeComponent('jekyll --pager paginate-v2', (project) => {
  describeJekyllV2(jekyll(project), '{% include pagination.html %}', 'hide', [
    ['/page:num/', '/base/list.html', '/base/pageN/list.html', 'list'],
    ['/page/:num/', '/base/blog/list.html', '/base/blog/page/N/list.html', 'list'],
  ]);
});

describeComponent('jekyll --pager paginate --pager paginate-v2', (project) => {
  describeJekyllSites(jekyll(project), '{% include pagination.html %}', 'hide');
});

describeComponent('jekyll --with paths,boundaries', (project) => {
  describeEngine(engine(project), ({ render }) => {
    async function print(template: string, data: object): Promise<string> {
      const [[one] = []] = await render([{ template, data: [{ ...data, baseurl: '' }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    test('its window is that of pageWindow', async () => {
      const template =
        '{% for w in page.windows %}{% include pagination.html total_pages=w.total current_page=w.current siblings=w.siblings boundaries=w.boundaries path="/:page" %}|{% endfor %}';
      const windows = windowShapes().map(([total, current, siblings, boundaries]) => {
        return { total, current, siblings, boundaries };
      });
      expectWindows((await print(template, { windows })).split('|'));
    });

    test.each([
      ['9', 9],
      ['9'.repeat(30), 9],
      ['2.9', 2],
      [2.9, 2],
      ['-3', 1],
      ['"><b>', 1],
      ['', 1],
      [null, 1],
    ])('a number is that of a page of the list: %s', async (asked, current) => {
      const template = '{% include pagination.html total_pages=9 current_page=page.asked path="/:page" %}';
      const page = await print(template, { asked });
      expect(/href="\/(\d+)"\s+aria-current="page"/.exec(page)?.[1]).toBe(String(current));
    });
  });

  const numbers = {
    path: '/base/posts/page/:page/',
    first_path: '/base/posts/',
    total_pages: 42,
    current_page: 7,
  };
  describeListings(
    'jekyll',
    engine(project),
    { pages: 42, page: 7 },
    {
      numbers,
      attributes: { ...numbers, 'aria-label': 'Posts', class: 'mt-4', id: 'pages' },
      htmx: {
        ...numbers,
        'hx-boost': 'true',
        'hx-target': '#posts',
        'hx-select': '#posts',
        'hx-swap': 'outerHTML',
      },
    },
  );
});

describeComponent('jekyll --with neighbors', (project) => {
  describeListings(
    'jekyll',
    engine(project),
    { next: { url: '/old/', title: 'Old' } },
    { previous_next: { next_path: '/base/old/', next_title: 'Old' } },
  );
});
