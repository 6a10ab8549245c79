import { renderPagination } from '../../src/index.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { phoenix } from '../engines/heex.js';
import { decodeDelimiters } from '../engines/rendered.js';
import { canonical, controlIn, describeRequests, type Request } from '../engines/requests.js';
import { describeComponent, describeListings, listedAttributes } from './added.js';
import { numbers } from './requested.js';
import { describeValues } from './values.js';

describeComponent('phoenix', (project) => {
  const engine = phoenix(project);
  const template = '';
  const assigns = (request: Request) => {
    const { path, current, pages } = numbers(request);
    return { path, total_pages: pages, current_page: current, link_type: 'a', id: 'pager' };
  };

  describeRequests({ engine, template, data: assigns });
  describeRequests({
    engine,
    template,
    data: (request) => ({ ...assigns(request), is_function: true }),
  });

  const named: Engine = {
    ...engine,
    render: ([job]) =>
      engine.render([
        {
          template,
          data: job!.data.map(({ total, current, text }) => ({
            ...{ path: '/posts/:page', first_path: '/posts', total_pages: total, current_page: current },
            ...{ show_boundary_chevrons: true, previous_label: text, next_label: text, class: text },
            ...{ 'aria-label': text, 'data-text': text, link_type: 'a', id: null },
          })),
        },
      ]),
  };
  describeValues({ engine: named, template });

  describeEngine(decoded(engine), ({ render }) => {
    test.each(['live_patch', 'live_redirect', undefined] as const)('link_type %s', async (link_type) => {
      const attributes = { path: '/posts?page=:page', page_label: 'Page :page of posts', id: 'posts' };
      const pages = [1, 2, 9].map((current_page) => ({ ...attributes, total_pages: 9, current_page }));
      const data = pages.map((page) => ({ ...page, ...(link_type && { link_type }) }));
      const [renderings = []] = await render([{ template, data }]);
      expect(
        renderings.map((one) => controlIn((one as { output: string }).output)),
      ).toEqual(
        pages.map((page) => canonical(renderPagination({ ...page, link_type: link_type ?? 'live_patch' }))),
      );
    });
  });

  const live = { total_pages: 42, current_page: 7, link_type: 'live_patch', id: 'pagination' } as const;
  describeListings(
    'phoenix',
    decoded(engine),
    { pages: 42, page: '7' },
    {
      links: { ...live, path: '/posts?page=:page' },
      attributes: {
        ...listedAttributes,
        ...{ path: '/posts/page/:page', first_path: '/posts', total_pages: 42, current_page: 7 },
      },
    },
  );
});

/** Braces are references where they might be code. */
function decoded(engine: Engine): Engine {
  return {
    ...engine,
    render: async (jobs) =>
      (await engine.render(jobs)).map((renderings) =>
        renderings.map((one) => ('output' in one ? { output: decodeDelimiters(one.output) } : one)),
      ),
  };
}
