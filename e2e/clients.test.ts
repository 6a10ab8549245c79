import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { compile } from '../src/index.js';
import { describeInBrowser } from './browser.js';

/** The examples of docs/recipes.md with client libraries in a browser, with the libraries they are for. */

const PAGES = 9;
const PREVIOUS = '‹ Previous page';
const NEXT = 'Next page ›';

/** The file of each library, by the name that stands at its example. */
const libraries: Readonly<Record<string, string>> = {
  'htmx-2': 'htmx.org/dist/htmx.min.js',
  'htmx-4': 'htmx-4/dist/htmx.min.js',
  turbo: '@hotwired/turbo/dist/turbo.es2017-umd.js',
  unpoly: 'unpoly/unpoly.min.js',
  alpine: 'alpinejs/dist/cdn.min.js',
};
const names = Object.keys(libraries);

const page = readFileSync(join(__dirname, '../docs/recipes.md'), 'utf8');
const [docs = ''] = /^## Updates without loading the page$[^]*?(?=^## )/m.exec(page) ?? [];
const examples = new Map(
  Array.from(docs.matchAll(/^```html (\S+)\n([^]*?)^```$/gm), ([, name = '', html = '']) => [name, html]),
);
/** The script that keeps the focus, for the head of every page. */
const focusScript = examples.get('focus') ?? '';
examples.delete('focus');
/** The control in a page that Vue is mounted on. */
const vueExample = examples.get('vue-in-page') ?? '';
examples.delete('vue-in-page');
/** The status outside the list, and the script that writes into it. */
const statusParts = examples.get('status') ?? '';
examples.delete('status');

/**
 * What a library reads from a link: the same examples with it there, and with Previous and Next on every page, under the name of the
 * library and "-links".
 */
const onLinks: Readonly<Record<string, string>> = {
  'htmx-2':
    'link:hx-get=":path" link:hx-target="#list" link:hx-select="#list" link:hx-swap="outerHTML" link:hx-push-url="true"',
  'htmx-4':
    'link:hx-get=":path" link:hx-target="#list" link:hx-select="#list" link:hx-swap="outerHTML" link:hx-push-url="true"',
  turbo: 'link:data-turbo-frame="list" link:data-turbo-action="advance"',
  alpine: 'link:@click="follow"',
};
for (const [name, attributes] of Object.entries(onLinks)) {
  const example = (examples.get(name) ?? '')
    .replace(/ (?:hx-\S+|@click|data-turbo-action)="[^"]*"/g, '')
    .replace('<pagination', `<pagination show_boundary_chevrons="true" ${attributes}`);
  examples.set(`${name}-links`, example);
}

/** The same examples without page numbers, and with words that differ from page to page, under the name of the library and "-short". */
const short = names.map((name): [string, string] => [
  `${name}-short`,
  (examples.get(name) ?? '').replace('<pagination', '<pagination layout="links" next_label="{title}"'),
]);

/** The page of an example; its URL begins with the name of the library. */
function pageOf(name: string, example: string): (page: number) => string {
  const render = compile(
    `<!doctype html>
<html lang="en">
<title>Posts</title>
<script src="/${name}.js"${name.startsWith('alpine') ? ' defer' : ''}></script>
${focusScript}
<header><a href="/">Home</a></header>
${statusParts}
<main>${example.replace('path="', `path="/${name}`)}</main>`,
  );
  return (page) =>
    render({ pages: PAGES, page, title: `Posts after ${page}` }).replace(
      '<ul>…</ul>',
      `<ul class="posts"><li>Post ${page}</li></ul>`,
    );
}

function startServer(): Server {
  const pages = new Map([...examples, ...short].map(([name, example]) => [name, pageOf(name, example)]));
  return createServer((request, response) => {
    const [, name = '', page = '1'] = /^\/([\w-]+)\/posts(?:\/(\d+))?$/.exec(request.url ?? '') ?? [];
    const script = libraries[/^\/([\w-]+?)(?:-links|-short)?\.js$/.exec(request.url ?? '')?.[1] ?? ''];
    const html = pages.get(name)?.(Number(page));
    if (script !== undefined) {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(__dirname, 'node_modules', script)));
    } else if (html === undefined) {
      response.writeHead(404).end();
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    }
  }).listen(0, '127.0.0.1');
}

declare global {
  interface Window {
    /** The path of the last page that Turbo has said it loaded. */
    turboLoaded?: string;
  }
}

