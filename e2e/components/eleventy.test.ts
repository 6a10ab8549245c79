import { Liquid } from 'liquidjs';
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import { liquidEngine } from '../engines/liquid.js';
import { withCompile } from '../engines/npm-engine.js';
import { nunjucksEngine } from '../engines/nunjucks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings } from './added.js';
import { functions, numbers, pager } from './requested.js';
import { describeValues } from './values.js';

/** The languages alone; what Eleventy makes of its paginator is in `sites.test.ts`. */

const numbered = { path: '/posts/:page/', first_path: '/posts/', total_pages: 42, current_page: 7 };

describe('nunjucks', () => {
  const engine = (project: string) =>
    withCompile(nunjucksEngine, (template) => {
      const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(join(project, '_includes')));
      return (data) => environment.renderString(template, data);
    });
  const use = (values: string): string =>
    `{% from "pagination.njk" import page_links %}{{ page_links(${values}) }}`;
  const paged = use('path=path, total_pages=pages, current_page=current, attributes={ id: "pager" }');

  describeComponent('nunjucks', (project) => {
    describeRequests({ engine: engine(project), template: paged, data: numbers });
    describeRequests({ engine: engine(project), template: paged, data: functions });
    describeValues({
      engine: engine(project),
      template: use(
        'path="/posts/:page", first_path="/posts", total_pages=total, current_page=current, show_boundary_chevrons=true, previous_label=text, next_label=text, class=text, aria_label=text, attributes={ "data-text": text }',
      ),
    });
    describeListings('eleventy', engine(project), {}, { 'njk-numbers': numbered });
  });

  describeComponent('nunjucks --pager express', (project) => {
    const template = use('posts, attributes={ id: "pager" }');
    describeRequests({ engine: engine(project), template, data: pager });
  });
});

describeComponent('liquid', (project) => {
  const engine = withCompile(liquidEngine, (template) => {
    const liquid = new Liquid({ root: join(project, '_includes') });
    return (data) => liquid.parseAndRender(template, data) as Promise<string>;
  });
  const use = (values: string): string => `{% render "pagination.liquid", ${values} %}`;

  describeRequests({
    engine,
    template: use(`path: path, total_pages: pages, current_page: current, attributes: 'id="pager"'`),
    data: numbers,
  });
  describeValues({
    engine,
    template: `{% capture more %}data-text="{{ text | escape }}"{% endcapture %}${use(
      'path: "/posts/:page", first_path: "/posts", total_pages: total, current_page: current, show_boundary_chevrons: true, previous_label: text, next_label: text, class: text, aria_label: text, attributes: more',
    )}`,
  });
  describeListings('eleventy', engine, {}, { 'liquid-numbers': numbered });
});
