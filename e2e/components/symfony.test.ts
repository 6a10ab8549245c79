import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describeEngine } from '../engines/describe-engine.js';
import { symfony } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings } from './added.js';
import { describeProgram, expectWindows, TEXT, windowShapes, type Attributes } from './grid.js';
import { describeHostileForms, describeHostileRequests } from './hostile.js';
import { describeStandard, linksIn, PHP_TEST_CASE } from './php-values.js';

/** What the functions call the attributes of a tag. Those of others are attributes of the `<nav>`. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  total_pages: 'total',
  current_page: 'page',
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
  path: 'path',
  first_path: 'first_path',
};

/** Values reach a template in variables. */
function codeFor(attributes: Attributes, except: readonly string[] = []): string {
  const names = Object.keys(attributes).filter((name) => !except.includes(name));
  const others = names.filter((name) => !(name in ARGUMENTS));
  return [
    ...names.filter((name) => name in ARGUMENTS).map((name) => `${ARGUMENTS[name]}=data['${name}']`),
    `attributes={ ${others.map((name) => `'${name}': data['${name}']`).join(', ')} }`,
  ].join(', ');
}

const use = (attributes: Attributes) => ({
  template: `{{ pagination_of(${codeFor(attributes)}) }}`,
  data: { url: '/posts', data: attributes },
});

const useList = (attributes: Attributes) => ({
  template: `{{ pagination(${codeFor(attributes, ['path', 'first_path'])}) }}`,
  data: { url: '/posts', data: attributes },
});

const FORMED = { url: '/posts?a=q&page=3&per_page=25' };

describeProgram({
  framework: 'symfony',
  engine: symfony,
  use,
  useList,
  uses: {
    summary: { template: '{{ pagination_summary(97, 10) }}', data: FORMED },
    position: { template: '{{ pagination_position(9, "3") }}', data: { url: '/posts' } },
    jump: { template: '{{ pagination_jump(9) }}', data: FORMED },
    sizes: { template: '{{ pagination_sizes(25, [10, 25, 50]) }}', data: FORMED },
    neighbors: {
      template:
        "{{ pagination_neighbors('/posts/6', 'Applying', '/posts/8?a=1&b=2', text, { class: 'mt-4' }) }}",
      data: { url: '/posts', text: TEXT },
    },
    cursor: {
      template: "{{ pagination_cursor('/posts?a=q&page=x%2By', '/posts?a=q&page=z') }}",
      data: { url: '/posts' },
    },
  },
});

/** Prints a template at URLs. */
const printer =
  (render: ReturnType<typeof symfony>['render']) =>
  async (template: string, ...urls: string[]): Promise<string[]> => {
    const [renderings = []] = await render([{ template, data: urls.map((url) => ({ url })) }]);
    return renderings.map((one) => ('output' in one ? one.output : one.error));
  };

describeComponent('symfony --with jump,sizes', (project) => {
  describeEngine(symfony(project), ({ render }) => {
    const print = printer(render);
    const forms =
      '{{ pagination_jump(9) }}{{ pagination_sizes(app.request.query.all.per_page|default(25)) }}';
    // What a visitor sends as a size is read by the application.
    describeHostileForms((urls) =>
      print(`<nav>{{ pagination(9) }}{{ pagination_jump(9) }}{{ pagination_sizes(25) }}</nav>`, ...urls),
    );

    test('forms keep the query, each parameter once', async () => {
      const [page = ''] = await print(
        forms,
        '/posts?tag[]=a&tag[]=%3Cb%3E&page=3&per_page=10&_x=1&_locale=de',
      );
      expect(page.match(/<form [^>]*action="\/posts"/g)).toHaveLength(2);
      const hidden = ['name="tag[0]" value="a"', 'name="tag[1]" value="&lt;b&gt;"'];
      expect(page.match(/name="tag[^>]*"/g)).toEqual([...hidden, ...hidden]);
      const others = page.match(/type="hidden" name="(?:page|per_page|_.*?)"[^>]*/g);
      const x = 'type="hidden" name="_x" value="1"';
      expect(others).toEqual(['type="hidden" name="per_page" value="10"', x, x]);
    });

    test('the page of an error has forms', async () => {
      const [page = ''] = await print(forms, '/not/here?page=3&q=a');
      expect(page.match(/<form [^>]*action="\?"|name="q" value="a"/g)).toHaveLength(4);
    });

    test.each(['/archive/2', '/archive', '/category/x/2', '/category/x'])(
      'a form cannot put a number into the path: %s',
      async (url) => {
        const [page] = await print('{{ pagination_jump(9) }}', url);
        expect(page).toMatch(/A form cannot put the number of a page into the path: page/);
      },
    );
  });
});

