import ejs from 'ejs';
import { Eta } from 'eta';
import Handlebars from 'handlebars';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { ejsEngine } from '../engines/ejs.js';
import type { Engine } from '../engines/engine.js';
import { etaEngine } from '../engines/eta.js';
import { createHandlebarsEngine } from '../engines/handlebars.js';
import { withCompile } from '../engines/npm-engine.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings, listedAttributes } from './added.js';
import { allWindows, describeGrid, type Attributes } from './grid.js';
import { importModule, windowsIn } from './javascript.js';
import { functions, numbers } from './requested.js';

/** What the listings show. */
const data = { pages: 42, page: '7', path: (page: number) => `/posts?q=tea&page=${page}` };
const links = { path: '/posts?q=tea&page=:page', total_pages: 42, current_page: 7 };
const all = { ...links, ...listedAttributes, path: '/posts/page/:page', first_path: '/posts' };
const htmx = { 'hx-boost': 'true', 'hx-target': '#posts', 'hx-select': '#posts', 'hx-swap': 'outerHTML' };

const LANGUAGES = [
  {
    name: 'ejs',
    engine: (project: string): Engine =>
      withCompile(ejsEngine, (template) => ejs.compile(template, { views: [join(project, 'views')], filename: join(project, 'page.ejs'), cache: true })),
    include: (values: string) => `<%- include('pagination', ${values}) %>`,
    context: 'locals',
  },
  {
    name: 'eta',
    engine: (project: string): Engine =>
      withCompile(etaEngine, (template) => {
        const eta = new Eta({ views: join(project, 'views'), cache: true });
        return (values) => eta.renderString(template, values);
      }),
    include: (values: string) => `<%~ include('./pagination', ${values}) %>`,
    context: 'it',
  },
  {
    name: 'handlebars',
    engine: (project: string): Engine =>
      withCompile(createHandlebarsEngine(), (template) => {
        const handlebars = Handlebars.create();
        handlebars.registerHelper(
          importModule(join(project, 'pagination.js')) as Handlebars.HelperDeclareSpec,
        );
        const partial = readFileSync(join(project, 'views/partials/pagination.hbs'), 'utf8');
        handlebars.registerPartial('pagination', partial);
        return handlebars.compile(template);
      }),
    include: (name: string) => `{{> pagination ${name}}}`,
    context: '',
  },
];

describe.each(LANGUAGES)('$name', ({ name, engine, include, context }) => {
  /** A template that shows the control of a value with this name. */
  const of = (value: string): string => include(context === '' ? value : `${context}.${value}`);

  describeGrid({
    framework: name,
    engine,
    use: (attributes: Attributes) => {
      const isOther = (one: string): boolean => one === 'id' || one.startsWith('data-');
      const entries = Object.entries(attributes).map(([key, value]) => [key.replace('aria-', 'aria_'), value] as const);
      const given = {
        ...Object.fromEntries(entries.filter(([key]) => !isOther(key))),
        attributes: Object.fromEntries(entries.filter(([key]) => isOther(key))),
      };
      return { template: of('given'), data: { given } };
    },
  });

  describeComponent(name, (project) => {
    for (const values of [numbers, functions])
      describeRequests({
        engine: engine(project),
        template: of('given'),
        hidesSinglePage: true,
        data: (request) => {
          const { path, pages, current } = values(request);
          const attributes = { id: 'pager', hidden: false, title: null };
          return { given: { path, total_pages: pages, current_page: current, attributes } };
        },
      });

    describeEngine(engine(project), ({ render }) => {
      async function printAll(all: readonly object[]): Promise<string[]> {
        const data = all.map((given) => ({ given: { path: '/:page', ...given } }));
        const [shown = []] = await render([{ template: of('given'), data }]);
        return shown.map((one) => ('output' in one ? one.output : one.error));
      }
      const print = async (given: object): Promise<string | undefined> => (await printAll([given]))[0];

      test('its window is that of pageWindow', async () => {
        expect(await windowsIn(printAll)).toBe(allWindows());
      });

      test.each([
        ['/posts/7', /path has no :page/],
        [undefined, /path has no :page/],
        [' java\tscript:alert(1)//:page', /A URL is a path/],
        [() => 'data:text/html,', /A URL is a path/],
      ])('the path %s is an error', async (path, message) => {
        expect(await print({ path, total_pages: 9 })).toMatch(message);
      });

      test('only the token is replaced', async () => {
        const page = await print({ path: '/:pages/%3Apage/:page_/:page#:page', total_pages: 3, current_page: 2 });
        expect(page).toMatch('/:pages/3/:page_/3#3');
      });
    });
  });
});

const LISTINGS = [
  { name: 'ejs', listings: { ejs: links, 'ejs-attributes': all, 'ejs-htmx': { ...links, ...htmx } } },
  { name: 'eta', listings: { eta: links } },
  { name: 'handlebars', listings: { handlebars: links } },
  { name: 'handlebars', listings: { 'handlebars-attributes': all }, attributes: { id: 'pages' } },
] as const;

describeComponent('handlebars --theme govuk', (project) => {
  test('Prettier reads the partial, and does not change the helper', async () => {
    const prettier = require.resolve('prettier/bin/prettier.cjs');
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [prettier, '--no-config', ...args], { cwd: project, encoding: 'utf8' });
    expect(run('--check', 'pagination.js')).toMatchObject({ status: 0, stderr: '' });
    for (const framework of ['handlebars', 'nunjucks'])
      for (const parts of ['summary', 'position', 'links', 'ends,summary,position']) {
        await runIn(project, ['add', framework, '--out', `${framework}/${parts}`, '--with', parts]);
        expect(run('--check', `${framework}/${parts}/pagination.js`)).toMatchObject({ status: 0, stderr: '' });
      }
    for (const [parts, file] of [
      ['jump', 'pagination'],
      ['sizes', 'pagination'],
      ['jump,sizes,summary', 'pagination'],
      ['neighbors', 'previous_next'],
    ] as const) {
      await runIn(project, ['add', 'handlebars', '--out', `forms/${parts}`, '--with', parts]);
      expect(run('--check', `forms/${parts}/${file}.js`)).toMatchObject({ status: 0, stderr: '' });
    }
    expect(run('views/partials/pagination.hbs')).toMatchObject({ status: 0, stderr: '' });
  });
});

describe.each(LISTINGS)('$name', ({ name, listings, ...more }) => {
  const { engine } = LANGUAGES.find((one) => one.name === name)!;
  describeComponent(name, (project) => {
    describeListings('express', engine(project), { ...data, ...more }, listings);
  });
});
