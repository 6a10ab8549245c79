import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { emulate, frameworkStyles, pageAround, styledThemes, type Look } from './scripts/framework-styles.js';
import {
  compile,
  renderPagination,
  type PaginationControlAttributes,
  type PaginationThemeName,
} from '../src/index.js';
import { describeInBrowser } from './browser.js';

/** Where things are in every theme: at every width, in narrow places, with large text, large targets and all palettes. */

const themes = styledThemes as readonly PaginationThemeName[];

/** From a small phone to a desktop, on both sides of where layouts change. */
const widths = [320, 360, 390, 440, 480, 520, 640, 768, 800, 1024, 1280];

const lists = {
  plain: {},
  chevrons: { show_boundary_chevrons: true },
  buttons: { element: 'button', 'link:data-page': ':page' },
  'no siblings': { sibling_count: 0 },
  'two boundary pages': { boundary_count: 2, sibling_count: 0 },
  ends: { show_ends: true },
} as const satisfies Record<string, PaginationControlAttributes>;

/** Pages whose slots differ in kind, of 42. */
const pages = [1, 2, 3, 4, 5, 6, 21, 37, 38, 39, 40, 41];

function controlsOf(theme: PaginationThemeName, attributes: PaginationControlAttributes): string[] {
  return pages.map((current_page) =>
    renderPagination({ total_pages: 42, current_page, ...attributes }, { theme }),
  );
}

