// The two browsers that take pictures of controls, at twice their size.

import { chromium } from 'playwright-core';
import { emulateInFirefox, launchFirefox } from './firefox.js';
import { emulate } from './page-around.js';
import { findChromium, findFirefox } from './programs.js';

export async function openChromium() {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ deviceScaleFactor: 2, reducedMotion: 'reduce' });
  return {
    page,
    resize: (width) => page.setViewportSize({ width, height: 100 }),
    emulate: (medium) => emulate(page, medium),
    close: () => browser.close(),
  };
}

export async function openFirefox() {
  const browser = await launchFirefox(findFirefox());
  const page = await browser.newPage();
  return {
    page,
    resize: (width) => page.setViewport({ width, height: 100, deviceScaleFactor: 2 }),
    emulate: (medium) => emulateInFirefox(browser, medium),
    close: () => browser.close(),
  };
}
