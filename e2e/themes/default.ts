import { pageWindow, renderPagination, type PaginationControlAttributes } from '../../src/index.js';
import { stylesheet } from '../stylesheet.js';
import { placeOf } from './measure.js';
import type { Tab } from './tab.js';

/** What docs/stylesheet.md promises of the default theme alone. */

const CURRENT = '.pagination__link--current';
const DISABLED = '.pagination__link--disabled';

function control(current_page: number, attributes: PaginationControlAttributes = {}): string {
  return renderPagination({ path: '/:page', total_pages: 120, current_page, ...attributes });
}

export function askAboutDefault({ engine, page, show, emulate, measure, styleOf, find }: Tab): void {
  test('nothing moves in lists of any length, if there is room', async () => {
    const numbers = [2, 9, 10, 99, 100, 999, 1000, 9999, 10_000, 99_999, 100_000, 119_999];
    const group = '120,000 pages';
    await show(placeOf(numbers.map((page) => ({ group, html: control(page, { total_pages: 120_000 }) }))));
    expect(await measure([1248], true)).toEqual({});
  });

  /** The numbers and ellipses that are to be seen. */
  function slots(): Promise<string> {
    return page().evaluate(() =>
      [...document.querySelectorAll('.pagination__item:not(:has(> * > *))')]
        .filter((item) => item.checkVisibility())
        .map((item) => item.textContent)
        .join(' '),
    );
  }

  test.each([
    ['9 items', 30, 1, 1, '1 … 59 60 … 120'],
    ['11 items', 36, 2, 1, '1 … 58 59 60 61 … 120'],
    ['13 items', 36, 1, 3, '1 2 3 … 60 … 118 119 120'],
    ['15 items', 48, 2, 3, '1 2 3 … 59 60 61 … 118 119 120'],
    ['17 items', 72, 5, 1, '1 … 56 57 58 59 60 61 62 63 64 … 120'],
  ])('%s are all shown from %d em', async (_, em, sibling_count, boundary_count, narrow) => {
    const window = { total_pages: 120, current_page: 60, sibling_count, boundary_count };
    const all = pageWindow(window).slots.map((slot) => (slot.type === 'ellipsis' ? '…' : slot.page));
    const shown = async (width: number): Promise<string> => {
      await show(`<div style="inline-size: ${width}px">${renderPagination(window)}</div>`);
      return slots();
    };
    expect(await shown(16 * em)).toBe(all.join(' '));
    expect(await shown(16 * em - 1)).toBe(narrow);
  });

  test.each([320, 160])('small text does not make small targets: %d px', async (width) => {
    await show(control(60), { width, styles: '.pagination { font-size: 8px }' });
    const sizes = await page().evaluate(() =>
      [...document.querySelectorAll('nav a')]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getBoundingClientRect())
        .flatMap((box) => [box.width, box.height]),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });

  test("light or dark is the page's own choice", async () => {
    const body = ['light', 'dark'].map((scheme) => `<div class="${scheme}">${control(60)}</div>`);
    const styles = '.light { color-scheme: light } .dark { color-scheme: dark }';
    await show(body.join(''), { medium: 'dark', styles });
    expect(await styleOf(`.light ${CURRENT}`, 'background-color')).toBe('rgb(37, 99, 235)');
    expect(await styleOf(`.dark ${CURRENT}`, 'background-color')).toBe('rgb(147, 197, 253)');
  });

  test('a link changes under the pointer and pressed, the current page does not', async () => {
    await show(control(60));
    const ground = async (link: string): Promise<string> => styleOf(link, 'background-color');
    const plain = await ground('[rel=next]');
    await page().hover('[rel=next]');
    const hovered = await ground('[rel=next]');
    await page().mouse.down();
    const pressed = await ground('[rel=next]');
    await page().mouse.move(0, 0);
    await page().mouse.up();
    expect([hovered, pressed]).not.toContain(plain);
    expect(pressed).not.toBe(hovered);
    await page().hover(CURRENT);
    expect(await ground(CURRENT)).toBe('rgb(37, 99, 235)');
    await page().mouse.move(0, 0);
  });

  test('lines of long titles are close together, and start or end at their sides', async () => {
    const title = 'Applying for a provisional driving license from abroad';
    const titles = { previous_path: '/1', previous_title: title, next_path: '/3', next_title: title };
    await show(renderPagination(titles), { width: 320 });
    for (const [link, side] of [
      ['[rel=prev]', 'start'],
      ['[rel=next]', 'end'],
    ] as const) {
      expect(await styleOf(link, 'text-align')).toBe(side);
      expect(parseFloat(await styleOf(link, 'line-height'))).toBeLessThan(1.5 * 16);
    }
  });

  test('forced colors: the current page has the highlight, and a disabled link is gray', async () => {
    const colors = '<i style="color: Highlight"></i><b style="color: GrayText"></b>';
    await show(control(120, { show_boundary_chevrons: true }) + colors, { medium: 'forced' });
    expect(await styleOf(CURRENT, 'background-color')).toBe(await styleOf('i', 'color'));
    expect(await styleOf(DISABLED, 'color')).toBe(await styleOf('b', 'color'));
  });

  test('in print, the current page has a border and no background, and icons are omitted', async () => {
    await show(control(60), { medium: 'print' });
    expect(await styleOf(CURRENT, 'outline-style')).toBe('solid');
    expect(await styleOf(CURRENT, 'background-color')).toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(CURRENT, 'color')).toBe(await styleOf('body', 'color'));
    expect(await slots()).toBe('1 … 59 60 61 … 120');
    const icons = await page().evaluate(
      () =>
        [...document.querySelectorAll('nav [aria-hidden]')].filter((icon) =>
          icon.checkVisibility({ visibilityProperty: true }),
        ).length,
    );
    expect(icons).toBe(0);
    const neighbors = renderPagination({ previous_path: '/a', previous_title: 'Fees', next_path: '/b' });
    await show(neighbors + control(60, { show_labels: true }), { medium: 'print' });
    const words = await page().evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[rel]')]
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map(({ textContent }) => textContent.trim()),
    );
    expect(words).toEqual(['‹ Previous page: Fees', 'Next page ›', '‹ Previous', 'Next ›']);
  });

  test('nothing is animated with reduced motion', async () => {
    await page().setContent(`<!doctype html><style>${stylesheet}</style>${control(60)}`);
    expect(await styleOf('.pagination__link', 'transition-duration')).toBe('0s');
    if (engine().name !== 'Chromium') return;
    await emulate('light', { 'prefers-reduced-motion': 'no-preference' });
    expect(await styleOf('.pagination__link', 'transition-duration')).toBe('0.15s');
  });

  test('right to left: Previous is on the right, and the icons are turned', async () => {
    const lookOf = async (rel: string): Promise<object> =>
      (await find(`[rel=${rel}]`)).evaluate((link) => {
        const style = getComputedStyle(link.querySelector('[aria-hidden]')!);
        // A corner of two borders, and by how much it is turned.
        const sides = ['top', 'right', 'bottom', 'left'];
        const shown = sides.filter((side) => style.getPropertyValue(`border-${side}-width`) !== '0px');
        return { left: link.getBoundingClientRect().left, drawn: `${shown.join(' ')} ${style.rotate}` };
      });
    await show(control(60));
    const [left, right] = [await lookOf('prev'), await lookOf('next')];
    expect([left, right]).toMatchObject([{ drawn: 'bottom left 45deg' }, { drawn: 'top right 45deg' }]);
    await show(`<div dir="rtl">${control(60)}</div>`);
    expect(await lookOf('prev')).toEqual({ ...right, drawn: 'right bottom -45deg' });
    expect(await lookOf('next')).toEqual({ ...left, drawn: 'top left -45deg' });
  });

  test.each([
    ['a flex box', 'display: flex; justify-content: space-between'],
    ['a column', 'display: flex; flex-direction: column; align-items: center'],
    ['a grid', 'display: grid; justify-items: end'],
    ['a float', 'float: right'],
  ])('has its own width in %s', async (_, style) => {
    for (const [width, items] of [
      [1280, 9],
      [320, 7],
    ] as const) {
      await show(`<div style="${style}">${control(60)}</div>`, { width });
      const [nav = 0, list = 0] = await page().evaluate(() =>
        ['nav', 'ul'].map((name) => document.querySelector(name)!.getBoundingClientRect().width),
      );
      expect(nav).toBe(Math.min(480, 0.85 * width));
      expect(list).toBeGreaterThan(items * 32);
      expect(list).toBeLessThanOrEqual(nav);
    }
  });

  test('custom properties are taken from the page, and hidden stays hidden', async () => {
    const styles = ':root { --pagination-size: 3em; --pagination-current-background: rgb(1, 2, 3) }';
    await show(control(60) + '<nav class="pagination" hidden></nav>', { styles });
    expect(await styleOf('.pagination__link', 'height')).toBe('48px');
    expect(await styleOf(CURRENT, 'background-color')).toBe('rgb(1, 2, 3)');
    expect(await styleOf('nav[hidden]', 'display')).toBe('none');
  });
}
