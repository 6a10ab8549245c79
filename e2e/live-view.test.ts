import type { Browser, BrowserContext, JSHandle, Page } from 'playwright-core';
import { describeInBrowser, leave } from './browser.js';
import { until } from '../src/testing/changes.js';
import { startExample, type Example } from './example.js';

/** `examples/live-view` in a real browser, with the clients of Phoenix and Phoenix LiveView that are installed. */

const PAGES = 42;
const PER_PAGE = 10;
const NEXT = '.pagination a[rel="next"]';
const PREVIOUS = '.pagination a[rel="prev"]';

const PAGE_LINKS = '.pagination a[href]:not([rel]):not([aria-current])';

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
    first: document.querySelector('.colors b')?.textContent ?? '',
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
        document.querySelector('.colors b')?.textContent === first
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
      name: (element?.querySelector('.pagination__label') ?? element)?.textContent ?? null,
      isLink: element?.matches('.pagination a[href]') ?? false,
    };
  });
}

/** The status messages that assistive technology receives. */
function statusOf(page: Page): Promise<string[]> {
  return page.getByRole('status').allTextContents();
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

  test('a live_patch link changes the URL, the list and the current page, without a request', async () => {
    const { page, traffic } = await openLive('/items/20');
    await page.click(linkTo(21));
    await expectPage(page, '/items/21', 21);
    await page.click(PREVIOUS);
    await expectPage(page, '/items/20', 20);
    await page.click(linkTo(PAGES));
    await expectPage(page, '/items/42', PAGES);
    expect(await page.title()).toBe('Page 42 · Colors');
    expect(traffic).toEqual({ documents: ['/items/20'], sockets: ['/live/websocket'] });
  });

  test('back and forward go through the patches', async () => {
    const { page, traffic } = await openLive('/items/2');
    await page.click(NEXT);
    await expectPage(page, '/items/3', 3);
    await page.click(linkTo(PAGES));
    await expectPage(page, '/items/42', PAGES);
    await page.goBack();
    await expectPage(page, '/items/3', 3);
    await page.goBack();
    await expectPage(page, '/items/2', 2);
    await page.goForward();
    await expectPage(page, '/items/3', 3);
    expect(traffic.documents).toEqual(['/items/2']);
  });

  test('a new value on the server changes the current page without navigation', async () => {
    const { page, traffic } = await openLive('/items/20');
    const before = await page.evaluate(() => history.length);
    await page.click('button');
    await page.waitForFunction(
      () => document.querySelector('.pagination [aria-current="page"]')?.textContent !== '20',
    );
    const number = Number(await page.textContent('.pagination [aria-current="page"]'));
    await expectPage(page, '/items/20', number);
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(traffic.documents).toEqual(['/items/20']);
  });

  test('a live_redirect link mounts the other view over the same socket', async () => {
    const { page, traffic } = await openLive('/');
    expect(await page.textContent('h1')).toBe('A round of hues');
    await page.click(linkTo(3));
    await expectPage(page, '/items/3', 3);
    expect(await page.textContent('h1')).toBe('Hue 16°');
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
    const { page, traffic } = await open('/plain/20');
    await page.click(NEXT);
    await expectPage(page, '/plain/21', 21);
    expect(traffic).toEqual({ documents: ['/plain/20', '/plain/21'], sockets: [] });
  });

  test('without JavaScript every link navigates', async () => {
    await context.close();
    context = await browser.newContext({ javaScriptEnabled: false });
    await Promise.all(['/', '/items/20'].map(followEveryLink));
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
      await leave(page, () => links.nth(index).click());
      expect(await page.evaluate(readShown)).toEqual(shownFor(target, Number(target.split('/')[2])));
      expect(traffic).toEqual({ documents: [target], sockets: [] });
    }
  }

  describe('keyboard focus', () => {
    test('goes with the page after Enter on each link', async () => {
      const first = await openLive('/items/20');
      const targets = await first.page.locator(PAGE_LINKS).allTextContents();
      expect(targets).toEqual(['1', '19', '21', '42']);
      for (const target of targets) {
        // A new page each: the client drops a click that comes while it goes back.
        const { page } = await openLive('/items/20');
        await pressOn(page, linkTo(Number(target)), Number(target));
        await until(async () => {
          expect(await focused(page)).toEqual({ name: target, isLink: true });
          expect(await statusOf(page)).toEqual([`Page ${target} of ${PAGES}`]);
        });
        await page.close();
      }
    });

    test.each([
      { link: 'Next', from: 20, selector: NEXT, target: 21, name: 'Next page', isLink: true },
      { link: 'Previous', from: 20, selector: PREVIOUS, target: 19, name: 'Previous page', isLink: true },
      { link: 'Next', from: 1, selector: NEXT, target: 2, name: 'Next page', isLink: true },
      { link: 'Next', from: 41, selector: NEXT, target: PAGES, name: 'Next page', isLink: false },
      { link: 'Previous', from: 2, selector: PREVIOUS, target: 1, name: 'Previous page', isLink: false },
    ])('stays on $link from page $from', async ({ from, selector, target, name, isLink }) => {
      const { page } = await openLive(`/items/${from}`);
      const pressed = await pressOn(page, selector, target);
      expect(await focused(page)).toEqual({ name, isLink });
      expect(await isFocused(pressed)).toBe(true);
      expect(await statusOf(page)).toEqual([`Page ${target} of ${PAGES}`]);
    });

    test('stays at its position in a browser without :has()', async () => {
      await context.addInitScript(() => {
        const name = 'querySelectorAll';
        const find: (selector: string) => NodeList = Reflect.get(Document.prototype, name);
        Reflect.set(Document.prototype, name, function (this: Document, selector: string) {
          // What `:is()` does not know, it leaves out.
          const known = selector.replace(/:is\(\w+:has\(.*?\)\)\)/, ':is(nothing)');
          if (known.includes(':has(')) throw new SyntaxError(`${selector} is not a valid selector.`);
          return find.call(this, known);
        });
      });
      const { page } = await openLive('/items/20');
      await pressOn(page, linkTo(21), 21);
      expect(await focused(page)).toEqual({ name: '22', isLink: true });
    });

    test('is left alone when the page is loaded, and when the server changes it', async () => {
      const { page } = await openLive('/items/20');
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
      await page.focus('button');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        () => document.querySelector('.pagination [aria-current="page"]')?.textContent !== '20',
      );
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button');
    });
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
