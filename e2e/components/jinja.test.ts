import { describeEngine } from '../engines/describe-engine.js';
import { listingsOf } from '../scripts/listings.js';
import { describeComponent, describeListings } from './added.js';
import { describeProgram, expectWindows, TEXT, windowShapes, type Attributes } from './grid.js';
import { linksIn } from './hostile.js';
import { jinja } from './python.js';

const IMPORT = '{% from "pagination.html" import pagination %}';

/** What the macro calls the attributes of a tag. Those of others are in `attrs`. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  total_pages: 'total',
  current_page: 'current',
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
  'aria-label': 'label',
  class: 'class',
};

/** A macro that returns paths. */
const URL_MACRO = `{% macro url(number) -%}
  {{ data.first_path if number == 1 and data.first_path else data.path | replace(":page", number) }}
{%- endmacro %}`;

/** Values reach a template in variables. */
function use(attributes: Attributes) {
  const own = Object.keys(attributes).filter((name) => name in ARGUMENTS);
  const others = Object.entries(attributes).filter(
    ([name]) => !(name in ARGUMENTS) && !['path', 'first_path'].includes(name),
  );
  const values = own.map((name) => `${ARGUMENTS[name]}=data["${name}"]`).join(', ');
  return {
    template: `${IMPORT}${URL_MACRO}{{ pagination(${values}, url=url, attrs=attrs) }}`,
    data: { data: attributes, attrs: Object.fromEntries(others) },
  };
}

const shown = (name: string, args: string, data: object = {}) => ({
  template: `{% from "pagination.html" import pagination_${name} %}{{ pagination_${name}(${args}) }}`,
  data: { ...data },
});

const QUERY = '"/posts", {"a": "q", "page": "3", "per_page": "25"}';

describeProgram({
  framework: 'jinja',
  engine: jinja,
  use,
  hasPaths: true,
  uses: {
    summary: shown('summary', '97, 10, "3"'),
    position: shown('position', '9, "3"'),
    jump: shown('jump', '9, "/posts", [["a", "q"], ["page", 3], ["per_page", 25]]'),
    sizes: shown('sizes', `25, ${QUERY}, [10, 25, 50]`),
    neighbors: shown('neighbors', '"/posts/6", "Applying", "/posts/8?a=1&b=2", text, class="mt-4"', {
      text: TEXT,
    }),
    cursor: shown('cursor', '"/posts?a=q&page=x%2By", "/posts?a=q&page=z"'),
  },
});

