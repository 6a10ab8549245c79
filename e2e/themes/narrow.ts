import { renderPagination } from '../../src/index.js';
import { keepsPlaces, type Tab } from './tab.js';

/** Which pages a narrow place shows, which rules of the stylesheet choose. */

export function askAboutNarrow({ theme, page, show }: Tab): void {
  test('in a narrow place, an ellipsis stands in every gap, and nowhere else', async () => {
    const lists = [0, 1, 2, 3].flatMap((sibling_count) =>
      [1, 2].flatMap((boundary_count) => {
        // As many pages as slots, and so many more that there are two ellipses in the middle.
        const slots = 2 * sibling_count + 2 * boundary_count + 3;
        return [slots, slots + 3].map((total_pages) => ({ sibling_count, boundary_count, total_pages }));
      }),
    );
    const controls = lists.flatMap((list) =>
      Array.from({ length: list.total_pages }, (_, index) => ({ ...list, current_page: index + 1 })),
    );
    const drawn = controls.map((attributes) => renderPagination(attributes, { theme }));
    await show(drawn.join(''), { width: 320 });
    const shown = await page().evaluate(() =>
      [...document.querySelectorAll('nav')].map((nav) =>
        [...nav.querySelectorAll('li')]
          .filter((item) => item.checkVisibility() && /^\W*(?:\d+|[…⋯])\W*$/.test(item.textContent))
          .map((item) => Number(/\d+/.exec(item.textContent)?.[0] ?? 0)),
      ),
    );
    const wrong = controls.flatMap((control, index) => {
      const slots = shown[index] ?? [];
      const isRight =
        slots[0] === 1 &&
        slots.at(-1) === control.total_pages &&
        slots.includes(control.current_page) &&
        slots.every((page, slot) =>
          page === 0
            ? slots[slot + 1]! > slots[slot - 1]! + 2
            : slot === 0 || slots[slot - 1] === 0 || slots[slot - 1] === page - 1,
        );
      return isRight ? [] : [{ ...control, slots }];
    });
    expect(wrong).toEqual([]);
    const uneven = lists.filter((list) => {
      const counts = controls.flatMap((control, index) =>
        Object.entries(list).every(([name, value]) => control[name as keyof typeof list] === value)
          ? [shown[index]?.length]
          : [],
      );
      return new Set(counts).size > 1;
    });
    if (keepsPlaces(theme)) expect(uneven).toEqual([]);
  });
}
