import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import postcss from 'postcss';
import { pageWindow, renderPagination, type PaginationAttributes } from '../src/index.js';
import { describeInBrowser } from './browser.js';
import { control, PAGES, show, states, stylesheet } from './styled-page.js';

/** How Chromium lays out the default theme: sizes, places, and what a narrow container leaves. */

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

test('the stylesheet takes at most 3.5 KB, compressed', () => {
  expect(gzipSync(stylesheet, { level: 9 }).length).toBeLessThanOrEqual(3584);
});

test('Lightning CSS, which minifies in Vite, keeps the colors of both schemes', () => {
  const { transform } = createRequire(require.resolve('vite/package.json'))('lightningcss') as {
    readonly transform: (options: object) => { readonly code: Uint8Array };
  };
  // As old as the oldest browser of Vite. Within @supports with two colors, what it replaces is known to be there. Of
  // two equal colors it makes one, and sees no light-dark().
  const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8) };
  const { code } = transform({ filename: 'style.css', code: Buffer.from(stylesheet), minify: true, targets });
  expect(Buffer.from(code).toString()).toContain('--_blue:light-dark(#2563eb,#93c5fd)');
  expect(Buffer.from(code).toString()).not.toContain('--lightningcss');
});

test('every rule is as strong as one class and the state it is about, in no layer', () => {
  const parsed = postcss.parse(stylesheet);
  const strong: string[] = [];
  parsed.walkRules(({ selectors }) => {
    for (const selector of selectors) {
      let plain = selector;
      // What is in :where() does not count.
      while (/:where\(/.test(plain)) plain = withoutWhere(plain);
      if (
        !/^(?:\.[\w-]+)(?:\s*>\s*)?(?::(?:hover|active|visited|focus-visible))?(?:::(?:before|after))?$/.test(
          plain,
        )
      )
        strong.push(selector);
    }
  });
  expect(strong).toEqual([]);
  parsed.walkAtRules('layer', ({ params }) => void strong.push(`@layer ${params}`));
  expect(strong).toEqual([]);
});

/** Removes the first `:where(…)` of a selector. */
function withoutWhere(selector: string): string {
  const start = selector.indexOf(':where(');
  let end = start + ':where('.length;
  for (let depth = 1; depth > 0; end++) {
    if (selector[end] === '(') depth++;
    if (selector[end] === ')') depth--;
  }
  return selector.slice(0, start) + selector.slice(end);
}

test('docs/stylesheet.md lists the custom properties that there are', () => {
  const documentation = readFileSync(join(__dirname, '../docs/stylesheet.md'), 'utf8');
  const documented = Array.from(documentation.matchAll(/^\| `(--[\w-]+)`/gm), ([, name]) => name);
  const used = new Set(stylesheet.match(/--pagination-[\w-]+/g));
  expect(documented.toSorted()).toEqual([...used].toSorted());
});

describeInBrowser('the stylesheet in a browser', (launch) => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage();
  });

  afterAll(() => browser.close());

  /** Left and top edge of a link in each of some controls, shown one after the other, in tenths of a px. */
  function placesOf(selector: string, controls: readonly string[]): Promise<string[]> {
    return page.evaluate(
      ({ selector, controls }) => {
        const main = document.querySelector('main');
        return controls.map((control) => {
          if (main) main.innerHTML = control;
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return [box?.left, box?.top].map((edge = NaN) => Math.round(10 * edge)).join();
        });
      },
      { selector, controls },
    );
  }

  test.each<[string, number, PaginationAttributes]>([
    ['320 px', 320, {}],
    ['1280 px', 1280, {}],
    ['1280 px, with two siblings', 1280, { sibling_count: 2 }],
    ['320 px, in a live view', 320, { link_type: 'live_patch' }],
    ['900 px, with three boundary pages', 900, { boundary_count: 3 }],
    ['500 px, with three boundary pages', 500, { boundary_count: 3 }],
    ['272 px', 272, {}],
  ])('nothing moves from the first page to the last: %s', async (_, width, attributes) => {
    await show(page, '', { width });
    const controls = range(1, PAGES).map((number) => control(number, attributes));
    for (const [selector, shown] of [
      ['.pagination__link--next', controls.slice(0, -1)],
      ['.pagination__link--previous', controls.slice(1)],
    ] as const) {
      const places = await placesOf(selector, shown);
      expect(places).toHaveLength(PAGES - 1);
      expect(new Set(places).size).toBe(1);
      expect(places[0]).toMatch(/^\d/);
    }
  });

  test('nothing moves in lists of any length, if there is room', async () => {
    await show(page, '');
    const numbers = [2, 9, 10, 99, 100, 999, 1000, 9999, 10_000, 99_999, 100_000, 119_999];
    const controls = numbers.map((number) => control(number, { total_pages: 120_000 }));
    expect(new Set(await placesOf('.pagination__link--next', controls)).size).toBe(1);
  });

  /** What is to be seen in each control: numbers, and `…` for an ellipsis, ours or the stylesheet's. */
  function slotsOf(controls: readonly string[]): Promise<string[]> {
    return page.evaluate((controls) => {
      const main = document.querySelector('main');
      return controls.map((control) => {
        if (main) main.innerHTML = control;
        const slots = document.querySelectorAll('.pagination__item:has(> :not([rel], [aria-disabled]))');
        const items = Array.from(slots, (item) => {
          const { content, display } = getComputedStyle(item, '::before');
          const generated = display === 'none' ? '' : content.replace(/^"(.*?)".*/, '$1');
          const shown = [...item.children].filter((child) => child.checkVisibility());
          return generated + shown.map((child) => child.textContent).join('');
        });
        return items.filter(Boolean).join(' ');
      });
    }, controls);
  }

  function textOf(window: Parameters<typeof pageWindow>[0]): string {
    return pageWindow(window)
      .slots.map((slot) => (slot.type === 'ellipsis' ? '…' : slot.page))
      .join(' ');
  }

  const lists = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 16, 40].flatMap((total_pages) =>
    range(1, total_pages).map((current_page) => ({ total_pages, current_page })),
  );

  // The pages of the window with no siblings and one boundary page: its ellipses hide two pages or more, and whatever
  // is hidden has an ellipsis.
  test.each(
    [0, 1, 2, 3].flatMap((sibling_count) =>
      [
        { boundary_count: 1 },
        { boundary_count: 1, link_type: 'live_patch' } as const,
        { boundary_count: 2, show_boundary_chevrons: true },
        { boundary_count: 3 },
      ].map((others) => ({ sibling_count, ...others })),
    ),
  )('a narrow container shows a window of five slots: %j', async (attributes) => {
    await show(page, '', { width: 320 });
    const shown = await slotsOf(lists.map((list) => renderPagination({ ...list, ...attributes })));
    expect(shown).toEqual(lists.map((list) => textOf({ ...list, sibling_count: 0, boundary_count: 1 })));
  });

  test('without boundary pages, the ends of a narrow window are those of the wide one', async () => {
    await show(page, '', { width: 320 });
    const controls = [
      control(60, { boundary_count: 0 }),
      control(60, { boundary_count: 0, sibling_count: 2 }),
      control(60, { boundary_count: 0, sibling_count: 3 }),
      control(1, { boundary_count: 0, sibling_count: 3 }),
    ];
    expect(await slotsOf(controls)).toEqual(['59 60 61', '58 59 60 61 62', '57 … 60 … 63', '1 2 3 … 7']);
  });

  test('where the number of pages is not known, a narrow window ends with the current page', async () => {
    await show(page, '', { width: 320 });
    const controls = [1, 4, 5, 6, 9].map((current_page) => renderPagination({ current_page }));
    expect(await slotsOf(controls)).toEqual(['1', '1 2 3 4', '1 2 3 4 5', '1 … 4 5 6', '1 … 7 8 9']);
  });

  test.each([
    ['9 items', 30, 1, 1],
    ['11 items', 36, 2, 1],
    ['13 items', 36, 1, 3],
    ['15 items', 48, 2, 3],
    ['17 items', 72, 5, 1],
  ])('%s are all shown from %d em', async (_, em, sibling_count, boundary_count) => {
    const window = { total_pages: PAGES, current_page: 60, sibling_count, boundary_count };
    const margins = 2 * 16;
    await show(page, '', { width: em * 16 + margins });
    expect(await slotsOf([renderPagination(window)])).toEqual([textOf(window)]);
    await show(page, '', { width: em * 16 + margins - 1 });
    expect(await slotsOf([renderPagination(window)])).toEqual(['1 … 60 … 120']);
  });

  test.each([
    [320, ''],
    [320, 'html { font-size: 200% } body { font-size: 1rem }'],
    [700, ''],
    [1280, ''],
  ])('targets of 24 px and more, and no scrolling sideways: %d px %s', async (width, styles) => {
    await show(page, states, { width, styles });
    const { sizes, spilled, scrolls } = await page.evaluate(() => {
      const links = [...document.querySelectorAll('.pagination a')].filter((link) => link.checkVisibility());
      const range = document.createRange();
      return {
        sizes: links
          .map((link) => link.getBoundingClientRect())
          .flatMap(({ width, height }) => [width, height]),
        // Numbers wider than their links.
        spilled: links.filter((link) => {
          range.selectNodeContents(link.querySelector('[aria-hidden]') ?? link);
          return range.getBoundingClientRect().width > link.getBoundingClientRect().width;
        }).length,
        scrolls: document.documentElement.scrollWidth > innerWidth,
      };
    });
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
    expect({ spilled, scrolls }).toEqual({ spilled: 0, scrolls: false });
  });

  test.each([320, 160])('small text does not make small targets: %d px', async (width) => {
    await show(page, states, { width, styles: '.pagination { font-size: 8px }' });
    const sizes = await page
      .locator('.pagination a:visible')
      .evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });
});
