import { renderPagination } from '../../src/index.js';
import { describeEngine } from '../engines/describe-engine.js';
import { laravel } from '../engines/frameworks.js';
import { canonical, controlIn, describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings } from './added.js';
import { describeValues } from './values.js';

describeComponent('laravel', (project) => {
  const engine = laravel(project);
  const requested = [
    '<x-pagination :pager="$posts" id="pager" />',
    "{{ $posts->links('pagination', ['attributes' => ['id' => 'pager']]) }}",
    '<x-pagination :total-pages="$posts->lastPage()" id="pager" />',
  ];

  describe.each(requested)('%s', (template) => {
    describeRequests({ engine, template });
  });

  describe.each([
    'path="/posts/:page"',
    ':path="fn ($page) => \'/posts/\' . $page"',
    'path="/posts/%3Apage"',
  ])('%s', (path) => {
    describeValues({
      engine,
      template: `<x-pagination :total-pages="$total" :current-page="$current" ${path} first-path="/posts" show-boundary-chevrons :previous-label="$text" :next-label="$text" :class="$text" :aria-label="$text" :data-text="$text" />`,
    });
  });

  describeEngine(engine, ({ render }) => {
    test.each([
      [2, 3],
      [9, 9],
    ])('a simple paginator on page %i knows of %i pages', async (current_page, total_pages) => {
      const template = '<x-pagination :pager="$simple" />';
      const data = [{ url: `/posts?items=90&page=${current_page}` }];
      const [[rendering] = []] = await render([{ template, data }]);
      const literal = renderPagination({ path: '/posts?items=90&page=:page', total_pages, current_page });
      expect(controlIn((rendering as { output: string }).output)).toBe(canonical(literal));
    });
  });

  const all = { path: '/posts?items=420&page=:page', total_pages: 42, current_page: 7 };
  const named = { ...all, class: 'mt-4', 'aria-label': 'Posts' };
  describeListings(
    'laravel',
    engine,
    { url: '/posts?items=420&page=7' },
    {
      links: all,
      attributes: named,
      component: named,
      numbers: { ...all, path: '/posts/:page' },
      first: { ...all, first_path: '/posts' },
    },
  );
});
