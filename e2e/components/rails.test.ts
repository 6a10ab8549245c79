import { rails } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings } from './added.js';
import { describeValues } from './values.js';

const paths = ['"/posts/:page"', '"/posts/%3Apage"'];

describeComponent('rails', (project) => {
  const engine = rails(project);

  describe.each([
    '@kaminari',
    '@will_paginate',
    'total_pages: @kaminari.total_pages, current_page: params[:page]',
  ])('pagination %s', (list) => {
    describeRequests({ engine, template: `<%= pagination ${list}, id: "pager" %>`, hasFirstPath: true });
  });

  describe.each([...paths, '->(page) { "/posts/#{page}" }'])('path: %s', (path) => {
    describeValues({
      engine,
      template: `<%= pagination total_pages: @total, current_page: @current, path: ${path}, first_path: "/posts", show_boundary_chevrons: true, previous_label: @text, next_label: @text, class: @text, aria_label: @text, data: { text: @text } %>`,
    });
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  const path = '/posts/page/:page';
  describeListings('rails', engine, { url: '/posts?items=420&page=7', pages: 42, page: 7 }, {
    list: all,
    numbers: all,
    path: { ...all, path, first_path: '/posts' },
    proc: { ...all, path, first_path: undefined },
    turbo: all,
  });
});
