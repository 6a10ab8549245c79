// Firefox through WebDriver BiDi, for tests and pictures. BiDi has no commands for media and for assistive technology yet: programs
// that run in Firefox itself, not in a page, have its own tools for them.

import { launch } from 'puppeteer-core';

export function launchFirefox(executablePath) {
  return launch({
    browser: 'firefox',
    executablePath,
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Without a window of the system, none has the focus.
      'focusmanager.testmode': true,
      // As it is for users: connections before they are needed, which Puppeteer turns off.
      'network.http.speculative-parallel-limit': 20,
      // A mouse, which the machine need not have: a fine pointer (2) that can hover (4).
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
    timeout: 300_000,
    protocolTimeout: 600_000,
  });
}

export async function emulateInFirefox(browser, medium) {
  await runInFirefox(
    browser,
    `for (const { browsingContext } of gBrowser.browsers) {
      browsingContext.mediumOverride = '${medium === 'print' ? 'print' : ''}';
      browsingContext.prefersColorSchemeOverride = '${medium === 'dark' ? 'dark' : 'light'}';
      browsingContext.forcedColorsOverride = '${medium === 'forced' ? 'active' : 'none'}';
    }
    gBrowser.selectedBrowser.focus();`,
  );
}

export async function runInFirefox(browser, expression) {
  // The types of Puppeteer do not show the connection.
  const { connection } = browser;
  const { result: tree } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { result: answer } = await connection.send('script.evaluate', {
    expression,
    target: { context: tree.contexts[0]?.context },
    awaitPromise: true,
  });
  if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
  return answer.result?.value;
}
