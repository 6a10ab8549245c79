import type { Browser, Page } from 'playwright-core';
import {
  darkThemes,
  emulate,
  frameworkStyles,
  pageAround,
  styledThemes,
  type Medium,
} from './scripts/framework-styles.js';
import { renderPagination, type PaginationThemeName } from '../src/index.js';
import { describeInBrowser } from './browser.js';
import { lowContrasts } from './contrast.js';
import { renderStates } from './control-states.js';

/**
 * What a person sees, which no checker looks at: pictures tell the current page and the focus in every theme and medium,
 * and every control fits a phone. The styles are those of the framework and of the theme.
 */

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Counts the pixels of a box that change at 3 to 1 (WCAG 2.2, 1.4.11, "contrast ratio") from one picture to another. */
type Compare = (before: string, after: string, from: Box, to: Box) => Promise<number>;

const media = styledThemes.flatMap((theme) =>
  (['light', 'dark', 'forced', 'print'] as const)
    .filter((medium) => medium !== 'dark' || darkThemes.includes(theme))
    .map((medium) => ({ theme: theme as PaginationThemeName, medium })),
);

const languages = ['en', 'de', 'ru', 'fi', 'ja', 'ar'] as const;

describeInBrowser('what is seen of a control', (launch) => {
  let browser: Browser;
  let page: Page;
  let laboratory: Page;
  const sheets = new Map<string, ReturnType<typeof frameworkStyles>>();

  beforeAll(async () => {
    for (const theme of styledThemes) sheets.set(theme, frameworkStyles(theme));
    browser = await launch();
    page = await browser.newPage({ reducedMotion: 'reduce' });
    laboratory = await browser.newPage();
  });

  afterAll(() => browser.close());

  async function show(
    theme: PaginationThemeName,
    medium: Medium,
    content: string,
    language = 'en',
  ): Promise<void> {
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    const styles = sheets.get(theme)![direction];
    const look = { theme, styles, direction, isDark: medium === 'dark', language } as const;
    await page.setContent(pageAround(look, content));
    await emulate(page, medium);
  }

  async function takePicture(): Promise<string> {
    return (await page.screenshot()).toString('base64');
  }

  const countChanges: Compare = (before, after, from, to) =>
    laboratory.evaluate(
      async ({ before, after, from, to }) => {
        const read = async (picture: string, { x, y, width, height }: typeof from): Promise<number[]> => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          const context = canvas.getContext('2d')!;
          context.drawImage(image, -Math.round(x), -Math.round(y));
          const { data } = context.getImageData(0, 0, width, height);
          return Array.from({ length: data.length / 4 }, (_, pixel) => {
            const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((offset) => {
              const part = (data[4 * pixel + offset] ?? 0) / 255;
              return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
          });
        };
        const [old, now] = [await read(before, from), await read(after, to)];
        return old.filter((was, pixel) => Math.max(was / now[pixel]!, now[pixel]! / was) >= 3).length;
      },
      { before, after, from, to },
    );

  /** The box of a link, with some room for a frame around it. */
  async function boxOf(selector: string, margin: number): Promise<Box> {
    const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
    const [right, bottom] = [Math.round(x + width), Math.round(y + height)];
    const [left, top] = [Math.round(x) - margin, Math.round(y) - margin];
    return { x: left, y: top, width: right + margin - left, height: bottom + margin - top };
  }

  /** How high the middle of what is drawn in a link is, in px from the top of the window. */
  async function middleOfInk(selector: string): Promise<number> {
    const box = await boxOf(selector, -3);
    return laboratory.evaluate(
      async ({ picture, box: { x, y, width, height } }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d')!;
        context.drawImage(image, -x, -y);
        const { data } = context.getImageData(0, 0, width, height);
        const ground = data[0] ?? 0;
        const rows = Array.from({ length: height }, (_, row) => row).filter((row) =>
          Array.from({ length: width }, (_, column) => data[4 * (row * width + column)] ?? 0).some(
            (red) => Math.abs(red - ground) > 40,
          ),
        );
        return y + (rows[0]! + rows.at(-1)! + 1) / 2;
      },
      { picture: await takePicture(), box },
    );
  }

  /** In a list as short as this, nothing but the current page differs from one page to the next. */
  const neighbors = [4, 5]
    .map((current_page) => ({ path: '#:page', total_pages: 7, current_page }))
    .map((attributes) => ({ ...attributes, show_boundary_chevrons: true }));

  test.each(media)('page 4 of 7 looks different from page 5: $theme, $medium', async ({ theme, medium }) => {
    const controls = neighbors.map(
      (attributes, index) => `<div id="list-${index}">${renderPagination(attributes, { theme })}</div>`,
    );
    await show(theme, medium, controls.join('<p>&nbsp;</p>'));
    const picture = await takePicture();
    for (const number of [4, 5]) {
      const item = `li:has(> [href="#${number}"]:not([rel]))`;
      const [from, to] = [await boxOf(`#list-0 ${item}`, 2), await boxOf(`#list-1 ${item}`, 2)];
      const changed = await countChanges(picture, picture, from, to);
      // A frame of one pixel around the number would do.
      expect(changed).toBeGreaterThanOrEqual(0.75 * 2 * (from.width + from.height - 8));
    }
    // Least of all may the current page be the faintest.
    expect(await page.evaluate(lowContrasts)).toEqual([]);
  });

  // Paper has no focus.
  test.each(media.filter(({ medium }) => medium !== 'print'))(
    'the focus is seen on every kind of link: $theme, $medium',
    async ({ theme, medium }) => {
      await show(
        theme,
        medium,
        renderPagination({ path: '#:page', total_pages: 7, current_page: 4 }, { theme }),
      );
      // From now on, the focus is that of a keyboard.
      await page.keyboard.press('Tab');
      for (const selector of ['[rel=prev]', 'li [href="#2"]', '[aria-current]', '[rel=next]']) {
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        const [link, area] = [await boxOf(selector, 0), await boxOf(selector, 6)];
        const before = await takePicture();
        await page.locator(selector).focus();
        const changed = await countChanges(before, await takePicture(), area, area);
        // A line of one pixel around it, or of four along its shortest side.
        const { width, height } = link;
        const needed = 0.9 * Math.min(2 * (width + height), 4 * Math.min(width, height));
        expect([
          selector,
          changed >= needed ? 'is seen' : `changes ${changed} pixels, not ${needed}`,
        ]).toEqual([selector, 'is seen']);
      }
    },
  );

  test.each(styledThemes)('forced colors reach the icons of %s', async (theme) => {
    const name = theme as PaginationThemeName;
    await show(
      name,
      'forced',
      renderPagination({ total_pages: 42, current_page: 7, show_ends: true }, { theme: name }),
    );
    const strange = await page.evaluate(() =>
      [...document.querySelectorAll('nav svg')].flatMap((icon) => {
        const { fill, stroke, forcedColorAdjust } = getComputedStyle(icon);
        const shown = fill === 'none' ? stroke : fill;
        const { color } = getComputedStyle(icon.closest('a')!);
        // Of icons that are adjusted, the browser replaces the color when it paints.
        return shown === color || forcedColorAdjust === 'auto' ? [] : [`${shown}, not ${color}`];
      }),
    );
    expect(strange).toEqual([]);
  });

  // Of the other themes, the chevrons have words beside them, or are words.
  test.each(['default', 'bootstrap', 'daisyui', 'shadcn', 'tailwind'] as const)(
    'the chevrons of %s are level with the digits',
    async (theme) => {
      await show(theme, 'light', renderPagination({ total_pages: 7, current_page: 4 }, { theme }));
      for (const family of ['sans-serif', 'serif', 'monospace']) {
        await page.addStyleTag({ content: `* { font-family: ${family} !important }` });
        const middles = [];
        for (const selector of ['[rel=prev]', '[href="/2"]:not([rel])', '[rel=next]'])
          middles.push(await middleOfInk(selector));
        const [previous = 0, digit = 0, next = 0] = middles;
        // In CSS pixels, of pictures that have one pixel for each.
        expect(Math.max(Math.abs(previous - digit), Math.abs(next - digit))).toBeLessThanOrEqual(1);
      }
    },
  );

  test('the chevrons of default are level with capitals beside them', async () => {
    const words = { previous_path: '/a', next_path: '/c', previous_label: 'HEX', next_label: 'HEX' };
    await show('default', 'light', renderPagination(words, { theme: 'default' }));
    const middles = [];
    for (const seen of [
      'nav a { color: transparent } nav a > span { color: black }',
      'nav a > span { opacity: 0 }',
    ]) {
      const tag = await page.addStyleTag({ content: seen.replaceAll(' }', ' !important }') });
      middles.push(await middleOfInk('[rel=next]'));
      await tag.evaluate((element) => (element as Element).remove());
    }
    const [chevron = 0, word = 0] = middles;
    expect(Math.abs(chevron - word)).toBeLessThan(0.5);
  });

  test('the chevrons of default are level with the digits without a doctype, too', async () => {
    const control = renderPagination({ total_pages: 7, current_page: 4 }, { theme: 'default' });
    await page.setContent(
      pageAround({ theme: 'default', styles: sheets.get('default')!.ltr }, control).slice(15),
    );
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
    const [chevron, digit] = [await middleOfInk('[rel=prev]'), await middleOfInk('[href="/2"]:not([rel])')];
    expect(Math.abs(chevron - digit)).toBeLessThanOrEqual(2);
  });

  test.each(styledThemes.flatMap((theme) => languages.map((language) => [theme, language] as const)))(
    'every state of %s in %s fits a screen of 320 px, in one row',
    async (theme, language) => {
      await page.setViewportSize({ width: 320, height: 600 });
      await show(
        theme as PaginationThemeName,
        'light',
        renderStates(theme as PaginationThemeName, language),
        language,
      );
      const found = await page.evaluate(() => {
        // Without page numbers, the words may take two rows.
        const wrapped = [...document.querySelectorAll('nav ul:has([aria-current])')].filter((list) => {
          const items = [...list.children].filter((item) => item.checkVisibility());
          const boxes = items.map((item) => item.getBoundingClientRect());
          return Math.max(...boxes.map(({ top }) => top)) >= Math.min(...boxes.map(({ bottom }) => bottom));
        });
        const outside = [...document.querySelectorAll('nav a')]
          .filter((link) => link.checkVisibility())
          .map((link) => link.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > innerWidth);
        const hidden = [...document.querySelectorAll('[rel=next]')].filter((link) => !link.checkVisibility());
        const { scrollWidth } = document.documentElement;
        return {
          wrapped: wrapped.map((list) => list.textContent),
          outside: outside.length,
          // Where the total is unknown, no other link leads on.
          hidden: hidden.length,
          scrollWidth,
        };
      });
      expect(found).toEqual({ wrapped: [], outside: 0, hidden: 0, scrollWidth: 320 });
      await page.setViewportSize({ width: 1280, height: 720 });
    },
  );
});
