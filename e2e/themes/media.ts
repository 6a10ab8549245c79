import { renderPagination } from '../../src/index.js';
import { lowContrasts } from '../contrast.js';
import type { Medium } from './engines.js';
import { changedPixels, dropBackgrounds, inside, useCamera } from './pictures.js';
import type { Tab } from './tab.js';

/** What a person sees on light and dark screens, with forced colors, and on paper, which no checker looks at. */

const forms = { path: '?page=:page&size=:page_size', page_size: 10, jump: true, page_sizes: [10, 25] };

export function askAboutMedia(tab: Tab, media: readonly Medium[]): void {
  const { theme, engine, page, show, emulate } = tab;
  const { laboratory, takePicture, boxOf } = useCamera(tab);

  test.each(media)('page 4 of 7 looks different from page 5: %s', async (medium) => {
    // In a list as short as this, nothing but the current page differs from one page to the next.
    const controls = [4, 5].map((current_page) => {
      const attributes = { path: '#:page', total_pages: 7, current_page, show_boundary_chevrons: true };
      return `<div class="list-${current_page}">${renderPagination(attributes, { theme })}</div>`;
    });
    await show(controls.join('<p>&nbsp;</p>'), { medium });
    if (medium === 'print') await page().evaluate(dropBackgrounds);
    const main = await boxOf('main', 2);
    const picture = await takePicture(main);
    // Forced colors are the system's. Firefox's own blue has 2.9 times the contrast of white.
    const least = medium === 'forced' ? 2 : 3;
    for (const number of [4, 5]) {
      const item = `li:has(> [href="#${number}"]:not([rel]))`;
      const [from, to] = [
        inside(main, await boxOf(`.list-4 ${item}`, 2)),
        inside(main, await boxOf(`.list-5 ${item}`, 2)),
      ];
      const changed = await laboratory().evaluate(changedPixels, picture, picture, from, to, least);
      // A frame of one pixel around the number would do.
      expect(changed).toBeGreaterThanOrEqual(0.75 * 2 * (from.width + from.height - 8));
    }
    // Least of all may the current page be the faintest.
    if (medium !== 'forced') expect(await page().evaluate(lowContrasts)).toEqual([]);
  });

  const links = ['[rel=prev]', 'li [href*="=2&"]', '[aria-current]', '[rel=next]'];
  // In other themes, the ring is that of the browser or the framework.
  const ringed = ['bootstrap', 'bulma', 'petal'];
  const fields = ringed.includes(theme) ? ['label input', 'select', 'form button'] : [];
  // Paper has no focus.
  test.each(media.filter((medium) => medium !== 'print'))(
    'the focus is seen on every kind of link and field: %s',
    async (medium) => {
      const attributes = { ...forms, total_items: 70, current_page: 4 };
      await show(renderPagination(attributes, { theme }), { medium });
      // From now on, the focus is that of a keyboard.
      await page().keyboard.press('Tab');
      await page().evaluate(() => (document.activeElement as HTMLElement).blur());
      const nav = await boxOf('nav', 6);
      const before = await takePicture(nav);
      const faint: string[] = [];
      for (const selector of [...links, ...fields]) {
        const [link, area] = [await boxOf(selector, 0), await boxOf(selector, 6)];
        await page().focus(selector);
        const after = await takePicture(area);
        const [from, to] = [inside(nav, area), inside(area, area)];
        const changed = await laboratory().evaluate(changedPixels, before, after, from, to);
        // A line of one pixel around it, or of four along its shortest side.
        const { width, height } = link;
        const needed = 0.9 * Math.min(2 * (width + height), 4 * Math.min(width, height));
        if (changed < needed) faint.push(`${selector}: ${changed} pixels, not ${needed}`);
      }
      expect(faint).toEqual([]);
    },
  );

  test.each(media.filter((medium) => medium === 'light' || medium === 'dark'))(
    'links that lead nowhere look disabled, also under the pointer, and can be read: %s',
    async (medium) => {
      const list = { total_pages: 7, show_boundary_chevrons: true };
      const words = { ...list, show_labels: true };
      const controls = [list, words, { ...words, current_page: 7 }];
      await show(controls.map((attributes) => renderPagination(attributes, { theme })).join(''), { medium });
      expect(await page().evaluate(lowContrasts)).toEqual([]);
      const disabled = await page().evaluate(lookOf, DISABLED);
      expect(disabled).not.toBe(await page().evaluate(lookOf, '[rel=next]'));
      await page().hover(DISABLED);
      expect(await page().evaluate(lookOf, DISABLED)).toBe(disabled);
      await page().mouse.move(0, 0);
      // Firefox has no such setting for a test.
      if (engine().name !== 'Chromium') return;
      await emulate(medium, { 'prefers-contrast': 'more' });
      expect(await page().evaluate(lookOf, DISABLED)).not.toBe(await page().evaluate(lookOf, '[rel=next]'));
    },
  );
}

