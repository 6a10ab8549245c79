import { withAsciiDigits } from '../base/number.js';
import { labelsFor, locales } from '../options/locales.js';

/** The words for "page" before and after a number, in all languages. */
const [BEFORE = '', AFTER = ''] = [0, 1].map((side) => {
  const words = labelsOf('page').map((one) => one.split(':page')[side]?.replace(/[ .-]/g, ''));
  return [...new Set(words)].filter(Boolean).join('|');
});

/** A number, in groups or not. */
const NUMBER = String.raw`\p{Nd}+(?:[.,'’٬ \u00a0\u202f]\p{Nd}{2,3})*`;
const NUMBERS = new RegExp(NUMBER, 'gu');

/**
 * A number, alone or with the word for "page", and what tells that it is the current one: `7`,
 * `Page 1,000`, `7ページ`, `You're on page 7`, `7 (current)`, `Page 7, current page`.
 */
const LABEL = new RegExp(
  String.raw`^[[(]?(?:(?:[\p{L}\p{M}'’]+ ){0,3}(?:${BEFORE})[ :.]{0,2})?(${NUMBER})[\])]?` +
    String.raw`(?:[ .-]{0,2}(?:${AFTER}))?(?:,? ?\(?current(?: page)?\)?|(?:, ?|,? ?\()\p{L}+(?: \p{L}+)?\)?)?$`,
  'iu',
);

/** The word for "page" in any language. */
export const PAGE_WORD = new RegExp(`${BEFORE}|${AFTER}`, 'iu');

/** Longer texts are not labels of a page. */
const LONGEST = 60;

/** Our labels of a page and of a position, in all languages, with `#` for the numbers, and without spaces. */
const POSITIONS = new Set(
  [...labelsOf('page'), ...labelsOf('position')].map((one) => one.replace(/:pages?/g, '#').replace(/ /g, '')),
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
  const shape = text.toLowerCase().replace(NUMBERS, (digits) => {
    numbers.push(toNumber(digits));
    return '#';
  });
  return POSITIONS.has(shape.replace(/\s/g, '')) ? numbers[0] : undefined;
}

function toNumber(digits: string): number {
  return Number(withAsciiDigits(digits).replace(/\D/g, ''));
}
