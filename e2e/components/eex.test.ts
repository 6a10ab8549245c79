import { join } from 'node:path';
import { eexEngine } from '../engines/eex.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent } from './added.js';
import { numbers } from './requested.js';
import { describeValues } from './values.js';

describeComponent('eex', (project) => {
  const file = JSON.stringify(join(project, 'templates/pagination.html.eex'));
  const use = (assigns: string): string => `<%= EEx.eval_file(${file}, assigns: [${assigns}]) %>`;

  describeRequests({
    engine: eexEngine,
    template: use('path: @path, total_pages: @pages, current_page: @current, attributes: [id: "pager"]'),
    data: numbers,
  });
  describeValues({
    engine: eexEngine,
    template: use(
      'path: &"/posts/#{&1}", first_path: "/posts", total_pages: @total, current_page: @current, show_boundary_chevrons: true, previous_label: @text, next_label: @text, class: @text, attributes: ["aria-label": @text, "data-text": @text]',
    ),
  });
});
