/** The path of an installed Chromium; undefined if there is none. */
export function findChromium(): string | undefined;

/** The path of an installed Firefox; undefined if there is none. */
export function findFirefox(): string | undefined;
