import { controlsOf, describeThemes, lists, measure, themes, widths } from './theme-pages.js';

/** How large what can be pressed is. */

describeThemes('targets', ({ page, show }) => {
  /** The least width or height of what can be pressed in some controls. */
  async function leastTarget(controls: readonly string[]): Promise<number> {
    const sizes = await page().evaluate((controls) => {
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
  test.each(themes)('those of %s are at least 24 by 24 px', async (theme) => {
    await show(theme, '<div id="place"></div>');
    const forms = { path: '?page=:page&size=:page_size', page_size: 10, jump: true, page_sizes: [10, 25] };
    const layouts = { position: { layout: 'position' }, links: { layout: 'links' }, forms } as const;
    const small: string[] = [];
    for (const width of widths) {
      await page().setViewportSize({ width, height: 600 });
      for (const [name, attributes] of Object.entries({ ...lists, ...layouts })) {
        const least = await leastTarget(controlsOf(theme, attributes));
        if (least < 24) small.push(`${width} px, ${name}: ${least}`);
      }
    }
    expect(small).toEqual([]);
  });

  // docs/themes.md says how.
  test.each(themes)('those of %s can be 44 by 44 px', async (theme) => {
    const large = '.large { --pagination-size: 44px; --pagination-narrow-size: 44px }';
    await show(theme, '<div id="place"></div>', { styles: large });
    const small: string[] = [];
    for (const width of [320, 1280]) {
      await page().setViewportSize({ width, height: 600 });
      for (const [name, attributes] of Object.entries(lists)) {
        const controls = controlsOf(theme, { ...attributes, class: 'large' });
        const { excess } = await measure(page(), controls);
        const least = await leastTarget(controls);
        if (least < 44 || excess > 0) small.push(`${width} px, ${name}: ${least}, ${excess}`);
      }
    }
    expect(small).toEqual([]);
  });
});
