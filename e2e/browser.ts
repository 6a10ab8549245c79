import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from './scripts/programs.js';

const NO_BROWSER = 'no Chromium was found; put one on the PATH, or name it in CHROMIUM_PATH';

/** Flags against background work: no updates, no synchronization, no first-run pages. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Describes tests that need a browser. Without one they are skipped, and say so; in CI they fail instead.
 *
 * @param define defines the tests. It receives a function that starts the browser, with more flags
 */
export function describeInBrowser(
  name: string,
  define: (launch: (...more: readonly string[]) => Promise<Browser>) => void,
): void {
  const executablePath = findChromium();
  if (executablePath !== undefined) {
    describe(name, () => {
      define((...more) => chromium.launch({ executablePath, args: [...flags, ...more], timeout: 300_000 }));
    });
  } else if (process.env['CI']) {
    test(name, () => {
      throw new Error(`CI must run these tests, but ${NO_BROWSER}.`);
    });
  } else {
    console.warn(`Skipped: ${name}: ${NO_BROWSER}.`);
    test.skip(`${name} (${NO_BROWSER})`, () => undefined);
  }
}

/**
 * Does what leads to another page, such as a click, and waits until that page is loaded. A click alone waits at most for
 * its first bytes.
 */
export async function leave(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
}
