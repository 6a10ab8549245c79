import { describeEngine } from '../engines/describe-engine.js';
import { describeComponent, describeListings } from './added.js';
import { describeGrid, expectWindows, windowShapes, type Attributes } from './grid.js';
import { linksIn } from './hostile.js';
import { argumentsOf, describeSinglePage, jinja } from './python.js';

const IMPORT = '{% from "pagination.html" import pagination %}';

/** Adds the query that forms keep: those of an application are at hand, and no part of the path. */
function withQuery(attributes: Attributes): Attributes {
  const { path } = attributes;
  if (typeof path !== 'string' || !('size_param' in attributes)) return attributes;
  return { ...attributes, query: [...new URL(path, 'https://site.example').searchParams] } as object;
}

describeGrid({
  framework: 'jinja',
  engine: jinja,
  use: (attributes) => {
    const { code, data } = argumentsOf(withQuery(attributes));
    return { template: `${IMPORT}{{ pagination(${code(', ')}) }}`, data };
  },
});

describeComponent('jinja', (project) => {
  const engine = jinja(project);

  describeEngine(engine, ({ render }) => {
    async function print(template: string): Promise<string> {
      const [[one] = []] = await render([{ template: IMPORT + template, data: [{}] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    describeSinglePage(
      'jinja',
      jinja,
      `${IMPORT}{{ pagination(total_pages=1, path=path, show_boundary_chevrons=true) }}`,
      {
        url: '/posts',
        path: '/posts/:page',
      },
    );

    test('its window is that of pageWindow', async () => {
      const template = `{% for total, current, siblings, boundaries in ${JSON.stringify(windowShapes())} %}
        {{- pagination(total, current, sibling_count=siblings, boundary_count=boundaries) }}|
      {%- endfor %}`;
      expectWindows((await print(template)).split('|'));
    });

    test('only the token is replaced', async () => {
      const page = await print('{{ pagination(3, 2, path="/:pages/%3Apage/:page_/:page#:page") }}');
      expect(linksIn(page)).toContain('/:pages/3/:page_/3#3');
    });

    test('a name that it does not know is an error', async () => {
      expect(await print('{{ pagination(3, sibling_cuont=2) }}')).toMatch(
        /no keyword argument 'sibling_cuont'/,
      );
    });
  });

  const all = { path: '/posts/page/:page', first_path: '/posts', total_pages: 42, current_page: 7 };
  describeListings(
    'jinja',
    engine,
    { pages: 42, page: 7 },
    { list: all, function: { ...all, first_path: undefined } },
  );
});

describeComponent('jinja --with jump,sizes --name posts_pagination', (project) => {
  const engine = jinja(project);
  const forms = {
    path: '/posts?tag=news&per_page=:page_size&page=:page',
    page_size: 25,
    page_sizes: '10,25,50,100',
    jump: true,
  };
  describeListings(
    'jinja',
    engine,
    { pages: 42, page: 7 },
    { forms: { ...forms, total_pages: 42, current_page: 7 } },
  );

  describeEngine(engine, ({ render }) => {
    test.each([
      ['path="/posts/:page"', /^KeyError: 'a form needs the page in the query/],
      ['path="/posts/:page?tag=a"', /^KeyError: 'a form needs the page in the query/],
      ['path="/posts#:page"', /^KeyError: 'a form needs the page in the query/],
      ['path="/posts?from=:page&to=:page"', /^KeyError: 'a form needs the page in the query/],
      [
        'path="/posts?page=:page", query={"page": "3", "per_page": "10", "q": "<&>"}',
        /<input type="hidden" name="q" value="&lt;&amp;&gt;">/,
      ],
      [
        'path="?p=:page", page_sizes=[5]',
        /<select class="pagination__select" name="per_page">\s*<option\s+value="5"\s+selected/,
      ],
    ])('%s', async (code, shown) => {
      const template = `{% from "posts_pagination.html" import posts_pagination %}{{ posts_pagination(9, 3, ${code}) }}`;
      const [[one] = []] = await render([{ template, data: [{}] }]);
      const { output, error } = { output: '', error: '', ...one };
      expect(output + error).toMatch(shown);
      expect(output.match(/type="hidden"/g) ?? []).toHaveLength(code.includes('"q"') ? 3 : 0);
    });
  });
});

describeComponent('jinja --with neighbors', (project) => {
  const data = { newer: { url: '/new', title: 'New' }, older: { url: '/old', title: 'Old' } };
  const previous_next = {
    previous_path: '/new',
    previous_title: 'New',
    next_path: '/old',
    next_title: 'Old',
  };
  describeListings('jinja', jinja(project), data, { previous_next });
});
