import { createLiquidEngine, createLiquidRubyEngine } from '../engines/liquid.js';
import { describeRequests, shopify } from '../engines/requests.js';
import { describeComponent, describeListings, listedAttributes } from './added.js';

describeComponent('shopify', (project) => {
  const themes = [createLiquidEngine(project), createLiquidRubyEngine(project)];

  describe.each(themes)('$name', (engine) => {
    describeRequests({
      engine,
      template: `{% render 'pagination', paginate: paginate, attributes: 'id="pager"' %}`,
      hasFirstPath: true,
      single: '/posts',
      data: shopify,
    });
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  const data = shopify({ topic: '', items: 420, query: '', page: 7, pages: 42 });
  describe.each(themes)('$name', (engine) => {
    describeListings('shopify', engine, data, {
      pages: all,
      attributes: {
        ...all,
        ...listedAttributes,
        'data-list': 'posts',
      },
    });
  });
});