describeComponent('jinja --with boundaries,paths', (project) => {
  describeEngine(jinja(project), ({ render }) => {
    async function print(template: string, data: object = {}): Promise<string> {
      const all = `{% from "pagination.html" import pagination, pagination_of %}${template}`;
      const [[one] = []] = await render([{ template: all, data: [{ ...data }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    test('its window is that of pageWindow', async () => {
      const template = `{% for total, current, siblings, boundaries in ${JSON.stringify(windowShapes())} %}
        {{- pagination(total, current, "/{}".format, siblings, boundaries) }}|
      {%- endfor %}`;
      expectWindows((await print(template)).split('|'));
    });

    test.each([
      ['9', 9],
      ['9'.repeat(5000), 9],
      ['2.9', 2],
      ['+3', 3],
      ['-3', 1],
      ['nan', 1],
      ['inf', 1],
      ['1e1', 1],
      ['1_0', 1],
      ['2.', 2],
      ['2.x', 1],
      ['+-2', 1],
      [' 2 ', 2],
      ['"><b>', 1],
      ['3x', 1],
      ['', 1],
      [null, 1],
      [[3], 1],
    ])('what a visitor asks for is a page of the list: case %#', async (asked, current) => {
      const page = await print('{{ pagination(9, asked, "/{}".format) }}', { asked });
      expect(/href="\/(\d+)"\s+aria-current="page"/.exec(page)?.[1]).toBe(String(current));
    });

    test('only the token in a path is replaced, and page 1 may have a path of its own', async () => {
      const page = await print('{{ pagination_of(3, 2, "/:pages/%3Apage/:page_/:page#:page", "/first") }}');
      const links = linksIn(page);
      expect(links).toContain('/:pages/3/:page_/3#3');
      expect(links.filter((link) => link === '/first')).toHaveLength(2);
    });

    test('a path is text: its braces and its signs are printed', async () => {
      const page = await print('{{ pagination_of(3, 2, "/{0}%s<&>:page", class="a", siblings=2) }}');
      expect(page).toContain('href="/{0}%s&lt;&amp;&gt;3"');
      expect(page).toContain('class="pagination a"');
    });

    test('a list of unknown length may have a next page', async () => {
      const page = await print('{{ pagination(4, 4, "/{}".format, has_more=true) }}');
      expect(linksIn(page)).toEqual(['/3', '/1', '/2', '/3', '/4', '/5']);
      const none = await print('{{ pagination(0, 1, "/{}".format, has_more=true, boundaries=0) }}');
      expect(linksIn(none)).toEqual(['/1', '/2']);
    });

    test('a name and classes among the attributes stand once', async () => {
      const attrs = { 'aria-label': 'Posts', class: 'mt-4', title: null, id: 'pages' };
      const page = await print('{{ pagination(3, 1, "/{}".format, attrs=attrs) }}', { attrs });
      expect(page).toContain('<nav class="pagination mt-4" aria-label="Posts" id="pages">');
    });

    test('a name that it does not know is an error', async () => {
      for (const name of ['pagination', 'pagination_of'])
        expect(await print(`{{ ${name}(3, 1, "/", sibling_cuont=2) }}`)).toMatch(
          /no keyword argument 'sibling_cuont'/,
        );
    });
  });
});

describeComponent('jinja --with paths,neighbors,jump,sizes', (project) => {
  const data = {
    pages: 42,
    page: 7,
    tag: 'news',
    newer: { url: '/new', title: 'New' },
    older: { url: '/old', title: 'Old' },
  };
  const numbers = { total_pages: 42, current_page: 7, path: '/posts/page/:page' };
  const titles = {
    previous_path: '/new',
    previous_title: 'New',
    next_path: '/old',
    next_title: 'Old',
  };
  describeListings('jinja', jinja(project), data, {
    list: numbers,
    macro: { ...numbers, first_path: '/posts' },
    paths: { ...numbers, first_path: '/posts' },
    htmx: { ...numbers, 'hx-boost': 'true', 'hx-target': '#posts' },
    previous_next: titles,
  });

  describeEngine(jinja(project), ({ render }) => {
    test('docs/frameworks/jinja.md: forms', async () => {
      const [[one] = []] = await render([{ template: listingsOf('jinja')['forms'] ?? '', data: [data] }]);
      const page = one !== undefined && 'output' in one ? one.output : JSON.stringify(one);
      expect(page.match(/<form [^>]*action="\/posts"/g)).toHaveLength(2);
      expect(page.match(/name="(?:tag|per_page|page)" value="\w+"/g)).toEqual([
        'name="tag" value="news"',
        'name="per_page" value="25"',
        'name="tag" value="news"',
      ]);
    });

    test('a page has its own size first, and a form keeps the query, each once', async () => {
      const template = `{% from "pagination.html" import pagination_jump, pagination_sizes %}
{{ pagination_jump(9, "/posts", {"page": "3", "q": "<&>"}) }}{{ pagination_jump(1, "/posts") }}
{{ pagination_sizes(7, "/posts", choices=(10, 25), query=[["q", "a"], ["q", "b"], ["per_page", 5], ["page", 2]]) }}`;
      const [[one] = []] = await render([{ template, data: [{}] }]);
      const page = one !== undefined && 'output' in one ? one.output : JSON.stringify(one);
      expect(page.match(/<form\b/g)).toHaveLength(2);
      expect(page.match(/type="hidden" [^>]*/g)).toEqual([
        'type="hidden" name="q" value="&lt;&amp;&gt;"',
        'type="hidden" name="q" value="a"',
        'type="hidden" name="q" value="b"',
      ]);
      expect(page).toMatch(/name="per_page">\s*<option value="7" selected>7<\/option>\s*<option value="10"/);
    });
  });
});
