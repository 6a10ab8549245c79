import type { Browser, Page } from 'playwright-core';
import { renderPagination } from '../src/index.js';
import { describeInBrowser } from './browser.js';
import { control, show, states } from './styled-page.js';

/** The default theme in colors of every kind, in print, from right to left, and beside other things. */

/** The parts of the results of axe-core that are used here. */
interface Findings {
  readonly violations: readonly Finding[];
  readonly incomplete: readonly Finding[];
}
interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}
interface WithAxe {
  readonly axe: { run: (context: string, options: object) => Promise<Findings> };
}

describeInBrowser('the stylesheet in every medium', (launch) => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage();
  });

  afterAll(() => browser.close());

  /** The computed value of a property, of the first element that a selector finds. */
  function styleOf(selector: string, property: string): Promise<string> {
    return page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
  }

  /** The contrast of two colors, the first drawn over the second. WCAG 2.2, "contrast ratio". */
  function contrastOf(over: string, under: string): Promise<number> {
    return page.evaluate(
      ([over, under]) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('The browser has no 2D canvas.');
        const luminances = [[under], [under, over]].map((layers) => {
          for (const layer of layers) {
            context.fillStyle = layer ?? '';
            context.fillRect(0, 0, 1, 1);
          }
          const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
            const share = value / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          }) as [number, number, number];
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        });
        const [dark, light] = luminances.sort((one, other) => one - other) as [number, number];
        return (light + 0.05) / (dark + 0.05);
      },
      [over, under],
    );
  }

  const schemes = [
    { scheme: 'light', styles: '', width: 1280, paper: '#fff' },
    { scheme: 'dark', styles: '', width: 1280, paper: '#121212' },
    { scheme: 'dark', styles: '', width: 320, paper: '#121212' },
    // Dark by its own colors, without a word about its scheme.
    {
      scheme: 'light',
      styles: 'html { color-scheme: normal } body { background: #111; color: #ddd }',
      width: 1280,
      paper: '#111',
    },
  ] as const;

  test.each(schemes)('contrast and targets satisfy axe: $scheme $styles $width px', async (given) => {
    await show(page, states, { ...given, media: { colorScheme: given.scheme } });
    await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
    const { violations, incomplete } = await page.evaluate(() =>
      (globalThis as unknown as WithAxe).axe.run('main', { runOnly: ['color-contrast', 'target-size'] }),
    );
    expect([...violations, ...incomplete].map(({ id, nodes }) => [id, nodes[0]])).toEqual([]);
  });

  // WCAG 2.2, 1.4.11: 3 to 1 for what tells a state.
  test.each(schemes)('ring and current page stand out: $scheme $styles $width px', async (given) => {
    await show(page, control(60), { ...given, media: { colorScheme: given.scheme } });
    await page.keyboard.press('Tab');
    expect(await styleOf(':focus-visible', 'outline-style')).toBe('solid');
    expect(await styleOf(':focus-visible', 'outline-width')).toBe('2px');
    const current = '.pagination__link--current';
    const ring = await styleOf(':focus-visible', 'outline-color');
    expect(await contrastOf(ring, given.paper)).toBeGreaterThan(3);
    expect(await contrastOf(await styleOf(current, 'background-color'), given.paper)).toBeGreaterThan(3);
  });

  test("light or dark is the page's own choice", async () => {
    const body = ['light', 'dark'].map(
      (scheme) => `<div style="color-scheme: ${scheme}">${control(60)}</div>`,
    );
    await show(page, body.join(''), { media: { colorScheme: 'dark' } });
    const colors = await page
      .locator('.pagination__link--current')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
    expect(colors).toEqual(['rgb(37, 99, 235)', 'rgb(147, 197, 253)']);
  });

  test('a link changes under the pointer, the current page does not', async () => {
    const ground = async (link: string): Promise<string> => {
      await page.hover(link);
      return styleOf(link, 'background-color');
    };
    await show(page, control(60), { media: { reducedMotion: 'reduce' } });
    expect(await ground('.pagination__link--next')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await ground('.pagination__link--current')).toBe('rgb(37, 99, 235)');
  });

  test('a pressed link differs from one under the pointer', async () => {
    await show(page, control(60), { media: { reducedMotion: 'reduce' } });
    await page.hover('.pagination__link--next');
    const hovered = await styleOf('.pagination__link--next', 'background-color');
    await page.mouse.down();
    expect(await styleOf('.pagination__link--next', 'background-color')).not.toBe(hovered);
    await page.mouse.up();
  });

  test('the current page is bolder than the others', async () => {
    await show(page, control(60));
    const [current, other] = [
      await styleOf('.pagination__link--current', 'font-weight'),
      await styleOf('.pagination__link--next', 'font-weight'),
    ];
    expect(Number(current)).toBeGreaterThan(Number(other));
  });

  test('lines of long titles are close together, and start or end at their sides', async () => {
    const title = 'Applying for a provisional driving license from abroad';
    const titles = { previous_path: '/1', previous_title: title, next_path: '/3', next_title: title };
    await show(page, renderPagination(titles), { width: 320 });
    for (const [link, side] of [
      ['[rel=prev]', 'start'],
      ['[rel=next]', 'end'],
    ] as const) {
      expect(await styleOf(link, 'text-align')).toBe(side);
      expect(parseFloat(await styleOf(link, 'line-height'))).toBeLessThan(1.5 * 16);
    }
  });

  test('a disabled chevron can be read', async () => {
    await show(page, control(1, { show_boundary_chevrons: true }));
    const color = await styleOf('.pagination__link--disabled', 'color');
    expect(await contrastOf(color, '#fff')).toBeGreaterThan(4.5);
    expect(await contrastOf(color, '#fff')).toBeLessThan(21);
  });

  test('forced colors: the current page has the highlight, and a dead chevron is gray', async () => {
    const body = control(120, { show_boundary_chevrons: true }) + '<i style="color: Highlight">';
    await show(page, body, { media: { forcedColors: 'active' } });
    const canvas = await styleOf('body', 'background-color');
    const current = '.pagination__link--current';
    expect(await styleOf(current, 'background-color')).toBe(await styleOf('i', 'color'));
    expect(await styleOf(current, 'background-color')).not.toBe(canvas);
    expect(await styleOf('.pagination__link--disabled', 'color')).not.toBe(
      await styleOf('.pagination__link--previous', 'color'),
    );
  });

  test('in print, the current page has a border and no background, and chevrons are omitted', async () => {
    await show(page, control(60));
    await page.emulateMedia({ media: 'print' });
    const current = '.pagination__link--current';
    expect(await styleOf(current, 'outline-style')).toBe('solid');
    expect(await styleOf(current, 'background-color')).toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(current, 'color')).toBe(await styleOf('body', 'color'));
    expect(await page.locator('.pagination a:visible').allTextContents()).toEqual([
      '1',
      '59',
      '60',
      '61',
      '120',
    ]);
  });

  test('nothing is animated with reduced motion', async () => {
    await show(page, control(60));
    expect(await styleOf('.pagination__link', 'transition-duration')).toBe('0.15s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await styleOf('.pagination__link', 'transition-duration')).toBe('0s');
  });

  test('right to left: Previous is on the right, and the chevrons are turned', async () => {
    const looks = async (rel: string): Promise<object> => {
      const link = page.locator(`[rel=${rel}]`);
      const { left } = await link.evaluate((element) => element.getBoundingClientRect());
      // A corner of two borders, and by how much it is turned.
      const drawn = await link.locator('[aria-hidden]').evaluate((element) => {
        const style = getComputedStyle(element);
        const sides = ['top', 'right', 'bottom', 'left'];
        const shown = sides.filter((side) => style.getPropertyValue(`border-${side}-width`) !== '0px');
        return `${shown.join(' ')} ${style.rotate}`;
      });
      return { left, drawn };
    };
    await show(page, control(60));
    const [left, right] = [await looks('prev'), await looks('next')];
    expect([left, right]).toMatchObject([{ drawn: 'bottom left 45deg' }, { drawn: 'top right 45deg' }]);
    await show(page, `<div dir="rtl">${control(60)}</div>`);
    expect(await looks('prev')).toEqual({ ...right, drawn: 'right bottom -45deg' });
    expect(await looks('next')).toEqual({ ...left, drawn: 'top left -45deg' });
  });

  test.each([
    ['a flex box', 'display: flex; justify-content: space-between'],
    ['a column', 'display: flex; flex-direction: column; align-items: center'],
    ['a grid', 'display: grid; justify-items: end'],
    ['a float', 'float: right'],
  ])('has its own width in %s', async (_, style) => {
    for (const [window, items] of [
      [1280, 9],
      [320, 7],
    ] as const) {
      await show(page, `<div style="${style}">${control(60)}</div>`, { width: window });
      const nav = await page.locator('nav').evaluate((element) => element.getBoundingClientRect().width);
      const list = await page.locator('ul').evaluate((element) => element.getBoundingClientRect().width);
      expect(nav).toBe(Math.min(480, 0.85 * window));
      expect(list).toBeGreaterThan(items * 32);
      expect(list).toBeLessThanOrEqual(nav);
    }
  });

  test("the page's rules for links and lists do not reach it", async () => {
    const styles = `a { color: red; text-decoration: underline; margin: 9px; padding: 9px; display: inline-block }
      a:visited { color: red } a:hover { text-decoration: underline; border-bottom: 2px solid }
      main nav ul { padding-left: 40px; margin: 0 0 40px } main nav ul li { margin: 9px; padding: 9px; width: 50% }`;
    await show(page, control(60), { media: { reducedMotion: 'reduce' } });
    await page.hover('[rel=next]');
    const before = await page.locator('nav').screenshot();
    await show(page, control(60), { styles, media: { reducedMotion: 'reduce' } });
    await page.hover('[rel=next]');
    expect(await page.locator('nav').screenshot()).toEqual(before);
  });

  test('later rules of an author for one class win', async () => {
    const styles = `.pagination__link { border-radius: 0; color: red; background: yellow }
      .pagination__link--current { color: lime } .pagination__list { gap: 9px } .pagination__item { padding: 1px }
      .pagination__link--disabled { color: fuchsia } .pagination__ellipsis { color: aqua } .pagination { font-size: 20px }`;
    await show(page, control(1, { show_boundary_chevrons: true }), { styles });
    const found = [
      await styleOf('[rel=next]', 'border-radius'),
      await styleOf('[rel=next]', 'color'),
      await styleOf('[rel=next]', 'background-color'),
      await styleOf('[aria-current]', 'color'),
      await styleOf('ul', 'column-gap'),
      await styleOf('li', 'padding-left'),
      await styleOf('[aria-disabled]', 'color'),
      await styleOf('li > span', 'color'),
      await styleOf('nav', 'font-size'),
    ];
    expect(found).toEqual([
      '0px',
      'rgb(255, 0, 0)',
      'rgb(255, 255, 0)',
      'rgb(0, 255, 0)',
      '9px',
      '1px',
      'rgb(255, 0, 255)',
      'rgb(0, 255, 255)',
      '20px',
    ]);
  });

  test('custom properties are taken from the page, and hidden stays hidden', async () => {
    const styles = ':root { --pagination-size: 3em; --pagination-current-background: rgb(1, 2, 3) }';
    await show(page, control(60) + '<nav class="pagination" hidden></nav>', { styles });
    expect(await styleOf('.pagination__link', 'height')).toBe('48px');
    expect(await styleOf('.pagination__link--current', 'background-color')).toBe('rgb(1, 2, 3)');
    expect(await page.locator('nav[hidden]').isVisible()).toBe(false);
  });
});
