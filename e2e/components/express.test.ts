import ejs from 'ejs';
import { Eta } from 'eta';
import express from 'express';
import Handlebars from 'handlebars';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, parse } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describeEngine } from '../engines/describe-engine.js';
import { ejsEngine } from '../engines/ejs.js';
import type { Engine } from '../engines/engine.js';
import { etaEngine } from '../engines/eta.js';
import { createHandlebarsEngine } from '../engines/handlebars.js';
import { withCompile } from '../engines/npm-engine.js';
import { describeRequests } from '../engines/requests.js';
import { listingsOf } from '../scripts/listings.js';
import { beside, describeComponent, describeListings, writeAll } from './added.js';
import { allWindows, describeProgram, expectWindows, TEXT, windowShapes, type Attributes } from './grid.js';
import { ASKED, describeHostileForms, linksIn, requestOf } from './hostile.js';
import { importModule } from './javascript.js';
import { functions } from './requested.js';

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
    show: (partial: string, value: string) => `<%- include('${partial}', locals.${value}) %>`,
  },
  {
    name: 'eta',
    engine: (project: string): Engine =>
      withCompile(etaEngine, (template) => {
        const eta = new Eta({ views: join(project, 'views'), cache: true });
        return (values) => eta.renderString(template, values);
      }),
    show: (partial: string, value: string) => `<%~ include('./${partial}', it.${value}) %>`,
  },
  {
    name: 'handlebars',
    engine: (project: string): Engine =>
      withCompile(createHandlebarsEngine(), (template) => {
        const handlebars = Handlebars.create();
        handlebars.registerHelper(
          importModule(join(project, 'pagination.mjs')) as Handlebars.HelperDeclareSpec,
        );
        const partials = join(project, 'views/partials');
        for (const file of readdirSync(partials))
          handlebars.registerPartial(parse(file).name, readFileSync(join(partials, file), 'utf8'));
        return handlebars.compile(template);
      }),
    show: (partial: string, value: string) => `{{> ${partial.replace('-', '_')} ${value}}}`,
  },
];

