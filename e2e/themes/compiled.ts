import { renderPagination } from '../../src/index.js';
import { componentStyles, tailwindThemes } from '../../scripts/framework-styles.js';
import { placeOf } from './measure.js';
import type { Tab } from './tab.js';
import { targetLists } from './targets.js';

/** Where things are in themes that Tailwind compiles, by where their rules are. `rows.ts` asks the rest. */

export function askAboutCompiled({ theme, page, show, measure }: Tab): void {
  if (!tailwindThemes.includes(theme)) return;
  const controls = Object.entries(targetLists).flatMap(([group, attributes]) =>
    [1, 7, 42].map((current_page) => ({
      group,
      html: renderPagination({ total_pages: 42, current_page, ...attributes }, { theme }),
    })),
  );
  let styles = '';
  beforeAll(() => {
    styles = componentStyles(theme);
  });

  // docs/frameworks say so of components. Tailwind need not read the file.
  test.each([320, 800])('the same with its rules in a file before Tailwind: %d px', async (width) => {
    const boxes: unknown[] = [];
    for (const sheet of [undefined, styles]) {
      await show(placeOf(controls), { width, ...(sheet && { sheet }) });
      boxes.push(
        await page().evaluate(() =>
          Array.from(document.querySelectorAll('nav li > *'), (one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return { x, y, width, height };
          }),
        ),
      );
    }
    expect(boxes[1]).toEqual(boxes[0]);
  });

  // In a component, a stylesheet can be forgotten.
  test('without its rules, it wraps, and its targets are large enough', async () => {
    await show(placeOf(controls), { sheet: styles.replace(/^[^]*?\/\*! tailwindcss/, '/*! tailwindcss') });
    const problems = Object.keys(await measure([288, 768], false));
    expect(problems.filter((problem) => problem.startsWith('outside'))).toEqual([]);
    const sizes = await page().evaluate(() =>
      Array.from(document.querySelectorAll('nav a'), (link) => [link.clientWidth, link.clientHeight]).flat(),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });
}
