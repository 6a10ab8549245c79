import { renderPagination, type PaginationThemeName } from '../../src/index.js';
import { middleOfInk, useCamera } from './pictures.js';
import type { Tab } from './tab.js';

/** How high the chevrons stand, which only pictures tell. */

/** Of the other themes, the chevrons have words beside them, or are words. */
const alone: readonly PaginationThemeName[] = ['default', 'bootstrap', 'daisyui', 'shadcn', 'tailwind'];

export function askAboutChevrons(tab: Tab): void {
  const { theme, page, show, pageOf } = tab;
  if (!alone.includes(theme)) return;
  const { laboratory, takePicture, boxOf } = useCamera(tab);
  const control = renderPagination({ total_pages: 7, current_page: 4 }, { theme });
  const [previous, digit, next] = ['[rel=prev]', '[href="/2"]:not([rel])', '[rel=next]'];

  async function middleOf(selector: string): Promise<number> {
    const box = await boxOf(selector, -3);
    return box.y + (await laboratory().evaluate(middleOfInk, await takePicture(box)));
  }

  test.each(['sans-serif', 'serif', 'monospace'])(
    'the chevrons are level with the digits: %s',
    async (family) => {
      await show(control, { styles: `* { font-family: ${family} !important }` });
      const level = await middleOf(digit);
      const away = [await middleOf(previous), await middleOf(next)].map((middle) => Math.abs(middle - level));
      // In CSS pixels, of pictures that have one pixel for each.
      expect(Math.max(...away)).toBeLessThanOrEqual(1);
    },
  );

  if (theme !== 'default') return;

  test('the chevrons are level with capitals beside them', async () => {
    const words = { previous_path: '/a', next_path: '/c', previous_label: 'HEX', next_label: 'HEX' };
    const middles: number[] = [];
    for (const styles of [
      'nav a { color: transparent !important } nav a > span { color: black !important }',
      'nav a > span { opacity: 0 !important }',
    ]) {
      await show(renderPagination(words), { styles });
      middles.push(await middleOf(next));
    }
    const [chevron = 0, word = 0] = middles;
    expect(Math.abs(chevron - word)).toBeLessThanOrEqual(0.5);
  });

  test('the chevrons are level with the digits without a doctype, too', async () => {
    await show('');
    await page().setContent(pageOf(control).replace('<!DOCTYPE html>', ''));
    expect(await page().evaluate(() => document.compatMode)).toBe('BackCompat');
    // A line is as high as what is in it, and an icon is higher there than in other pages.
    expect(Math.abs((await middleOf(previous)) - (await middleOf(digit)))).toBeLessThanOrEqual(2.5);
  });
}
