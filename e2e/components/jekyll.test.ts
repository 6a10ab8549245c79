import { jekyll } from '../engines/frameworks.js';
import { asTemplateEngine, describeJekyllSites } from '../engines/jekyll-site.js';
import { describeComponent, describeListings } from './added.js';
import { describeValues } from './values.js';

describeComponent('jekyll', (project) => {
  const engine = jekyll(project);

  describeJekyllSites(engine, '{% include pagination.html %}');

  describeValues({
    engine: asTemplateEngine(engine),
    // Liquid escapes nothing by itself. The path of a site would get its baseurl.
    template: `{% assign text = page.text | escape %}{% capture attributes %}data-text="{{ text }}"{% endcapture %}{% include pagination.html total_pages=page.total current_page=page.current path="https://site.example/posts/:page" first_path="https://site.example/posts" show_boundary_chevrons=true previous_label=text next_label=text class=text aria_label=text attributes=attributes %}`,
  });

  describeListings('jekyll', asTemplateEngine(engine), { pages: 42, page: 7 }, {
    list: { path: '/base/page/:page/', first_path: '/base/page/', total_pages: 1 },
    numbers: { path: '/base/posts/page/:page/', first_path: '/base/posts/', total_pages: 42, current_page: 7 },
  });
});
