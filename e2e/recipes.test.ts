import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { compile, pagePath, pageWindow } from '../src/index.js';
import { describeInBrowser, leave } from './browser.js';

/** The recipes of docs/recipes.md in a browser, with and without JavaScript. */

const PAGES = 9;

// Client libraries have a test of their own.
const docs = readFileSync(join(__dirname, '../docs/recipes.md'), 'utf8').replace(
  /^## Updates without loading the page$[^]*?(?=^## )/m,
  '',
);
const blocks = (language: string): Map<string, string> =>
  new Map(
    Array.from(docs.matchAll(new RegExp(`^\`\`\`${language} (\\S+)\\n([^]*?)^\`\`\`$`, 'gm')), (found) => [
      found[1] as string,
      found[2] as string,
    ]),
  );
const [templates, scripts] = [blocks('html'), blocks('js')];

type PathOf = (page: number) => string;

/** What a script of the page defines. */
function run(name: string, parameters: object, result: string): unknown {
  const code = `${scripts.get(name) ?? ''}; return ${result};`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the code of our own page
  const call = new Function(...Object.keys(parameters), code) as (...values: unknown[]) => unknown;
  return call(...(Object.values(parameters) as unknown[]));
}

const headOf = run('head', { pageWindow }, 'headOf') as (path: PathOf, numbers: object) => string;

function bodyOf(name: string, request: IncomingMessage, page: number): string {
  const template = (templates.get(name) ?? '').replaceAll('path="/posts', `path="/${name}/posts`);
  const query = new URL(request.url ?? '', 'http://localhost').searchParams;
  const [news, notes] = [query.get('news'), query.get('notes')];
  const next = page < PAGES ? `/${name}/posts?page=${page + 1}` : '';
  const paths = run('lists', { pagePath, request }, '{ newsPath, notesPath }') as Record<string, PathOf>;
  const items = Array.from({ length: 40 }, (_, index) => `<li>Post ${page}.${index + 1}</li>`);
  // In this theme, no element has a class for a control.
  return compile(template, { theme: 'tailwind' })({ page, next, news, notes, ...paths }).replace(
    '…</ul>',
    `${items.join('')}</ul>`,
  );
}

/** The requests that are prefetches. */
const prefetched: string[] = [];