describeInBrowser('the layout of themes', (launch) => {
  let browser: Browser;
  let page: Page;
  const sheets = new Map<string, string>();

  beforeAll(async () => {
    for (const theme of themes) sheets.set(theme, frameworkStyles(theme).ltr);
    browser = await launch();
    page = await browser.newPage({ reducedMotion: 'reduce' });
  });

  afterAll(() => browser.close());

  async function show(theme: PaginationThemeName, content: string, more: Partial<Look> = {}): Promise<void> {
    const { styles = '', ...look } = more;
    await page.setContent(pageAround({ theme, ...look, styles: sheets.get(theme)! + styles }, content));
  }

  /** Where Next is in each control, in px; how wide the page is; and whether a list takes more than one row. */
  function measure(controls: readonly string[]): Promise<{ places: string[]; excess: number; rows: number }> {
    return page.evaluate((controls) => {
      const place = document.querySelector('#place')!;
      let [excess, rows] = [0, 1];
      const places = controls.map((control) => {
        place.innerHTML = control;
        const links = [...place.querySelectorAll<HTMLElement>('nav :is(a, button)')];
        const shown = links.filter((link) => link.checkVisibility());
        const next = shown.find((link) => /Next/.test(`${link.textContent} ${link.ariaLabel}`));
        const { x, y } = next!.getBoundingClientRect();
        const right = Math.max(...shown.map((link) => link.getBoundingClientRect().right));
        excess = Math.max(excess, right - place.getBoundingClientRect().right);
        const tops = [...place.querySelectorAll('li')]
          .filter((item) => item.checkVisibility())
          .map((item) => Math.round(item.getBoundingClientRect().top / 8));
        rows = Math.max(rows, new Set(tops).size);
        return `${Math.round(x)} ${Math.round(y)}`;
      });
      return { places: [...new Set(places)], excess: Math.round(excess), rows };
    }, controls);
  }

  /** A list with its control above and below. Its path has the query that forms keep. */
  function listIn(theme: PaginationThemeName): (data: object) => string {
    const tag = (label: string): string =>
      `<pagination path="?tag=a+%26+b&amp;page=:page&amp;size=:page_size#list" total_items="977" page_size="{size}" current_page="{page}" jump page_sizes="10,25,50" aria-label="${label}"></pagination>`;
    return compile(`${tag('Above')}<h1 id="list">Posts</h1>${tag('Below')}`, { theme });
  }

  test.each(themes)('forms of %s work without JavaScript, on a phone', async (theme) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 600 },
    });
    const list = listIn(theme);
    await context.route('**/*', (route) => {
      const { searchParams } = new URL(route.request().url());
      const data = { page: searchParams.get('page'), size: searchParams.get('size') };
      const body = pageAround({ theme, styles: sheets.get(theme)! }, list(data));
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
    const tab = await context.newPage();
    await tab.goto('http://localhost/posts?page=3&size=20');
    const field = tab.getByLabel('Go to page').last();
    const sizes = tab.getByLabel('Items per page').last();
    const press = (index: number): Promise<void> =>
      tab.getByRole('button', { name: 'Go' }).nth(index).click();
    const current = (): Promise<string[]> => tab.locator('[aria-current=page]').allTextContents();
    expect(await sizes.inputValue()).toBe('20');
    // What is empty or out of range is not sent.
    for (const value of ['', '50', '0', '49']) {
      await field.fill(value);
      await press(2);
    }
    await tab.waitForURL('http://localhost/posts?tag=a+%26+b&size=20&page=49#list');
    expect(await current()).toEqual(['49', '49']);
    await sizes.selectOption('50');
    await press(3);
    await tab.waitForURL('http://localhost/posts?tag=a+%26+b&size=50#list');
    expect(await sizes.inputValue()).toBe('50');
    expect(await current()).toEqual(['1', '1']);
    await context.close();
  });

  test.each(themes)('forms of %s fit 320 px, and axe finds nothing', async (theme) => {
    await emulate(page, 'light');
    await page.setViewportSize({ width: 320, height: 600 });
    await show(theme, listIn(theme)({ page: 4, size: 20 }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(),
    );
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });

  test.each(themes)('First and Last of %s stay beside a position, on a phone', async (theme) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await show(theme, '<div id="place"></div>');
    for (const show_ends of [true, false]) {
      const control = renderPagination(
        { total_pages: 42, current_page: 21, layout: 'position', show_ends },
        { theme },
      );
      const { excess } = await measure([control]);
      expect(excess).toBe(0);
      const links = page.locator('nav a:visible');
      expect(await links.count()).toBe(show_ends ? 4 : 2);
    }
  });

  const steady = themes.filter((theme) => theme !== 'govuk');

  // docs/themes.md says so.
  test.each(steady)('Next of %s has one place at every width', async (theme) => {
    await show(theme, '<div id="place"></div>');
    const moved: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 600 });
      for (const [name, attributes] of Object.entries(lists)) {
        const { places, excess } = await measure(controlsOf(theme, attributes));
        if (places.length > 1 || excess > 0)
          moved.push(`${width} px, ${name}: ${places.join(', ')}; ${excess}`);
      }
    }
    expect(moved).toEqual([]);
  });

  test.each(themes)('%s fits a sidebar of 288 px in a wide window, in one row', async (theme) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await show(theme, '<div id="place" style="inline-size: 288px"></div>');
    for (const attributes of [lists.plain, lists.chevrons, lists.buttons]) {
      const { places, excess, rows } = await measure(controlsOf(theme, attributes));
      expect({ excess, rows }).toEqual({ excess: 0, rows: 1 });
      if (theme !== 'govuk') expect(places).toHaveLength(1);
    }
  });

  test.each(themes)('rows of %s stand apart in a narrow place of a wide window', async (theme) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await show(theme, '<div id="place"></div>');
    const gaps = await page.evaluate(
      (control) => {
        const place = document.querySelector<HTMLElement>('#place')!;
        place.innerHTML = control;
        const links = [...place.querySelectorAll('nav a')];
        return [288, 480, 640, 760].flatMap((width) => {
          place.style.inlineSize = `${width}px`;
          const boxes = links
            .filter((link) => link.checkVisibility())
            .map((link) => link.getBoundingClientRect());
          return boxes.flatMap(({ bottom, y, height }) =>
            boxes.filter((other) => other.y > y + height / 2).map((other) => other.y - bottom),
          );
        });
      },
      renderPagination({ total_pages: 42, current_page: 7 }, { theme }),
    );
    expect(Math.min(4, ...gaps)).toBe(4);
  });

  test.each(themes)('a long title of %s leaves a short one its words', async (theme) => {
    await page.setViewportSize({ width: 320, height: 600 });
    const paths = { previous_path: '/1', next_path: '/3', next_title: 'Fees' };
    const titles = { ...paths, previous_title: 'Applying for a provisional driving license from abroad' };
    await show(theme, renderPagination(titles, { theme }));
    const { lines, scrollWidth } = await page.evaluate(() => {
      const text = document.createRange();
      text.selectNodeContents(document.querySelector('[rel=next]')!);
      const bottoms = [...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 10));
      return { lines: new Set(bottoms).size, scrollWidth: document.documentElement.scrollWidth };
    });
    expect(lines).toBeLessThanOrEqual(3);
    expect(scrollWidth).toBe(320);
  });

  test.each(themes)('%s wraps text of twice its size', async (theme) => {
    await show(theme, '<div id="place"></div>', { styles: 'html { font-size: 200% }' });
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 600 });
      for (const attributes of [lists.plain, { sibling_count: 3 }]) {
        expect((await measure(controlsOf(theme, attributes))).excess).toBe(0);
      }
    }
  });

  /** The least width or height of what can be pressed in some controls. */
  async function leastTarget(controls: readonly string[]): Promise<number> {
    const sizes = await page.evaluate((controls) => {
      document.querySelector('#place')!.innerHTML = controls.join('');
      const targets = [...document.querySelectorAll('nav :is(a, button, input:not([type=hidden]), select)')];
      // Of GOV.UK, the target is the box around the link.
      return targets
        .filter((target) => target.checkVisibility())
        .map((target) => (target.closest('.govuk-pagination__item') ?? target).getBoundingClientRect())
        .flatMap(({ width, height }) => [width, height]);
    }, controls);
    return Math.min(...sizes);
  }

  // WCAG 2.2, 2.5.8.
  test.each(themes)('targets of %s are at least 24 by 24 px', async (theme) => {
    await show(theme, '<div id="place"></div>');
    const forms = { path: '?page=:page&size=:page_size', page_size: 10, jump: true, page_sizes: [10, 25] };
    const layouts = { position: { layout: 'position' }, links: { layout: 'links' }, forms } as const;
    const small: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 600 });
      for (const [name, attributes] of Object.entries({ ...lists, ...layouts })) {
        const least = await leastTarget(controlsOf(theme, attributes));
        if (least < 24) small.push(`${width} px, ${name}: ${least}`);
      }
    }
    expect(small).toEqual([]);
  });

  // docs/themes.md says how.
  test.each(themes)('targets of %s can be 44 by 44 px', async (theme) => {
    const large = '.large { --pagination-size: 44px; --pagination-narrow-size: 44px }';
    await show(theme, '<div id="place"></div>', { styles: large });
    const small: string[] = [];
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      for (const [name, attributes] of Object.entries(lists)) {
        const controls = controlsOf(theme, { ...attributes, class: 'large' });
        const { excess } = await measure(controls);
        const least = await leastTarget(controls);
        if (least < 44 || excess > 0) small.push(`${width} px, ${name}: ${least}, ${excess}`);
      }
    }
    expect(small).toEqual([]);
  });

  /** Contrast of what marks an element with the page around it: the best of its background, border and outer shadow. */
  function contrastOf(selector: string, what: 'mark' | 'ring'): Promise<number> {
    return page.evaluate(
      ({ selector, what }) => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
        const luminance = (color: string): number => {
          context.clearRect(0, 0, 1, 1);
          context.fillStyle = 'white';
          context.fillRect(0, 0, 1, 1);
          for (const layer of [getComputedStyle(document.body).backgroundColor, color]) {
            context.fillStyle = layer;
            context.fillRect(0, 0, 1, 1);
          }
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
            const share = value / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const style = getComputedStyle(document.querySelector(selector)!);
        const shadows = style.boxShadow.includes('inset')
          ? []
          : (style.boxShadow.match(/[a-z]+\([^)]*\)/g) ?? []);
        const border = style.borderTopWidth === '0px' ? 'transparent' : style.borderTopColor;
        const item = getComputedStyle(document.querySelector(selector)!.parentElement!).backgroundColor;
        const colors =
          what === 'mark'
            ? [style.backgroundColor, border, item, ...shadows]
            : [style.outlineColor, ...shadows];
        const around = luminance('transparent');
        return Math.max(
          ...colors.map((color) => {
            const [dark = 0, light = 0] = [luminance(color), around].sort((one, other) => one - other);
            return (light + 0.05) / (dark + 0.05);
          }),
        );
      },
      { selector, what },
    );
  }

  const folder = join(__dirname, 'node_modules/daisyui/theme');
  const daisyThemes = readdirSync(folder).filter((file) => file.endsWith('.css'));

  /** The palettes that frameworks ship, as attributes of the page. */
  const palettes: readonly (readonly [PaginationThemeName, readonly string[]])[] = [
    ['daisyui', daisyThemes.map((file) => file.replace('.css', ''))],
    ['bootstrap', ['light', 'dark']],
    ['bulma', ['light', 'dark']],
    ['tailwind', ['light', 'dark']],
    ['default', ['light', 'dark']],
    ['govuk', ['light']],
    ['uswds', ['light']],
  ];

  // WCAG 2.2, 1.4.11.
  test.each(palettes)('current page and ring of %s stand out in every palette', async (theme, names) => {
    const styles = daisyThemes.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    await page.setViewportSize({ width: 1280, height: 600 });
    const pale: string[] = [];
    for (const name of names) {
      const isDark = name === 'dark';
      await show(theme, renderPagination({ total_pages: 7, current_page: 4 }, { theme }), {
        styles: theme === 'daisyui' ? styles : '',
        isDark,
      });
      await emulate(page, isDark ? 'dark' : 'light');
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
        if (getComputedStyle(document.body).backgroundColor === 'rgba(0, 0, 0, 0)')
          document.body.style.background = getComputedStyle(document.documentElement).backgroundColor;
      }, name);
      await page.keyboard.press('Tab');
      const mark = await contrastOf('[aria-current]', 'mark');
      await page.locator('[aria-current]').focus();
      const ring = await contrastOf('[aria-current]', 'ring');
      if (mark < 3 || ring < 3) pale.push(`${name}: ${mark.toFixed(2)}, ${ring.toFixed(2)}`);
    }
    expect(pale).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(theme === 'daisyui' ? 35 : 1);
  });

  test.each(['#111827', '#1f2937', '#2d333b', '#374151'])(
    'the default theme stands out on %s without a color scheme',
    async (color) => {
      await emulate(page, 'light');
      await show('default', renderPagination({ total_pages: 7, current_page: 4 }), {
        styles: `html body { background: ${color}; color: #eee }`,
      });
      await page.evaluate((color) => (document.body.style.background = color), color);
      expect(await contrastOf('[aria-current]', 'mark')).toBeGreaterThan(3);
      await page.keyboard.press('Tab');
      await page.locator('[aria-current]').focus();
      expect(await contrastOf('[aria-current]', 'ring')).toBeGreaterThan(3);
    },
  );

  /** The styles of Previous that tell a link from one that leads nowhere. */
  function looksOf(selector: string): Promise<string> {
    return page
      .locator(selector)
      .first()
      .evaluate((link) => {
        const { color, fontWeight, borderTop, opacity } = getComputedStyle(link);
        const around = getComputedStyle(link.parentElement!);
        return [color, fontWeight, borderTop, opacity, around.opacity].join();
      });
  }

  test.each(themes)('disabled links of %s look disabled, also with more contrast', async (theme) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    for (const contrast of ['no-preference', 'more'] as const) {
      await page.emulateMedia({ contrast, media: 'screen', colorScheme: 'light' });
      await show(theme, renderPagination({ total_pages: 7, show_boundary_chevrons: true }, { theme }));
      const disabled = await looksOf('[aria-disabled=true]');
      expect(disabled).not.toBe(await looksOf('[rel=next]'));
      const { x, y } = (await page.locator('[aria-disabled=true]').boundingBox())!;
      await page.mouse.move(x + 4, y + 4);
      expect(await looksOf('[aria-disabled=true]')).toBe(disabled);
      const background = await page
        .locator('[aria-disabled=true]')
        .evaluate((link) => getComputedStyle(link.parentElement!).backgroundColor);
      expect(background).toBe('rgba(0, 0, 0, 0)');
    }
    await page.emulateMedia({ contrast: null });
  });
});
