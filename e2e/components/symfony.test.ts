import { renderPagination } from '../../src/index.js';
import { describeEngine } from '../engines/describe-engine.js';
import { symfony } from '../engines/frameworks.js';
import { canonical, controlIn, describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings, listedAttributes } from './added.js';
import { describeValues } from './values.js';

describeComponent('symfony', (project) => {
  const engine = symfony(project);
  const from = "{% from 'pagination.html.twig' import pagination %}";

  describe.each([
    '{ pager: pages, attributes }',
    '{ total_pages: pages.pageCount, attributes }',
    '{ total_pages: pages.pageCount, current_page: app.request.query.all.page ?? null, attributes }',
  ])('pagination(%s)', (options) => {
    const template = `{% set attributes = { id: 'pager' } %}${from}{{ pagination(${options}) }}`;
    describeRequests({ engine, template, hasFirstPath: true });
  });

  describe('as the view of KnpPaginator', () => {
    const template = "{{ include('pagination.html.twig', view|merge({ attributes: { id: 'pager' } })) }}";
    describeRequests({ engine, template, hasFirstPath: true });
  });

  describeEngine(engine, ({ render }) => {
    test.each([
      ['/archive', 1],
      ['/archive/3?page=5', 3],
    ])('a number in the path, %s', async (url, current_page) => {
      const template = `${from}{{ pagination({ total_pages: 9 }) }}`;
      const [[rendering] = []] = await render([{ template, data: [{ url }] }]);
      const literal = renderPagination({
        path: '/archive/:page',
        first_path: '/archive',
        total_pages: 9,
        current_page,
      });
      const { output } = rendering as { output: string };
      expect(controlIn(output)).toBe(canonical(literal));
    });
  });

  describe.each(['/posts/:page', '/posts/%3Apage'])('path %s', (path) => {
    describeValues({
      engine,
      template: `${from}{{ pagination({ total_pages: total, current_page: current, path: '${path}', first_path: '/posts', show_boundary_chevrons: true, previous_label: text, next_label: text, class: text, aria_label: text, attributes: { 'data-text': text } }) }}`,
      rounds: true,
    });
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
});