function startServer(): Server {
  return createServer((request, response) => {
    const [, name = ''] = /^\/([\w-]+)\/posts/.exec(request.url ?? '') ?? [];
    const page = Number(/[?&]page=(\d+)/.exec(request.url ?? '')?.[1] ?? 1);
    if (String(request.headers['sec-purpose']).startsWith('prefetch')) prefetched.push(request.url ?? '');
    const path: PathOf = (number) => `/head/posts?a="b"&page=${number}`;
    const head = name === 'head' ? headOf(path, { total_pages: PAGES, current_page: page }) : '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html>
<html lang="en">
<title>Posts</title>
${head}
<script>
  addEventListener('pagereveal', (event) => { window.hasTransition = event.viewTransition !== null; });
</script>
<header style="height: 50rem">
<input>
<x-field><template shadowrootmode="open"><input></template></x-field>
<div role="combobox" tabindex="0">A</div>
<div style="overflow: auto" tabindex="0">Wide</div>
</header>
<main>${bodyOf(name, request, page)}</main>`);
  }).listen(0, '127.0.0.1');
}

declare global {
  interface Window {
    /** Whether the page came with a transition. */
    hasTransition?: boolean;
  }
}

describeInBrowser('the recipes', (launch) => {
  let browser: Browser;
  let server: Server;
  let origin: string;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    server = startServer();
    [browser] = await Promise.all([launch(), once(server, 'listening')]);
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }, 300_000);

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  const open = async (path: string, javaScriptEnabled = true): Promise<Page> => {
    const context = await browser.newContext({ javaScriptEnabled });
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(origin + path);
    return page;
  };
  const urlOf = (page: Page): string => page.url().slice(origin.length);
  const currentOf = (page: Page): Promise<string | null> => page.textContent('[aria-current="page"]');

  const withLinks = [...templates.keys()].filter((name) => name !== 'lists');

  test.each(withLinks)('%s: without JavaScript, links lead to pages', async (name) => {
    const page = await open(`/${name}/posts?page=2`, false);
    await leave(page, () => page.locator('a[rel~="next"]').click());
    expect(urlOf(page)).toMatch(new RegExp(`^/${name}/posts\\?page=3(?:#posts)?$`));
    expect(await page.textContent('.posts li')).toBe('Post 3.1');
  });

  test('arrow keys lead to pages, but not in a field or with a modifier', async () => {
    const page = await open('/keys/posts?page=2');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**page=3');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**page=2');
    await page.keyboard.press('Shift+ArrowRight');
    for (const widget of ['header > input', 'x-field input', '[role]', '[style*=overflow]'])
      await page.locator(widget).press('ArrowRight');
    expect(urlOf(page)).toBe('/keys/posts?page=2');
    await page.locator('[aria-current]').press('ArrowRight');
    await page.waitForURL('**page=3');
    await page.goBack();
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      document.body.dir = 'rtl';
    });
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**page=3');
  });

  test('the next page is prefetched under the pointer', async () => {
    const page = await open('/prefetch/posts?page=2');
    await page.locator('a[rel~="next"]').hover();
    for (let turn = 0; turn < 100 && prefetched.length === 0; turn++) await page.waitForTimeout(50);
    expect(prefetched).toEqual(['/prefetch/posts?page=3']);
  });

  test('more items are added to the list, up to the end', async () => {
    const page = await open('/more/posts?page=8');
    // Each once, also after a double click.
    await page.getByRole('link', { name: 'More posts' }).dblclick();
    await page.waitForURL('**page=9');
    expect(await page.locator('.posts li').count()).toBe(80);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Post 9.1');
    expect(await page.locator('nav').count()).toBe(0);
  });

  test('if more items cannot be loaded, the link is followed', async () => {
    const page = await open('/more/posts?page=3');
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await leave(page, () => page.getByRole('link', { name: 'More posts' }).click());
    expect(urlOf(page)).toMatch(/page=4$/);
    expect(await page.locator('.posts li').count()).toBe(40);
  });

  test.each([true, false])('the list is at the top of the window, with JavaScript: %s', async (isOn) => {
    const page = await open('/scroll/posts?page=2', isOn);
    await leave(page, () => page.locator('a[rel~="next"]').click());
    expect(Math.round((await page.locator('#posts').boundingBox())!.y)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.locator('nav a:focus').count()).toBe(1);
  });

  test('pages change with a transition', async () => {
    const page = await open('/transitions/posts?page=2');
    expect(await page.evaluate(() => window.hasTransition)).toBe(false);
    // Chromium leaves a transition out if the new page takes more than four seconds, as it may beside other work.
    let hasTransition = false;
    for (let number = 3; number <= 6 && !hasTransition; number += 1) {
      await page.locator('a[rel~="next"]').click();
      await page.waitForURL(`**page=${number}`);
      await page.waitForFunction(() => window.hasTransition !== undefined);
      hasTransition = await page.evaluate(() => window.hasTransition === true);
    }
    expect(hasTransition).toBe(true);
  });

  test('the name of a transition is that of one control', async () => {
    const page = await open('/transitions/posts?page=2');
    const names = await page.evaluate(() => {
      const other = document.querySelector('nav')!.cloneNode(true) as HTMLElement;
      other.id = '';
      document.querySelector('.posts')!.before(other);
      return Array.from(document.querySelectorAll('nav'), (one) => getComputedStyle(one).viewTransitionName);
    });
    expect(names).toEqual(['none', 'pagination']);
  });

  test.each([
    [1, [undefined, '2'], 0],
    [5, ['4', '6'], 0],
    [6, ['5', '7'], 1],
    [9, ['8', undefined], 1],
  ] as const)('the head of page %i has its neighbors', async (number, pages, robots) => {
    const page = await open(`/head/posts?page=${number}`, false);
    const hrefs = await Promise.all(
      ['prev', 'next'].map(async (rel) => {
        const link = page.locator(`head link[rel="${rel}"]`);
        return (await link.count()) === 0 ? undefined : link.getAttribute('href');
      }),
    );
    expect(hrefs).toEqual(pages.map((one) => one && `/head/posts?a="b"&page=${one}`));
    expect(await page.locator('head meta[content="noindex"]').count()).toBe(robots);
  });

  test.each([true, false])('two lists keep their pages, with JavaScript: %s', async (isOn) => {
    const page = await open('/lists/posts', isOn);
    const follow = (list: string, number: string): Promise<void> =>
      leave(page, () =>
        page.getByRole('navigation', { name: list }).getByText(number, { exact: true }).click(),
      );
    await follow('News', '3');
    await follow('Notes', '2');
    expect(urlOf(page)).toBe('/lists/posts?news=3&notes=2');
    expect(await page.locator('[aria-current="page"]').allTextContents()).toEqual(['3', '2']);
  });

  test.each([true, false])('a sticky control is in the window, with JavaScript: %s', async (isOn) => {
    const page = await open('/sticky/posts?page=2', isOn);
    await page.locator('.posts li').first().scrollIntoViewIfNeeded();
    const { y, height } = (await page.locator('nav').boundingBox())!;
    expect(Math.round(y + height)).toBeLessThanOrEqual(page.viewportSize()!.height);
    expect(await currentOf(page)).toBe('2');
  });
});
