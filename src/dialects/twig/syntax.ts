import { digitsOf, type NumberFormat } from '../../base/number.js';
import { concatenated, GREATEST, grouped } from '../../program/expressions.js';
import type { Syntax } from '../../program/syntax.js';
import { hasOtherDigits } from '../../program/formatted.js';
import { jinjaLike } from '../jinja-like.js';

/** Groups digits from the right: the text is cut into groups back to front. */
function groups(text: string, size: number, separator: string): string {
  return `${text}|reverse|split('', ${size})|join("${separator}")|reverse`;
}

function formatted(integer: string, format: NumberFormat): string {
  const { separator, last, others } = format;
  const text = `(${grouped(integer)} ~ '')`;
  const inGroups = (): string => {
    if (last === others) return groups(text, last, separator);
    const rest = groups(`${text}|slice(0, -${last})`, others, separator);
    return `(${grouped(integer)} > ${'9'.repeat(last)} ? ${rest} ~ "${separator}" ~ ${text}|slice(-${last}) : ${text})`;
  };
  const grouping = last === 0 ? text : inGroups();
  const digits = digitsOf(format).map((digit, index) => `'${index}': '${digit}'`);
  return hasOtherDigits(format) ? `${grouping}|replace({${digits.join(', ')}})` : grouping;
}

export const syntax: Syntax = {
  ...jinjaLike,
  printFormatted: (integer, format) => `{{ ${formatted(integer, format)} }}`,
  elseIf: (condition) => `{% elseif ${condition} %}`,
  loop: (variable, count) => `{% for ${variable} in 1..${count} %}`,
  // json_encode turns any value into a string, even an object; number_format makes digits of any string.
  toInteger: (code) =>
    `min((${grouped(code)} | json_encode | trim('"') | number_format(0, '', '') | replace({'inf': '0', 'nan': '0'})) + 0, ${GREATEST})`,
  atLeast: (value, min) => `max(${value}, ${min})`,
  atMost: (value, max) => `min(${value}, ${max})`,
  pages: (items, size) => `max((${items} + ${size} - 1) // ${size}, 1)`,
  choose: (condition, then, otherwise) => `${condition} ? ${then} : (${otherwise})`,
  isGiven: (code) => `${grouped(code)} is not empty`,
  // A loop also sets names that begin with an underscore.
  loopVariable: /\bloop\b|\b_(?:key|parent|seq)\b/,
  lineComment: /#/,
  concatenate: (strings, integers) => `(${concatenated(strings, ' ~ ', integers)})`,
};
