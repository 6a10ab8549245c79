import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { transform } from '../src/index.js';
import { describeInBrowser } from './browser.js';

const TAG =
  '<div><pagination path="/größe/:page" total_pages="42" current_page="7" next_label="次へ 😀" show_labels/></div>';

const DECLARATIONS = [
  ...['windows-1252', 'Shift_JIS', 'gbk', 'koi8-r', 'euc-kr', 'big5', 'iso-8859-8'].map(
    (charset) => `<meta charset="${charset}">`,
  ),
  '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
  '<?xml version="1.0" encoding="iso-8859-2"?>',
];

describeInBrowser('pages in other encodings', (launch) => {
  const folder = mkdtempSync(join(tmpdir(), 'charset-'));
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  /** What a browser reads in a file: its encoding, the text of the control, and its addresses. */
  async function read(declaration: string) {
    const file = join(folder, 'page.html');
    writeFileSync(file, transform(`${declaration}\n<title>Posts</title>\n${TAG}`));
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
    const found = await page.evaluate(() => ({
      charset: document.characterSet.toLowerCase(),
      text: document.querySelector('nav')?.textContent,
      // The query of an address is written in the encoding of the page; its path is not.
      links: [...document.querySelectorAll('a')].map((link) => link.href),
    }));
    await page.close();
    return found;
  }

  test.each(DECLARATIONS)('a browser reads the same control after %s', async (declaration) => {
    const { charset, ...expected } = await read('<meta charset="utf-8">');
    const found = await read(declaration);
    expect(charset).toBe('utf-8');
    expect(found.charset).not.toBe('utf-8');
    expect(found).toEqual({ charset: found.charset, ...expected });
  });
});
