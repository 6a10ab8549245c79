import { renderStates } from '../control-states.js';
import type { Tab } from './tab.js';

/** Whether the words of languages find room on a phone. */

export function askAboutLanguages({ theme, page, show }: Tab, languages: readonly string[]): void {
  test.each(languages)('every state in %s fits 320 px', async (language) => {
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    await show(renderStates(theme, language), { width: 320, direction, language });
    const found = await page().evaluate(() => {
      // Without page numbers, the words may take two rows.
      const wrapped = [...document.querySelectorAll('nav ul:has([aria-current])')].filter((list) => {
        const boxes = [...list.children]
          .filter((item) => item.checkVisibility())
          .map((item) => item.getBoundingClientRect());
        return Math.max(...boxes.map(({ top }) => top)) >= Math.min(...boxes.map(({ bottom }) => bottom));
      });
      const links = [...document.querySelectorAll('nav :is(a, button)')];
      const outside = links
        .filter((link) => link.checkVisibility())
        .map((link) => link.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > innerWidth);
      // Where the total is unknown, no other link leads on.
      const hidden = links.filter((link) => link.matches('[rel=next]') && !link.checkVisibility());
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        wrapped: wrapped.map((list) => list.textContent),
        outside: outside.length,
        hidden: hidden.length,
        scrolls: scrollWidth > clientWidth,
      };
    });
    expect(found).toEqual({ wrapped: [], outside: 0, hidden: 0, scrolls: false });
  });
}
