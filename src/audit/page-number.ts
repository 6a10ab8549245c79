import { withAsciiDigits } from '../base/number.js';

/** A number, in groups or not, with at most one word on each side: `7`, `Page 1,000`, `7 (current)`, `7ページ`. */
const LABEL =
  /^[[(]?(?:\p{L}+[ :.]{0,2})?(\p{Nd}+(?:[.,'’٬ \u00a0\u202f]\p{Nd}{2,3})*)[\])]?(?: ?\(?\p{L}+\)?)?$/u;

/** Longer texts are not labels of a page. */
const LONGEST = 60;

/**
 * Reads the page number in the text of an entry.
 *
 * @returns undefined if the text is anything else than one number
 * @example
 * readPageNumber('Page 1,000') // 1000
 */
export function readPageNumber(text: string): number | undefined {
  const [, digits] = (text.length <= LONGEST && LABEL.exec(text)) || [];
  if (digits === undefined) return undefined;
  return Number(withAsciiDigits(digits).replace(/\D/g, ''));
}
