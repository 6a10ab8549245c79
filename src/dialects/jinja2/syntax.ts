import type { NumberFormat } from '../../base/number.js';
import { concatenated, GREATEST, grouped, addedBy } from '../../program/expressions.js';
import type { Syntax } from '../../program/syntax.js';
import { replaceDigits } from '../../program/formatted.js';
import { jinjaLike } from '../jinja-like.js';

/** Groups digits from the right: the text is cut into groups back to front. */
function groups(text: string, size: number, separator: string): string {
  return `${text} | reverse | batch(${size}) | map("join") | join("${separator}") | reverse`;
}

function formatted(integer: string, format: NumberFormat): string {
  const { separator, last, others } = format;
  const number = grouped(integer);
  const text = `(${number} | string)`;
  const inGroups = (): string => {
    if (last === others) return groups(text, last, separator);
    const long = `(${groups(`${text}[:-${last}]`, others, separator)}) ~ "${separator}" ~ ${text}[-${last}:]`;
    return `(${long} if ${number} > ${'9'.repeat(last)} else ${text})`;
  };
  const grouping = last === 0 ? text : inGroups();
  return grouping + replaceDigits(format, (from, to) => ` | replace("${from}", "${to}")`);
}

export const syntax: Syntax = {
  ...jinjaLike,
  printFormatted: (integer, format) => `{{ ${formatted(integer, format)} }}`,
  // The filters raise an error for infinities, large integers and objects, hence the tests.
  toInteger: (name) =>
    `[[${name} if ${name} is integer else (${name} | float if ${name} is string or ${name} is number else 0), 0] | max, ${GREATEST}] | min | int`,
  repeatsCode: true,
  atLeast: (value, min) => `[${value}, ${min}] | max`,
  atMost: (value, max) => `[${value}, ${max}] | min`,
  pages: (items, size) => `[(${items} + ${size} - 1) // ${size}, 1] | max`,
  choose: (condition, then, otherwise) => `${then} if ${condition} else ${otherwise}`,
  // In Python, 0 equals false, so it is in every list that false is in.
  isGiven: (code) => `${grouped(code)} or ${grouped(code)} is integer`,
  // In Python, a plus adds no number to a text.
  text: {
    neededIn: addedBy(String.raw`\+`),
    neededBy: /^(?:join|urljoin|quote(?:_plus)?)$/,
    write: (integer) => `(${grouped(integer)} | string)`,
  },
  concatenate: (strings, integers) => `(${concatenated(strings, ' ~ ', integers)})`,
};
