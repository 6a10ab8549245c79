import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { compile } from '../src/index.js';
import { describeInBrowser, leave } from './browser.js';

/** Submit buttons of a search that is sent with POST, in a browser without JavaScript. */

const PAGES = 9;

const search = compile(
  `<!doctype html>
<html lang="en">
<title>Search</title>
<form id="search" method="post" action="/search"><input name="q" value="a &amp; b"><button>Search</button></form>
<p></p>
<pagination element="submit" link:form="search" total_pages="${PAGES}" current_page="{page}" show_boundary_chevrons></pagination>`,
);

/** Answers with the control, and with what was sent. */
function startServer(): Server {
  return createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const page = new URLSearchParams(body).get('page');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(search({ page }).replace('<p></p>', `<p>${request.method} ${body}</p>`));
    });
  }).listen(0, '127.0.0.1');
}

describeInBrowser('submit buttons', (launch) => {
  let browser: Browser;
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = startServer();
    [browser] = await Promise.all([launch(), once(server, 'listening')]);
    const context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/search`);
  }, 300_000);

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  const press = async (name: string): Promise<string | null> => {
    await leave(page, () => page.getByRole('button', { name, exact: true }).click());
    return page.textContent('p');
  };

  test('send the fields of the form and the page', async () => {
    const sent = (number: number): string => `POST q=a+%26+b&page=${number}`;
    expect(await press('Next page')).toBe(sent(2));
    expect(await press('9')).toBe(sent(9));
    expect(await press('Previous page')).toBe(sent(8));
    expect(await page.textContent('[aria-current="page"]')).toBe('8');
  });

  test('disabled buttons send nothing, and the Enter key starts a new search', async () => {
    expect(await press('9')).toBe('POST q=a+%26+b&page=9');
    await page.getByRole('button', { name: 'Next page' }).click({ force: true });
    expect(await page.textContent('[aria-current="page"]')).toBe('9');
    await leave(page, () => page.locator('input').press('Enter'));
    expect(await page.textContent('p')).toBe('POST q=a+%26+b');
  });
});
