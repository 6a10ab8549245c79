import { renderPagination } from '../../src/index.js';
import { changedPixels, useCamera } from './pictures.js';
import { serve } from './serve.js';
import type { Tab } from './tab.js';

/** Links look the same once they are visited. Only pictures tell, because scripts may not know. */

export function askAboutVisited(tab: Tab): void {
  const { theme, page, show, pageOf } = tab;
  // GOV.UK colors all of its visited links, and those of its pagination.
  if (theme === 'govuk') return;
  const { laboratory, takePicture, boxOf } = useCamera(tab);

  test('visited links look like others', async () => {
    const control = renderPagination({ path: '/:page', total_pages: 7, current_page: 4 }, { theme });
    // Not one of our links, so it shows that visited links look different.
    const plain =
      '<style>#plain { color: blue } #plain:visited { color: red }</style><a id="plain" href="/5">Page 5</a>';
    await show('');
    const server = await serve(() => pageOf(control + plain));
    const picture = async (selector: string): Promise<string> => takePicture(await boxOf(selector, 0));
    try {
      await page().goto(`${server.origin}/list`);
      const before = { control: await picture('nav'), plain: await picture('#plain') };
      // The current page; the next one, with its number and its chevron, where the other link leads, too. Both show the same.
      for (const number of [4, 5])
        await Promise.all([
          page().waitForNavigation(),
          page().click(`nav li:has(> [href$="/${number}"]:not([rel])) > a`),
        ]);
      await page().mouse.move(0, 0);
      for (let turn = 0; turn < 100 && (await picture('#plain')) === before.plain; turn++)
        await new Promise((go) => setTimeout(go, 50));
      expect(await picture('#plain')).not.toBe(before.plain);
      const nav = { ...(await boxOf('nav', 0)), x: 0, y: 0 };
      const [then, now] = [before.control, await picture('nav')];
      // At round corners, a pixel may be drawn in the next shade.
      expect(await laboratory().evaluate(changedPixels, then, now, nav, nav, 1.05)).toBe(0);
    } finally {
      server.close();
    }
  });
}