/** What a visitor sees. */
interface Shown {
  readonly path: string;
  readonly posts: readonly string[];
  /** Texts of all links with `aria-current="page"`. */
  readonly current: readonly string[];
  /** How many lists, and controls, there are. */
  readonly lists: number;
  readonly controls: number;
  /** Whether the document is the one that was opened. */
  readonly isSame: boolean;
  /**
   * Whether the library has no more to do. Turbo keeps the page for Back last: a click before that makes Back show a later page.
   * htmx sees to the links a moment after it has shown them.
   */
  readonly isDone: boolean;
}

function readShown(): Shown {
  const textsOf = (selector: string): string[] =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
  return {
    path: location.pathname,
    posts: textsOf('.posts li'),
    current: textsOf('.pagination [aria-current="page"]'),
    lists: document.querySelectorAll('#list').length,
    controls: document.querySelectorAll('.pagination').length,
    isSame: 'opened' in window,
    isDone:
      (!('Turbo' in window) || window.turboLoaded === location.pathname) &&
      document.querySelector('.htmx-added, .htmx-settling') === null,
  };
}

/** The text of the link that has the focus, or the name of any other element. */
function readFocus(): string | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLAnchorElement ? focused.text : focused?.localName;
}

function isFocusInList(): boolean {
  return document.activeElement?.closest('#list') != null;
}

function shownFor(path: string, page: number, isSame: boolean): Shown {
  return {
    path,
    posts: [`Post ${page}`],
    current: [String(page)],
    lists: 1,
    controls: 1,
    isSame,
    isDone: true,
  };
}

/** Waits until the page is as expected; otherwise, fails and shows it. */
async function expectSoon<T>(page: Page, read: () => T, expected: T): Promise<void> {
  const deadline = Date.now() + 20_000;
  let found = await page.evaluate(read);
  while (JSON.stringify(found) !== JSON.stringify(expected) && Date.now() < deadline) {
    await page.waitForTimeout(10);
    found = await page.evaluate(read);
  }
  expect(found).toEqual(expected);
}

async function expectShown(page: Page, expected: Shown): Promise<void> {
  await expectSoon(page, readShown, expected);
}

test('docs/recipes.md has an example for each library', () => {
  expect([...examples.keys()]).toEqual([...names, ...Object.keys(onLinks).map((name) => `${name}-links`)]);
});

