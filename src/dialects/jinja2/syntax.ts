import type { NumberFormat } from '../../base/number.js';
import { concatenated, GREATEST, grouped } from '../../program/expressions.js';
import type { Syntax } from '../../program/syntax.js';
import { replaceDigits, separatorPlaces } from '../../program/formatted.js';
import { jinjaLike } from '../jinja-like.js';

/** A slice of a string is empty where the string is too short. */
function formatted(integer: string, format: NumberFormat): string {
  const text = `(${grouped(integer)} | string)`;
  const places = separatorPlaces(format);
  const groups = [...places, 0].map((to, index) => {
    const from = places[index - 1];
    return `${text}[${from === undefined ? '' : -from}:${to === 0 ? '' : -to}]`;
  });
  const joined = places.length === 0 ? text : `[${groups.join(', ')}] | select | join("${format.separator}")`;
  return joined + replaceDigits(format, (from, to) => ` | replace("${from}", "${to}")`);
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
  concatenate: (strings, integers) => `(${concatenated(strings, ' ~ ', integers)})`,
};
