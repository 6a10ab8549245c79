import { flask } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings } from './added.js';
import { describeValues } from './values.js';

const paths = ['"/posts/:page"', '"/posts/%3Apage"'];

describeComponent('flask', (project) => {
  const engine = flask(project);
  const start = '{% from "pagination.html" import pagination %}';

  describe.each(['posts', 'total_pages=posts.pages, current_page=request.args.page'])(
    'pagination(%s)',
    (list) => {
      describeRequests({
        engine,
        template: `${start}{{ pagination(${list}, id="pager") }}`,
        hasFirstPath: true,
      });
    },
  );

  describe.each([...paths, '"/posts/{}".format'])('path=%s', (path) => {
    describeValues({
      engine,
      template: `${start}{{ pagination(total_pages=total, current_page=current, path=${path}, first_path="/posts", show_boundary_chevrons=true, previous_label=text, next_label=text, class=text, aria_label=text, **{"data-text": text}) }}`,
    });
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  const path = '/posts/page/:page';
  describeListings(
    'flask',
    engine,
    { url: '/posts?items=420&page=7', pages: 42, page: 7 },
    {
      list: all,
      numbers: all,
      path: { ...all, path, first_path: '/posts' },
      function: { ...all, path, first_path: undefined },
      htmx: { ...all, 'hx-boost': 'true', 'hx-select': '#posts', 'hx-swap': 'outerHTML', 'hx-target': '#posts' },
    },
    start,
  );
});
