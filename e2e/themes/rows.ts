import { renderPagination, type PaginationControlAttributes } from '../../src/index.js';
import { states } from '../control-states.js';
import { frameOf, placeOf, type Problems, type Shown } from './measure.js';
import type { Engine } from './engines.js';
import { keepsPlaces, type Tab } from './tab.js';

/** Where things are: in one row, in one place, at every width. */

const buttons = { element: 'button', 'link:data-page': ':page' } as const;

/** Lists whose row can break, with pages whose slots differ in kind or in number. */
const breakable: Readonly<Record<string, readonly [PaginationControlAttributes, readonly number[]]>> = {
  plain: [{ total_pages: 42 }, [1, 4, 7, 42]],
  short: [{ total_pages: 7 }, [1, 4, 6]],
  long: [{ total_pages: 1200 }, [998, 1199]],
  chevrons: [{ total_pages: 42, show_boundary_chevrons: true }, [1, 42]],
  buttons: [{ total_pages: 42, ...buttons }, [1, 7]],
  ends: [{ total_pages: 42, show_ends: true }, [1, 7, 42]],
  'nine slots': [{ total_pages: 42, boundary_count: 2 }, [1, 7, 21]],
};

/** What else may not move Previous and Next. */
const steady: typeof breakable = {
  'no siblings': [{ total_pages: 120, sibling_count: 0 }, [2, 60, 119]],
  'two boundary pages': [{ total_pages: 1200, boundary_count: 2, sibling_count: 0 }, [2, 998, 1199]],
  summary: [{ total_items: 420, page_size: 10, summary: ':from to :to of :total' }, [1, 7, 42]],
};

/** Lists of eleven slots, which fit from 264 px on: 11 × 24 px (WCAG 2.2, 2.5.8). */
const eleven: typeof breakable = {
  'three siblings': [{ total_pages: 42, sibling_count: 3 }, [1, 6, 7, 21, 37, 42]],
  'three siblings, chevrons': [
    { total_pages: 42, sibling_count: 3, show_boundary_chevrons: true },
    [1, 21, 42],
  ],
  'three siblings, ends': [{ total_pages: 42, sibling_count: 3, show_ends: true }, [1, 21]],
};

/** The least widths of layouts, in which they have the least room. */
const edges = [
  ...[28, 30, 32, 36, 38, 40, 48, 62].map((size) => 16 * size),
  ...[467, 480, 500, 516, 518, 769, 800],
];

function range(first: number, last: number, step = 1): number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

/** All widths in one engine. The other rounds and draws texts in its own way, which shows in a part of them. */
function widthsIn({ name }: Engine, widths: readonly number[]): readonly number[] {
  return name === 'Chromium' ? widths : everyNth(3, widths);
}

function everyNth(step: number, widths: readonly number[]): readonly number[] {
  return widths.filter((_, index) => index % step === 0);
}

