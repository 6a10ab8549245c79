import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser } from '../browser.js';

/** Vite's development server with the plugin, while the template of an open page is edited. */

function templateWith(tag: string): string {
  return `<!DOCTYPE html>\n<html lang="en"><head><title>Posts</title></head>\n<body>\n<main>\n  ${tag}\n</main>\n</body></html>\n`;
}

function linkTo(page: number): string {
  return `.pagination a:text-is("${page}")`;
}

describeInBrowser('a page of the Vite development server', (launch) => {
  let folder: string;
  let root: string;
  let server: ChildProcess;
  let url: string;
  let browser: Browser;

  /** Replaces the template in one step: a partial write would reload the page twice. */
  function save(tag: string): void {
    writeFileSync(join(folder, 'next.html'), templateWith(tag));
    renameSync(join(folder, 'next.html'), join(root, 'index.html'));
  }

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'pagination-tag-')));
    root = join(folder, 'site');
    mkdirSync(root);
    save('<pagination path="/:page" total_pages="{pages}"></pagination>');
    const script = join(__dirname, '../fixtures/vite/serve.js');
    server = spawn(process.execPath, [script, root], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const [output] = (await Promise.race([
      once(server.stdout!, 'data'),
      once(server, 'exit').then(([code]) => {
        throw new Error(`The server ended before it printed a URL, with exit code ${String(code)}.`);
      }),
    ])) as [Buffer];
    url = output.toString().trim();
    browser = await launch();
  });

  afterAll(async () => {
    await (browser as Browser | undefined)?.close();
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });

  /** Loads the page and waits until its client listens. An earlier edit would not reach it. */
  async function untilConnected(page: Page, act: () => unknown): Promise<void> {
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
    await act();
    await connected;
  }

  test('follows the template, shows its errors, and recovers', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    const overlay = page.locator('vite-error-overlay');

    await untilConnected(page, () => page.goto(url));
    await page.waitForSelector(linkTo(3));
    expect(await page.locator('meta[property="csp-nonce"]').count()).toBe(1);

    await untilConnected(page, () => save('<pagination path="/:page" total_pages="5"></pagination>'));
    await page.waitForSelector(linkTo(5));

    await untilConnected(page, () => save('<pagination total_pagse="5"></pagination>'));
    await overlay.waitFor({ state: 'attached' });
    const told = (part: string): Promise<string | null> => overlay.locator(`.${part}`).textContent();
    expect(await told('plugin')).toBe('[plugin:pagination-tag] ');
    expect(await told('message-body')).toBe(
      'index.html:5:15: error: <pagination> has no attribute "total_pagse". [unknown-attribute]\nDid you mean total_pages?',
    );
    expect(await told('file')).toBe(`${join(root, 'index.html')}:5:15`);
    expect((await told('frame'))?.split('\n').slice(2, 4)).toEqual([
      '> 5 |   <pagination total_pagse="5"></pagination>',
      '    |               ^^^^^^^^^^^^^^^',
    ]);
    expect(await page.locator('.pagination').count()).toBe(0);

    await untilConnected(page, () => save('<pagination path="/:page" total_pages="4"></pagination>'));
    await page.waitForSelector(linkTo(4));
    expect(await overlay.count()).toBe(0);
  });
});
