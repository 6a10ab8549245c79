import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPagination } from '../../src/index.js';
import { lowContrasts } from '../contrast.js';
import { darkThemes } from '../../scripts/framework-styles.js';
import type { Tab } from './tab.js';

/** Whether the current page and the focus stand out in every palette that a framework has. */

export function askAboutPalettes({ theme, page, show }: Tab): void {
  const folder = join(__dirname, '../../node_modules/daisyui/theme');
  const files = theme === 'daisyui' ? readdirSync(folder).filter((file) => file.endsWith('.css')) : [];
  const names = files.map((file) => file.replace('.css', ''));
  const control = renderPagination({ total_pages: 7, current_page: 4 }, { theme });

  /** How much the mark and the ring of the current page stand out from the page: WCAG 2.2, 1.4.11. */
  async function contrasts(): Promise<readonly number[]> {
    // From then on, the focus is that of a keyboard.
    await page().keyboard.press('Tab');
    await page().evaluate(() => (document.activeElement as HTMLElement).blur());
    const mark = await page().evaluate(contrastOf, 'mark');
    await page().focus('[aria-current]');
    return [mark, await page().evaluate(contrastOf, 'ring')];
  }

  test.each(darkThemes.includes(theme) ? (['light', 'dark'] as const) : (['light'] as const))(
    'current page and ring stand out: %s',
    async (medium) => {
      await show(control, { medium });
      expect(Math.min(...(await contrasts()))).toBeGreaterThanOrEqual(3);
    },
  );

  if (theme === 'daisyui')
    test('current page and ring stand out in every palette', async () => {
      const styles = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
      await show(control, { styles });
      const pale: string[] = [];
      for (const name of names) {
        await page().evaluate((name) => (document.documentElement.dataset['theme'] = name), name);
        const found = await contrasts();
        if (Math.min(...found) < 3) pale.push(`${name}: ${found.map((one) => one.toFixed(2)).join(', ')}`);
      }
      expect(pale).toEqual([]);
      expect(names.length).toBeGreaterThanOrEqual(35);
    });

  if (theme === 'default')
    test.each(['#111', '#1f2937', '#2d333b', '#374151'])(
      'everything stands out on %s without a color scheme',
      async (color) => {
        await show(control, {
          styles: `html body { background: ${color} !important; color: #eee !important }`,
        });
        expect(await page().evaluate(lowContrasts)).toEqual([]);
        expect(Math.min(...(await contrasts()))).toBeGreaterThan(3);
      },
    );
}

/** Contrast of what marks the current page, or of the ring around it, with the page: the best of its parts. Runs in the page. */
function contrastOf(what: string): number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const luminance = (color: string): number => {
    context.clearRect(0, 0, 1, 1);
    const { backgroundColor } = getComputedStyle(document.body);
    for (const layer of [
      'white',
      getComputedStyle(document.documentElement).backgroundColor,
      backgroundColor,
      color,
    ]) {
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const current = document.querySelector('[aria-current]')!;
  const style = getComputedStyle(current);
  const shadows = style.boxShadow.includes('inset') ? [] : (style.boxShadow.match(/[a-z]+\([^)]*\)/g) ?? []);
  const border = style.borderTopWidth === '0px' ? 'transparent' : style.borderTopColor;
  const item = getComputedStyle(current.parentElement!).backgroundColor;
  const colors =
    what === 'mark' ? [style.backgroundColor, border, item, ...shadows] : [style.outlineColor, ...shadows];
  const around = luminance('transparent');
  return Math.max(
    ...colors.map((color) => {
      const [dark = 0, light = 0] = [luminance(color), around].sort((one, other) => one - other);
      return (light + 0.05) / (dark + 0.05);
    }),
  );
}
