/** Integers, and number formats given by example: a power of ten of at least 1000, such as `1,000`, `١٬٠٠٠` or `1,00,000`. */

const INTEGER = /^[\t\n\f\r ]*[+-]?\d+[\t\n\f\r ]*$/;

export function toInteger(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  // As databases count. One that is too large for a number is out of range.
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'string' && INTEGER.test(value) ? Number(value) : undefined;
}

/** Digits in groups with the same separator. */
const EXAMPLE = /^\p{Nd}+(?:([^\p{Nd}]{1,3})\p{Nd}+(?:\1\p{Nd}+)*)?$/u;

const LONGEST_EXAMPLE = 24;

export interface NumberFormat {
  /** The code point of the digit 0. */
  readonly zero: number;
  readonly separator: string;
  /** The length of the last group; 0 without groups. */
  readonly last: number;
  /** The length of the other groups. */
  readonly others: number;
}

export function readNumberFormat(example: string): NumberFormat | undefined {
  const [all, separator = ''] = (example.length <= LONGEST_EXAMPLE && EXAMPLE.exec(example)) || [];
  if (all === undefined) return undefined;
  const groups = (separator === '' ? [all] : all.split(separator)).map((group) => Array.from(group));
  const [one, ...zeros] = groups.flat().map((digit) => digit.codePointAt(0) as number);
  const zero = zeros[0] ?? 0;
  const isPowerOfTen = zeros.length >= 3 && one === zero + 1 && zeros.every((digit) => digit === zero);
  // The digits of a script are contiguous from 0. Source: The Unicode Standard, 4.6, "Numeric Value".
  if (!isPowerOfTen || /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return undefined;
  const sizes = groups.slice(1).map(({ length }) => length);
  const last = sizes.at(-1) ?? 0;
  // Fewer digits are no group, as in `1000.0`. The shortest groups are those of `1,00,000`.
  if (sizes.some((size) => size < 2) || (last > 0 && last < 3)) return undefined;
  return { zero, separator, last, others: sizes.at(-2) ?? last };
}

/** Returns the digits of a format's script, from 0 to 9. */
export function digitsOf({ zero }: NumberFormat): string[] {
  return Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit));
}

/** Separators that are plain text in markup, and in the strings of every language. */
const PLAIN_SEPARATOR = /^[\p{Zs}.,'’٬·_]?$/u;

/** Whether a template language could write the separator of a format. */
export function hasPlainSeparator({ separator }: NumberFormat): boolean {
  return PLAIN_SEPARATOR.test(separator);
}

/**
 * Returns a function that formats page numbers like an example.
 *
 * @param example such as `1,000`; if missing or invalid, numbers are plain ASCII digits
 * @example
 * numberWriter('١٬٠٠٠')(1234) // '١٬٢٣٤'
 */
export function numberWriter(example: string | undefined): (value: number) => string {
  const format = example === undefined ? undefined : readNumberFormat(example);
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

/** Writes the digits of any script as those of ASCII: `١٢٣` becomes `123`. */
export function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    let zero = code;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
    // The digits of a script are contiguous from 0, and some blocks follow each other.
    return String((code - zero) % 10);
  });
}
