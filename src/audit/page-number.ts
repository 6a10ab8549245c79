import { withAsciiDigits } from '../base/number.js';
import { labelsFor, locales } from '../options/locales.js';

/**
 * A number, in groups or not, with at most one word on each side, or a few more that say "page": `7`, `Page 1,000`,
 * `7 (current)`, `7ページ`, `You're on page 7`, `Page 7, current page`.
 */
const LABEL =
  /^[[(]?(?:\p{L}+[ :.]{0,2}|(?:[\p{L}'’]+ ){1,3}[Pp]age )?(\p{Nd}+(?:[.,'’٬ \u00a0\u202f]\p{Nd}{2,3})*)[\])]?(?:,? ?\(?(?:\p{L}+|current page)\)?)?$/u;

/** Longer texts are not labels of a page. */
const LONGEST = 60;

/** Our labels of a page and of a position, in all languages, with `#` for the numbers. */
const POSITIONS = new Set(
  [...labelsOf('page'), ...labelsOf('position')].map((one) => one.replace(/:pages?/g, '#')),
);

/** Returns a label of our controls in all languages, in lower case. */
export function labelsOf(label: 'landmark' | 'next' | 'page' | 'position' | 'previous'): string[] {
  return locales.flatMap((tag) => labelsFor(tag)?.[label].toLowerCase() ?? []);
}

/**
 * Reads the page number in the text of an entry.
 *
 * @returns undefined if the text is anything else than one number
 * @example
 * readPageNumber('Page 1,000') // 1000
 */
export function readPageNumber(text: string): number | undefined {
  const [, digits] = (text.length <= LONGEST && LABEL.exec(text)) || [];
  return digits === undefined ? undefined : toNumber(digits);
}

/** Reads the current page in our text of a position, such as "Page 2 of 3". */
export function readPosition(text: string): number | undefined {
  const numbers: number[] = [];
  const shape = text.toLowerCase().replace(/\p{Nd}+(?:[.,'’٬ \u00a0\u202f]\p{Nd}{2,3})*/gu, (digits) => {
    numbers.push(toNumber(digits));
    return '#';
  });
  return POSITIONS.has(shape) ? numbers[0] : undefined;
}

function toNumber(digits: string): number {
  return Number(withAsciiDigits(digits).replace(/\D/g, ''));
}