describeInBrowser('client libraries in a browser', (launch) => {
  let server: Server;
  let browser: Browser;
  let context: BrowserContext;
  let origin: string;

  beforeAll(async () => {
    server = startServer();
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launch();
  });

  afterAll(async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  });

  afterEach(() => context.close());

  async function newPage(): Promise<Page> {
    context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('turbo:load', () => {
        window.turboLoaded = location.pathname;
      });
    });
    return page;
  }

  /** Opens a page, and marks its document. */
  async function open(page: Page, path: string): Promise<void> {
    await page.goto(origin + path);
    await page.evaluate(() => Object.assign(window, { opened: true }));
  }

  test.each([...examples.keys()])(
    '%s: links update the list, and the focus stays on the link',
    async (name) => {
      const path = `/${name}/posts`;
      const page = await newPage();
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
      });
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      async function expectPage(number: number, focus: string): Promise<void> {
        await expectShown(page, shownFor(`${path}/${number}`, number, true));
        // Unpoly works differently.
        await (name === 'unpoly'
          ? expectSoon(page, isFocusInList, true)
          : expectSoon(page, readFocus, focus));
      }
      async function follow(link: string, number: number, focus = link): Promise<void> {
        await page.focus(`.pagination a:has-text("${link}")`, { timeout: 30_000 });
        await page.keyboard.press('Enter');
        await expectPage(number, focus);
      }
      await open(page, `${path}/2`);

      await follow(NEXT, 3);
      // Nobody has to look for the link again.
      await page.keyboard.press('Enter');
      await expectPage(4, NEXT);
      await follow(PREVIOUS, 3);
      // The window moves, and the link with it.
      await follow('5', 5);
      await follow('6', 6);
      await page.goBack();
      await expectPage(5, '6');
      await follow('9', 9);
      await follow('8', 8);
      // The last page has no Next.
      await follow(NEXT, 9, '9');
      await page.goBack();
      await expectPage(8, '9');
      // Two pages back, the list has no link to page 6.
      await follow('6', 6);
      await follow('1', 1);
      await follow('5', 5);
      await follow('6', 6);
      await page.evaluate(() => {
        history.go(-2);
      });
      await expectPage(1, '1');
      await page.goForward();
      await expectShown(page, shownFor(`${path}/5`, 5, true));
      await page.click(`.pagination a:text-is("${PAGES}")`);
      await expectShown(page, shownFor(`${path}/${PAGES}`, PAGES, true));
      expect(documents).toEqual([`${path}/2`]);
      expect(errors).toEqual([]);
    },
  );

  test.each(names)(
    '%s: without page numbers, the focus stays on Next, or on the link that is left',
    async (name) => {
      const page = await newPage();
      await open(page, `/${name}-short/posts/${PAGES - 2}`);
      const focused = `Posts after ${PAGES - 1} ›`;
      await page.focus('.pagination a[rel="next"]');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/${PAGES - 1}`);
      // Unpoly works differently.
      if (name !== 'unpoly') await expectSoon(page, readFocus, focused);
      await page.focus('.pagination a[rel="next"]');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/${PAGES}`);
      await (name === 'unpoly'
        ? expectSoon(page, isFocusInList, true)
        : expectSoon(page, readFocus, PREVIOUS));
    },
  );

  test.each(names)('%s: the focus outside of the list stays there', async (name) => {
    const path = `/${name}/posts`;
    const page = await newPage();
    await open(page, path);
    await page.focus('.pagination a[rel="next"]');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.pagination a[rel="next"]')?.click();
      document.querySelector<HTMLElement>('header a')?.focus();
    });
    await expectShown(page, shownFor(`${path}/2`, 2, true));
    expect(await page.evaluate(readFocus)).toBe('Home');
  });

  test.each(names)('%s: a status that stays says the new page, once', async (name) => {
    const path = `/${name}/posts`;
    const page = await newPage();
    await open(page, `${path}/2`);
    await page.evaluate(() => {
      const status = document.querySelector('[role="status"]')!;
      const shown = (): string | undefined => document.querySelector('.pagination [aria-current]')?.outerHTML;
      const said: string[] = [];
      const waits: number[] = [];
      let last = shown();
      let swapped = 0;
      new MutationObserver(() => {
        if (shown() === last) return;
        last = shown();
        swapped = performance.now();
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
      new MutationObserver(() => {
        said.push(status.textContent);
        waits.push(performance.now() - swapped);
      }).observe(status, { childList: true });
      Object.assign(window, { said, waits });
    });
    const said = (): string[] => Reflect.get(window, 'said') as string[];
    for (const number of [3, 4]) {
      await page.focus('.pagination a[rel="next"]');
      await page.keyboard.press('Enter');
      await expectShown(page, shownFor(`${path}/${number}`, number, true));
      await expectSoon(page, () => (Reflect.get(window, 'said') as string[]).at(-1), `Page ${number}`);
    }
    expect(await page.evaluate(said)).toEqual(['Page 3', 'Page 4']);
    // Not at once: where the focus moves, a screen reader drops what it has not yet read.
    const waits = await page.evaluate(() => Reflect.get(window, 'waits') as number[]);
    expect(Math.min(...waits)).toBeGreaterThan(300);
  });

  test.each(names)('%s: without JavaScript a page link loads the page', async (name) => {
    context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/${name}/posts`);
    await page.click('.pagination a:text-is("2")');
    await expectShown(page, shownFor(`/${name}/posts/2`, 2, false));
  });

  test('Vue that is mounted on the page runs what is in the texts of a control, but not with v-pre', async () => {
    const page = await newPage();
    const textIn = async (tag: string): Promise<string | null> => {
      const html = compile(tag.replace('<pagination', '<pagination next_label="{title}"'))({
        pages: 9,
        page: 2,
        title: '{{ 1 + 1 }}',
      });
      await page.setContent(`<div id="app">${html}</div>`);
      await page.addScriptTag({ path: join(__dirname, 'node_modules/vue/dist/vue.global.prod.js') });
      await page.evaluate('Vue.createApp({}).mount("#app")');
      return page.locator('[rel=next]').textContent();
    };
    expect(vueExample).toContain(' v-pre>');
    expect(await textIn(vueExample)).toContain('{{ 1 + 1 }}');
    expect(await textIn(vueExample.replace(' v-pre', ''))).toMatch(/^2/);
  });
});
