import { compile } from '../../src/index.js';
import { serve } from './serve.js';
import type { Tab } from './tab.js';

/** Forms in a browser. */

export function askAboutForms({ theme, page, show, pageOf }: Tab): void {
  const tag = (label: string): string =>
    `<pagination path="?tag=a+%26+b&amp;page=:page&amp;size=:page_size#list" total_items="977" page_size="{size}" current_page="{page}" jump page_sizes="10,25,50" aria-label="${label}"></pagination>`;
  /** A list with its control above and below. Its path has the query that forms keep. */
  const list = compile(`${tag('Above')}<h1 id="list">Posts</h1>${tag('Below')}`, { theme });

  // What forms do, no theme decides.
  if (theme === 'default')
    test('they work without JavaScript, on a phone', async () => {
      await show('', { width: 320 });
      const server = await serve(({ searchParams }) =>
        pageOf(list({ page: searchParams.get('page'), size: searchParams.get('size') ?? 20 })),
      );
      const field = 'nav:last-of-type label input';
      const sizes = 'nav:last-of-type select';
      const press = async (kind: 'input' | 'select'): Promise<string> => {
        await Promise.all([
          page().waitForNavigation(),
          page().click(`nav:last-of-type form:has(label ${kind}) button`),
        ]);
        return page().url().replace(server.origin, '');
      };
      const shown = (): Promise<string[]> =>
        page().evaluate(
          (sizes) => [
            ...Array.from(document.querySelectorAll('nav [aria-current=page]'), (link) =>
              link.textContent.trim(),
            ),
            document.querySelector<HTMLSelectElement>(sizes)!.value,
          ],
          sizes,
        );
      try {
        await page().goto(`${server.origin}/posts?page=3&size=20`);
        expect(await shown()).toEqual(['3', '3', '20']);
        // The server shows the nearest page.
        for (const [value, nearest] of [
          ['', '1'],
          ['50', '49'],
          ['0', '1'],
          ['48', '48'],
        ] as const) {
          await page().click(field);
          await page().keyboard.type(value);
          expect(await press('input')).toBe(`/posts?tag=a+%26+b&size=20&page=${value}#list`);
          expect(await shown()).toEqual([nearest, nearest, '20']);
        }
        await page().select(sizes, '50');
        expect(await press('select')).toBe('/posts?tag=a+%26+b&size=50#list');
        expect(await shown()).toEqual(['1', '1', '50']);
      } finally {
        server.close();
      }
    });

  test('they fit 320 px', async () => {
    await show(list({ page: 4, size: 20 }), { width: 320 });
    // A page that is higher than the window has a scroll bar in Firefox.
    expect(
      await page().evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });
}
