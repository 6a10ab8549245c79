import { join } from 'node:path';
import { eexEngine } from '../engines/eex.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings, listedAttributes } from './added.js';
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

  const numbered = { total_pages: 42, current_page: 7 };
  // The listings are of an application that runs in its own directory.
  const within = `<% File.cd!(${JSON.stringify(project)}) %>`;
  describeListings(
    'eex',
    eexEngine,
    { pages: 42, page: '7' },
    {
      links: { ...numbered, path: '/posts?page=:page' },
      attributes: { ...numbered, ...listedAttributes, path: '/posts/page/:page', first_path: '/posts' },
    },
    within,
  );
});
