import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { laravel } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings } from './added.js';
import { allWindows, describeProgram, TEXT, type Attributes } from './grid.js';
import { describeHostileForms, describeHostileRequests } from './hostile.js';
import { describeStandard, linksIn, PHP_TEST_CASE } from './php-values.js';

/** What a component calls the attributes of a tag. Others are attributes of the `<nav>`. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  first_path: 'first-path',
  total_pages: 'total',
  current_page: 'current',
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
};

/** Values reach a template in variables. */
function codeFor(attributes: Attributes): string {
  return Object.keys(attributes)
    .map((name) => `:${ARGUMENTS[name] ?? name}="$data['${name}']"`)
    .join(' ');
}

const use = (attributes: Attributes) => ({
  template: `<x-pagination-of ${codeFor(attributes)} />`,
  data: { url: '/posts', data: attributes },
});

/** A list of Laravel's own. */
function useList(attributes: Attributes) {
  const ofList = ['path', 'first_path', 'total_pages', 'current_page'];
  const others = Object.fromEntries(Object.entries(attributes).filter(([name]) => !ofList.includes(name)));
  const list = paginator("$data['total_pages']", 1, "$data['current_page']");
  return {
    template: `<x-pagination :paginator="${list}" ${codeFor(others)} />`,
    data: { url: '/posts', data: attributes },
  };
}

/** The code for a list with the query of the request. */
function paginator(total: string | number, size: number, page: string | number): string {
  const path = "['path' => Illuminate\\Pagination\\Paginator::resolveCurrentPath()]";
  const items = `range(1, ${size})`;
  return `(new Illuminate\\Pagination\\LengthAwarePaginator(${items}, ${total}, ${size}, ${page}, ${path}))->withQueryString()`;
}

// Page 1 has its number, as in Laravel.
const FORMED = { url: '/posts?a=q&page=3&per_page=25' };

describeProgram({
  framework: 'laravel',
  engine: laravel,
  use,
  useList,
  numbersFirst: true,
  uses: {
    summary: {
      template: `<x-pagination-summary :paginator="${paginator(97, 10, 3)}" />`,
      data: { url: '/posts' },
    },
    position: {
      template: `<x-pagination-position :paginator="${paginator(90, 10, 3)}" />`,
      data: { url: '/posts' },
    },
    jump: { template: `<x-pagination-jump :paginator="${paginator(225, 25, 3)}" />`, data: FORMED },
    sizes: {
      template: `<x-pagination-sizes :paginator="${paginator(225, 25, 3)}" :choices="[10, 25, 50]" />`,
      data: FORMED,
    },
    neighbors: {
      template: `<x-pagination-neighbors previous-path="/posts/6" previous-title="Applying"
        next-path="/posts/8?a=1&b=2" :next-title="$text" class="mt-4" />`,
      data: { url: '/posts', text: TEXT },
    },
  },
});

