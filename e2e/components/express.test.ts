import ejs from 'ejs';
import { Eta } from 'eta';
import Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ejsEngine } from '../engines/ejs.js';
import { etaEngine } from '../engines/eta.js';
import { paginationHelpers } from '../engines/handlebars-helpers.js';
import { createHandlebarsEngine } from '../engines/handlebars.js';
import { withCompile } from '../engines/npm-engine.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings, listedAttributes } from './added.js';
import { functions, numbers, pager } from './requested.js';
import { describeValues } from './values.js';

const LABELS = 'show_boundary_chevrons: true, previous_label: T, next_label: T, class: T';
const ATTRIBUTES = "attributes: { 'aria-label': T, 'data-text': T }";

/** What the listings show. */
const data = { pages: 42, page: '7', path: (page: number) => `/posts?q=tea&page=${page}` };
const links = { path: '/posts?q=tea&page=:page', total_pages: 42, current_page: 7 };
const all = { ...links, ...listedAttributes, path: '/posts/page/:page', first_path: '/posts' };

const languages = [
  {
    name: 'ejs',
    engine: (project: string) =>
      withCompile(ejsEngine, (template) => ejs.compile(template, { views: [join(project, 'views')] })),
    use: (values: string) => `<%- include('pagination', { ${values} }) %>`,
    of: (name: string) => `locals.${name}`,
    listed: { ejs: links, 'ejs-attributes': all } as Readonly<Record<string, typeof links>>,
  },
  {
    name: 'eta',
    engine: (project: string) =>
      withCompile(etaEngine, (template) => {
        const eta = new Eta({ views: join(project, 'views') });
        return (data) => eta.renderString(template, data);
      }),
    use: (values: string) => `<%~ include('./pagination', { ${values} }) %>`,
    of: (name: string) => `it.${name}`,
    listed: { eta: links },
  },
];

describe.each(languages)('$name', ({ name, engine, use, of, listed }) => {
  const paged = use(
    `path: ${of('path')}, total_pages: ${of('pages')}, current_page: ${of('current')}, attributes: { id: 'pager' }`,
  );

  describeComponent(name, (project) => {
    describeRequests({ engine: engine(project), template: paged, data: numbers });
    describeRequests({ engine: engine(project), template: paged, data: functions });
    const given = `path: '/posts/:page', first_path: '/posts', total_pages: ${of('total')}, current_page: ${of('current')}`;
    describeValues({
      engine: engine(project),
      readsLists: true,
      template: use(`${given}, ${LABELS}, ${ATTRIBUTES}`.replaceAll('T', of('text'))),
    });
    describeListings('express', engine(project), data, listed);
  });

  describeComponent(`${name} --pager express`, (project) => {
    const template = use(`pager: ${of('posts')}, attributes: { id: 'pager' }`);
    describeRequests({ engine: engine(project), template, data: pager });
  });
});

describe('handlebars', () => {
  const engine = (project: string) =>
    withCompile(createHandlebarsEngine(), (template) => {
      const handlebars = Handlebars.create();
      handlebars.registerHelper(paginationHelpers);
      const partial = readFileSync(join(project, 'views/partials/pagination.hbs'), 'utf8');
      handlebars.registerPartial('pagination', partial);
      const compiled = handlebars.compile(template);
      return (data) => compiled({ ...data, id: { id: 'pager' }, more: { 'data-text': data['text'] } });
    });
  const paged = '{{> pagination path=path total_pages=pages current_page=current attributes=id}}';

  describeComponent('handlebars', (project) => {
    describeRequests({ engine: engine(project), template: paged, data: numbers });
    describeRequests({ engine: engine(project), template: paged, data: functions });
    describeValues({
      engine: engine(project),
      readsLists: true,
      template:
        '{{> pagination path="/posts/:page" first_path="/posts" total_pages=total current_page=current show_boundary_chevrons=true previous_label=text next_label=text class=text aria_label=text attributes=more}}',
    });
    describeListings('express', engine(project), data, { handlebars: links });
    const given = { ...data, attributes: { id: 'pages' } };
    describeListings('express', engine(project), given, { 'handlebars-attributes': all });
  });

  describeComponent('handlebars --pager express', (project) => {
    const template = '{{> pagination pager=posts attributes=id}}';
    describeRequests({ engine: engine(project), template, data: pager });
  });
});
