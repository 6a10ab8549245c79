import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from 'svelte/compiler';
import { parse } from 'vue/compiler-sfc';
import { renderPagination } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { describeInBrowser } from '../browser.js';
import { stylesheet } from '../stylesheet.js';
import type { Attributes } from './grid.js';

/** The styles that single-file components hold: with them, a control looks as with the whole stylesheet. */

/** The component of a list. */
const LISTED = 'Pagination';

const project = mkdtempSync(join(tmpdir(), 'pagination-tag-styles-'));

afterAll(() => rmSync(project, { recursive: true }));

/** Writes the components of a framework with parts, and returns one. */
async function write(framework: string, parts: string, name = LISTED): Promise<string> {
  const out = join(framework, parts.replaceAll(',', '-'));
  const args = ['add', framework, '--theme', 'default', '--out', out, '--with', parts || 'none'];
  expect(await runIn(project, args)).toMatchObject({ code: 0, stderr: '' });
  return readFileSync(join(project, out, `${name}.${framework}`), 'utf8');
}

/** The rules of a style, however it is indented. */
const rulesOf = (css: string): string => css.replaceAll(/\s+/g, ' ').trim();

/** The styles of a component of Vue. */
function stylesOf(source: string): string {
  const { styles } = parse(source).descriptor;
  expect(styles.map(({ scoped, module }) => [scoped, module])).toEqual([[undefined, undefined]]);
  return styles[0]?.content ?? '';
}

test.each(['', 'all', 'links,labels'])('with %p, the rules are the same in all frameworks', async (parts) => {
  const rules = rulesOf(stylesOf(await write('vue', parts)));
  const astro = await write('astro', parts);
  expect(rulesOf(/<style is:global>([^]*)<\/style>/.exec(astro)?.[1] ?? '')).toBe(rules);
  // Svelte says which rules it left alone in comments.
  const { css, warnings } = compile(await write('svelte', parts), { generate: 'client' });
  expect(warnings).toEqual([]);
  expect(css?.code).not.toContain('.svelte-');
  expect(rulesOf(css?.code.replaceAll(/\/\* ?:global ?\{ ?\*\/|\/\* ?\} ?\*\//g, '') ?? '')).toBe(rules);
});

const LIST = { path: '/posts/:page', total_pages: 30 };
const pages = [1, 15].map((current_page): Attributes => ({ ...LIST, current_page }));
const few = [2].map((current_page): Attributes => ({ ...LIST, total_pages: 3, current_page }));
const beside = { previous_path: '/a', next_path: '/b', previous_title: 'Fees', next_title: 'A'.repeat(90) };

/** Parts, what they mean for a tag, and the component that has them. */
const cases: readonly (readonly [parts: string, means: Attributes, component: string])[] = [
  ['', {}, LISTED],
  ['disabled,ends', { show_ends: true, show_boundary_chevrons: true }, LISTED],
  ['labels', { show_labels: true }, LISTED],
  ['ends,labels', { show_ends: true, show_labels: true }, LISTED],
  ['links', { layout: 'links' }, LISTED],
  ['neighbors', beside, 'PaginationNeighbors'],
];

describeInBrowser('in a browser', (launch) => {
  test('a control looks as with the whole stylesheet', async () => {
    const browser = await launch();
    try {
      const page = await browser.newPage();
      for (const [parts, means, component] of cases) {
        const styles = stylesOf(await write('vue', parts, component));
        const all = component === LISTED ? [...pages, ...few] : [{}];
        const body = all.map((one) => renderPagination({ ...one, ...means })).join('\n');
        await page.setContent(
          `<!doctype html><meta name="color-scheme" content="light dark"><style></style>${body}`,
        );
        for (const [width, colorScheme] of [
          [300, 'light'],
          [1300, 'dark'],
        ] as const) {
          await page.setViewportSize({ width, height: 700 });
          await page.emulateMedia({ colorScheme });
          const [own, whole] = [
            await page.evaluate(looksWith, styles),
            await page.evaluate(looksWith, stylesheet),
          ];
          expect(whole.join('').length).toBeGreaterThan(50_000);
          expect([parts, width, own]).toEqual([parts, width, whole]);
        }
      }
    } finally {
      await browser.close();
    }
  });
});

/** Every property of every element, and of what is before and after it, in a page with these styles. */
function looksWith(css: string): string[] {
  const style = document.querySelector('style');
  if (style) style.textContent = css;
  for (const transition of document.getAnimations()) transition.finish();
  return Array.from(document.querySelectorAll('nav, nav *')).flatMap((element) =>
    ['', '::before', '::after'].map((pseudo) => {
      const computed = getComputedStyle(element, pseudo);
      // Most have nothing before or after them.
      if (pseudo !== '' && ['none', 'normal'].includes(computed.content)) return '';
      return Array.from(computed, (name) => `${name}: ${computed.getPropertyValue(name)}`).join('\n');
    }),
  );
}