describeComponent('laravel --with jump,sizes', (project) => {
  describeEngine(laravel(project), ({ render }) => {
    const forms = '<x-pagination-jump :paginator="$posts" /><x-pagination-sizes :paginator="$posts" />';
    describeHostileForms(async (urls) => {
      const template = `<nav><x-pagination :paginator="$posts" />${forms}</nav>`;
      const [renderings = []] = await render([{ template, data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });

    test('forms lead to a path that is only a query', async () => {
      const template = `<?php $posts->withPath(''); ?>${forms}`;
      const [[one] = []] = await render([{ template, data: [{ url: '/posts?items=90&page=3' }] }]);
      expect((one as { output: string }).output.match(/<form [^>]*action="\?"/g)).toHaveLength(2);
    });
  });
});

describeComponent('laravel --with paths', (project) => {
  const numbers = { path: '/posts/page/:page', first_path: '/posts', total_pages: 42, current_page: 7 };
  describeListings('laravel', laravel(project), { url: '/posts?page=7', page: '7' }, { numbers });
});

describeComponent('laravel', (project) => {
  const engine = laravel(project);

  describe.each([
    '<x-pagination :paginator="$posts" id="pager" />',
    "<?php echo str_replace('<nav ', '<nav id=\"pager\" ', $posts->links('pagination')); ?>",
  ])('%s', (template) => {
    describeRequests({ engine, template, hidesSinglePage: true });
  });

  const all = { path: '/posts?items=420&page=:page', total_pages: 42, current_page: 7 };
  const named = { ...all, class: 'mt-4', 'aria-label': 'Posts' };
  describeListings(
    'laravel',
    engine,
    { url: '/posts?items=420&page=7' },
    { links: all, component: named, siblings: { ...all, sibling_count: 2 } },
  );

  describeEngine(engine, ({ render }) => {
    async function print(template: string, url = '/posts?items=90&page=3'): Promise<string> {
      const [[one] = []] = await render([{ template, data: [{ url }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    describeHostileRequests(['/posts'], async (urls) => {
      const [renderings = []] = await render([
        { template: '<x-pagination :paginator="$posts" />', data: urls.map((url) => ({ url })) },
      ]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });

    test('a list of anything else is an error', async () => {
      expect(await print('<x-pagination :paginator="collect()" />')).toMatch(
        /must be of type .*Paginator.*Collection given/,
      );
    });

    test.each([
      ["{{ $simple->links('pagination') }}", ['/posts?items=90&amp;page=2', '/posts?items=90&amp;page=4']],
      ['{{ $simple->links() }}', ['/posts?items=90&amp;page=2', '/posts?items=90&amp;page=4']],
      ['{{ $cursor->links() }}', [expect.stringMatching(/^\/posts\?items=90&amp;page=3&amp;cursor=\w+$/)]],
      ['<x-pagination :paginator="$cursor" />', [expect.stringContaining('cursor=')]],
    ])('%s has Previous and Next only', async (template, links) => {
      expect(linksIn(await print(template))).toEqual(links);
    });

    test('the pages on each side are those of onEachSide(), or one', async () => {
      const count = async (code: string) =>
        linksIn(await print(`<x-pagination ${code} />`, '/posts?items=420&page=21')).length;
      expect(await count(':paginator="$posts"')).toBe(7);
      expect(await count(':paginator="$posts->onEachSide(2)"')).toBe(9);
      expect(await count(':paginator="$posts" :siblings="3"')).toBe(11);
    });

    test('a page after the last one of a list with one page shows nothing', async () => {
      expect((await print('<x-pagination :paginator="$posts" />', '/posts?items=5&page=9')).trim()).toBe('');
    });

    test('a fragment and the name of the page stay', async () => {
      const page = await print(
        "{{ $posts->onEachSide(0)->setPageName('side')->fragment('list')->links('pagination') }}",
        '/posts?items=30&page=2&q=:page',
      );
      const query = '/posts?items=30&amp;q=%3Apage&amp;side';
      expect(linksIn(page)).toEqual([1, 1, 2, 3, 3].map((number) => `${query}=${number}#list`));
    });

    test.each([
      ['', '<nav class="pagination" aria-label="Pagination">'],
      [`class="mt-4" :hidden="false"`, '<nav class="pagination mt-4" aria-label="Pagination">'],
    ])('the attributes of the nav: %s', async (attributes, nav) => {
      expect(await print(`<x-pagination :paginator="$posts" ${attributes} />`)).toContain(nav);
    });
  });
});

describeComponent('laravel --with ends', (project) => {
  describeEngine(laravel(project), ({ render }) => {
    test('a list of unknown length has a first page, and no last one', async () => {
      const templates = ['$simple', '$cursor'].map((list) => ({
        template: `<x-pagination :paginator="${list}" />`,
        data: [{ url: '/posts?items=90&page=3' }],
      }));
      const [[simple] = [], [cursor] = []] = await render(templates);
      expect(linksIn((simple as { output: string }).output)).toEqual(
        [1, 2, 4].map((page) => `/posts?items=90&amp;page=${page}`),
      );
      expect(linksIn((cursor as { output: string }).output)).toHaveLength(1);
    });
  });
});

describeComponent('laravel --with boundaries,paths', (project) => {
  describeEngine(laravel(project), ({ render }) => {
    async function print(template: string): Promise<string> {
      const [[one] = []] = await render([{ template, data: [{ url: '/posts' }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    test('its window is that of pageWindow', async () => {
      const code = `foreach (range(1, 60) as $t) foreach (range(1, $t) as $c) foreach (range(0, 3) as $s) foreach (range(0, 3) as $b) {
        $list = new App\\View\\Components\\Pagination(new Illuminate\\Pagination\\LengthAwarePaginator([], $t, 1, $c), $s, $b);
        echo implode(' ', [$t, $c, $s, $b, ...array_map(fn ($page) => $page ?? '…', $list->pages)]), "\\n"; }`;
      expect((await print(`@php ${code} @endphp`)).trim()).toBe(allWindows());
    });

    test.each([
      '"java\tscript:alert(1)//:page"',
      '" js:alert(:page)"',
      `:path="fn ($page) => 'data:'.$page"`,
    ])('the path %s is an error', async (path) => {
      const code = path.startsWith(':') ? path : `path=${path}`;
      expect(await print(`<x-pagination-of :total="9" :current="1" ${code} />`)).toMatch(
        /the scheme is unsafe/,
      );
    });

    test('a list of unknown length has Next, and no last page', async () => {
      const page = await print('<x-pagination-of :has-more="true" current="2" path="/p/:page" />');
      expect(linksIn(page)).toEqual(['/p/1', '/p/1', '/p/2', '/p/3']);
    });
  });
});

/** The base class of an application's tests, which renders templates. */
const TEST_CASE = `${PHP_TEST_CASE}
namespace Tests { class TestCase extends \\PHPUnit\\Framework\\TestCase {
  protected function blade(string $template, array $data) {
    $name = 'test' . crc32($template);
    $folder = \\Illuminate\\Container\\Container::getInstance()->make('config')['view.compiled'];
    file_put_contents("$folder/$name.blade.php", $template);
    return view($name, $data)->render();
  }
} }`;

describe.each([
  'test',
  'links,test',
  'all',
  'test --theme tailwind --name comment_pages --link rel=nofollow',
])('the test that add writes: --with %s', (options) => {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-laravel-'));
  beforeAll(() => runIn(project, ['add', 'laravel', '--with', ...options.split(' ')]));
  afterAll(() => rmSync(project, { recursive: true }));

  describeEngine(laravel(project), ({ render }) => {
    test('passes', async () => {
      const [file = ''] = readdirSync(join(project, 'tests/Feature'));
      const source = readFileSync(join(project, 'tests/Feature', file), 'utf8');
      const name = /class (\w+)/.exec(source)?.[1] ?? '';
      const code = `$folder = sys_get_temp_dir() . '/' . uniqid('case') . '.php';
          file_put_contents($folder, $case); require $folder; unlink($folder);
          require getenv('PROJECT') . '/tests/Feature/${file}';
          $test = new Tests\\Feature\\${name}();
          foreach (get_class_methods($test) as $method) if (str_starts_with($method, 'test_')) $test->$method();
          echo $test->count;`;
      const data = [{ url: '/posts', case: `<?php ${TEST_CASE}` }];
      const [[one] = []] = await render([{ template: `<?php ${code} ?>`, data }]);
      expect(one).toEqual({ output: expect.stringMatching(/^[5-9]\s*$/) as string });
    });
  });
});

describeStandard('laravel', [
  'none',
  'ends',
  'boundaries',
  'boundaries,paths',
  'jump,test',
  'links,paths',
  'all',
]);
