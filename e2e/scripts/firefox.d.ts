import type { Browser } from 'puppeteer-core';

export function launchFirefox(executablePath: string): Promise<Browser>;

/** Shows the pages of Firefox as on a medium. */
export function emulateInFirefox(
  browser: Browser,
  medium: 'light' | 'dark' | 'forced' | 'print',
): Promise<void>;

/**
 * Runs a program in Firefox itself, not in a page.
 *
 * Source: Firefox Source Docs, "Remote Protocols", `moz:scope` and `--remote-allow-system-access`.
 *
 * @returns what the program returns: a text, or nothing
 */
export function runInFirefox(browser: Browser, expression: string): Promise<string | undefined>;
