import { renderPagination, type PaginationThemeName } from '../src/index.js';
import { componentStyles, frameworkStyles, pageAround, tailwindThemes } from './scripts/framework-styles.js';
import { controlsOf, describeThemes, lists, measure, themes, widths } from './theme-pages.js';

/** Where things are in every theme: at every width, in narrow places, and with large text. */

describeThemes('the layout of themes', ({ page, show }) => {
  test.each(themes)('First and Last of %s stay beside a position, on a phone', async (theme) => {
    await page().setViewportSize({ width: 320, height: 600 });
    await show(theme, '<div id="place"></div>');
    for (const show_ends of [true, false]) {
      const control = renderPagination(
        { total_pages: 42, current_page: 21, layout: 'position', show_ends },
        { theme },
      );
      const { excess } = await measure(page(), [control]);
      expect(excess).toBe(0);
      const links = page().locator('nav a:visible');
      expect(await links.count()).toBe(show_ends ? 4 : 2);
    }
  });

  const steady = themes.filter((theme) => theme !== 'govuk');

  // docs/themes.md says so.
  test.each(steady)('Previous and Next of %s have one place at every width', async (theme) => {
    await show(theme, '<div id="place"></div>');
    const moved: string[] = [];
    const others = {
      summary: { summary: 'Showing :from–:to of :total' },
      'all chevrons, in words': { show_boundary_chevrons: true, show_ends: true, show_labels: true },
    };
    for (const width of widths) {
      await page().setViewportSize({ width, height: 600 });
      for (const [name, attributes] of Object.entries({ ...lists, ...others })) {
        for (const total of [7, 42, 120, 1200] as const) {
          // All seven pages, and First and Last: these themes need two rows for them.
          if (total === 7 && name === 'ends' && ['default', 'bulma', 'uswds'].includes(theme)) continue;
          const controls = controlsOf(theme, attributes, total);
          // Bulma ends with Next. Without it, Previous is there.
          if (theme === 'bulma') controls.pop();
          const { moves, excess } = await measure(page(), controls);
          if (moves > 0 || excess > 0) moved.push(`${width} px, ${name}, ${total}: ${moves}; ${excess}`);
        }
      }
    }
    expect(moved).toEqual([]);
  });

  test.each(themes)('%s fits a sidebar of 288 px in a wide window, in one row', async (theme) => {
    await page().setViewportSize({ width: 1280, height: 600 });
    await show(theme, '<div id="place" style="inline-size: 288px"></div>');
    for (const attributes of [lists.plain, lists.chevrons, lists.buttons]) {
      const { moves, excess, rows } = await measure(page(), controlsOf(theme, attributes));
      expect({ excess, rows }).toEqual({ excess: 0, rows: 1 });
      if (theme !== 'govuk') expect(moves).toBe(0);
    }
  });

  test.each(themes)('rows of %s stand apart in a narrow place of a wide window', async (theme) => {
    await page().setViewportSize({ width: 1280, height: 600 });
    await show(theme, '<div id="place"></div>');
    const gaps = await page().evaluate(
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
    await page().setViewportSize({ width: 320, height: 600 });
    const paths = { previous_path: '/1', next_path: '/3', next_title: 'Fees' };
    const titles = { ...paths, previous_title: 'Applying for a provisional driving license from abroad' };
    await show(theme, renderPagination(titles, { theme }));
    const { lines, scrollWidth } = await page().evaluate(() => {
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
      await page().setViewportSize({ width, height: 600 });
      for (const attributes of [lists.plain, { sibling_count: 3 }]) {
        expect((await measure(page(), controlsOf(theme, attributes))).excess).toBe(0);
      }
    }
  });

  // docs/frameworks say so of components. Tailwind need not read the file.
  test.each(tailwindThemes)('%s is the same with its rules in a file before Tailwind', async (name) => {
    const theme = name as PaginationThemeName;
    const controls = Object.values(lists).flatMap((attributes) => controlsOf(theme, attributes));
    const styles = [frameworkStyles(theme).ltr, componentStyles(theme)];
    for (const width of [320, 800]) {
      await page().setViewportSize({ width, height: 600 });
      const boxes = [];
      for (const sheet of styles) {
        await page().setContent(pageAround({ theme, styles: sheet }, controls.join('')));
        boxes.push(
          await page()
            .locator('nav li > *')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect)),
        );
      }
      expect(boxes[1]).toEqual(boxes[0]);
    }
  });

  // In a component, a stylesheet can be forgotten.
  test.each(tailwindThemes)('without its rules, %s wraps, and its targets are large enough', async (name) => {
    const theme = name as PaginationThemeName;
    const utilities = componentStyles(theme).replace(/^[^]*?\/\*! tailwindcss/, '/*! tailwindcss');
    for (const width of [320, 800]) {
      await page().setViewportSize({ width, height: 600 });
      await page().setContent(pageAround({ theme, styles: utilities }, '<div id="place"></div>'));
      const { excess } = await measure(page(), controlsOf(theme, lists.ends));
      const sizes = await page()
        .locator('nav a')
        .evaluateAll((links) => links.flatMap((link) => [link.clientWidth, link.clientHeight]));
      expect([excess, Math.min(...sizes) >= 24]).toEqual([0, true]);
    }
  });
});
