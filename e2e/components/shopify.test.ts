import { createLiquidEngine, createLiquidRubyEngine } from '../engines/liquid.js';
import { describeRequests, shopify } from '../engines/requests.js';
import { describeComponent } from './added.js';

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
});
