import type { Browser, BrowserContext, JSHandle, Page } from 'playwright-core';
import { describeInBrowser } from './browser.js';
import { startExample, type Example } from './example.js';

/** `examples/live-view` in a real browser, with the clients of Phoenix and Phoenix LiveView that are installed. */

const PAGES = 120;
const PER_PAGE = 10;
const NEXT = '.pagination a[rel="next"]';
const PREVIOUS = '.pagination a[rel="prev"]';

/** The link that shows the number of a page. */
function linkTo(page: number): string {
  return `.pagination a:text-is("${page}")`;
}

/** What a visitor sees of the list and of the control. */
interface Shown {
  readonly path: string;
  /** Texts of all links with `aria-current="page"`: there is one. */
  readonly current: readonly string[];
  /** The number of the first entry of the list. */
  readonly first: string;
}

function readShown(): Shown {
  return {
    path: location.pathname,
    current: Array.from(
      document.querySelectorAll('.pagination [aria-current="page"]'),
      (link) => link.textContent,
    ),
    first: document.querySelector('.colours b')?.textContent ?? '',
  };
}

function shownFor(path: string, page: number): Shown {
  return { path, current: [String(page)], first: String((page - 1) * PER_PAGE + 1) };
}

/** Waits until all that is shown belongs to a page of the list, and says what is shown instead if it never does. */
async function expectPage(page: Page, path: string, number: number): Promise<void> {
  const expected = shownFor(path, number);
  try {
    await page.waitForFunction(({ path, current, first }) => {
      const links = document.querySelectorAll('.pagination [aria-current="page"]');
      return (
        location.pathname === path &&
        links.length === 1 &&
        links[0]?.textContent === current[0] &&
        document.querySelector('.colours b')?.textContent === first
      );
    }, expected);
  } catch {
    expect(await page.evaluate(readShown)).toEqual(expected);
  }
}

/** Requests that a visit has made, in order. */
interface Traffic {
  readonly documents: string[];
  readonly sockets: string[];
}

function watch(page: Page): Traffic {
  const traffic: Traffic = { documents: [], sockets: [] };
  page.on('request', (request) => {
    if (request.resourceType() === 'document') traffic.documents.push(new URL(request.url()).pathname);
  });
  page.on('websocket', (socket) => traffic.sockets.push(new URL(socket.url()).pathname));
  return traffic;
}

function activeElement(page: Page): Promise<JSHandle<Element | null>> {
  return page.evaluateHandle(() => document.activeElement);
}

/** The focused element's name, and whether it is a link of the control. */
function focused(page: Page): Promise<{ name: string | null; isLink: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return {
      name: element?.getAttribute('aria-label') ?? element?.textContent ?? null,
      isLink: element?.matches('.pagination a[href]') ?? false,
    };
  });
}

