/** How page numbers are written, by an example: a power of ten from 1000 up, such as `1,000`, `١٬٠٠٠` or `1,00,000`. */

/** Digits of one script, and the same sign between all groups of them. */
const EXAMPLE = /^\p{Nd}+(?:([^\p{Nd}]{1,3})\p{Nd}+(?:\1\p{Nd}+)*)?$/u;

/** No number of a page has more digits. */
const LONGEST = 24;

/** Reads the digit 0 of an example, as its code point, the separator, and the lengths of the last group and of those before it. */
function readExample(example: string) {
  const [all, separator = ''] = (example.length <= LONGEST && EXAMPLE.exec(example)) || [];
  if (all === undefined) return undefined;
  const groups = (separator === '' ? [all] : all.split(separator)).map((group) => Array.from(group));
  const [one, ...zeros] = groups.flat().map((digit) => digit.codePointAt(0) as number);
  const zero = zeros[0] ?? 0;
  const isPowerOfTen = zeros.length >= 3 && one === zero + 1 && zeros.every((digit) => digit === zero);
  // The digits of a script follow one another from 0. Source: The Unicode Standard, 4.6, "Numeric Value".
  if (!isPowerOfTen || /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return undefined;
  const sizes = groups.slice(1).map(({ length }) => length);
  const last = sizes.at(-1) ?? 0;
  return { zero, separator, last, others: sizes.at(-2) ?? last };
}

/** Tells whether a text is an example of how numbers are written. */
export function isNumberExample(text: string): boolean {
  return readExample(text) !== undefined;
}

/**
 * Makes the function that writes page numbers as an example shows.
 *
 * @param example such as `1,000`; without one, or with one that is none, the digits are ASCII's
 * @example
 * numberWriter('١٬٠٠٠')(1234) // '١٬٢٣٤'
 */
export function numberWriter(example: string | undefined): (value: number) => string {
  const format = example === undefined ? undefined : readExample(example);
  if (format === undefined) return String;
  const { zero, separator, last, others } = format;
  return (value) => {
    const digits = String(value);
    const groups: string[] = [];
    let end = digits.length;
    for (let size = last; size > 0 && end > size; size = others) {
      groups.unshift(digits.slice(end - size, end));
      end -= size;
    }
    groups.unshift(digits.slice(0, end));
    return groups.join(separator).replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  };
}
