import { join } from 'node:path';
import { renderPagination } from '../../src/index.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { phoenixEngine } from '../engines/heex.js';
import { decodeDelimiters } from '../engines/rendered.js';
import { canonical, controlIn, describeRequests, type Request } from '../engines/requests.js';
import { describeComponent } from './added.js';
import { numbers } from './requested.js';
import { describeValues } from './values.js';

describeComponent('phoenix', (project) => {
  const template = join(project, 'lib/app_web/components/pagination.ex');
  const assigns = (request: Request) => {
    const { path, current, pages } = numbers(request);
    return { path, total_pages: pages, current_page: current, link_type: 'a', id: 'pager' };
  };

  describeRequests({ engine: phoenixEngine, template, data: assigns });
  describeRequests({
    engine: phoenixEngine,
    template,
    data: (request) => ({ ...assigns(request), is_function: true }),
  });

  const named: Engine = {
    ...phoenixEngine,
    render: ([job]) =>
      phoenixEngine.render([
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

  describeEngine(phoenixEngine, ({ render }) => {
    test.each(['live_patch', 'live_redirect', undefined] as const)('link_type %s', async (link_type) => {
      const attributes = { path: '/posts?page=:page', page_label: 'Page :page of posts', id: 'posts' };
      const pages = [1, 2, 9].map((current_page) => ({ ...attributes, total_pages: 9, current_page }));
      const data = pages.map((page) => ({ ...page, ...(link_type && { link_type }) }));
      const [renderings = []] = await render([{ template, data }]);
      expect(
        renderings.map((one) => controlIn(decodeDelimiters((one as { output: string }).output))),
      ).toEqual(
        pages.map((page) => canonical(renderPagination({ ...page, link_type: link_type ?? 'live_patch' }))),
      );
    });
  });
});
