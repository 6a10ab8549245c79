import { concatenated, GREATEST } from '../../program/expressions.js';
import type { Syntax } from '../../program/syntax.js';
import { jinjaLike } from '../jinja-like.js';

export const syntax: Syntax = {
  ...jinjaLike,
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