/** What partials call the attributes of a tag. Those of others are in `navAttributes`. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  total_pages: 'totalPages',
  current_page: 'currentPage',
  sibling_count: 'siblingCount',
  boundary_count: 'boundaryCount',
};

function argumentsOf({ path, first_path, ...attributes }: Attributes) {
  const entries = Object.entries(attributes);
  const own = entries.filter(([name]) => name in ARGUMENTS).map(([name, value]) => [ARGUMENTS[name], value]);
  const url = (page: number): unknown =>
    page === 1 && first_path ? first_path : String(path).replace(':page', String(page));
  return {
    ...(Object.fromEntries(own) as object),
    path: url,
    navAttributes: Object.fromEntries(entries.filter(([name]) => !(name in ARGUMENTS))),
  };
}

const postsAt = (page: number): string => `/posts?a=q&page=${page}&per_page=25`;

describe.each(LANGUAGES)('$name', ({ name, engine, show }) => {
  const use = (attributes: Attributes) => ({
    template: show('pagination', 'given'),
    data: { given: argumentsOf(attributes) },
  });
  const shown = (part: string, given: object) => ({
    template: show(`pagination-${part}`, 'given'),
    data: { given },
  });

  describeProgram({
    framework: name,
    engine,
    use,
    hasPaths: true,
    uses: {
      summary: shown('summary', { totalItems: 97, pageSize: 10, currentPage: '3' }),
      position: shown('position', { totalPages: 9, currentPage: '3' }),
      jump: shown('jump', { path: postsAt, totalPages: 9 }),
      sizes: shown('sizes', { path: postsAt, pageSize: 25, sizeChoices: [10, 25, 50] }),
      neighbors: shown('neighbors', {
        previousPath: '/posts/6',
        previousTitle: 'Applying',
        nextPath: '/posts/8?a=1&b=2',
        nextTitle: TEXT,
        navAttributes: { class: 'mt-4' },
      }),
      cursor: shown('cursor', {
        previousPath: '/posts?a=q&page=x%2By',
        nextPath: '/posts?a=q&page=z',
      }),
    },
  });

  describeComponent(name, (project) => {
    describeRequests({
      engine: engine(project),
      template: show('pagination', 'given'),
      hidesSinglePage: true,
      data: (request) => {
        const { path, pages, current } = functions(request);
        const navAttributes = { id: 'pager', hidden: false, title: null };
        return { given: { path, totalPages: pages, currentPage: current, navAttributes } };
      },
    });
  });

  describeComponent(`${name} --with boundaries,paths`, (project) => {
    describeEngine(engine(project), ({ render }) => {
      async function printAll(all: readonly object[]): Promise<string[]> {
        const data = all.map((given) => ({ given: { path: '/:page', ...given } }));
        const [results = []] = await render([{ template: show('pagination', 'given'), data }]);
        return results.map((one) => ('output' in one ? one.output : one.error));
      }
      const print = async (given: object): Promise<string> => (await printAll([given]))[0] ?? '';

      test('a control of each shape has the window of pageWindow', async () => {
        const all = windowShapes().map(([totalPages, currentPage, siblingCount, boundaryCount]) => {
          return { totalPages, currentPage, siblingCount, boundaryCount };
        });
        expectWindows(await printAll(all));
      });

      test.each<readonly [asked: unknown, page: number]>([
        ...ASKED,
        [2.9, 2],
        [null, 1],
        [undefined, 1],
        [['3', '4'], 1],
        [{ toString: '3', valueOf: '3' }, 1],
      ])('what a visitor asks for is a page of the list: case %#', async (currentPage, current) => {
        const page = await print({ totalPages: 9, currentPage });
        expect(/href="\/(\d+)"\s+aria-current="page"/.exec(page)?.[1]).toBe(String(current));
      });

      test('only the token in a path is replaced, and page 1 may have a path of its own', async () => {
        const path = '/:pages/%3Apage/:page_/:page#:page';
        const links = linksIn(await print({ path, firstPath: '/first', totalPages: 3, currentPage: 2 }));
        expect(links).toContain('/:pages/3/:page_/3#3');
        expect(links.filter((link) => link === '/first')).toHaveLength(2);
      });

      test.each(['java\tscript:alert(1)//:page', ' js:alert(:page)', 'data::page'])(
        'the path %s is an error',
        async (path) => {
          expect(await print({ path, totalPages: 9 })).toMatch(/has an unsafe scheme/);
        },
      );

      test('a list of unknown length may have a next page', async () => {
        const links = linksIn(await print({ totalPages: 4, currentPage: 4, hasMore: true }));
        expect(links).toEqual(['/3', '/1', '/2', '/3', '/4', '/5']);
        for (const boundaryCount of [0, 1]) {
          const first = await print({ totalPages: 0, hasMore: true, boundaryCount });
          expect(linksIn(first)).toEqual(['/1', '/2']);
        }
      });
    });
  });

  describeComponent(`${name} --with jump,sizes`, (project) => {
    describeEngine(engine(project), ({ render }) => {
      const template = `<nav>${['pagination', 'pagination-jump', 'pagination-sizes'].map((partial) => show(partial, 'given')).join('')}</nav>`;
      async function print(given: readonly object[]): Promise<string[]> {
        const [results = []] = await render([{ template, data: given.map((one) => ({ given: one })) }]);
        return results.map((one) => ('output' in one ? one.output : one.error));
      }

      describe.each(['simple', 'extended'])('queries read as %s ones', (parser) => {
        describeHostileForms(async (urls) => print(await valuesAt(urls, parser)));
      });

      test.each([
        [{ path: () => '?q=%26&page=1#list', totalPages: 9, pageSize: 7 }, /<option value="7" selected>/],
        [{ path: () => '/posts?q=a?b#list', totalPages: 9, pageSize: 7 }, /action="\/posts"/],
        [{ path: () => '/posts?q=a?b#list', totalPages: 9, pageSize: 7 }, /name="q" value="a\?b"/],
      ])('case %#', async (given, expected) => {
        const [page = ''] = await print([given]);
        expect(page).toMatch(expected);
        expect(page).not.toMatch(/action=""/);
      });

      test('a list of one page has no form that leads to a page', async () => {
        const [page = ''] = await print([{ path: postsAt, totalPages: 1, pageSize: 25 }]);
        expect(page.match(/<form\b/g)).toHaveLength(1);
      });
    });
  });
});

/** The JavaScript of a component: that at the head of a template, or its helpers. */
function scriptOf(project: string, name: string, part = ''): string {
  if (name === 'handlebars') return readFileSync(join(project, 'pagination.mjs'), 'utf8');
  const template = readFileSync(join(project, `views/pagination${part}.${name}`), 'utf8');
  return `${/^<%\n([^]*?)\n%>$/m.exec(template)?.[1] ?? ''}\n`;
}

