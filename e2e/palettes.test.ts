import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPagination, type PaginationThemeName } from '../src/index.js';
import { emulate } from './scripts/framework-styles.js';
import { describeThemes, themes } from './theme-pages.js';

/** Whether colors tell the states apart, in every palette. */

describeThemes('palettes', ({ page, show }) => {
  /** Contrast of what marks an element with the page around it: the best of its background, border and outer shadow. */
  function contrastOf(selector: string, what: 'mark' | 'ring'): Promise<number> {
    return page().evaluate(
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
    await page().setViewportSize({ width: 1280, height: 600 });
    const pale: string[] = [];
    for (const name of names) {
      const isDark = name === 'dark';
      await show(theme, renderPagination({ total_pages: 7, current_page: 4 }, { theme }), {
        styles: theme === 'daisyui' ? styles : '',
        isDark,
      });
      await emulate(page(), isDark ? 'dark' : 'light');
      await page().evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
        if (getComputedStyle(document.body).backgroundColor === 'rgba(0, 0, 0, 0)')
          document.body.style.background = getComputedStyle(document.documentElement).backgroundColor;
      }, name);
      await page().keyboard.press('Tab');
      const mark = await contrastOf('[aria-current]', 'mark');
      await page().locator('[aria-current]').focus();
      const ring = await contrastOf('[aria-current]', 'ring');
      if (mark < 3 || ring < 3) pale.push(`${name}: ${mark.toFixed(2)}, ${ring.toFixed(2)}`);
    }
    expect(pale).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(theme === 'daisyui' ? 35 : 1);
  });

  test.each(['#111827', '#1f2937', '#2d333b', '#374151'])(
    'the default theme stands out on %s without a color scheme',
    async (color) => {
      await emulate(page(), 'light');
      await show('default', renderPagination({ total_pages: 7, current_page: 4 }), {
        styles: `html body { background: ${color}; color: #eee }`,
      });
      await page().evaluate((color) => (document.body.style.background = color), color);
      expect(await contrastOf('[aria-current]', 'mark')).toBeGreaterThan(3);
      await page().keyboard.press('Tab');
      await page().locator('[aria-current]').focus();
      expect(await contrastOf('[aria-current]', 'ring')).toBeGreaterThan(3);
    },
  );

  /** The styles of Previous that tell a link from one that leads nowhere. */
  function looksOf(selector: string): Promise<string> {
    return page()
      .locator(selector)
      .first()
      .evaluate((link) => {
        const { color, fontWeight, borderTop, opacity } = getComputedStyle(link);
        const around = getComputedStyle(link.parentElement!);
        return [color, fontWeight, borderTop, opacity, around.opacity].join();
      });
  }

  test('a disabled link of govuk is lighter than a link', async () => {
    await show(
      'govuk',
      renderPagination({ total_pages: 7, show_boundary_chevrons: true }, { theme: 'govuk' }),
    );
    const weights = await page()
      .locator('.govuk-pagination__link-title')
      .evaluateAll((titles) => titles.map((title) => Number(getComputedStyle(title).fontWeight)));
    expect(weights).toHaveLength(2);
    expect(weights[0]).toBeLessThan(weights[1]!);
  });

  test.each(themes)('disabled links of %s look disabled, also with more contrast', async (theme) => {
    await page().setViewportSize({ width: 1280, height: 600 });
    for (const contrast of ['no-preference', 'more'] as const) {
      await page().emulateMedia({ contrast, media: 'screen', colorScheme: 'light' });
      await show(theme, renderPagination({ total_pages: 7, show_boundary_chevrons: true }, { theme }));
      const disabled = await looksOf('[aria-disabled=true]');
      expect(disabled).not.toBe(await looksOf('[rel=next]'));
      const { x, y } = (await page().locator('[aria-disabled=true]').boundingBox())!;
      await page().mouse.move(x + 4, y + 4);
      expect(await looksOf('[aria-disabled=true]')).toBe(disabled);
      const background = await page()
        .locator('[aria-disabled=true]')
        .evaluate((link) => getComputedStyle(link.parentElement!).backgroundColor);
      expect(background).toBe('rgba(0, 0, 0, 0)');
    }
    await page().emulateMedia({ contrast: null });
  });
});
