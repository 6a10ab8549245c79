import { concatenated, GREATEST, grouped } from '../../program/expressions.js';
import type { Syntax } from '../../program/syntax.js';
import { jinjaLike } from '../jinja-like.js';

export const syntax: Syntax = {
  ...jinjaLike,
  elseIf: (condition) => `{% elseif ${condition} %}`,
  loop: (variable, count) => `{% for ${variable} in 1..${count} %}`,
  // json_encode turns any value into a string, even an object; number_format makes digits of any string.
  toInteger: (code) =>
    `min((${grouped(code)} | json_encode | trim('"') | number_format(0, '', '') | replace({'inf': '0', 'nan': '0'})) + 0, ${GREATEST})`,
  atLeast: (value, min) => `max(${value}, ${min})`,
  atMost: (value, max) => `min(${value}, ${max})`,
  pages: (items, size) => `max((${items} + ${size} - 1) // ${size}, 1)`,
  choose: (condition, then, otherwise) => `${condition} ? ${then} : (${otherwise})`,
  lineComment: /#/,
  concatenate: (strings, integers) => `(${concatenated(strings, ' ~ ', integers)})`,
};
