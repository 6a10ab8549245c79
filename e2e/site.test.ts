import axe from 'axe-core';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { fileCodes } from '../src/cli/files/file-codes.js';
import { FRAMEWORKS } from '../src/components/frameworks/index.js';
import { codes } from '../src/diagnostics/codes.js';
import { renderPagination, schema, themeNames } from '../src/index.js';
import { makeDirectory, runIn } from '../src/testing/command-line.js';
import { describeInBrowser } from './browser.js';
import {
  attributeOf,
  checkLinks,
  elementsIn,
  followLink,
  readSite,
  textOf,
  type Site,
} from './site-links.js';
import { questions } from './site-questions.js';
import { PREFIX, serveFolder } from './site-server.js';

/** The URLs of pages that were merged into others, before and after, as site/moved.js has them. */
const MOVED = Object.fromEntries(
  [
    ...readFileSync(join(__dirname, '../site/moved.js'), 'utf8').matchAll(
      /^ {2}'([\w.]+)': '([\w.#-]+)',$/gm,
    ),
  ].map(([, from = '', to = '']) => [from, to]),
);

/** The documentation as published: built, then opened from a server's folder or from disk. */

const root = join(__dirname, '..');
const OUT = join(root, 'site/out/');

let site: Site;

beforeAll(() => {
  execFileSync('node', [join(root, 'site/build.js')], { cwd: root });
  site = readSite(OUT);
}, 120_000);

test('no link of the site is dead', () => {
  const { followed, dead } = checkLinks(OUT, site);
  expect(dead).toEqual([]);
  expect(followed).toBeGreaterThan(5000);
});

test('every diagnostic and every attribute has a URL, and a place in the list', () => {
  const entries = (list: string, names: readonly string[]): void => {
    for (const name of names) {
      expect(site.has(`${list}/${name}.html`)).toBe(true);
      expect([...(site.get(`${list}.html`)?.anchors ?? [])]).toContain(name);
    }
  };
  entries('diagnostics', Object.keys({ ...codes, ...fileCodes }));
  entries('attributes', Object.keys(schema));
});

test.each(questions)('answered within two clicks: $question', ({ clicks, answer }) => {
  expect(clicks.length).toBeLessThanOrEqual(2);
  const [first = '', second] = clicks;
  const opened = followLink(
    site,
    'index.html',
    first,
    (element) => attributeOf(element, 'aria-label') === 'Documentation',
  );
  const { path, fragment } =
    second === undefined
      ? opened
      : followLink(
          site,
          opened.path,
          second,
          (element) => element.tagName === 'main' || attributeOf(element, 'class') === 'headings',
        );
  const page = site.get(path);
  expect(page?.anchors.has(fragment) ?? false).toBe(fragment !== '');
  const [main] = elementsIn(page!.document).filter(({ tagName }) => tagName === 'main');
  expect(textOf(main!)).toMatch(answer);
});

/** Waits until an element has a text. */
async function expectText(element: Locator, text: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((done) => setTimeout(done, 50)))
    if ((await element.textContent()) === text) return;
  expect(await element.textContent()).toBe(text);
}

