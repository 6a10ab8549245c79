import { digitsOf, type NumberFormat } from '../base/number.js';
import { concatenated, GREATEST } from '../program/expressions.js';
import { betweenGroups, hasOtherDigits } from '../program/formatted.js';
import type { Syntax } from '../program/syntax.js';

// Some objects and all symbols cannot be converted to a number: a visitor may send `{ toString: '1' }`.
const TO_INTEGER = `const pagination_integer = (value) => { try { return Math.min(Math.trunc(Number(value)) || 0, ${GREATEST}); } catch { return 0; } };`;

function formatted(integer: string, format: NumberFormat): string {
  const pattern = betweenGroups(format);
  const groups = pattern === undefined ? '' : `.replace(/${pattern}/g, "${format.separator}")`;
  const digits = hasOtherDigits(format)
    ? `.replace(/\\d/g, (digit) => [..."${digitsOf(format).join('')}"][digit])`
    : '';
  return `String(${integer})${groups}${digits}`;
}

/** The syntax of languages that run JavaScript between `<%` and `%>`. */
export const javaScript: Omit<Syntax, 'comment'> = {
  print: (integer) => `<%= ${integer} %>`,
  printFormatted: (integer, format) => `<%= ${formatted(integer, format)} %>`,
  assign: (name, [code]) => `<% const ${name} = ${code}; %>`,
  if: (condition) => `<% if (${condition}) { %>`,
  elseIf: (condition) => `<% } else if (${condition}) { %>`,
  else: '<% } else { %>',
  end: '<% } %>',
  loop: (variable, count) => `<% for (let ${variable} = 1; ${variable} <= ${count}; ${variable}++) { %>`,
  scope: (makesIntegers) => (makesIntegers ? `<% { ${TO_INTEGER} %>` : '<% { %>'),
  toInteger: (code) => `pagination_integer(${code})`,
  atLeast: (of, min) => `Math.max(${of}, ${min})`,
  atMost: (of, max) => `Math.min(${of}, ${max})`,
  pages: (items, size) => `Math.max(Math.ceil(${items} / ${size}), 1)`,
  choose: (condition, then, otherwise) => `${condition} ? ${then} : ${otherwise}`,
  and: '&&',
  signs: { '==': '===' },
  lineComment: /\/\//,
  concatenate: (strings, integers) => `(${concatenated(strings, ' + ', integers)})`,
  interpolate: (integer) => `\${${integer}}`,
  interpolates: '`',
};
