import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { makeDirectory } from '../src/testing/command-line.js';
import { describeInBrowser } from './browser.js';

/** What a designer does who has HTML files: the commands of README.md, what they print, and the playground. */

const root = join(__dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const [, commands = ''] =
  /```sh\n(node .* --out-dir public\nnode .* > public\/pagination\.css)\n/.exec(readme) ?? [];

const MOCK_UP = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Posts</title>
<link rel="stylesheet" href="css/site.css">
<link rel="stylesheet" href="pagination.css">
</head>
<body>
<h1>Posts</h1>
<pagination path="?page=:page" total_pages="42" current_page="1" aria-label="First page"></pagination>
<pagination path="?page=:page" total_pages="42" current_page="7" aria-label="In between"></pagination>
<pagination path="?page=:page" total_pages="42" current_page="42" aria-label="Last page"></pagination>
</body>
</html>
`;

describeInBrowser('a designer with HTML files', (launch) => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage();
  });

  afterAll(() => browser.close());

  test('builds a mock-up of one page, with its styles, and audits it', async () => {
    const cwd = await makeDirectory({
      'templates/posts.html': MOCK_UP,
      'templates/css/site.css': 'h1 { color: rgb(1, 2, 3) }',
    });
    const run = (command: string) =>
      spawnSync('sh', ['-c', command.replaceAll('../pagination-tag/', `${root}/`)], {
        cwd,
        encoding: 'utf8',
      });
    const { stderr, status } = run(commands);
    expect([commands.split('\n').length, status]).toEqual([2, 0]);
    // What is printed is all that is left to do.
    const copies = [...stderr.matchAll(/^public\/posts\.html loads .*: (.*)$/gm)].map(
      ([, line = '']) => line,
    );
    expect(copies).toEqual(['mkdir -p public/css && cp templates/css/site.css public/css/']);
    for (const copy of copies) expect(run(copy).status).toBe(0);
    expect(run(commands).stderr).toMatch(/^1 file, 3 tags → public\/ in .*\n$/);

    await page.goto(pathToFileURL(join(cwd, 'public/posts.html')).href);
    const look = await page.evaluate(() => ({
      heading: getComputedStyle(document.querySelector('h1')!).color,
      current: [...document.querySelectorAll('[aria-current]')].map(
        (one) => getComputedStyle(one).backgroundColor,
      ),
    }));
    expect(look.heading).toBe('rgb(1, 2, 3)');
    expect(look.current).toHaveLength(3);
    expect(look.current).not.toContain('rgba(0, 0, 0, 0)');

    const audit = run('node ../pagination-tag/bin/pagination-tag.js audit public');
    expect(audit.stderr).toMatch(/\n1 error\n$/);
    expect(audit.stderr).toContain('If this is a mock-up, leave it out: with --ignore, ');
  });

  test('sees every state in one page, in any theme, in the playground', async () => {
    await page.goto(pathToFileURL(join(root, 'dist/playground/index.html')).href);
    await page.getByLabel('Example').selectOption({ label: 'Every state' });
    const states = page.frameLocator('#result');
    for (const [theme, current] of [
      ['default', '.pagination__link--current'],
      ['petal', '.pc-pagination__item--is-current'],
    ] as const) {
      await page.getByLabel('Theme').selectOption(theme);
      await states.locator(current).first().waitFor();
      const names = await states
        .locator('nav')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      expect(names).toEqual(await states.locator('h2').allTextContents());
      expect(names.length).toBeGreaterThanOrEqual(9);
    }
    expect(await page.getByText('No problems.').isVisible()).toBe(true);
  });
});