describe.each(['knp', 'pagerfanta'])('--pager %s', (pager) => {
  describeComponent(`symfony --pager ${pager}`, (project) => {
    describeRequests({
      engine: symfony(project),
      template: "{{ pagination(pages, attributes={ id: 'pager', hidden: false, title: null }) }}",
      hasFirstPath: true,
      hidesSinglePage: true,
      // Some of them are the router's.
      except: ['parameters that are options elsewhere'],
    });
    const list = { path: '/posts?items=420&page=:page', first_path: '/posts?items=420' };
    describeListings(
      'symfony',
      symfony(project),
      { url: '/posts?items=420&page=7' },
      { pager: { ...list, total_pages: 42, current_page: 7, class: 'mt-4' } },
    );

    describeEngine(symfony(project), ({ render }) => {
      test('it takes the number of pages, too, and nothing else', async () => {
        const print = printer(render);
        expect(linksIn((await print('{{ pagination(2) }}', '/posts')).join(''))).toEqual([
          '/posts',
          '/posts?page=2',
          '/posts?page=2',
        ]);
        expect((await print('{{ pagination(app) }}', '/posts')).join('')).toMatch(
          /must be of type .*\|int, .*AppVariable given/,
        );
      });

      if (pager === 'knp')
        test('as the view of KnpPaginatorBundle', async () => {
          const view =
            "{{ include('knp_pagination.html.twig', view|merge({ attributes: { class: 'mt-4' }, pageParameterName: 'p' })) }}";
          const [page = ''] = await printer(render)(view, '/posts?items=20&page=1&_x=1');
          expect(page).toContain('class="pagination mt-4"');
          expect(linksIn(page).at(-1)).toBe('/posts?p=2&amp;items=20&amp;page=1&amp;_x=1');
        });
    });
  });
});

describeComponent('symfony', (project) => {
  const engine = symfony(project);
  describeRequests({
    engine,
    template: "{{ pagination(pages.pageCount, attributes={ id: 'pager', hidden: false, title: null }) }}",
    hasFirstPath: true,
    hidesSinglePage: true,
    except: ['parameters that are options elsewhere'],
  });

  const all = { path: '/posts?items=420&page=:page', first_path: '/posts?items=420', total_pages: 42 };
  describeListings(
    'symfony',
    engine,
    { url: '/posts?items=420&page=7', pages: 42, count: 420 },
    {
      pages: { ...all, current_page: 7 },
      attributes: {
        ...all,
        current_page: 7,
        sibling_count: 2,
        class: 'mt-4',
        id: 'pages',
        'aria-label': 'Posts',
        'data-turbo-action': 'advance',
      },
    },
  );

  describeEngine(engine, ({ render }) => {
    const print = async (code: string, url = '/posts?page=3'): Promise<string> =>
      (await printer(render)(code, url)).join('');

    describeHostileRequests(['/posts'], (urls) => printer(render)('{{ pagination(9) }}', ...urls));

    test.each([
      ['9', 9],
      ['9'.repeat(5000), 9],
      ['2.9', 2],
      ['+3', 3],
      ['-3', 1],
      ['1e1', 1],
      ['3x', 1],
      ['', 1],
    ])('what a visitor asks for is a page of the list: case %#', async (asked, current) => {
      const page = await print('{{ pagination(9) }}', `/posts?page=${encodeURIComponent(asked)}`);
      expect(/(\d+)<\/a>/.exec(page.slice(page.indexOf('aria-current')))?.[1]).toBe(String(current));
    });

    test('a name that it does not know is an error', async () => {
      expect(await print('{{ pagination(3, sibling_cuont=2) }}')).toMatch(
        /Unknown argument "sibling_?cuont"/,
      );
    });

    const two = (start: string, separator = '?'): string[] => [start, start, `${start}${separator}page=2`];
    test.each([
      ['options of the router', '/posts?page=2&_fragment[]=f&_query[q]=1&_locale[]=de', two('/posts')],
      [
        'others that begin with "_"',
        '/posts?page=2&_preview=a&_scheme=b',
        ['', '', 'page=2&amp;'].map((page) => `/posts?${page}_preview=a&amp;_scheme=b`),
      ],
      [
        'options elsewhere',
        '/posts?page=2&host=evil.example&controller=x',
        ['', '', 'page=2&amp;'].map((page) => `/posts?${page}host=evil.example&amp;controller=x`),
      ],
      ['a number in the path', '/archive/2?page=5&q=1', ['/archive?q=1', '/archive?q=1', '/archive/2?q=1']],
      [
        'no number in the path',
        '/category/x?q=1',
        ['/category/x?q=1', '/category/x/2?q=1', '/category/x/2?q=1'],
      ],
      ['an optional number', '/category/x/2', ['/category/x', '/category/x', '/category/x/2']],
      ['a required number', '/list/2', ['/list/1', '/list/1', '/list/2']],
      ['a page that is a list', '/posts?page[]=2', ['/posts', '/posts?page=2', '/posts?page=2']],
      ['a request without a route', '/missing?page=2&q=1&_locale=de', ['?q=1', '?q=1', '?page=2&amp;q=1']],
      ['a request for another host', '//evil.example/?page=2', ['?', '?', '?page=2']],
    ])('%s', async (_, url, links) => {
      expect(linksIn(await print('{{ pagination(2) }}', url))).toEqual(links);
    });

    test('an attribute that is true is "true"', async () => {
      const page = await print("{{ pagination(2, attributes={ 'hx-boost': true, 'aria-label': 'Posts' }) }}");
      expect(page).toMatch(/<nav\s+class="pagination"\s+aria-label="Posts"\s+hx-boost="true"\s*>/);
    });

    test('two lists keep each other', async () => {
      const side = await print("{{ pagination(2, param='side') }}", '/posts?page=3&side=2');
      expect(linksIn(side)).toEqual(['/posts?page=3', '/posts?page=3', '/posts?side=2&amp;page=3']);
    });

    test('a parameter may be in an array', async () => {
      const page = await print(
        "{{ pagination(3, param='users[page]') }}",
        '/posts?users[page]=2&users[q]=x&page=9',
      );
      const others = [2, 3, 3].map(
        (number) => `/posts?users%5Bpage%5D=${number}&amp;users%5Bq%5D=x&amp;page=9`,
      );
      const first = '/posts?users%5Bq%5D=x&amp;page=9';
      expect(linksIn(page)).toEqual([first, first, ...others]);
    });
  });
});

