import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { parseTheme, renderPagination } from '../src/index.js';
import { describeInBrowser } from './browser.js';
import { renderStates } from './control-states.js';
import { sampleNames, sampleStyles } from './scripts/sample-styles.js';

/** The samples of own markup in samples/, with the styles that they are for. */

const folder = join(__dirname, '../samples');

const samples = sampleNames.map((name) => {
  const html = readFileSync(join(folder, `${name}.html`), 'utf8');
  const theme = parseTheme(html, { file: `samples/${name}.html` });
  return { name, html, theme, hasForms: html.includes('data-part="jump"') };
});

function classesIn(html: string): string[] {
  const names = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' '));
  return [...new Set(names.flat())].filter(Boolean).toSorted();
}

test('every file in samples/ is tested and described', () => {
  const page = readFileSync(join(__dirname, '../docs/themes.md'), 'utf8');
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'));
  expect(files.toSorted()).toEqual(sampleNames.map((name) => `${name}.html`).toSorted());
  for (const file of readdirSync(folder)) expect(page).toContain(`samples/${file}`);
});

test.each(samples)('$name has first, last, position and disabled parts', ({ theme }) => {
  const list = { total_pages: 42, show_ends: true, show_boundary_chevrons: true };
  for (const current_page of [1, 7])
    expect(renderPagination({ ...list, current_page }, { theme })).toContain('Last page');
  // A disabled link is plain text, and an icon has no text.
  expect(renderPagination({ ...list, current_page: 42 }, { theme })).not.toMatch(
    /<a [^>]*aria-label="Last page"/,
  );
  expect(renderPagination({ ...list, layout: 'position', current_page: 7 }, { theme })).toContain(
    'Page 7 of 42',
  );
});

test.each(['carbon', 'primer'])('the class names of %s are those of its styles', (name) => {
  const known = new Set(Array.from(sampleStyles(name).matchAll(/\.([\w-]+)/g), ([, name]) => name));
  const unknown = classesIn(samples.find((sample) => sample.name === name)!.html).filter(
    (name) => !known.has(name),
  );
  // Of the pagination that Primer's styles are for, these two have no styles.
  expect(unknown).toEqual(name === 'primer' ? ['first_page', 'last_page'] : []);
});

interface WithAxe {
  readonly axe: {
    run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

describeInBrowser('samples in a browser', (launch) => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage({ reducedMotion: 'reduce' });
  });

  afterAll(() => browser.close());

  const directions = [
    ['ltr', 'en'],
    ['rtl', 'ar'],
  ] as const;
  const inDirections = samples.flatMap((one) =>
    directions.map(([direction, language]) => ({ ...one, direction, language })),
  );

  test.each(inDirections)('axe finds nothing in $name, $direction', async (sample) => {
    const { name, theme, hasForms, direction, language } = sample;
    await page.setContent(`<!doctype html><html lang="${language}" dir="${direction}" data-color-mode="light" data-light-theme="light">
      <title>Posts</title><style>${sampleStyles(name)}</style><main>${renderStates(theme, language, hasForms)}</main>`);
    await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as WithAxe).axe.run({ resultTypes: ['violations'] }),
    );
    expect(violations.map(({ id, nodes }) => [id, nodes.length, nodes[0]?.html])).toEqual([]);
  });

  test.each(samples)('$name fits a phone, in every state', async ({ name, theme, hasForms }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const control = renderStates(theme, 'en', hasForms);
    await page.setContent(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
      <style>${sampleStyles(name)} body { margin: 16px }</style>${control}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
});
