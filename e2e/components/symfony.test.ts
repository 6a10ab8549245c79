import { describeEngine } from '../engines/describe-engine.js';
import { symfony } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { beside, describeComponent, describeListings, describeNeighbors, listedAttributes } from './added.js';
import { describeGrid, expectWindows, windowShapes, type Attributes } from './grid.js';
import { describeHostileRequests } from './hostile.js';
import { argumentsOf, describeStandard, linksIn } from './php-values.js';

/** Values reach a template in variables. */
function use(attributes: Attributes) {
  const { own, others, data } = argumentsOf(attributes);
  const rest = others.map((name) => `'${name}': ${name.replaceAll('-', '_')}`).join(', ');
  const code = [...own.map((name) => `${name}=${name}`), `attributes={ ${rest} }`].join(', ');
  return { template: `{{ pagination(${code}) }}`, data: { url: '/posts', ...data } };
}

describeGrid({ framework: 'symfony', engine: symfony, needsTotal: true, use });

describeNeighbors('symfony', symfony, { url: '/posts' }, { previous_next: beside });

describeComponent('symfony --with jump,sizes', (project) => {
  const engine = symfony(project);
  const listed = {
    path: '/posts?per_page=:page_size&page=:page',
    first_path: '/posts?per_page=25',
    page_size: 25,
    page_sizes: '10,25,50',
    jump: true,
  };
  describeListings(
    'symfony',
    engine,
    { url: '/posts?per_page=25&page=7' },
    { forms: { ...listed, total_pages: 42, current_page: 7 } },
  );

  describeEngine(engine, ({ render }) => {
    describeHostileRequests(['/posts'], async (urls) => {
      const template = '{{ pagination(total_pages=9, page_size=size) }}';
      const [renderings = []] = await render([
        { template, data: urls.map((url) => ({ url, size: ['"><b>'] })) },
      ]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });
  });
});

describeComponent('symfony', (project) => {
  const engine = symfony(project);

  describe.each([
    'pages',
    'total_pages=pages.pageCount',
    'total_pages=pages.pageCount, current_page=app.request.query.all.page ?? null',
  ])('pagination(%s)', (list) => {
    const template = `{{ pagination(${list}, id='pager') }}`;
    // Those that begin with an underscore are the router's.
    const except = ['parameters that are options elsewhere'];
    describeRequests({ engine, template, hasFirstPath: true, hidesSinglePage: true, except });
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  describeListings(
    'symfony',
    engine,
    { url: '/posts?items=420&page=7' },
    {
      pages: all,
      pager: { ...all, class: 'mt-4' },
      attributes: {
        ...all,
        path: '/posts/:page',
        first_path: '/posts',
        ...listedAttributes,
        'data-turbo-action': 'advance',
      },
    },
  );

  describeEngine(engine, ({ render }) => {
    async function print(code: string, url = '/posts?page=3'): Promise<string> {
      const [[one] = []] = await render([{ template: code, data: [{ url }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    describeHostileRequests(['/posts'], async (urls) => {
      const [renderings = []] = await render([
        { template: '{{ pagination(total_pages=9) }}', data: urls.map((url) => ({ url })) },
      ]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });

    test('its window is that of pageWindow', async () => {
      const template = `{% for w in ${JSON.stringify(windowShapes())} %}
{{ pagination(total_pages=w[0], current_page=w[1], sibling_count=w[2], boundary_count=w[3], path='/:page') }}|
{% endfor %}`;
      expectWindows((await print(template)).split('|'));
    });

    test.each([
      ['', /needs a paginator, total_pages or has_next/],
      ['app', /expects a paginator of KnpPaginatorBundle, Pagerfanta or API Platform, not .*AppVariable/],
      ['total_pages=3, sibling_cuont=2', /Unknown argument "sibling_?cuont"/],
      ['total_pages=3, path="/posts"', /needs :page/],
      ['total_pages=3, path="/posts/:pages"', /needs :page/],
      ['total_pages=3, path="java\\tscript:alert(1)//:page"', /http and https only/],
      ['total_pages=3, boundary_count=1001', /from 0 to 1000/],
    ])('pagination(%s) is an error', async (code, message) => {
      expect(await print(`{{ pagination(${code}) }}`)).toMatch(message);
    });

    const two = (start: string, separator = '?'): string[] => [start, start, `${start}${separator}page=2`];
    test.each([
      ['options of the router', '/posts?page=2&_fragment[]=f&_query[q]=1&_scheme=javascript', two('/posts')],
      [
        'options elsewhere',
        '/posts?page=2&host=evil.example&controller=x',
        ['', '', 'page=2&amp;'].map((page) => `/posts?${page}host=evil.example&amp;controller=x`),
      ],
      ['a number in the path', '/archive/2?page=5&q=1', ['/archive?q=1', '/archive?q=1', '/archive/2?q=1']],
      ['a page that is a list', '/posts?page[]=2', ['/posts', '/posts?page=2', '/posts?page=2']],
      ['a request without a route', '/missing?page=2&q=1&_x=1', ['?q=1', '?q=1', '?page=2&amp;q=1']],
      ['a request for another host', '//evil.example/?page=2', ['?', '?', '?page=2']],
    ])('%s', async (_, url, links) => {
      expect(linksIn(await print('{{ pagination(total_pages=2) }}', url))).toEqual(links);
    });

    test('a path needs no route', async () => {
      const page = await print("{{ pagination(total_pages=2, path='/p/%3Apage') }}", '/missing');
      expect(linksIn(page)).toEqual(['/p/1', '/p/2', '/p/2']);
    });

    test('another route has its own parameters, and two lists keep each other', async () => {
      const code = "total_pages=2, route='archive', parameters={ q: 1 }";
      expect(linksIn(await print(`{{ pagination(${code}) }}`))).toEqual([
        '/archive?q=1',
        '/archive?q=1',
        '/archive/2?q=1',
      ]);
      const side = await print(
        "{{ pagination(total_pages=2, page_parameter='side') }}",
        '/posts?page=3&side=2',
      );
      expect(linksIn(side)).toEqual(['/posts?page=3', '/posts?page=3', '/posts?side=2&amp;page=3']);
    });

    test('a parameter may be in an array', async () => {
      const code = "{{ pagination(total_pages=3, page_parameter='users[page]') }}";
      const page = await print(code, '/posts?users[page]=2&users[q]=x&page=9');
      const others = [2, 3, 3].map(
        (number) => `/posts?users%5Bpage%5D=${number}&amp;users%5Bq%5D=x&amp;page=9`,
      );
      const first = '/posts?users%5Bq%5D=x&amp;page=9';
      expect(linksIn(page)).toEqual([first, first, ...others]);
    });

    test('a list of unknown length goes on while there is a next page', async () => {
      const page = await print("{{ pagination(has_next=true, path='/:page') }}", '/posts?page=2');
      expect(linksIn(page)).toEqual(['/1', '/1', '/2', '/3']);
    });

    test('as the view of KnpPaginatorBundle', async () => {
      const view =
        "{{ include('knp_pagination.html.twig', view|merge({ class: 'mt-4', pageParameterName: 'p' })) }}";
      const page = await print(view, '/posts?items=20&page=1&_x=1');
      expect(page).toContain('class="pagination mt-4"');
      expect(linksIn(page).at(-1)).toBe('/posts?p=2&amp;items=20&amp;page=1');
    });

    test.each([
      [
        "attributes={ hidden: false, inert: true, title: null, class: 'y', 'aria-label': 'Posts' }, class=['x', null]",
        /^<nav class="pagination x y" inert aria-label="Posts" >/,
      ],
      ["attributes={ 'aria-labelledby': 'h' }", /^<nav class="pagination" aria-labelledby="h" >/],
    ])('%s', async (code, nav) => {
      expect((await print(`{{ pagination(total_pages=3, ${code}) }}`)).replace(/\s+/g, ' ')).toMatch(nav);
    });
  });
});

describeStandard('symfony', ['none', 'ends', 'jump,sizes']);