describeComponent('handlebars', (project) => {
  test('Node takes its helpers for a module, whatever package.json says', () => {
    writeFileSync(join(project, 'package.json'), '{ "type": "commonjs" }');
    const code = `import('./pagination.mjs').then(({ pagination }) =>
      console.log(pagination === require('./pagination.mjs').pagination))`;
    const { stdout } = spawnSync(process.execPath, ['-e', code], { cwd: project, encoding: 'utf8' });
    expect(stdout).toBe('true\n');
  });
});

const WRITTEN = [
  'none',
  'links',
  'all',
  'paths',
  'ends,boundaries',
  'jump',
  'sizes,paths',
  'neighbors,cursor,disabled',
  'all --theme tailwind',
  'none --theme petal',
  'summary,position --locale de',
];

describe.each([
  ['ejs', 'getBoundedPages', 100],
  ['eta', 'getBoundedPages', 100],
  ['handlebars', 'boundedWindow', 80],
] as const)('the code of %s', (name, boundedWindow, width) => {
  describeComponent(`${name} --with boundaries`, (project) => {
    test('its window is that of pageWindow', () => {
      const functions = scriptOf(project, name).match(/^function \w+\([^]*?^\}$/gm) ?? [];
      const code = `for (let t = 1; t <= 60; t++) for (let c = 1; c <= t; c++)
        for (let s = 0; s <= 3; s++) for (let b = 0; b <= 3; b++)
          lines.push([t, c, s, b, ...${boundedWindow}(t, c, s, b).map((page) => page ?? '…')].join(' '));`;
      const lines: string[] = [];
      runInNewContext(`${functions.join('\n')}\n${code}`, { lines });
      expect(lines.join('\n')).toBe(allWindows());
    });
  });

  const { root, directoryOf } = writeAll(name, WRITTEN);

  test('Prettier leaves it unchanged', () => {
    const files = WRITTEN.flatMap((options) => {
      const project = directoryOf(options);
      const parts = readdirSync(join(project, name === 'handlebars' ? '.' : 'views')).flatMap(
        (file) => /^pagination(.*)\.(?:mjs|ejs|eta)$/.exec(file)?.[1] ?? [],
      );
      expect(parts).not.toEqual([]);
      return parts.map((part) => {
        const file = join(project, `code${part}.js`);
        writeFileSync(file, scriptOf(project, name, part));
        return file;
      });
    });
    const prettier = require.resolve('prettier/bin/prettier.cjs');
    const args = ['--no-config', '--print-width', String(width), '--check', ...files];
    const { stdout, stderr } = spawnSync(process.execPath, [prettier, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([stderr, stdout]).toEqual(['', expect.stringContaining('All matched files')]);
  });
});

describeComponent('handlebars --with all --theme govuk', (project) => {
  test('Prettier reads the partials', () => {
    const prettier = require.resolve('prettier/bin/prettier.cjs');
    const partials = readdirSync(join(project, 'views/partials')).map((file) => `views/partials/${file}`);
    expect(partials).toHaveLength(7);
    const { status, stderr } = spawnSync(process.execPath, [prettier, '--no-config', ...partials], {
      cwd: project,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});

/** The values for a view at each URL, as a route of Express has them. */
async function valuesAt(urls: readonly string[], parser: string): Promise<object[]> {
  const all: object[] = [];
  const app = express().set('query parser', parser);
  app.get('/posts', ({ query, originalUrl }, response) => {
    const { pathTo, size } = requestOf(originalUrl);
    const pageSize = [10, 25, 50, 100].find((one) => String(one) === size) ?? 25;
    all.push({ path: pathTo, totalPages: 9, currentPage: query['page'], pageSize });
    response.end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const url of urls) await fetch(`http://127.0.0.1:${port}${url}`);
  server.close();
  return all;
}

/** What a route of the documentation hands to its view. */
async function valuesOf(listing: string): Promise<object> {
  let values = {};
  const request = { originalUrl: '/posts?q=tea', query: { per_page: '25', page: '7' } };
  const response = { render: (_: string, given: object) => (values = given) };
  const app = { get: (_: string, handle: (...all: unknown[]) => Promise<void>) => handle(request, response) };
  const countPosts = () => Promise.resolve(420);
  await runInNewContext(listingsOf('express')[listing] ?? '', { app, countPosts, URL });
  return values;
}

const listed = { path: '/posts?q=tea&page=:page', total_pages: 42, current_page: 7 };
const more = { ...listed, sibling_count: 2, class: 'mt-4', id: 'pages', 'aria-label': 'Posts' };
const htmx = { 'hx-boost': 'true', 'hx-target': '#posts', 'hx-select': '#posts', 'hx-swap': 'outerHTML' };
const LISTINGS: Readonly<Record<string, Readonly<Record<string, Attributes>>>> = {
  ejs: { ejs: listed, 'ejs-attributes': more, 'ejs-htmx': { ...listed, ...htmx } },
  eta: { eta: listed },
  handlebars: { handlebars: listed, 'handlebars-attributes': more },
};

describe.each(LANGUAGES)('the listings of $name', ({ name, engine }) => {
  const attributes = { class: 'mt-4', id: 'pages', 'aria-label': 'Posts' };
  const path = (page: number) => `/posts?q=tea&page=${page}`;
  describeComponent(name, (project) => {
    const data = { pages: 42, page: '7', path, attributes };
    describeListings('express', engine(project), data, LISTINGS[name] ?? {});
  });

  describeComponent(`${name} --with paths,neighbors,jump,sizes`, (project) => {
    const newer = { path: beside.previous_path, title: beside.previous_title };
    const older = { path: beside.next_path, title: beside.next_title };
    const paths = { path: '/posts/page/:page', first_path: '/posts', total_pages: 42, current_page: 7 };
    describeListings(
      'express',
      engine(project),
      { pages: 42, page: '7', newer, older },
      { [`${name}-paths`]: paths, [`${name}-previous_next`]: beside },
    );

    describeEngine(engine(project), ({ render }) => {
      async function show(listing: string, route: string): Promise<string> {
        const template = listingsOf('express')[listing] ?? '';
        const [[one] = []] = await render([{ template, data: [{ ...(await valuesOf(route)) }] }]);
        const page = one !== undefined && 'output' in one ? one.output : JSON.stringify(one);
        // Handlebars escapes this sign, too.
        return page.replaceAll('&#x3D;', '=');
      }

      test('docs/frameworks/express.md: a route that keeps the query', async () => {
        const links = linksIn(await show(name, 'server'));
        expect(links).toContain('/posts?q=tea&page=8');
        expect(links).toHaveLength(7);
      });

      test('docs/frameworks/express.md: forms', async () => {
        const page = await show(`${name}-forms`, 'server-forms');
        expect(linksIn(page)).toContain('/posts?per_page=25&page=8');
        expect(page.match(/<form\b[^>]*action="\/posts"/g)).toHaveLength(2);
        expect(page.match(/type="hidden" [^>]*/g)).toEqual(['type="hidden" name="per_page" value="25"']);
        expect(page).toMatch(/<option value="25" selected>/);
      });
    });
  });
});
