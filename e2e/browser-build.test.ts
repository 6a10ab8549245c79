import { build } from 'esbuild';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import * as core from '../src/index.js';
import { fixtureNames, readFixture } from '../src/testing/fixtures.js';
import { htmlCases } from '../src/testing/html-cases.js';
import { describeInBrowser } from './browser.js';

/** The core, bundled for a browser as docs/api.md says, in Chromium, against the same in Node. */

const ROOT = join(__dirname, '..');
const FIXTURES = join(ROOT, 'fixtures');
const TAG = '<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>';

/** A page that runs only its own scripts, and turns no text into markup. */
const POLICY =
  "default-src 'none'; script-src 'self'; trusted-types 'none'; require-trusted-types-for 'script'";
const PAGE = '<!doctype html><script type="module" src="/main.js"></script>';
const scripts: Readonly<Record<string, string>> = {
  '/main.js': "import * as core from '/pagination-tag.js'; globalThis.paginationTag = core;",
  '/worker.js':
    "import { transform } from '/pagination-tag.js'; onmessage = ({ data }) => postMessage(transform(data));",
};

interface Case {
  readonly name: string;
  readonly html: string;
  readonly options: core.PaginationOptions;
}

/** All fixtures whose options are plain data, the pages of the other fixtures, and texts that are hard to read. */
function cases(): Case[] {
  const fixtures = fixtureNames
    .map((name) => readFixture(name))
    // The parser for Markdown is not part of the core.
    .filter(({ options }) => options.markdown === undefined)
    .map(({ name, input, options }) => ({ name, html: input, options }));
  const pages = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => extname(file) === '.html')
    .map((file) => ({ name: file, html: readFileSync(join(FIXTURES, file), 'utf8'), options: {} }));
  const generator = htmlCases(1);
  const hard = Array.from({ length: 1000 }, (_, index) => ({
    name: `hard case ${index}`,
    html: generator.next().value,
    options: {},
  }));
  return [...fixtures, ...pages, ...hard];
}

/** The functions of the core that the page exposes. */
declare global {
  var paginationTag: typeof core;
}

function expected({ html, options }: Case): unknown {
  const { tags, diagnostics, html: page } = core.preprocess(html, options);
  return JSON.parse(JSON.stringify({ html: page, diagnostics, tags }));
}

describeInBrowser('the core, bundled for browsers', (launch) => {
  let bundle: string;
  let browser: Browser;
  let server: Server;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    // With the platform `browser`, esbuild rejects imports of Node modules.
    const { outputFiles } = await build({
      entryPoints: [join(ROOT, 'src/index.ts')],
      bundle: true,
      format: 'esm',
      platform: 'browser',
      minify: true,
      write: false,
    });
    bundle = outputFiles[0]!.text;
    server = createServer(({ url = '' }, response) => {
      response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
      if (url === '/strict') response.setHeader('content-security-policy', POLICY);
      response.end(url === '/pagination-tag.js' ? bundle : (scripts[url] ?? PAGE));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    browser = await launch();
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  async function open(path: string): Promise<void> {
    faults = [];
    page = await browser.newPage();
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    await page.waitForFunction(() => 'paginationTag' in globalThis);
  }

  afterEach(async () => {
    await page.close();
    expect(faults).toEqual([]);
  });

  test('renders every page as Node does, under the strictest policy', async () => {
    await open('/strict');
    const all = cases();
    expect(all.length).toBeGreaterThan(1200);
    const told = await page.evaluate(
      (given) =>
        given.map(({ html, options }) => {
          const result = globalThis.paginationTag.preprocess(html, options);
          return JSON.stringify({ html: result.html, diagnostics: result.diagnostics, tags: result.tags });
        }),
      all,
    );
    for (const [index, one] of all.entries()) {
      expect([one.name, JSON.parse(told[index]!)]).toEqual([one.name, expected(one)]);
    }
  });

  test('has the other functions', async () => {
    await open('/strict');
    const theme = { classes: { list: 'my-list' }, icons: { next: '→' } };
    const attributes = { total_pages: 9, current_page: 4, id: 'pager' };
    const bound = TAG.replace('"7"', '"{page}"');
    const told = await page.evaluate(
      ({ bound, attributes, theme }) => {
        const { compile, formatDiagnostic, pageWindow, preprocess, renderPagination, transform } =
          globalThis.paginationTag;
        const caught = (action: () => unknown): string => {
          try {
            return String(action());
          } catch (error) {
            return String(error);
          }
        };
        return {
          names: Object.keys(globalThis.paginationTag).sort(),
          compiled: compile(bound)({ page: 3 }),
          rendered: renderPagination(
            { ...attributes, path: (page: number) => `/p?page=${page}&a` },
            { theme },
          ),
          slots: pageWindow({ total_pages: 20, current_page: 10 }),
          thrown: caught(() => transform('<p><pagination totl_pages=3 />')),
          problem: preprocess('<pagination totl_pages=3 />').diagnostics.map(formatDiagnostic),
          map: String(preprocess('<pagination total_pages=3 />', { file: 'a.html' }).map),
        };
      },
      { bound, attributes, theme },
    );
    expect(told).toEqual({
      names: Object.keys(core).sort(),
      compiled: core.compile(bound)({ page: 3 }),
      rendered: core.renderPagination({ ...attributes, path: (page) => `/p?page=${page}&a` }, { theme }),
      slots: core.pageWindow({ total_pages: 20, current_page: 10 }),
      thrown: expect.stringMatching(/^PaginationTagError: 1:16: error: .*"totl_pages"/) as string,
      problem: core.preprocess('<pagination totl_pages=3 />').diagnostics.map(core.formatDiagnostic),
      map: String(core.preprocess('<pagination total_pages=3 />', { file: 'a.html' }).map),
    });
  });

  test('works in a worker, without a document', async () => {
    await open('/');
    const html = await page.evaluate(
      (tag) =>
        new Promise((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(tag);
        }),
      TAG,
    );
    expect(html).toBe(core.transform(TAG));
  });

  test('reads every character reference as Chromium does', async () => {
    await open('/');
    const names = Object.keys((await import('character-entities')).characterEntities).concat(
      (await import('character-entities-legacy')).characterEntitiesLegacy,
    );
    const wrong = await page.evaluate((names) => {
      const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
      const read = (html: string, selector: string, attribute: string): (string | null)[] =>
        Array.from(parse(html).querySelectorAll(selector), (element) => element.getAttribute(attribute));
      return names.flatMap((name) => {
        const html = [';', '', '=', 'x', '1', ' ', '&', ';;', 'x;']
          .flatMap((next) => [name, name.slice(0, -1), `${name}it`].map((start) => `a&${start}${next}`))
          .concat([`&${name};`, `&${name}`].map((start) => `a${start}`))
          .map(
            (label) =>
              `<pagination path="/:page" total_pages="2" current_page="2" previous_label="${label}"></pagination>`,
          )
          .join('');
        const expected = read(html, 'pagination', 'previous_label');
        const rendered = parse(globalThis.paginationTag.transform(html));
        const found = Array.from(
          rendered.querySelectorAll('[rel=prev] .pagination__label'),
          (label) => label.textContent,
        );
        return expected.length === 29 && JSON.stringify(expected) === JSON.stringify(found) ? [] : [name];
      });
    }, names);
    expect(names).toHaveLength(2231);
    expect(wrong).toEqual([]);
  });
});