describeComponent('symfony --with boundaries,paths', (project) => {
  const numbers = { path: '/posts/page/:page', first_path: '/posts', total_pages: 42, current_page: 7 };
  describeListings('symfony', symfony(project), { url: '/', pages: 42, page: 7 }, { paths: numbers });

  describeEngine(symfony(project), ({ render }) => {
    const print = async (code: string, url = '/posts'): Promise<string> =>
      (await printer(render)(code, url)).join('');

    test('its window is that of pageWindow', async () => {
      const template = `{% for w in ${JSON.stringify(windowShapes())} %}
{{ pagination_of(w[0], w[1], '/:page', siblings=w[2], boundaries=w[3]) }}|
{% endfor %}`;
      expectWindows((await print(template)).split('|'));
    });

    test('a path needs no route, and a list of unknown length may go on', async () => {
      const page = await print("{{ pagination_of(2, 2, '/:pages/%3Apage', has_more=true) }}", '/missing');
      expect(linksIn(page)).toEqual(['/:pages/1', '/:pages/1', '/:pages/2', '/:pages/3']);
    });

    test('a list without pages that goes on has page 1', async () => {
      const page = await print("{{ pagination_of(0, 1, '/:page', has_more=true, boundaries=0) }}");
      expect(linksIn(page)).toEqual(['/1', '/2']);
    });

    test.each(['javascript:alert(1)//:page', 'java\\tscript:alert(1)//:page', 'data:,:page'])(
      '%s is an error',
      async (path) => {
        expect(await print(`{{ pagination_of(3, 1, '${path}') }}`)).toMatch(/has an unsafe scheme/);
      },
    );
  });
});

describeEngine(symfony(), () => {
  describeComponent('symfony --with test', (project) => {
    test('the test that add writes passes', () => {
      const libraries = ['Twig', 'Symfony/Component/HttpFoundation', 'Symfony/Component/Routing'];
      const code = `${PHP_TEST_CASE} namespace {
        error_reporting(E_ALL & ~E_DEPRECATED);
        foreach (${JSON.stringify(libraries)} as $one) require "$one/autoload.php";
        require 'src/Twig/PaginationExtension.php';
        require 'tests/Twig/PaginationExtensionTest.php';
        $test = new App\\Tests\\Twig\\PaginationExtensionTest();
        foreach (get_class_methods($test) as $method) if (str_starts_with($method, 'test')) $test->$method();
        echo $test->count; }`;
      const { stdout, stderr } = spawnSync('php', ['-r', code], { cwd: project, encoding: 'utf8' });
      expect([stdout, stderr]).toEqual([expect.stringMatching(/^[5-9]$/), '']);
    });
  });

  test('its sources are templates of Twig', () => {
    const folder = join(__dirname, '../../components/symfony/templates');
    const code = `require 'Twig/autoload.php'; require 'Symfony/Bridge/Twig/autoload.php';
    $twig = new Twig\\Environment(new Twig\\Loader\\ArrayLoader());
    $twig->registerUndefinedFunctionCallback(fn ($name) => new Twig\\TwigFunction($name));
    foreach (glob($argv[1] . '/*.twig') as $file)
      $twig->parse($twig->tokenize(new Twig\\Source(file_get_contents($file), $file)));
    echo 'parsed';`;
    const { stdout } = spawnSync('php', ['-r', code, folder], { encoding: 'utf8' });
    expect(stdout).toContain('parsed');
  });
});

describeStandard('symfony', [
  'none',
  'ends',
  'boundaries,paths',
  'jump,test',
  'links,paths',
  'all',
  'all --pager knp',
  'all --name comment-pages',
  'none --pager pagerfanta --theme tailwind',
]);
