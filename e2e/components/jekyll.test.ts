import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { jekyll } from '../engines/frameworks.js';
import { asTemplateEngine, describeJekyllSites, describeJekyllV2 } from '../engines/jekyll-site.js';
import { describeComponent, describeListings } from './added.js';
import { describeGrid } from './grid.js';
import { argumentsOf, reads } from './liquid.js';

// The lines that choose the pages are those of Shopify's component, whose test compares all windows.
const engine = (project: string): Engine => asTemplateEngine(jekyll(project));

describeGrid({
  framework: 'jekyll',
  engine,
  reads,
  use: (attributes) => {
    const { own, others, capture } = argumentsOf(attributes);
    const code = Object.keys(own).map((name) => `${name}=page.own.${name}`);
    return {
      template: `{% assign others = page.others %}${capture}{% include pagination.html ${code.join(' ')} attributes=attributes %}`,
      data: { own, others, baseurl: '' },
    };
  },
});

describeComponent('jekyll', (project) => {
  describeJekyllSites(jekyll(project), '{% include pagination.html %}', 'hide');
  describeJekyllV2(jekyll(project), '{% include pagination.html %}', 'hide');

  describeListings(
    'jekyll',
    engine(project),
    { pages: 42, page: 7 },
    {
      numbers: {
        path: '/base/posts/page/:page/',
        first_path: '/base/posts/',
        total_pages: 42,
        current_page: 7,
      },
      attributes: {
        ...{ path: '/base/posts/page/:page/', first_path: '/base/posts/', total_pages: 42, current_page: 7 },
        ...{
          previous_label: 'Newer posts',
          next_label: 'Older posts',
          'aria-label': 'Posts',
          class: 'mt-4',
          id: 'pages',
        },
        show_boundary_chevrons: true,
      },
      htmx: {
        ...{ path: '/base/posts/page/:page/', first_path: '/base/posts/', total_pages: 42, current_page: 7 },
        ...{ 'hx-boost': 'true', 'hx-target': '#posts', 'hx-select': '#posts', 'hx-swap': 'outerHTML' },
      },
    },
  );
});

describeComponent('jekyll --with neighbors', (project) => {
  const neighbors = { previous_title: 'New', next_title: 'Old' };
  describeListings(
    'jekyll',
    engine(project),
    { next: { url: '/old/', title: 'Old' } },
    {
      previous_next: { next_path: '/base/old/', next_title: 'Old' },
      neighbors: { ...neighbors, previous_path: '/base/posts/new/', next_path: '/base/posts/old/' },
    },
  );
});

describeComponent('jekyll --theme govuk', (project) => {
  describeEngine(engine(project), ({ render }) => {
    test("the caller's labels are shown whole", async () => {
      const labels = 'previous_label="Newer posts" next_label="Older posts"';
      const template = `{% include pagination.html total_pages=3 current_page=2 path="/:page" ${labels} %}`;
      const [[one] = []] = await render([{ template, data: [{}] }]);
      const { output } = one as { output: string };
      expect(output).toContain('>Newer posts</span>');
      expect(output).toContain('>Older posts</span>');
    });
  });
});
