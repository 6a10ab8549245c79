import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { runIn } from '../../src/testing/command-line.js';
import { describeInBrowser, leave } from '../browser.js';
import { describeEngine } from '../engines/describe-engine.js';
import { openSite, useTemplate, wordpress } from '../engines/wordpress.js';
import { listingsOf } from '../scripts/listings.js';

/** The forms of a WordPress theme, sent by a browser without JavaScript. */

const SITE = 'http://site.example';
const FORMS = 'pagination_tag_jump(); pagination_tag_sizes();';
const ARCHIVE = `<?php while ( have_posts() ) { the_post(); the_title( "<h2>", "</h2>" ); }
  pagination_tag(); pagination_tag_summary(); ${FORMS}`;
const DISCUSSION = '<?php the_post(); comments_template();';
const COMMENTS = `<?php $args = array(
    'total' => $total,
    'param' => 'cpage',
    'url'   => get_comments_pagenum_link( 1, $total ),
  );
  pagination_tag_jump( $args );`;
const FRONT = listingsOf('wordpress')['sizes'] ?? '';

const project = mkdtempSync(join(tmpdir(), 'pagination-tag-forms-'));
afterAll(() => rmSync(project, { recursive: true }));

describeEngine(wordpress(project), () => {
  describeInBrowser('forms', (launch) => {
    let site: Awaited<ReturnType<typeof openSite>>;
    let browser: Browser;
    let page: Page;

    beforeAll(async () => {
      await runIn(project, ['add', 'wordpress', '--with', 'summary,jump,sizes']);
      const listings = listingsOf('wordpress');
      writeFileSync(join(project, 'style.css'), '/*\nTheme Name: Test\n*/');
      writeFileSync(join(project, 'functions.php'), `<?php\n${listings['functions'] ?? ''}`);
      writeFileSync(join(project, 'comments.php'), (listings['comments'] ?? '') + COMMENTS);
      site = await openSite(project);
      browser = await launch(`--host-resolver-rules=MAP site.example 127.0.0.1:${site.port}`);
      page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    }, 300_000);

    afterAll(async () => {
      await browser.close();
      site.close();
    });

    async function open(template: string, url: string, options: object = {}, front = false): Promise<void> {
      const all = useTemplate(site, template)({ default_comments_page: 'oldest', ...options }, front);
      await page.setExtraHTTPHeaders({ options: JSON.stringify(all) });
      await page.goto(SITE + url);
    }
    const sent = (): string => page.url().slice(SITE.length);
    const current = async (): Promise<string | undefined> =>
      (await page.textContent('[aria-current="page"]'))?.trim();

    async function jump(number: string): Promise<void> {
      await page.getByRole('textbox', { name: 'Go to page' }).fill(number);
      await leave(page, () => page.getByRole('button', { name: 'Go' }).first().click());
    }
    async function choose(size: string): Promise<void> {
      await page.getByRole('combobox', { name: 'Items per page' }).selectOption(size);
      await leave(page, () => page.getByRole('button', { name: 'Go' }).last().click());
    }

    const plain = { permalink_structure: '' };
    test.each([
      // WordPress redirects to the permalink of the page, but not in a search.
      ['an archive', ARCHIVE, '/page/3/?q=a%20%26%20b', {}, '/page/7/?q=a%20%26%20b'],
      ['a search', ARCHIVE, '/page/2/?s=O%27Reilly&orderby=date', {}, '/?s=O%27Reilly&orderby=date&paged=7'],
      ['plain permalinks', ARCHIVE, '/?paged=2&q=1', plain, '/?q=1&paged=7'],
      ['comments', DISCUSSION, '/discussed/comment-page-2/', {}, '/discussed/comment-page-7/#comments'],
    ])('the number of a page in %s', async (_, template, url, options, target) => {
      await open(template, url, options);
      await jump('7');
      expect(sent()).toBe(target);
      expect(await current()).toBe('7');
    });

    test.each([
      ['an archive', '/page/3/?q=a', {}, '/?q=a&per_page=25'],
      ['plain permalinks', '/?paged=2&per_page=50', plain, '/?per_page=25'],
    ])('the number of posts in %s', async (_, url, options, target) => {
      await open(ARCHIVE, url, options);
      await choose('25');
      expect(sent()).toBe(target);
      expect(await page.locator('h2').count()).toBe(25);
      expect(await page.getByRole('combobox', { name: 'Items per page' }).inputValue()).toBe('25');
      expect(await page.textContent('body')).toContain('1 to 25 of 90');
      await leave(page, () => page.getByRole('link', { name: 'Next' }).click());
      expect(await page.textContent('body')).toContain('26 to 50 of 90');
      await jump('4');
      expect(await page.textContent('body')).toContain('76 to 90 of 90');
    });

    test('a query on a static front page', async () => {
      await open(FRONT, '/', {}, true);
      await choose('25');
      expect(sent()).toBe('/?per_page=25');
      expect(await page.locator('h2').count()).toBe(25);
      await jump('2');
      expect(await current()).toBe('2');
      await leave(page, () => page.getByRole('link', { name: 'Next' }).click());
      expect(sent()).toBe('/page/3/?per_page=25');
      expect(await current()).toBe('3');
    });

    test.each([
      ['no choice', '/?per_page=7', 10],
      ['too many', '/?per_page=100000', 10],
      ['a list', '/?per_page[]=25', 10],
      ['no number', '/?per_page=%00"><script>', 10],
      ['a choice', '/?per_page=50', 50],
    ])('a size that is %s', async (_, url, count) => {
      await open(ARCHIVE, url);
      expect(await page.locator('h2').count()).toBe(count);
      expect(await page.locator('form script').count()).toBe(0);
    });
  });
});
