import axe from 'axe-core';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { readState, writeState, type State } from '../playground/state.js';
import { transform } from '../src/index.js';
import { makeDirectory, read, runIn } from '../src/testing/command-line.js';
import { describeInBrowser } from './browser.js';

/** The playground as shipped: built, then opened as a file or served by the command. */

const FILE = pathToFileURL(join(__dirname, '../dist/playground/index.html')).href;
const TAG = '<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>';

describeInBrowser('the playground', (launch) => {
  let browser: Browser;
  let page: Page;
  /** What went wrong in the page. */
  let faults: string[];

  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage();
    page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
    page.on('dialog', (dialog) => {
      faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }, 300_000);

  afterAll(async () => {
    await browser.close();
  });

  // One page for all tests: to open another takes three times as long.
  beforeEach(async () => {
    faults = [];
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: null });
    // Those of the test before.
    for (const event of ['console', 'request']) page.removeAllListeners(event);
    await page.goto('about:blank');
    await page.goto(FILE);
  });

  afterEach(() => {
    expect(faults).toEqual([]);
  });

  async function type(template: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Template', exact: true }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(template);
  }

  function template(): Promise<string> {
    return page
      .getByRole('textbox', { name: 'Template', exact: true })
      .locator('.cm-line')
      .allTextContents()
      .then((lines) => lines.join('\n'));
  }

  function current(): Promise<string | null> {
    return page.frameLocator('#result').locator('[aria-current]').textContent();
  }

  async function findAll(): Promise<string[]> {
    await page.evaluate(axe.source);
    return page.evaluate(async () => {
      // The frame runs no scripts, axe's neither; what is in it is tested elsewhere.
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
    });
  }

  test('the template and the result stand side by side where there is room', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const [template, result] = await Promise.all(
      ['Template', 'Result'].map((name) => page.getByRole('heading', { name, exact: true }).boundingBox()),
    );
    expect(result!.x).toBeGreaterThan(template!.x + 400);
    expect(Math.abs(result!.y - template!.y)).toBeLessThan(10);
  });

  test('shows the result and the HTML while typing', async () => {
    expect(await current()).toBe('7');
    await type(`<h2>News</h2>${TAG.replace('"7"', '"9"')}`);
    await page.frameLocator('#result').getByText('News').waitFor();
    expect(await current()).toBe('9');
    await expect(page.locator('#html').textContent()).resolves.toContain(
      '<h2>News</h2><nav class="pagination"',
    );
  });

  test('shows a mistake at its place', async () => {
    await type(`<p>Posts</p>\n${TAG.replace('total_pages', 'total_pagse')}`);
    await page.locator('#editor .cm-lintRange-error').waitFor();
    expect(await page.locator('#editor .cm-lintRange-error').allTextContents()).toEqual([
      expect.stringMatching(/^total_pagse/),
    ]);
    expect(await page.locator('#problem-count').textContent()).toBe('1 error.');
    const problem = page.getByRole('list', { name: 'Problems' }).getByRole('button').first();
    expect(await problem.textContent()).toMatch(/^2:\d+ error .*"total_pagse".*Did you mean total_pages\?/);
    expect(await page.getByText('The template has an error').isVisible()).toBe(true);
    await problem.press('Enter');
    await page.keyboard.insertText('total_pages="9"');
    await page.getByText('No problems.').waitFor();
    await page.frameLocator('#result').locator('a[href="#/posts/9"]').waitFor();
  });

  test('a suggestion is taken with a button', async () => {
    await type(TAG.replace('total_pages', 'total_pagse'));
    await page.getByRole('button', { name: 'Write total_pages' }).click();
    await page.getByText('No problems.').waitFor();
    expect(await template()).toBe(TAG);
    expect(await current()).toBe('7');
  });

  test('data fills bindings, and is part of the link', async () => {
    await type(TAG.replace('"7"', '"{posts.page}"'));
    await page.locator('#problems .error').waitFor();
    const data = page.getByLabel('Values for {bindings}');
    await data.fill('{ "posts": { "page": 5 } ');
    await page.getByText('This is not an object in JSON').waitFor();
    await data.fill('{ "posts": { "page": 5 } }');
    await page.getByText('No problems.').waitFor();
    expect(await current()).toBe('5');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').filter({ hasText: /link/i }).waitFor();
    const url = page.url();
    await page.goto('about:blank');
    await page.goto(url);
    expect(await data.inputValue()).toBe('{ "posts": { "page": 5 } }');
    expect(await current()).toBe('5');
  });

  test('the component of a framework looks as it was chosen', async () => {
    await page.getByLabel('Example').selectOption('ERB, in Rails');
    await page.getByText('npx pagination-tag add rails', { exact: true }).waitFor();
    await page.getByLabel('Theme').selectOption('bootstrap');
    await page.getByLabel('Labels', { exact: true }).selectOption('de');
    await page
      .getByText('npx pagination-tag add rails --theme bootstrap --locale de', { exact: true })
      .waitFor();
    const written = await makeDirectory({});
    await runIn(written, ['add', 'rails', '--theme', 'bootstrap', '--locale', 'de']);
    const paths = await page.locator('.component summary').allTextContents();
    expect(paths).toContain('app/views/shared/_pagination.html.erb');
    for (const path of paths) {
      await page.locator('.component summary').getByText(path).click();
      const shown = await page.getByRole('region', { name: path }).textContent();
      const withoutVersion = (text: string | null): string | undefined =>
        text?.replace(/(pagination-tag )[\d.]+/, '$1');
      expect(withoutVersion(shown)).toBe(withoutVersion(await read(written, path)));
    }
    expect(await page.getByRole('region', { name: 'Use', exact: true }).textContent()).toContain(
      '<%= pagination @posts %>',
    );
    expect(await findAll()).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy Command' }).click();
    await page.getByText('Copied.', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^npx pagination-tag add rails/,
    );
    await page.getByLabel('Framework').selectOption('choose one');
    await expect(page.locator('.component summary').count()).resolves.toBe(0);
  });

  test('attribute names are completed', async () => {
    await type('<pagination path="/:page" ></pagination>');
    for (let step = 0; step < '></pagination>'.length; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('tot', { delay: 1 });
    const list = page.getByRole('listbox');
    await list.getByRole('option', { name: 'total_pages' }).waitFor();
    expect(await list.getByRole('option', { name: 'path', exact: true }).count()).toBe(0);
    expect(await findAll()).toEqual([]);
    // Keys count only after a moment, so that nobody accepts by mistake.
    await list.getByRole('option', { name: 'total_pages' }).click();
    await page.keyboard.type('9');
    expect(await template()).toBe('<pagination path="/:page" total_pages="9"></pagination>');
  });

  test('an example replaces the template', async () => {
    await page.getByLabel('Example').selectOption('Jinja, in Flask');
    await page.locator('#compiled').waitFor();
    expect(await page.getByLabel('Template language').inputValue()).toBe('jinja2');
    expect(await template()).toContain('{{ posts.pages }}');
    await page.getByText('No problems.').waitFor();
    await page.getByLabel('Example').selectOption('Values from data');
    await page.getByText('Page 3 of 12').waitFor();
    expect(await current()).toBe('3');
    expect(await page.getByRole('slider').isDisabled()).toBe(true);
    await page.frameLocator('#result').locator('[rel=next]').click();
    expect(await page.locator('#page-value').textContent()).toBe('Page 3 of 12');
    expect(await template()).toContain('current_page="{posts.page}"');
  });

  test('a broken link is said to be one', async () => {
    const url = page.url().replace(/#.*$/, '');
    await page.goto('about:blank');
    await page.goto(`${url}#eyJ0ZW1`);
    await page.getByText('The link is incomplete').waitFor();
    expect(await current()).toBe('7');
  });

  test('on a phone, the generated HTML comes before the form', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const places = await Promise.all(
      ['Result', 'Generated HTML', 'Attributes'].map((name) =>
        page.getByRole('heading', { name, exact: true }).boundingBox(),
      ),
    );
    const tops = places.map((place) => place!.y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('an error is also shown next to its field', async () => {
    await type(TAG.replace('"42"', '"many"'));
    const total = page.getByRole('spinbutton', { name: 'total_pages' });
    await total.and(page.locator('[aria-invalid=true]')).waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
    expect(await page.locator('#problem-total_pages').isVisible()).toBe(true);
    const described = await page.locator('#problem-total_pages').textContent();
    expect(described).toContain('"many"');
    expect(await total.getAttribute('aria-describedby')).toBe('problem-total_pages help-total_pages');
    expect(await findAll()).toEqual([]);
    await total.fill('9');
    await page.getByText('No problems.').waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    expect(await page.locator('#problem-total_pages').isVisible()).toBe(false);
  });

  test('changes theme, labels and template language', async () => {
    await page.getByLabel('Theme').selectOption('bootstrap');
    await page.getByLabel('Labels', { exact: true }).selectOption('ar');
    const result = page.frameLocator('#result');
    await result.locator('html[dir=rtl] nav[aria-label="ترقيم الصفحات"] .page-item.active').waitFor();
    expect(
      await result.locator('.page-item.active a').evaluate((link) => getComputedStyle(link).backgroundColor),
    ).toBe('rgb(13, 110, 253)');
    expect(await page.locator('#compiled').isVisible()).toBe(false);
    await page.getByLabel('Template language').selectOption('jinja2');
    await page.locator('#compiled').getByText('{% set pagination_total').waitFor();
    expect(await page.locator('#sample-tag').textContent()).toContain('current_page="{{ page }}"');
  });

  test('the slider and the form write into the tag', async () => {
    await type(TAG);
    const slider = page.getByRole('slider', { name: 'Current page' });
    await slider.press('End');
    await page.getByText('Page 42 of 42').waitFor();
    expect(await current()).toBe('42');
    await page.getByLabel('sibling_count').fill('3');
    // "3e" is the start of a number.
    await page.getByLabel('sibling_count').press('e');
    await page.getByLabel('show_boundary_chevrons').check();
    await page.getByLabel('link_type').selectOption('live_patch');
    await page.frameLocator('#result').locator('a[data-phx-link=patch]').first().waitFor();
    expect(await template()).toBe(
      '<pagination path="/posts/:page" total_pages="42" current_page="42" sibling_count="3" show_boundary_chevrons link_type="live_patch"></pagination>',
    );
    await page.getByLabel('show_boundary_chevrons').uncheck();
    await page.getByLabel('sibling_count').fill('');
    expect(await template()).toBe(
      '<pagination path="/posts/:page" total_pages="42" current_page="42" link_type="live_patch"></pagination>',
    );
  });

  test('names with hyphens are those of the table', async () => {
    await type('<pagination path="/:page" total-pages="9" current-page="2"></pagination>');
    await page.getByText('Page 2 of 9').waitFor();
    expect(await page.getByLabel('total_pages').inputValue()).toBe('9');
    await page.getByRole('slider').press('End');
    await page.getByText('Page 9 of 9').waitFor();
    expect(await template()).toContain('total-pages="9" current-page="9">');
  });

  test('the slider has the pages of the list, if it has any', async () => {
    await type('<pagination path="/:page" total_items="97" page_size="10"></pagination>');
    await page.getByText('Page 1 of 10').waitFor();
    await type('<pagination previous_path="/a" next_path="/b"></pagination>');
    await page.getByText('Page 1 of 10').waitFor({ state: 'detached' });
    expect(await page.getByRole('slider').isDisabled()).toBe(true);
  });

  test('the slider sets a current page that is bound or in template code', async () => {
    await type('<pagination path="/:page" total_pages="9" current_page="{page}"></pagination>');
    await page.getByRole('slider').press('Home');
    await page.getByText('Page 1 of 9').waitFor();
    expect(await current()).toBe('1');
    expect(await template()).toContain('current_page="{page}"');
    const dynamic =
      '<pagination path="/:page" total_pages="{{ pages }}" current_page="{{ page }}"></pagination>';
    await page.getByLabel('Template language').selectOption('jinja2');
    await type(dynamic);
    await page.getByRole('slider').press('End');
    await page.getByText('Page 42 of 42').waitFor();
    expect(await current()).toBe('42');
    expect(await template()).toBe(dynamic);
    expect(await page.getByLabel('current_page').getAttribute('placeholder')).toBe('{{ page }}');
  });

  test('a total that nobody knows is not said to be known', async () => {
    await type(TAG);
    await page.getByText('Page 7 of 42', { exact: true }).waitFor();
    await page.getByLabel('total_pages').fill('');
    await page.getByText('Page 7', { exact: true }).waitFor();
    await page.getByLabel('total_pages').fill('9');
    await page.getByText('Page 7 of 9').waitFor();
    await type(TAG.replace('"42"', '"{pages}"'));
    await page.getByText('Page 7 of 42', { exact: true }).waitFor();
  });

  test('a link in the result moves the current page, and leads nowhere', async () => {
    await type(TAG);
    const result = page.frameLocator('#result');
    const document = await result.locator('html').evaluate(({ ownerDocument }) => ownerDocument.URL);
    await result.getByText('8', { exact: true }).click();
    await page.getByText('Page 8 of 42').waitFor();
    expect(await template()).toBe(TAG.replace('"7"', '"8"'));
    await result.locator('[rel=next]').press('Enter');
    await page.getByText('Page 9 of 42').waitFor();
    expect(await result.locator(':focus').textContent()).toBe('9');
    await type(`<a href="/elsewhere">away</a>${TAG.replace('"7"', '"{page}"')}`);
    await result.getByText('42').click();
    await page.getByText('Page 42 of 42').waitFor();
    expect(await current()).toBe('42');
    await result.getByText('away').click();
    expect(await current()).toBe('42');
    expect(await template()).toContain('current_page="{page}"');
    expect(await result.locator('html').evaluate(({ ownerDocument }) => ownerDocument.URL)).toBe(document);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('a form in the result does what it asks for', async () => {
    const forms = 'path="/posts?page=:page&amp;size=:page_size" total_items="97" page_size="10"';
    await type(`<pagination ${forms} page_sizes="10,25" jump></pagination>`);
    const result = page.frameLocator('#result');
    await result.getByRole('textbox').fill('4');
    await result.getByRole('textbox').press('Enter');
    await page.getByText('Page 4 of 10').waitFor();
    expect(await current()).toBe('4');
    await result.getByRole('textbox').fill('99');
    await result.getByRole('button', { name: 'Go: Go to page' }).click();
    await page.getByText('Page 10 of 10').waitFor();
    await result.getByRole('combobox').selectOption('25');
    await result.getByRole('button', { name: 'Go: Items per page' }).click();
    await page.getByText('Page 1 of 4').waitFor();
    expect(await template()).toContain('page_size="25"');
  });

  test('the HTML can be copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await type(`<p>ÿ</p>\n  ${TAG}\n`);
    await page.getByRole('button', { name: 'Copy HTML' }).click();
    await page.getByText('HTML copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(transform(`<p>ÿ</p>\n  ${TAG}\n`));
    await type(TAG.replace('total_pages', 'total_pagse'));
    await page.getByText('No HTML until').waitFor();
    expect(await page.getByRole('button', { name: 'Copy HTML' }).isDisabled()).toBe(true);
    expect(await page.getByText('HTML copied.').count()).toBe(0);
  });

  test('the HTML is shown in lines, and is not changed', async () => {
    const given = `<p>a</p><p>b</p>\n  ${TAG.replace('"42"', '"2"').replace('"7"', '"1"')}`;
    await type(given);
    await page.locator('#html').getByText('"/posts/1"').waitFor();
    const shown = await page.locator('#html .cm-content').evaluate((code: HTMLElement) => code.innerText);
    const starts = shown.split('\n').flatMap((line) => /^\s*(<\/?\w+)/.exec(line)?.[1] ?? []);
    expect(starts).toEqual(['<p', '<nav', '<ul', '<li', '<li', '<li', '</ul', '</nav']);
    const left = (text: string): Promise<number> =>
      page
        .locator('#html')
        .getByText(text, { exact: true })
        .first()
        .boundingBox()
        .then((box) => box!.x);
    expect(await left('ul')).toBeGreaterThan(await left('nav'));
    expect(await left('li')).toBeGreaterThan(await left('ul'));
    const lines = await page.locator('#html .cm-line').allTextContents();
    expect(lines.join('\n')).toBe(transform(given));
  });

  test('a link brings everything back', async () => {
    await type(`<p>ÿ 😀</p>${TAG.replace('"7"', '"12"')}`);
    await page.getByLabel('Theme').selectOption('govuk');
    await page.getByLabel('Template language').selectOption('erb');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').filter({ hasText: /link/i }).waitFor();
    const [before, url] = [await template(), page.url()];
    await page.goto('about:blank');
    await page.goto(url);
    expect(await template()).toBe(before);
    expect(await page.getByLabel('Theme').inputValue()).toBe('govuk');
    expect(await page.getByLabel('Template language').inputValue()).toBe('erb');
    expect(await current()).toContain('12');
  });

  test('a saved page opens from a disk with everything in it, and can be saved again', async () => {
    const saved = async (name: string): Promise<string> => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      expect((await download).suggestedFilename()).toBe('pagination-playground.html');
      const path = join(await makeDirectory({}), name);
      await (await download).saveAs(path);
      return pathToFileURL(path).href;
    };
    const state: State = {
      template: `<!-- <script> --></script>\n<p>ÿ 😀 "&amp;</p>\n${TAG.replace('"7"', '"{posts.page}"')}\n`,
      theme: 'govuk',
      locale: 'de',
      dialect: 'erb',
      framework: 'rails',
      page: 9,
      data: '{ "posts": { "page": 12 } }',
    };
    await page.goto('about:blank');
    await page.goto(`${FILE}#${writeState(state)}`);
    await page.getByLabel('Colors').selectOption('dark');
    const first = await saved('first page.html');
    await page.getByText('It opens with all that you see here, except Colors.').waitFor();

    const asked: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(first);
    expect(await template()).toBe(state.template);
    expect(await page.getByLabel('Colors').inputValue()).toBe('system');
    await page.getByText('Values for').waitFor();
    // The page shows its state in its URL after a moment.
    await page.waitForFunction(() => location.hash.length > 1);
    expect(readState(new URL(page.url()).hash)).toEqual(state);

    await page.getByLabel('Theme').selectOption('uswds');
    await page.goto(await saved('second.html'));
    expect(await page.getByLabel('Theme').inputValue()).toBe('uswds');
    expect(await template()).toBe(state.template);
    // A link says more than the page.
    await page.goto('about:blank');
    await page.goto(`${first}#${writeState({ ...state, theme: 'bulma' })}`);
    expect(await page.getByLabel('Theme').inputValue()).toBe('bulma');
    expect(asked.filter((url) => !/^(?:file|blob|data|about):/.test(url))).toEqual([]);
  });

  test('everything can be reached with the keyboard, and the editor be left', async () => {
    await type(`<p>${TAG}</p>`);
    await page.getByRole('list', { name: 'Problems' }).getByRole('button').waitFor();
    await page.getByLabel('Theme').focus();
    const stops: string[] = [];
    for (;;) {
      const stop = await page.evaluate(() => {
        const { id, textContent } = document.activeElement!;
        return id || document.activeElement!.getAttribute('aria-label') || textContent.slice(0, 12);
      });
      if (stop !== 'result' && stops.includes(stop)) break;
      stops.push(stop);
      await page.keyboard.press('Tab');
    }
    expect(stops.slice(0, 13)).toEqual([
      'theme',
      'locale',
      'dialect',
      'scheme',
      'share',
      'save',
      'Template',
      'data',
      expect.stringMatching(/warning/),
      'copy',
      'Generated HTML',
      'framework',
      'page',
    ]);
    expect(stops).toEqual(expect.arrayContaining(['attribute-path', 'attribute-page_label']));
  });

  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 320],
  ] as const)('axe finds nothing, %s, %d px', async (colorScheme, width) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.getByLabel('Template language').selectOption('jinja2');
    await page.locator('#compiled').getByText('{% set pagination_total').waitFor();
    expect(await findAll()).toEqual([]);
    await type(`<p>${TAG.replace('total_pages', 'total_pagse')}</p>`);
    await page.locator('#problems .warning').waitFor();
    expect(await findAll()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('a template with mistakes leaves nothing in the console', async () => {
    page.on('console', (message) => faults.push(message.text()));
    await type('<pagination path="/posts/:page" total_pages="many" current_page="-"></pagination>');
    await page.getByText('2 errors.').waitFor();
    expect(await page.locator('#attribute-total_pages').getAttribute('placeholder')).toBe('many');
    expect(await page.locator('#html').isVisible()).toBe(false);
    await type(TAG);
    await page.locator('#html').getByText('href="/posts/8"').first().waitFor();
  });

  test('requests nothing but itself', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    for (const theme of await page.getByLabel('Theme').locator('option').allTextContents()) {
      await page.getByLabel('Theme').selectOption(theme);
      expect(await current()).toContain('7');
    }
    expect(
      asked.filter((url) => url.replace(/#.*/, '') !== FILE && url !== 'data:,' && url !== 'about:srcdoc'),
    ).toEqual([]);
    const policy = (await page.locator('meta[http-equiv]').getAttribute('content'))!;
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; /);
    expect(policy).not.toMatch(/unsafe-eval|connect-src|https?:|\*/);
  });

  test('the command serves it, until it is stopped', async () => {
    const command = spawn(process.execPath, [join(__dirname, '../bin/pagination-tag.js'), 'playground']);
    const ended = once(command, 'exit');
    try {
      const [output] = (await once(command.stdout, 'data')) as [Buffer];
      const response = await page.goto(/http:\S+/.exec(output.toString())![0]);
      expect(response?.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
      expect(await current()).toBe('7');
      await page.getByLabel('Theme').selectOption('uswds');
      await page.frameLocator('#result').locator('.usa-pagination .usa-current').waitFor();
    } finally {
      command.kill('SIGINT');
    }
    expect(await ended).toEqual([null, 'SIGINT']);
  });
});
