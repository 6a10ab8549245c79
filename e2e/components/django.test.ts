import { django } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings } from './added.js';
import { describeValues } from './values.js';

const paths = ['"/posts/:page"', '"/posts/%3Apage"'];

describeComponent('django', (project) => {
  const engine = django(project);

  describe.each(['page_obj', 'total_pages=paginator.num_pages current_page=request.GET.page'])(
    '{% pagination %s %}',
    (list) => {
      describeRequests({
        engine,
        template: `{% load pagination %}{% pagination ${list} id="pager" %}`,
        hasFirstPath: true,
        // Django takes it for the last page.
        except: ['a negative page'],
      });
    },
  );

  describe.each(paths)('path=%s', (path) => {
    describeValues({
      engine,
      template: `{% load pagination %}{% pagination total_pages=total current_page=current path=${path} first_path="/posts" show_boundary_chevrons=True previous_label=text next_label=text class=text aria_label=text data_text=text %}`,
    });
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  describeListings(
    'django',
    engine,
    { url: '/posts?items=420&page=7', pages: 42, page: 7 },
    {
      list: all,
      numbers: all,
      path: { ...all, path: '/posts/page/:page', first_path: '/posts' },
      htmx: { ...all, 'hx-boost': 'true', 'hx-select': '#posts', 'hx-swap': 'outerHTML', 'hx-target': '#posts' },
    },
    '{% load pagination %}',
  );
});
