import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { compile, pagePath, preprocess } from '../src/index.js';
import { describeInBrowser } from './browser.js';

/** Paths and URLs of a visitor, in a browser with the libraries that read attributes of links. */

interface Library {
  /** Loads and starts it. */
  readonly script: string;
  /** Its attributes that run code or read data: they must refuse a path. */
  readonly code: readonly string[];
  /** Its attributes for URLs and texts: they may have one. */
  readonly plain: readonly string[];
  /** Code of a visitor, from the middle of a string. */
  readonly hostile: string;
  /** A link that runs the code, written by hand; undefined if the library runs none. */
  readonly victim: ((path: string) => string) | undefined;
}

const HOSTILE = "/tags/x',window.pwned=1,'";
const htmxPlain = ['get', 'post', 'put', 'patch', 'delete', 'push-url', 'replace-url'].map(
  (name) => `hx-${name}`,
);
const htmxCode = [
  'hx-on:click',
  'hx-trigger',
  'hx-vals',
  'hx-headers',
  'hx-confirm',
  'hx-request',
  'hx-target',
];
const htmx = {
  code: htmxCode,
  plain: htmxPlain,
  hostile: HOSTILE,
  victim: (path: string) => `<a hx-on:click="void ['${path}']">1</a>`,
};

const libraries: Readonly<Record<string, Library>> = {
  Datastar: {
    script: '<script type="module" src="/@starfederation/datastar/dist/datastar.js"></script>',
    code: [
      ...[
        'data-text',
        'data-show',
        'data-attr-title',
        'data-attr',
        'data-class-on',
        'data-class',
        'data-style',
      ],
      ...['data-init', 'data-on-load', 'data-on-click', 'data-signals', 'data-computed-x', 'data-effect'],
      ...['data-replace-url', 'data-custom-validity', 'data-bind', 'data-ref', 'data-star-text'],
    ],
    plain: ['title'],
    hostile: HOSTILE,
    victim: (path) => `<a data-text="'Go to ${path}'">1</a>`,
  },
  'htmx 2': { script: '<script src="/htmx.org/dist/htmx.min.js"></script>', ...htmx },
  'htmx 4': {
    ...{ script: '<script src="/htmx-4/dist/htmx.min.js"></script>', ...htmx },
    plain: [...htmxPlain, 'hx-action'],
  },
  Alpine: {
    script: '<script defer src="/alpinejs/dist/cdn.min.js"></script>',
    code: [
      'x-data',
      'x-init',
      'x-on:click',
      '@click',
      ':title',
      'x-bind:title',
      'x-text',
      'x-html',
      'x-show',
    ],
    plain: ['title', 'class'],
    hostile: HOSTILE,
    victim: (path) => `<a x-data x-init="['${path}']">1</a>`,
  },
  Unpoly: {
    script: '<script src="/unpoly/unpoly.min.js"></script>',
    code: ['up-on-loaded', 'up-on-rendered', 'up-data', 'up-headers', 'up-params', 'up-target', 'up-watch'],
    plain: ['up-href', 'up-location', 'up-title', 'up-confirm'],
    hostile: HOSTILE,
    victim: (path) => `<a href="/" up-follow up-on-loaded="['${path}']">1</a>`,
  },
  Stimulus: {
    script:
      '<script src="/@hotwired/stimulus/dist/stimulus.umd.js"></script><script>Stimulus.Application.start()</script>',
    code: ['data-controller', 'data-action', 'data-pager-url-value', 'data-pager-url-param'],
    plain: ['title'],
    hostile: HOSTILE,
    victim: undefined,
  },
  hyperscript: {
    script: '<script src="/hyperscript.org/dist/_hyperscript.js"></script>',
    code: ['data-script'],
    plain: ['title'],
    hostile: "/tags/x' then set window.pwned to 1 then get '",
    victim: (path) => `<a data-script="init get '${path}'">1</a>`,
  },
};
const names = Object.keys(libraries);

/** What an author may write around the path. */
const values = [':path', "'Go to :path'", "[':path']", '`:path`', "{ a: ':path' }", 'js:[`:path`]'];

