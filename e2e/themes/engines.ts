import { launch, type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { emulateInFirefox, launchFirefox } from '../scripts/firefox.js';
import { findChromium, findFirefox } from '../scripts/programs.js';

/** The two engines that themes are shown in, through WebDriver BiDi or, in Chromium, the DevTools protocol. */
export type EngineName = 'Chromium' | 'Firefox';

/** What a page is shown on: a light or a dark screen, one with forced colors, or paper. */
export type Medium = 'light' | 'dark' | 'forced' | 'print';

export interface Engine {
  readonly name: EngineName;
  readonly browser: Browser;
  /** Shows a page as on a medium. Only Chromium takes values of media features, such as `prefers-contrast`. */
  readonly emulate: (
    page: Page,
    medium: Medium,
    features?: Readonly<Record<string, string>>,
  ) => Promise<void>;
  /** Gives a page a window of 720 px in height. */
  readonly resize: (page: Page, width: number) => Promise<void>;
}

/** Describes tests in an engine. Without it they are skipped, and say so; in CI they fail instead. */
export function describeInEngine(
  name: EngineName,
  subject: string,
  define: (engine: () => Engine) => void,
): void {
  const executablePath = name === 'Chromium' ? findChromium() : findFirefox();
  const missing = `no ${name} was found; put one on the PATH, or name it in ${name.toUpperCase()}_PATH`;
  if (executablePath !== undefined) {
    describe(`${subject} in ${name}`, () => {
      let engine: Engine | undefined;
      beforeAll(async () => {
        engine = await (name === 'Firefox' ? openFirefox : openChromium)(executablePath);
      });
      afterAll(() => engine?.browser.close());
      define(() => {
        if (engine === undefined) throw new Error(`${name} has not started.`);
        return engine;
      });
    });
  } else if (process.env['CI']) {
    test(`${subject} in ${name}`, () => {
      throw new Error(`CI must run these tests, but ${missing}.`);
    });
  } else {
    console.warn(`Skipped: ${subject} in ${name}: ${missing}.`);
    test.skip(`${subject} in ${name} (${missing})`, () => undefined);
  }
}

async function openChromium(executablePath: string): Promise<Engine> {
  const args = [
    ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    // A mouse, which the machine need not have.
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  ];
  const browser = await launch({
    browser: 'chrome',
    executablePath,
    args,
    // A viewport of Puppeteer's takes the mouse away.
    defaultViewport: null,
    timeout: 300_000,
  });
  const widths = new Map<Page, number>();
  const sessions = new Map<Page, CDPSession>();
  // What a session has emulated ends with it.
  const sessionOf = async (page: Page): Promise<CDPSession> => {
    const session = sessions.get(page) ?? (await page.createCDPSession());
    sessions.set(page, session);
    return session;
  };
  const resize: Engine['resize'] = async (page, width) => {
    if (widths.get(page) === width) return;
    widths.set(page, width);
    const size = { width, height: 720, deviceScaleFactor: 1, mobile: false };
    await (await sessionOf(page)).send('Emulation.setDeviceMetricsOverride', size);
  };
  const emulate: Engine['emulate'] = async (page, medium, features) => {
    const session = await sessionOf(page);
    await session.send('Emulation.setEmulatedMedia', {
      media: medium === 'print' ? 'print' : 'screen',
      features: Object.entries({
        'prefers-color-scheme': medium === 'dark' ? 'dark' : 'light',
        'prefers-reduced-motion': 'reduce',
        'forced-colors': medium === 'forced' ? 'active' : 'none',
        ...features,
      }).map(([name, value]) => ({ name, value })),
    });
  };
  return { name: 'Chromium', browser, emulate, resize };
}

async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launchFirefox(executablePath);
  const widths = new Map<Page, number>();
  return {
    name: 'Firefox',
    browser,
    emulate: (_, medium) => emulateInFirefox(browser, medium),
    resize: async (page, width) => {
      if (widths.get(page) === width) return;
      widths.set(page, width);
      await page.setViewport({ width, height: 720 });
    },
  };
}
