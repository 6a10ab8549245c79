import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

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
 * @param define defines the tests. It receives a function that starts the browser with more flags, and one that starts it with a history in a folder
 */
export function describeInBrowser(
  name: string,
  define: (
    launch: (...more: readonly string[]) => Promise<Browser>,
    launchWithHistory: (folder: string) => Promise<BrowserContext>,
  ) => void,
): void {
  const executablePath = findChromium();
  if (executablePath !== undefined) {
    describe(name, () => {
      const options = { executablePath, args: flags, timeout: 300_000 };
      define(
        (...more) => chromium.launch({ ...options, args: [...flags, ...more] }),
        (folder) => chromium.launchPersistentContext(folder, options),
      );
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

/** The path of an installed Chromium; undefined if there is none. The path in CHROMIUM_PATH is not checked. */
function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = ['/usr/bin', ...PATH.split(delimiter).filter(Boolean)];
  return ['chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
