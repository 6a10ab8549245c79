import { renderPagination, type PaginationControlAttributes } from '../../src/index.js';
import type { Look } from '../scripts/page-around.js';
import type { Tab } from './tab.js';

/** Every theme without a mouse. */

const middle = { path: '#page-:page', total_pages: 42, current_page: 7 };
const MIDDLE = ['#page-6', '#page-1', '#page-6', '#page-7', '#page-8', '#page-42', '#page-8'];

/** In the source, Previous and Next stand before the list; see docs/themes.md. */
const BULMA = ['#page-6', '#page-8', '#page-1', '#page-6', '#page-7', '#page-8', '#page-42'];

export function askAboutKeyboard({ theme, page, show }: Tab): void {
  interface Stop {
    readonly name: string;
    readonly left: number;
    readonly isMarked: boolean;
  }

  /**
   * Goes with the tabulator key from the link before a control to the one after it, and back: what is reached, where it is, and whether
   * the focus changes its look. Whatever is reached counts, also what is no link, or not in the control.
   */
  async function tabThrough(attributes: PaginationControlAttributes, look: Partial<Look>): Promise<Stop[]> {
    const control = renderPagination({ ...attributes, path: '#page-:page' }, { theme });
    await show(`<a href="#start">start</a> ${control} <a href="#end">end</a>`, { ...look, width: 1024 });
    await page().focus('[href="#start"]');
    const go = async (key: 'Tab' | 'Shift+Tab', end: string): Promise<Stop[]> => {
      const stops: Stop[] = [];
      while (stops.at(-1)?.name !== end && stops.length < 30) {
        if (key === 'Shift+Tab') await page().keyboard.down('Shift');
        await page().keyboard.press('Tab');
        if (key === 'Shift+Tab') await page().keyboard.up('Shift');
        stops.push(await page().evaluate(stopAt));
      }
      return stops.slice(0, -1);
    };
    const stops = await go('Tab', '#end');
    const back = await go('Shift+Tab', '#start');
    expect(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name).toReversed());
    return stops;
  }

  test.each(['ltr', 'rtl'] as const)(
    'the keyboard reaches every link in the order in which they show, marks it, and reaches nothing else: %s',
    async (direction) => {
      const stops = await tabThrough({ total_pages: 42, current_page: 7 }, { direction });
      expect(stops.map(({ name }) => name)).toEqual(theme === 'bulma' ? BULMA : MIDDLE);
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
      const places = stops.map(({ left }) => (direction === 'rtl' ? -left : left));
      if (theme !== 'bulma') expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  const pages = ['#page-1', '#page-2', '#page-3'];
  test.each<[string, PaginationControlAttributes, readonly string[]]>([
    ['a link', {}, theme === 'bulma' ? ['#page-2', ...pages] : [...pages, '#page-2']],
    // The focus stays on a Previous that a patch disables under it.
    [
      'a live patch',
      { link_type: 'live_patch' },
      theme === 'bulma' ? ['button', '#page-2', ...pages] : ['button', ...pages, '#page-2'],
    ],
  ])(
    'the keyboard reaches what leads nowhere only where the focus must stay: %s',
    async (_, kind, reached) => {
      const list = { total_pages: 3, current_page: 1, show_boundary_chevrons: true };
      const stops = await tabThrough({ ...list, ...kind }, {});
      expect(stops.map(({ name }) => name)).toEqual(reached);
    },
  );

  test('Enter follows a link', async () => {
    await show(renderPagination(middle, { theme }));
    await page().focus('[rel=next]');
    await page().keyboard.press('Enter');
    await page().waitForFunction(() => location.hash === '#page-8');
  });
}

/** What has the focus; runs in the page, and so refers to nothing outside itself. */
function stopAt(): { readonly name: string; readonly left: number; readonly isMarked: boolean } {
  const stop = document.activeElement as HTMLElement;
  const look = (): string => {
    const { outline, boxShadow, backgroundColor } = getComputedStyle(stop);
    return [outline, boxShadow, backgroundColor].join(' ');
  };
  const focused = look();
  const { left } = stop.getBoundingClientRect();
  stop.blur();
  const isMarked = look() !== focused;
  stop.focus();
  return { name: stop.getAttribute('href') ?? stop.role ?? stop.localName, left, isMarked };
}