export function askAboutRows({ theme, engine, page, show, pageOf, measure }: Tab): void {
  const draw = (lists: typeof breakable, locale = 'en'): Shown[] =>
    Object.entries(lists).flatMap(([group, [attributes, pages]]) =>
      pages.map((current_page) => ({
        group: `${group}, ${locale}`,
        html: renderPagination({ ...attributes, current_page }, { theme, locale }),
      })),
    );
  const isSteady = keepsPlaces(theme);
  const allBut = (left: RegExp, problems: Problems): string[] =>
    Object.entries(problems).flatMap(([problem, widths]) =>
      left.test(problem) ? [] : [`${problem}: ${widths.join(' ')}`],
    );

  test.each(['a place', 'a window'])(
    'one row in %s of 257 to 400 px, in which nothing overlaps, is cut or moves',
    async (where) => {
      const content = placeOf([...draw(breakable), ...draw({ plain: breakable['plain']! }, 'ru')]);
      if (where === 'a place') await show(content);
      else await show(frameOf(pageOf(content, { styles: 'body { padding: 0 !important }' })), { sheet: '' });
      // In a window, the controls stand in a place of the same widths: only media queries could make a difference.
      const widths = range(257, 400, where === 'a place' ? 13 : 47);
      expect(await measure(widthsIn(engine(), widths), isSteady)).toEqual({});
    },
  );

  test('one row from right to left', async () => {
    await show(placeOf(draw(breakable, 'ar')), { direction: 'rtl', language: 'ar' });
    // Its widths are those of the other direction.
    expect(await measure(widthsIn(engine(), range(257, 400, 47)), isSteady)).toEqual({});
  });

  test('one row around the widths at which layouts change', async () => {
    await show(placeOf(draw({ ...breakable, ...steady })));
    expect(await measure(widthsIn(engine(), edges), isSteady)).toEqual({});
  });

  test('every state around these widths', async () => {
    const controls = Array.from(states, ([group, attributes]) => ({
      group,
      html: renderPagination(attributes, { theme }),
    }));
    await show(placeOf(controls));
    // All of them are asked of lists.
    const problems = await measure(widthsIn(engine(), everyNth(3, edges)), false);
    // Words, and titles, may take more rows.
    expect(allBut(/^more than one row: .*(?:in words|neighbors|next alone)/, problems)).toEqual([]);
  });

  test('words move nothing, though they may take two rows', async () => {
    const words = { total_pages: 42, show_boundary_chevrons: true, show_ends: true, show_labels: true };
    await show(placeOf(draw({ words: [words, [1, 4, 7, 42]] })));
    const found = await measure([288, 360, 448, 520, 640, 768, 800, 1024, 1248], isSteady);
    expect(allBut(/^more than one row/, found)).toEqual([]);
  });

  // Of two texts, the middles of which differ by more than 5 px, Orca takes one for another line.
  test.each([1280, 300])('hidden words stand in the line of the page numbers: %d px', async (width) => {
    const list = { total_pages: 42, current_page: 7, show_ends: true };
    const lists = [
      list,
      { ...list, show_labels: true },
      { ...list, element: 'button', 'link:data-page': ':page' },
    ] as const;
    await show(lists.map((attributes) => renderPagination(attributes, { theme })).join(''), { width });
    const away = await page().evaluate(() => {
      const middleOf = (element: Element): number => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const { top, bottom } = text.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      return [...document.querySelectorAll('nav')].flatMap((nav) => {
        const row = middleOf(nav.querySelector('[aria-current]')!);
        const words = [...nav.querySelectorAll('ul :is(a, button) > :not([aria-hidden])')];
        return words
          .filter((word) => word.checkVisibility() && word.getBoundingClientRect().width <= 1)
          .map((word) => `${word.textContent}: ${middleOf(word) - row}`)
          .filter((place) => Math.abs(Number(place.split(': ')[1])) > 4);
      });
    });
    expect(away).toEqual([]);
  });

  test('First and Last stay beside a position', async () => {
    const lists = [true, false].map((show_ends) =>
      renderPagination({ total_pages: 42, current_page: 21, layout: 'position', show_ends }, { theme }),
    );
    await show(lists.join(''), { width: 320 });
    const found = await page().evaluate(() => ({
      links: [...document.querySelectorAll('nav')].map(
        (nav) => [...nav.querySelectorAll('a')].filter((link) => link.checkVisibility()).length,
      ),
      scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    expect(found).toEqual({ links: [4, 2], scrolls: false });
  });

  test('three siblings take one row on a phone', async () => {
    await show(placeOf(draw(eleven)));
    expect(await measure(widthsIn(engine(), range(264, 440, 22)), isSteady)).toEqual({});
  });

  test('titles with long words take more lines', async () => {
    const long = ['Donaudampfschifffahrtsgesellschaftskapitän', 'Applying for a provisional driving license'];
    const controls = [[long[0], 'Fees'], ['Fees', long[0]], [long[1], 'Fees'], long].map(
      ([previous_title, next_title]) =>
        renderPagination({ previous_path: '/1', next_path: '/3', previous_title, next_title }, { theme }),
    );
    await show(controls.join(''), { width: 320 });
    const found = await page().evaluate(() => {
      const lines = (link: Element): number => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
      };
      const links = [...document.querySelectorAll('nav a')];
      const spilled = links.filter((link) => {
        const texts = [...link.childNodes].filter((node) => !(node instanceof Element && node.ariaHidden));
        const box = link.getBoundingClientRect();
        const words = document.createRange();
        return texts.some((node) => {
          words.selectNodeContents(node);
          const { top, bottom, width } = words.getBoundingClientRect();
          return width > 1 && (top < box.top - 12 || bottom > box.bottom + 12);
        });
      });
      return {
        spilled: spilled.map((link) => link.textContent),
        // A long title leaves a short one its words.
        short: links.filter((link) => /Fees/.test(link.textContent) && lines(link) > 3).length,
        scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      };
    });
    expect(found).toEqual({ spilled: [], short: 0, scrolls: false });
  });

  test('text of twice its size wraps', async () => {
    await show(placeOf(draw({ ...breakable, ...eleven })), { styles: 'html { font-size: 200% }' });
    expect(allBut(/^(?!outside)/, await measure([288, 608], false))).toEqual([]);
  });

  test('in vertical writing, pages and icons stand in one line, and their numbers in their boxes', async () => {
    const controls = draw({ plain: breakable['plain']!, chevrons: breakable['chevrons']! });
    const html = controls.map((control) => control.html).join('');
    await show(`<div style="writing-mode: vertical-rl; block-size: 900px; inline-size: 600px">${html}</div>`);
    const found = await page().evaluate(() =>
      [...document.querySelectorAll('nav ul')].flatMap((list) => {
        const boxes = [...list.children]
          .filter((item) => item.checkVisibility())
          .map((item) => item.getBoundingClientRect());
        const isOneLine =
          Math.max(...boxes.map(({ left }) => left)) < Math.min(...boxes.map(({ right }) => right)) - 1;
        const overlaps = boxes.filter(({ top }, index) => top < (boxes[index - 1]?.bottom ?? top) - 2.1);
        const outside = [...list.querySelectorAll('a')].filter((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          const [inner, box] = [text.getBoundingClientRect(), link.getBoundingClientRect()];
          return /^\d+$/.test(link.textContent) && (inner.top < box.top - 1 || inner.bottom > box.bottom + 1);
        });
        return isOneLine && overlaps.length + outside.length === 0
          ? []
          : [{ list: list.textContent, isOneLine, overlaps: overlaps.length, outside: outside.length }];
      }),
    );
    expect(found).toEqual([]);
  });

  test('rows stand apart', async () => {
    await show('<div id="place"></div>');
    const control = renderPagination({ total_pages: 42, current_page: 7 }, { theme });
    const gaps = await page().evaluate((control) => {
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
    }, control);
    expect(Math.min(4, ...gaps)).toBe(4);
  });
}