describeInBrowser('live views in a browser', (launch) => {
  let example: Example;
  let browser: Browser;
  let context: BrowserContext;
  const started: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    example = await startExample('live-view');
    started.push(example.stop);
    browser = await launch();
    started.push(() => browser.close());
  });

  // Whatever was started is ended, also where the rest could not be.
  afterAll(() => Promise.all(started.map((stop) => stop())));

  beforeEach(async () => {
    context = await browser.newContext();
    context.setDefaultTimeout(200_000);
  });

  afterEach(() => context.close());

  async function open(path: string): Promise<{ page: Page; traffic: Traffic }> {
    const page = await context.newPage();
    const traffic = watch(page);
    await page.goto(example.url + path);
    return { page, traffic };
  }

  async function openLive(path: string): Promise<{ page: Page; traffic: Traffic }> {
    const { page, traffic } = await open(path);
    await page.waitForSelector('[data-phx-main].phx-connected');
    expect(traffic).toEqual({ documents: [path], sockets: ['/live/websocket'] });
    return { page, traffic };
  }

  /** Presses Enter on a link of the control, and waits for the page that it leads to. */
  async function pressOn(page: Page, link: string, target: number): Promise<JSHandle<Element | null>> {
    await page.focus(link);
    const pressed = await activeElement(page);
    await page.keyboard.press('Enter');
    await expectPage(page, `/items/${target}`, target);
    return pressed;
  }

  function isFocused(element: JSHandle<Element | null>): Promise<boolean> {
    return element.evaluate((node) => node !== null && node === document.activeElement && node.isConnected);
  }

  test('a live_patch link changes the address, the list and the current page, and requests nothing', async () => {
    const { page, traffic } = await openLive('/items/60');
    await page.click(linkTo(61));
    await expectPage(page, '/items/61', 61);
    await page.click(PREVIOUS);
    await expectPage(page, '/items/60', 60);
    await page.click(linkTo(PAGES));
    await expectPage(page, '/items/120', PAGES);
    expect(await page.title()).toBe('Page 120 · Colours');
    expect(traffic).toEqual({ documents: ['/items/60'], sockets: ['/live/websocket'] });
  });

  test('back and forward go through the patches', async () => {
    const { page, traffic } = await openLive('/items/2');
    await page.click(NEXT);
    await expectPage(page, '/items/3', 3);
    await page.click(linkTo(PAGES));
    await expectPage(page, '/items/120', PAGES);
    await page.goBack();
    await expectPage(page, '/items/3', 3);
    await page.goBack();
    await expectPage(page, '/items/2', 2);
    await page.goForward();
    await expectPage(page, '/items/3', 3);
    expect(traffic.documents).toEqual(['/items/2']);
  });

  test('a new value on the server moves the current page, with no navigation', async () => {
    const { page, traffic } = await openLive('/items/60');
    const before = await page.evaluate(() => history.length);
    await page.click('button');
    await page.waitForFunction(
      () => document.querySelector('.pagination [aria-current="page"]')?.textContent !== '60',
    );
    const number = Number(await page.textContent('.pagination [aria-current="page"]'));
    await expectPage(page, '/items/60', number);
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(traffic.documents).toEqual(['/items/60']);
  });

  test('a live_redirect link mounts the other view over the same socket', async () => {
    const { page, traffic } = await openLive('/');
    expect(await page.textContent('h1')).toBe('A round of hues');
    await page.click(linkTo(3));
    await expectPage(page, '/items/3', 3);
    expect(await page.textContent('h1')).toBe('Hue 6°');
    // The new view is live.
    await page.click(linkTo(4));
    await expectPage(page, '/items/4', 4);
    await page.goBack();
    await expectPage(page, '/items/3', 3);
    await page.goBack();
    await expectPage(page, '/', 1);
    expect(await page.textContent('h1')).toBe('A round of hues');
    expect(traffic).toEqual({ documents: ['/'], sockets: ['/live/websocket'] });
  });

  test('a plain link loads the page', async () => {
    const { page, traffic } = await open('/plain/60');
    await page.click(NEXT);
    await expectPage(page, '/plain/61', 61);
    expect(traffic).toEqual({ documents: ['/plain/60', '/plain/61'], sockets: [] });
  });

  test('without JavaScript every link navigates', async () => {
    await context.close();
    context = await browser.newContext({ javaScriptEnabled: false });
    await Promise.all(['/', '/items/60', '/plain/60'].map(followEveryLink));
  });

  async function followEveryLink(start: string): Promise<void> {
    const { page, traffic } = await open(start);
    const links = page.locator('.pagination a');
    // The home page shows page 1, without Previous; the others show a page in the middle.
    expect(await links.count()).toBe(7);
    for (let index = 0; index < 7; index++) {
      await page.goto(example.url + start);
      const target = (await links.nth(index).getAttribute('href')) ?? '';
      traffic.documents.length = 0;
      await Promise.all([page.waitForEvent('domcontentloaded'), links.nth(index).click()]);
      expect(await page.evaluate(readShown)).toEqual(shownFor(target, Number(target.split('/')[2])));
      expect(traffic).toEqual({ documents: [target], sockets: [] });
    }
  }

  // LiveView patches slot by slot: the focused element stays, in its place, and shows what that place shows now.
  describe('keyboard focus', () => {
    test.each([
      { link: 'Next', selector: NEXT, target: 61, name: 'Next page' },
      { link: 'Previous', selector: PREVIOUS, target: 59, name: 'Previous page' },
      { link: 'the last page', selector: linkTo(PAGES), target: PAGES, name: '120' },
      // The places of 59, 60 and 61 show 60, 61 and 62 now.
      { link: 'a page', selector: linkTo(61), target: 61, name: '62' },
    ])('stays in its place after Enter on $link', async ({ selector, target, name }) => {
      const { page } = await openLive('/items/60');
      const pressed = await pressOn(page, selector, target);
      expect(await focused(page)).toEqual({ name, isLink: true });
      expect(await isFocused(pressed)).toBe(true);
    });

    // With show_boundary_chevrons a chevron that leads nowhere stays, and may hold the focus.
    test.each([
      { link: 'Next', from: 1, selector: NEXT, target: 2, name: 'Next page', isLink: true },
      { link: 'the second page', from: 1, selector: linkTo(2), target: 2, name: '2', isLink: true },
      { link: 'Next', from: 119, selector: NEXT, target: 120, name: 'Next page', isLink: false },
      { link: 'Previous', from: 2, selector: PREVIOUS, target: 1, name: 'Previous page', isLink: false },
    ])(
      'stays in its place after Enter on $link, from page $from',
      async ({ from, selector, target, name, isLink }) => {
        const { page } = await openLive(`/items/${from}`);
        const pressed = await pressOn(page, selector, target);
        expect(await focused(page)).toEqual({ name, isLink });
        expect(await isFocused(pressed)).toBe(true);
      },
    );
  });

  test('Next stays under the pointer from page 2 to the page before last', async () => {
    const { page, traffic } = await openLive('/items/2');
    const box = await page.locator(NEXT).boundingBox();
    if (box === null) throw new Error('Next is not to be seen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (let number = 3; number < PAGES; number++) {
      // The pointer does not move: each click meets Next, because Next is where it was.
      await page.mouse.down();
      await page.mouse.up();
      await expectPage(page, `/items/${number}`, number);
      const { left, top } = await page.locator(NEXT).evaluate((next) => next.getBoundingClientRect());
      expect([number, left - box.x, top - box.y]).toEqual([number, 0, 0]);
    }
    expect(traffic).toEqual({ documents: ['/items/2'], sockets: ['/live/websocket'] });
  });
});
