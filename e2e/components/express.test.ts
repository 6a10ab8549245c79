import ejs from 'ejs';
import { Eta } from 'eta';
import express from 'express';
import Handlebars from 'handlebars';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { renderPagination } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { ejsEngine } from '../engines/ejs.js';
import type { Engine } from '../engines/engine.js';
import { etaEngine } from '../engines/eta.js';
import { createHandlebarsEngine } from '../engines/handlebars.js';
import { withCompile } from '../engines/npm-engine.js';
import { canonical, controlIn, describeRequests } from '../engines/requests.js';
import { beside, describeComponent, describeListings, listedAttributes, listingsOf } from './added.js';
import { describeGrid, expectWindows, type Attributes } from './grid.js';
import { describeHostileRequests, requestOf } from './hostile.js';
import { importModule, windowArguments } from './javascript.js';
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
      withCompile(ejsEngine, (template) =>
        ejs.compile(template, {
          views: [join(project, 'views')],
          filename: join(project, 'page.ejs'),
          cache: true,
        }),
      ),
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
        for (const one of ['pagination', 'previous_next'].filter((name) =>
          existsSync(join(project, `${name}.js`)),
        )) {
          handlebars.registerHelper(importModule(join(project, `${one}.js`)) as Handlebars.HelperDeclareSpec);
          handlebars.registerPartial(one, readFileSync(join(project, `views/partials/${one}.hbs`), 'utf8'));
        }
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
      const entries = Object.entries(attributes).map(
        ([key, value]) => [key.replace('aria-', 'aria_'), value] as const,
      );
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
        expectWindows(await printAll(windowArguments()));
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
        const page = await print({
          path: '/:pages/%3Apage/:page_/:page#:page',
          total_pages: 3,
          current_page: 2,
        });
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
        expect(run('--check', `${framework}/${parts}/pagination.js`)).toMatchObject({
          status: 0,
          stderr: '',
        });
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

/** What the route with sizes hands to its view. */
async function sizedValues(): Promise<object> {
  let values = {};
  const request = { query: { per_page: '25', page: '7' } };
  const response = { render: (_: string, given: object) => (values = given) };
  const app = { get: (_: string, handle: (...all: unknown[]) => Promise<void>) => handle(request, response) };
  const countPosts = () => Promise.resolve(420);
  await runInNewContext(listingsOf('express')['server-forms'] ?? '', { app, countPosts });
  return values;
}

/** The values for a view at each URL, as a route of Express has them. */
async function valuesAt(urls: readonly string[], parser: string): Promise<object[]> {
  const all: object[] = [];
  const app = express().set('query parser', parser);
  app.get('/posts', ({ query, originalUrl }, response) => {
    const { pathTo } = requestOf(originalUrl);
    const sizes = 'per_page' in query ? { page_size: query['per_page'] } : {};
    all.push({ path: pathTo, total_pages: 9, current_page: query['page'], ...sizes });
    response.end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const url of urls) await fetch(`http://127.0.0.1:${port}${url}`);
  server.close();
  return all;
}

describe.each(LANGUAGES)('$name', ({ name, engine, include, context }) => {
  describeComponent(`${name} --with jump,sizes`, (project) => {
    const template = include(context === '' ? 'given' : `${context}.given`);
    describeEngine(engine(project), ({ render }) => {
      describe.each(['simple', 'extended'])('queries read as %s ones', (parser) => {
        describeHostileRequests(['/posts'], async (urls) => {
          const values = await valuesAt(urls, parser);
          const [shown = []] = await render([{ template, data: values.map((given) => ({ given })) }]);
          return shown.map((one) => ('output' in one ? one.output : one.error));
        });
      });
    });

    const path = '/posts?per_page=:page_size&page=:page';
    const sizes = { page_size: 25, page_sizes: '10,25,50,100' };
    const forms = { path, total_pages: 17, current_page: 7, jump: true, ...sizes };
    describeEngine(engine(project), ({ render }) => {
      test('docs/frameworks/express.md: forms', async () => {
        const template = listingsOf('express')[`${name}-forms`] ?? '';
        const [[one] = []] = await render([{ template, data: [{ ...(await sizedValues()) }] }]);
        expect(one).toEqual({ output: expect.anything() as string });
        expect(controlIn((one as { output: string }).output)).toBe(canonical(renderPagination(forms)));
      });
    });
  });

  const newer = { path: beside.previous_path, title: beside.previous_title };
  const older = { path: beside.next_path, title: beside.next_title };
  describeComponent(`${name} --with neighbors`, (project) => {
    describeListings('express', engine(project), { newer, older }, { [`${name}-previous_next`]: beside });
  });
});
