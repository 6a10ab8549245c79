import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { runIn } from '../../src/testing/command-line.js';
import { describeInBrowser, leave } from '../browser.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine } from '../engines/engine.js';
import { django, php, rails } from '../engines/frameworks.js';

/** The forms of components, submitted by a browser without JavaScript. Each receives the URL of the request. */

const PHP =
  "<?php require_once 'pagination.php'; $_SERVER['REQUEST_URI'] = $url; parse_str((string) parse_url($url, PHP_URL_QUERY), $_GET); ?>";

const FRAMEWORKS: readonly (readonly [
  name: string,
  engine: (project: string) => Engine,
  template: string,
])[] = [
  [
    'rails',
    rails,
    '<%= pagination @kaminari %><%= pagination_jump 9 %><%= pagination_sizes params[:per_page] || 25 %>',
  ],
  [
    'django',
    django,
    '{% load pagination %}{% pagination page_obj %}{% pagination_jump 9 %}{% pagination_sizes request.GET.per_page|default:25 %}',
  ],
  [
    'php',
    php,
    `${PHP}<?= Pagination\\render(9), Pagination\\jump(9), Pagination\\sizes((int) ($_GET['per_page'] ?? 25)) ?>`,
  ],
];

describe.each(FRAMEWORKS)('%s', (name, create, template) => {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-forms-'));
  afterAll(() => {
    rmSync(project, { recursive: true });
  });

  describeEngine(create(project), (engine) => {
    describeInBrowser('forms', (launch) => {
      let browser: Browser;
      let server: Server;
      let page: Page;

      beforeAll(async () => {
        expect(await runIn(project, ['add', name, '--with', 'jump,sizes'])).toMatchObject({
          code: 0,
          stderr: '',
        });
        server = createServer((request, response) => {
          if (request.url?.startsWith('/posts') !== true) {
            // A browser asks for /favicon.ico in its own time, also when the project is gone.
            response.writeHead(404).end();
            return;
          }
          const answer = async (): Promise<void> => {
            const [[one] = []] = await engine.render([{ template, data: [{ url: request.url }] }]);
            const control = one && 'output' in one ? one.output : (one?.error ?? '');
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(`<!doctype html><html lang="en"><title>Posts</title>${control}`);
          };
          answer().catch((error: unknown) => {
            response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
          });
        }).listen(0, '127.0.0.1');
        [browser] = await Promise.all([launch(), once(server, 'listening')]);
        page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      }, 300_000);

      afterAll(async () => {
        await browser.close();
        server.close();
      });

      const open = async (query: string): Promise<void> => {
        const response = await page.goto(
          `http://127.0.0.1:${(server.address() as AddressInfo).port}/posts?${query}`,
        );
        if (response?.ok() !== true) throw new Error(await response?.text());
      };
      const sent = (): string => new URL(page.url()).pathname + new URL(page.url()).search;

      test('the number of a page is sent with the query of the visitor, and leads to the nearest page', async () => {
        await open('items=90&q=a+%26+b&page=3');
        const field = page.getByRole('textbox', { name: 'Go to page' });
        await field.fill('12');
        await leave(page, () => field.press('Enter'));
        expect(sent()).toBe('/posts?items=90&q=a+%26+b&page=12');
        expect(await page.textContent('[aria-current="page"]')).toBe('9');
        await field.fill('7');
        await leave(page, () => page.getByRole('button', { name: 'Go' }).first().click());
        expect(sent()).toBe('/posts?items=90&q=a+%26+b&page=7');
        expect(await page.textContent('[aria-current="page"]')).toBe('7');
      });

      test('a size is sent without the number of the page, and is then the chosen one', async () => {
        await open('items=90&q=a+%26+b&page=3');
        await page.getByRole('combobox', { name: 'Items per page' }).selectOption('50');
        await leave(page, () => page.getByRole('button', { name: 'Go' }).last().click());
        expect(sent()).toBe('/posts?items=90&q=a+%26+b&per_page=50');
        expect(await page.getByRole('combobox', { name: 'Items per page' }).inputValue()).toBe('50');
        expect(await page.textContent('[aria-current="page"]')).toBe('1');
      });
    });
  });
});