/** What is asked of one medium alone. */
export function askAboutOneMedium({ theme, page, show, styleOf }: Tab): void {
  test('forced colors: what leads nowhere differs, links and buttons, and icons have the color of links', async () => {
    const lists = [{}, { element: 'button', 'link:data-page': ':page' }] as const;
    const controls = lists.map((attributes) =>
      renderPagination(
        { total_pages: 42, current_page: 1, show_boundary_chevrons: true, ...attributes },
        { theme },
      ),
    );
    await show(controls.join(''), { medium: 'forced' });
    const found = await page().evaluate(() =>
      [...document.querySelectorAll('nav')].map((nav) => {
        const chevrons = [
          ...nav.querySelectorAll(
            ':is(a, button, span):has(> [aria-hidden]), .pagination-previous, .pagination-next',
          ),
        ];
        const [dead, alive] = [chevrons[0], chevrons.at(-1)].map((chevron) => {
          const { color, fontWeight, borderTop, opacity, textDecorationLine } = getComputedStyle(chevron!);
          const faded = getComputedStyle(chevron!.parentElement!).opacity;
          const icon = chevron!.querySelector('[aria-hidden]') ?? chevron!;
          return [
            color,
            fontWeight,
            borderTop,
            opacity,
            textDecorationLine,
            faded,
            getComputedStyle(icon).opacity,
          ];
        });
        return String(dead) !== String(alive);
      }),
    );
    expect(found).toEqual([true, true]);
    const strange = await page().evaluate(() =>
      [...document.querySelectorAll('nav svg')].flatMap((icon) => {
        const { fill, stroke, forcedColorAdjust } = getComputedStyle(icon);
        const shown = fill === 'none' ? stroke : fill;
        const { color } = getComputedStyle(icon.closest('a, button, span')!);
        // Of icons that are adjusted, the browser replaces the color when it paints.
        return shown === color || forcedColorAdjust === 'auto' ? [] : [`${shown}, not ${color}`];
      }),
    );
    expect(strange).toEqual([]);
  });

  test('forms can be read on paper', async () => {
    await show(renderPagination({ total_items: 70, ...forms }, { theme }), { medium: 'print' });
    await page().evaluate(dropBackgrounds);
    expect(await page().evaluate(lowContrasts)).toEqual([]);
  });

  // A shadow of no size in the color of the text is a hairline on Firefox's paper.
  test('plain links have no shadow in the color of the text', async () => {
    await show(renderPagination({ total_pages: 7, current_page: 4 }, { theme }), { medium: 'print' });
    const shadow = await styleOf('nav [href$="2"]', 'box-shadow');
    const color = await styleOf('nav [href$="2"]', 'color');
    expect(shadow.includes(color)).toBe(false);
  });
}

/** A disabled link is the only text beside the list's links. */
const DISABLED = ':is(nav, div, li) > span';

/** What tells a link from one that leads nowhere; runs in the page. */
function lookOf(selector: string): string {
  const link = document.querySelector(selector)!;
  const { color, fontWeight, borderTop, opacity } = getComputedStyle(link);
  const { opacity: faded, backgroundColor } = getComputedStyle(link.parentElement!);
  return [color, fontWeight, borderTop, opacity, faded, backgroundColor].join();
}