describeInBrowser('the site', (launch) => {
  let browser: Browser;
  let server: Server;
  let home: string;
  /** The page that most tests share. */
  let shared: Page;
  let page: Page;
  /** What went wrong in the page, and what it asked others for. */
  let faults: string[];

  beforeAll(async () => {
    server = serveFolder(OUT).listen(0, '127.0.0.1');
    await once(server, 'listening');
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}`;
    browser = await launch();
    shared = await open();
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  beforeEach(async () => {
    faults = [];
    page = shared;
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  afterEach(async () => {
    if (page !== shared) await page.context().close();
    expect(faults).toEqual([]);
  });

  async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    const context = await browser.newContext(options);
    const opened = await context.newPage();
    opened.setDefaultTimeout(60_000);
    opened.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
    opened.on('request', (request) => {
      if (!/^(?:file|data|blob):/.test(request.url()) && !request.url().startsWith(home))
        faults.push(`request: ${request.url()}`);
    });
    opened.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
    });
    return opened;
  }

  const SAMPLES = [
    ...['index.html', 'attributes/path.html', 'components.html', 'frameworks/rails.html'],
    ...['diagnostics.html', 'search.html?q=chevron', 'gallery.html'],
  ];

  /** In the dark, only the colors differ. */
  const RULES = { light: undefined, dark: ['color-contrast'] };

  test.each(SAMPLES)('axe reports no problems in %s, light or dark', async (url) => {
    await page.goto(home + url, { waitUntil: 'networkidle' });
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await page.evaluate(async (rules) => {
        const { axe: checker } = window as unknown as { axe: typeof axe };
        const results = await checker.run(rules === undefined ? {} : { runOnly: rules });
        return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      }, RULES[colorScheme]);
      expect(violations).toEqual([]);
    }
  });

  test('every page fits a phone, and works from disk without errors', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const wide: string[] = [];
    // The pages of diagnostics and attributes hold parts of their lists, which are pages themselves.
    const files = [...site.keys()].filter((file) => !file.includes('/') || file.startsWith('frameworks/'));
    const ofLists = ['attributes/path.html', 'diagnostics/misplaced-tag.html'];
    for (const file of [...files, ...ofLists].filter((one) => !Object.hasOwn(MOVED, one))) {
      await page.goto(pathToFileURL(OUT + file).href);
      if (await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) > innerWidth))
        wide.push(file);
    }
    expect(wide).toEqual([]);
  });

  test('the control of the first page has any theme, color and width', async () => {
    await page.goto(`${home}index.html`);
    const form = page.getByRole('form', { name: 'Try it' });
    const stage = form.locator('[data-stage]');
    await page.setViewportSize({ width: 360, height: 740 });
    const { x, width } = (await stage.getByRole('link', { name: 'Next page' }).boundingBox())!;
    const box = (await stage.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(box.x + box.width);
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const theme of themeNames.filter((name) => name !== 'default')) {
      await form.getByRole('radio', { name: theme, exact: true }).check({ force: true });
      const html = renderPagination({ path: '?page=:page', total_pages: 42, current_page: 7 }, { theme });
      const [, link = ''] = /<[^>]*class="([^"]*)"[^>]*aria-current="page"/.exec(html) ?? [];
      const current = `[aria-current=page][class="${link}"]`;
      await form.frameLocator('iframe').locator(current).waitFor();
    }
    await form
      .frameLocator('iframe')
      .getByRole('link', { name: /^(?:Page )?8$/ })
      .click();
    await form.frameLocator('iframe').locator('[aria-current=page]', { hasText: '8' }).waitFor();
    await form.getByRole('checkbox', { name: 'Dark' }).check();
    await form.frameLocator('iframe').locator('html[data-theme=dark], html[data-theme=light]').waitFor();
    await form.getByRole('slider', { name: 'Width' }).fill('300');
    expect((await stage.boundingBox())?.width).toBe(300);
    expect(page.url()).toBe(`${home}index.html`);
  });

  test('the gallery shows every theme in frames that fit', async () => {
    await page.goto(`${home}gallery.html`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const frame of await page.locator('iframe').all()) {
        await frame.scrollIntoViewIfNeeded();
        const inner = frame.contentFrame().locator('html');
        await inner.locator('nav').last().waitFor();
        const isWhole = (): Promise<boolean> =>
          inner.evaluate(({ scrollHeight, clientHeight }) => scrollHeight === clientHeight);
        for (let tries = 0; tries < 50 && !(await isWhole()); tries++) await page.waitForTimeout(100);
        expect([width, await frame.getAttribute('title'), await isWhole()]).toEqual([
          width,
          expect.any(String),
          true,
        ]);
      }
    }
  });

  test.each(['light', 'dark'] as const)(
    'the gallery is light and dark on a %s system',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      for (const theme of ['bootstrap', 'daisyui', 'petal', 'shadcn', 'tailwind']) {
        const colors: string[] = [];
        for (const scheme of ['light', 'dark']) {
          await page.goto(`${home}gallery/${theme}-${scheme}.html`);
          const link = page.getByRole('link', { name: '3', exact: true }).first();
          colors.push(await link.evaluate((one) => getComputedStyle(one).color));
        }
        expect([theme, new Set(colors).size]).toEqual([theme, 2]);
      }
    },
  );

  test('every old URL leads on, with its fragment, also without JavaScript', async () => {
    expect(Object.keys(MOVED)).toHaveLength(7);
    for (const [from, to] of Object.entries(MOVED)) {
      await page.goto(home + from);
      await page.waitForURL(home + to);
    }
    await page.goto(`${home}lists.html#you-count-items`);
    await page.waitForURL(`${home}recipes.html#you-count-items`);
    await page.goto(`${home}frameworks/rails.html#client-side-updates`);
    await page.waitForURL(`${home}frameworks/rails.html#updates-on-the-page`);
    await page.goto(`${home}command-line.html#parts-of-a-control`);
    await page.waitForURL(`${home}change.html#parts-of-a-control`);
    page = await open({ javaScriptEnabled: false });
    await page.goto(`${home}limits.html`);
    await page.waitForURL(`${home}compared.html#what-it-does-not-do`);
  });

  test('the tag leads to the next page, also from disk', async () => {
    await page.goto(`${pathToFileURL(OUT).href}index.html`);
    await page.getByRole('link', { name: 'Rails', exact: true }).first().click();
    const foot = page.getByRole('navigation', { name: 'Previous and next page' });
    await foot.getByRole('link', { name: /Laravel/ }).click();
    await page.waitForURL(/laravel/);
    expect(await page.title()).toBe('Laravel · pagination-tag');
    await foot.getByRole('link', { name: /Rails/ }).click();
    await page.waitForURL(/rails/);
    expect(await page.title()).toBe('Rails · pagination-tag');
  });

  test('the search finds a page', async () => {
    await page.goto(`${home}frameworks/rails.html`);
    await page.getByRole('searchbox').fill('misplaced-tag');
    await page.keyboard.press('Enter');
    const result = page.locator('#search-results a', { hasText: /^misplaced-tag$/ });
    await result.click();
    await page.waitForURL(`${home}diagnostics/misplaced-tag.html`);
  });

  test('the search explains that it needs a server', async () => {
    await page.goto(`${pathToFileURL(OUT).href}search.html?q=path`);
    await page.getByText('The search needs a web server.').waitFor();
    page = await open({ javaScriptEnabled: false });
    await page.goto(`${home}search.html?q=path`);
    expect(await page.locator('noscript').textContent()).toContain('The search needs JavaScript.');
    expect(await page.locator('noscript p').isVisible()).toBe(true);
  });

  test('without JavaScript, all can be read', async () => {
    page = await open({ javaScriptEnabled: false });
    await page.goto(`${home}builds.html`);
    for (const name of ['Vite', 'Parcel'])
      expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
    await page.goto(`${home}attributes/sibling_count.html`);
    await page.getByRole('navigation', { name: 'Example 1' }).getByRole('link', { name: '8' }).click();
    await page.waitForURL(`${home}attributes/sibling_count.html?page=8#example-1`);
  });

  test('tabs are chosen by key and by URL, and stay chosen', async () => {
    await page.goto(`${home}builds.html`);
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    await page.getByRole('tab', { name: 'Vite' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe('tab-rollup');
    await page.reload();
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Rollup');
    await page.goto(`${home}builds.html#gulp`);
    await page.reload();
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('gulp');
  });

  test.each([
    ['index.html', 1280],
    ['index.html', 360],
    ['attributes.html', 1280],
    ['compared.html', 360],
    ['frameworks/rails.html', 1280],
  ])('%s is light, and stays still, %i pixels wide', async (url, width) => {
    // With nothing in the cache.
    page = await open({ viewport: { width, height: 740 } });
    let bytes = 0;
    let requests = 0;
    page.on('response', (response) => {
      requests += 1;
      void response.body().then(({ length }) => (bytes += length));
    });
    await page.goto(home + url, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(
      async () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => {
            resolve(sum);
          }, 200);
        }),
    );
    expect(requests).toBeLessThanOrEqual(8);
    expect(bytes).toBeLessThan(150_000);
    expect(shift).toBeLessThan(0.01);
  });

  test('a live example shows the chosen page', async () => {
    await page.goto(`${home}attributes/sibling_count.html`);
    const example = page.getByRole('navigation', { name: 'Example 1' });
    await example.getByRole('link', { name: '9', exact: true }).click();
    await page.getByRole('link', { name: '11', exact: true }).waitFor();
    const focused = (): Promise<unknown> => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('9');
    await page.goto(`${home}attributes/layout.html`);
    await example.getByRole('link', { name: 'Next page' }).click();
    await example.getByText('Page 8 of 42').waitFor();
    expect(await focused()).toContain('Next page');
    await page.goto(`${home}attributes/element.html`);
    const current = example.locator('[aria-current]');
    await example.getByRole('button', { name: 'Next page' }).click();
    await current.getByText('8').waitFor();
    expect(await focused()).toBe('8');
    await page.goto(`${home}attributes/jump.html`);
    await example.getByLabel('Go to page').fill('30');
    await example.getByLabel('Go to page').press('Enter');
    await current.getByText('30').waitFor();
    await page.goto(`${home}attributes/page_sizes.html`);
    await example.getByLabel('Items per page').selectOption('50');
    await example.getByRole('button', { name: 'Go' }).click();
    await current.getByText('1').waitFor();
    expect(await example.getByLabel('Items per page').inputValue()).toBe('50');
    expect(page.url()).toBe(`${home}attributes/page_sizes.html`);
  });

  // One of each kind: with a class of its own, with helpers, with several pages, with styles in its file.
  test.each(['rails', 'laravel', 'handlebars', 'vue', 'shopify'])(
    'the component of %s is what the command writes',
    async (name) => {
      const [url] = [name, 'express', 'eleventy']
        .filter((one) => one === name || FRAMEWORKS.find((row) => row.name === name)?.names?.includes(one))
        .map((one) => `frameworks/${one}.html`)
        .filter((one) => site.has(one));
      await page.goto(home + String(url));
      const form = page.locator(`form[data-component="${name}"]`);
      await form.evaluate((element) => {
        element.scrollIntoView();
      });
      const files = form.locator('[data-files] .code pre');
      expect((await files.allTextContents()).join('')).toContain('Written by pagination-tag');
      await form.getByLabel('Theme').selectOption('bulma');
      await form.getByLabel('Language').selectOption('fr');
      await form.getByText('More parts').click();
      await form.locator('[value=ends]').check();
      const options = ['--theme', 'bulma', '--locale', 'fr', '--with', 'ends'];
      await form.getByText(`npx pagination-tag add ${name} ${options.join(' ')}`, { exact: true }).waitFor();
      const shown = await files.allTextContents();
      const command = ['add', name, '--stdout', ...options];
      const project = join(await makeDirectory({ 'project/.keep': '' }), 'project');
      const { stdout } = await runIn(project, command);
      // The tests of the command line run as another version.
      const content = (text: string): string => text.replace(/pagination-tag [\d.]+:/g, 'pagination-tag:');
      for (const text of shown) expect(content(stdout)).toContain(content(text));
      expect(shown.join('').length).toBeGreaterThan(500);
      // The preview, and the stylesheet that is written with it.
      await form.frameLocator('iframe').locator('.pagination-list [aria-current]').waitFor();
      const { stdout: styles } = await runIn('/', ['css', 'bulma']);
      await expectText(form.locator('[data-styles] pre'), styles);
      // The preview is that of all frameworks.
      if (name !== 'rails') return;
      await form.locator('[value=jump]').check();
      await form.frameLocator('iframe').getByRole('textbox').fill('30');
      await form.frameLocator('iframe').getByRole('textbox').press('Enter');
      await form.frameLocator('iframe').locator('[aria-current]', { hasText: '30' }).waitFor();
    },
  );
});