/** The template, with an attribute that contains a path. */
const tagWith = (name: string, value: string): string =>
  `<pagination path="{path}" total_pages="2" aria-label="${name}" link:${name}="${value}"></pagination>`;

/** Paths that data may bind without pagePath(). */
const raw = [
  `${HOSTILE}/:page`,
  "'-(window.pwned=1)-'/:page",
  '[window.pwned=1]//:page',
  '{"a":(window.pwned=1)}//:page',
  '/`+(window.pwned=1)+`/:page',
  '/${window.pwned=1}/{{window.pwned=1}}/:page',
  '#{window.pwned=1}/:page',
];

declare global {
  interface Window {
    pwned?: unknown;
  }
}

describeInBrowser('hostile paths in a browser', (launch) => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  let origin: string;
  let shown = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const isScript = request.url?.endsWith('.js') === true;
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
      if (isScript) response.end(readFileSync(join(__dirname, 'node_modules', request.url ?? '')));
      else response.end(request.url === '/shown' ? shown : '<!doctype html><title>x</title><main></main>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launch();
  });

  afterAll(async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  });

  beforeEach(async () => {
    page = await browser.newPage();
  });

  afterEach(() => page.close());

  /** Shows links with a library, clicks each, and tells whether the visitor's code has run. */
  async function isTaken(script: string, links: string): Promise<boolean> {
    shown = `<!doctype html><html lang="en"><title>x</title>${script}<main>${links}</main>`;
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${origin}/shown`, { waitUntil: 'load' });
    await page.evaluate(() => {
      // The libraries see a click as usual, but the page stays.
      window.addEventListener('click', (event) => event.preventDefault());
      for (const link of document.querySelectorAll('main a')) (link as HTMLAnchorElement).click();
    });
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => window.pwned !== undefined);
  }

  test.each(names)('no path in %s runs as code', async (name) => {
    const { script, code, plain, hostile, victim } = libraries[name] as Library;
    // The library is there, and would run it.
    if (victim !== undefined) expect(await isTaken(script, victim(hostile))).toBe(true);
    const accepted = [...code, ...plain].filter((one) =>
      values.some(
        (value) => !preprocess(tagWith(one, value), { data: { path: '/:page' } }).diagnostics.length,
      ),
    );
    expect(accepted).toEqual(plain);
    const fromRequest = values.map((value) => ({ value, path: pagePath(hostile) }));
    const fromData = raw.flatMap((path) => values.map((value) => ({ value, path })));
    const links = [...fromRequest, ...fromData].flatMap(({ value, path }) =>
      plain.map((one) => {
        const tag = tagWith(one, value);
        return preprocess(tag, { data: { path } }).diagnostics.length === 0 ? compile(tag)({ path }) : '';
      }),
    );
    expect(links.filter(Boolean).length).toBeGreaterThan(plain.length * raw.length);
    expect(await isTaken(script, links.join(''))).toBe(false);
  });

  test('pagePath() keeps a path in its string even where an author has put it into code', async () => {
    const { script, victim } = libraries['Datastar'] as Library;
    expect(await isTaken(script, victim?.(pagePath(HOSTILE)(1)) ?? '')).toBe(false);
  });

  test.each([
    ['htmx 4', 'js:window.pwned=1//', (url: string) => `<a hx-get="${url}">1</a>`],
    ['htmx 4', 'javascript:window.pwned=1//', (url: string) => `<a hx-get="${url}">1</a>`],
  ])('a URL that %s runs is refused: %s', async (name, url, victim) => {
    const { script, plain } = libraries[name] as Library;
    expect(await isTaken(script, victim(url))).toBe(true);
    for (const one of plain) {
      const written = `<pagination total_pages="2" link:${one}="${url}:page"></pagination>`;
      const bound = preprocess(tagWith(one, ':path'), { data: { path: `${url}:page` } });
      for (const { diagnostics } of [preprocess(written), bound])
        expect(diagnostics.map(({ code }) => code)).toEqual(['unsafe-path']);
    }
  });
});
