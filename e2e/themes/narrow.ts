import { renderPagination, type PaginationControlAttributes } from '../../src/index.js';
import { keepsPlaces, type Tab } from './tab.js';

/** Which pages a narrow place shows, which rules of the stylesheet choose. */

export function askAboutNarrow({ theme, page, show }: Tab): void {
  const forms = { path: '?page=:page&size=:page_size', page_size: 10, jump: true, page_sizes: [10, 25] };
  test.each<[string, PaginationControlAttributes, (control: string) => string]>([
    ['beside a text', {}, (control) => `<div style="display: flex"><p>42 posts</p>${control}</div>`],
    ['in a grid', {}, (control) => `<div style="display: grid">${control}</div>`],
    [
      'in a sidebar, long numbers',
      { total_pages: 100_000, current_page: 77_777, number_format: '1,000', layout: 'position' },
      (control) => `<div style="inline-size: 200px; overflow: auto">${control}</div>`,
    ],
    [
      'in a sidebar, forms',
      forms,
      (control) => `<div style="inline-size: 200px; overflow: auto">${control}</div>`,
    ],
  ])('on a phone, it fits: %s', async (_, attributes, place) => {
    await show(place(renderPagination({ total_pages: 42, current_page: 7, ...attributes }, { theme })), {
      width: 320,
    });
    const outside = await page().evaluate(() =>
      [document.documentElement, document.querySelector('main > div')!].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    );
    // Around what Bulma shows, there are margins of -4 px.
    expect(Math.max(...outside)).toBeLessThanOrEqual(theme === 'bulma' ? 4 : 0);
  });

  test('long titles stay in their links', async () => {
    const titles = {
      previous_path: '/a',
      previous_title: 'How we moved our monolith to many small services',
    };
    await show(renderPagination(titles, { theme }), { width: 320 });
    const outside = await page().evaluate(() => {
      const link = document.querySelector('nav a')!;
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getBoundingClientRect().height - link.getBoundingClientRect().height;
    });
    // Lines that are higher than their text stand out a little.
    expect(outside).toBeLessThan(5);
  });

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
