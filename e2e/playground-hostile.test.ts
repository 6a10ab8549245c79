import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { start, writeState } from '../playground/state.js';
import { HOSTILE_TEMPLATES } from './hostile-templates.js';
import { describeInEngine } from './themes/engines.js';

/** The preview of the playground in Firefox. In Chromium, playground.test.ts asks the same. */

const FILE = pathToFileURL(join(__dirname, '../dist/playground/index.html')).href;
const TAG = '<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>';

describeInEngine('Firefox', 'the preview of the playground', (engine) => {
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
    page.on('dialog', (dialog) => {
      faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  });
  afterAll(async () => {
    await page.close();
    elsewhere.close();
  });

  /** Where something in the preview is in the page. */
  async function placeOf(selector: string): Promise<{ readonly x: number; readonly y: number }> {
    const preview = await page.waitForSelector('#result');
    const found = await (await preview?.contentFrame())?.waitForSelector(selector);
    const place = await found?.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + Math.min(width / 2, 8), y: y + height / 2 };
    });
    const around = await preview?.boundingBox();
    if (!place || !around) throw new Error(`Nothing is ${selector}.`);
    return { x: around.x + place.x, y: around.y + place.y };
  }

  test('a server hears of a page that does ask for something', async () => {
    const other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    await page.setContent(`<img src="${other}/a">`);
    await page.waitForNetworkIdle();
    expect(faults).toContain('connection');
  });

  test.each(HOSTILE_TEMPLATES)('a hostile template does nothing: %s', async (name, hostile) => {
    faults = [];
    const code = hostile.replaceAll('@', `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`);
    const template = name.includes('mutation') ? `${TAG}${code}` : `${code}${TAG}`;
    await page.goto('about:blank');
    await page.goto(`${FILE}#${writeState({ ...start, template })}`);
    if (hostile.includes('class="try"')) {
      const { x, y } = await placeOf('.try');
      await page.mouse.click(x, y);
      await page.mouse.click(x, y, { button: 'middle' });
      await page.keyboard.down('Control');
      await page.mouse.click(x, y);
      await page.keyboard.up('Control');
    }
    await page.waitForNetworkIdle();
    if (!hostile.includes('frameset')) await placeOf('[aria-current]');
    expect(await page.title()).toBe('pagination-tag playground');
    expect(page.url()).toContain(FILE);
    // Its own page, and the blank one with which Firefox starts.
    expect(await engine().browser.pages()).toHaveLength(2);
    expect(faults).toEqual([]);
  });
});
