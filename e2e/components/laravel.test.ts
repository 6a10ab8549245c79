import { describeEngine } from '../engines/describe-engine.js';
import { laravel } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { beside, describeComponent, describeListings, describeNeighbors } from './added.js';
import { allWindows, describeGrid, type Attributes } from './grid.js';
import { describeHostileRequests } from './hostile.js';
import { argumentsOf, describeStandard, linksIn } from './php-values.js';

/** Values reach a template in variables. */
function use(attributes: Attributes) {
  const { own, others, data } = argumentsOf(attributes);
  const names = [...own, ...others.map((name) => name.replaceAll('-', '_'))];
  const code = names.map((name) => `:${name.replaceAll('_', '-')}="$${name}"`).join(' ');
  return { template: `<x-pagination ${code} />`, data: { url: '/posts', ...data } };
}

describeGrid({ framework: 'laravel', engine: laravel, needsTotal: true, use });

describeNeighbors('laravel', laravel, { url: '/posts' }, { previous_next: beside });

describeComponent('laravel --with jump,sizes', (project) => {
  const engine = laravel(project);
  const listed = { path: '/posts?items=420&per_page=:page_size&page=:page', sibling_count: 3, page_size: 10, page_sizes: '10,25,50', jump: true };
  describeListings('laravel', engine, { url: '/posts?items=420&per_page=10&page=7' }, { forms: { ...listed, total_pages: 42, current_page: 7 } });

  describeEngine(engine, ({ render }) => {
    describeHostileRequests(['/posts'], async (urls) => {
      const template = '<x-pagination :total-pages="9" :page-size="$size" />';
      const [renderings = []] = await render([{ template, data: urls.map((url) => ({ url, size: ['"><b>'] })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });
  });
});

describeComponent('laravel', (project) => {
  const engine = laravel(project);

  describe.each([
    '<x-pagination :paginator="$posts->onEachSide(1)" id="pager" />',
    "{{ $posts->onEachSide(1)->links('pagination', ['attributes' => ['id' => 'pager']]) }}",
    '<x-pagination :total-pages="$posts->lastPage()" id="pager" />',
  ])('%s', (template) => {
    describeRequests({ engine, template, hidesSinglePage: true });
  });

  const all = { path: '/posts?items=420&page=:page', total_pages: 42, current_page: 7 };
  const named = { ...all, sibling_count: 3, class: 'mt-4', 'aria-label': 'Posts' };
  describeListings(
    'laravel',
    engine,
    { url: '/posts?items=420&page=7' },
    {
      links: { ...all, sibling_count: 3 },
      side: all,
      attributes: named,
      component: named,
      numbers: { ...all, path: '/posts/:page' },
      first: { ...all, sibling_count: 3, first_path: '/posts' },
    },
  );

  describeEngine(engine, ({ render }) => {
    async function print(template: string, url = '/posts?items=90&page=3'): Promise<string> {
      const [[one] = []] = await render([{ template, data: [{ url }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    describeHostileRequests(['/posts'], async (urls) => {
      const [renderings = []] = await render([{ template: '<x-pagination :total-pages="9" />', data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });

    test('its window is that of pageWindow', async () => {
      const code = `foreach (range(1, 60) as $t) foreach (range(1, $t) as $c) foreach (range(0, 3) as $s) foreach (range(0, 3) as $b) {
        $list = new App\\View\\Components\\Pagination(totalPages: $t, currentPage: $c, siblingCount: $s, boundaryCount: $b);
        echo implode(' ', [$t, $c, $s, $b, ...array_map(fn ($page) => $page ?? '…', $list->pages)]), "\\n"; }`;
      expect((await print(`@php ${code} @endphp`)).trim()).toBe(allWindows());
    });

    test.each([
      ['<x-pagination />', /needs a :paginator or :total-pages/],
      ['<x-pagination :paginator="collect()" />', /must be of type .*Paginator.*Collection given/],
      ['<x-pagination :total-pages="3" summary="1 of 3" />', /<x-pagination> has no summary/],
      ['<x-pagination :total-pages="3" path="/posts" />', /needs :page/],
      ['<x-pagination :total-pages="3" path="java\tscript:alert(1)//:page" />', /http and https only/],
      ['<x-pagination :total-pages="3" :sibling-count="-1" />', /from 0 to 1000/],
    ])('%s is an error', async (template, message) => {
      expect(await print(template)).toMatch(message);
    });

    test.each([
      ["{{ $simple->links('pagination') }}", ['/posts?items=90&amp;page=2', '/posts?items=90&amp;page=4']],
      ["{{ $simple->links() }}", ['/posts?items=90&amp;page=2', '/posts?items=90&amp;page=4']],
      ["{{ $cursor->links() }}", [expect.stringMatching(/^\/posts\?items=90&amp;page=3&amp;cursor=\w+$/)]],
      ['<x-pagination :paginator="$cursor" />', [expect.stringContaining('cursor=')]],
    ])('%s has Previous and Next only', async (template, links) => {
      expect(linksIn(await print(template))).toEqual(links);
    });

    test('a fragment and the name of the page stay', async () => {
      const page = await print(
        "{{ $posts->onEachSide(0)->setPageName('side')->fragment('list')->links('pagination') }}",
        '/posts?items=30&page=2&q=:page',
      );
      const query = '/posts?items=30&amp;q=%3Apage&amp;side';
      expect(linksIn(page)).toEqual([1, 1, 2, 3, 3].map((number) => `${query}=${number}#list`));
    });

    test('a visitor\'s own :page stays in the query', async () => {
      const page = await print('<x-pagination :total-pages="2" />', '/posts?q=:page');
      expect(linksIn(page)).toEqual([1, 2, 2].map((number) => `/posts?q=%3Apage&amp;page=${number}`));
    });

    test.each([
      [`:class="['mt-4', 'hidden' => false]" :hidden="false"`, '<nav class="pagination mt-4" aria-label="Pagination">'],
      ['aria-labelledby="h"', '<nav class="pagination" aria-labelledby="h">'],
    ])('%s', async (attributes, nav) => {
      expect(await print(`<x-pagination :total-pages="3" ${attributes} />`)).toContain(nav);
    });

    test('attributes of links() are escaped', async () => {
      const template = `{{ $posts->links('pagination', ['attributes' => ['title' => '"><b>', 'class' => ['a'], 'hidden' => false]]) }}`;
      expect(await print(template)).toContain(
        '<nav class="pagination a" aria-label="Pagination" title="&quot;&gt;&lt;b&gt;">',
      );
    });
  });

  describeStandard('PSR12', project, 'laravel', ['app/View/Components/Pagination.php']);
});
