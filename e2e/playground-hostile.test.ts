import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { start, writeState } from '../playground/state.js';
import { HOSTILE_TEMPLATES } from './hostile-templates.js';
import { describeInEngine, type Engine } from './themes/engines.js';

/** The preview of the playground with templates that try to leave it, from a link. */

const FILE = pathToFileURL(join(__dirname, '../dist/playground/index.html')).href;
const tag = (name: string): string =>
  `<pagination path="/posts/:page" total_pages="42" current_page="7" aria-label="${name}"></pagination>`;

describe.each(['Chromium', 'Firefox'] as const)('%s', (name) => {
  describeInEngine(name, 'the preview of the playground', testPreview);
});

function testPreview(engine: () => Engine): void {
  let elsewhere: Server;
  let page: Page;
  /** What reached a server that no page has anything to ask, and what the page said. */
  let faults: string[] = [];

  beforeAll(async () => {
    elsewhere = createServer(({ url = '' }, response) => {
      faults.push(`request: ${url}`);
      response.end();
    }).listen(0, '127.0.0.1');
    elsewhere.on('connection', () => faults.push('connection'));
    await once(elsewhere, 'listening');
    page = await engine().browser.newPage();
    await page.setViewport({ width: 1280, height: 1600 });
    page.on('pageerror', (error) => {
      // Firefox also says what the policy has kept from happening.
      if (!/Content-Security-Policy|content blocked/.test(String(error)))
        faults.push(`error: ${String(error)}`);
    });
    page.on('dialog', (dialog) => {
      faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  });
  afterAll(() => elsewhere.close());

  /** Where something in the preview is in the page. Its frame is asked for again each time: what has loaded may be the last one. */
  async function placeOf(selector: string): Promise<{ readonly x: number; readonly y: number }> {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
      const preview = await page.$('#result');
      const frame = await preview?.contentFrame();
      const place = await frame?.$eval(selector, readPlace).catch(() => undefined);
      const around = await preview?.boundingBox();
      if (place && around) return { x: around.x + place.x, y: around.y + place.y };
      await new Promise((go) => setTimeout(go, 20));
    }
    throw new Error(`Nothing is ${selector}.`);
  }

  /** Waits until the page asks for nothing more. What it asks for later is a fault of the next template. */
  const settle = (idleTime = 50): Promise<void> => page.waitForNetworkIdle({ idleTime });

  test('a server hears of a page that does ask for something', async () => {
    const other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    await page.setContent(`<img src="${other}/a">`);
    await settle();
    expect(faults).toContain('connection');
    faults = [];
    await page.goto(FILE);
  });

  test.each(HOSTILE_TEMPLATES)('a hostile template does nothing: %s', async (name, hostile) => {
    const other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const code = hostile.replace(/@(?=[/"])/g, other);
    const template = name.includes('mutation') ? `${tag(name)}${code}` : `${code}${tag(name)}`;
    const state = { ...start, template, theme: '"><img onerror=alert(9)>' };
    // A page of frames has no control, so only a new page tells that it is shown. It stays open for the others.
    const isFrames = hostile.includes('frameset');
    if (isFrames) await page.goto('about:blank');
    await page.goto(`${FILE}#${writeState(state)}`);
    if (!isFrames) await placeOf(`[aria-label="${name}"] [aria-current]`);
    if (hostile.includes('class="try"')) {
      const { x, y } = await placeOf('.try');
      await page.mouse.click(x, y);
      await page.mouse.click(x, y, { button: 'middle' });
      await page.keyboard.down('Control');
      await page.mouse.click(x, y);
      await page.keyboard.up('Control');
      // Chromium connects when a link is pressed.
      await page.mouse.move(x, y);
      await page.mouse.down();
      await settle();
      await page.mouse.up();
    }
    await settle();
    expect(await page.title()).toBe('pagination-tag playground');
    expect(page.url()).toContain(FILE);
    // Its own page, and the blank one with which a browser starts.
    expect(await engine().browser.pages()).toHaveLength(2);
    const found = faults;
    faults = [];
    expect(found).toEqual([]);
  });

  test('nothing happens after the last of them, nor with a link that is opened first', async () => {
    const hostile = HOSTILE_TEMPLATES[0]?.[1] ?? '';
    await page.goto('about:blank');
    await page.goto(`${FILE}#${writeState({ ...start, template: `${hostile}${tag('first')}` })}`);
    await placeOf('[aria-label=first]');
    await settle(500);
    expect(faults).toEqual([]);
  });
}

function readPlace(element: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + Math.min(width / 2, 8), y: y + height / 2 };
}
