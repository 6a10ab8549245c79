import { digitsOf, type NumberFormat } from '../../base/number.js';
import { GREATEST, grouped } from '../../program/expressions.js';
import { separateGroups, hasOtherDigits } from '../../program/formatted.js';
import { adviceOnArithmetic } from '../../program/token.js';
import type { Syntax } from '../../program/syntax.js';

/**
 * Converts any value to an integer. A visitor may send a map, which cannot become a string. Floats become strings with
 * an exponent, and so may decimals, the structs of the `decimal` package.
 */
const TO_INTEGER = `fn ${[
  `number when is_integer(number) -> min(number, ${GREATEST})`,
  `number when is_float(number) -> min(trunc(number), ${GREATEST})`,
  `text when is_binary(text) -> case Integer.parse(String.trim_leading(text)) do {number, _} -> min(number, ${GREATEST}); :error -> 0 end`,
  `%{sign: sign, coef: coef, exp: exp} when is_integer(coef) and exp in -99..15 -> min(sign * div(coef * Integer.pow(10, max(exp, 0)), Integer.pow(10, max(-exp, 0))), ${GREATEST})`,
  '_ -> 0',
].join('; ')} end`;

export function formatted(integer: string, format: NumberFormat): string {
  const groups = separateGroups(
    format,
    (pattern) => ` |> String.replace(~r/${pattern}/, "${format.separator}")`,
  );
  const digits = hasOtherDigits(format)
    ? ` |> String.replace(~r/\\d/, &String.at("${digitsOf(format).join('')}", String.to_integer(&1)))`
    : '';
  return `to_string(${integer})${groups}${digits}`;
}

/** The syntax of EEx, most of which HEEx shares. There is no "else if", so choices nest. */
export const syntax: Syntax = {
  comment: (text) => `<%!-- ${text} --%>`,
  print: (integer) => `<%= ${integer} %>`,
  printFormatted: (integer, format) => `<%= ${formatted(integer, format)} %>`,
  assign: (name, [code]) => `<% ${name} = ${code} %>`,
  if: (condition) => `<%= if ${condition} do %>`,
  else: '<% else %>',
  end: '<% end %>',
  loop: (variable, count) => `<%= for ${variable} <- 1..${count} do %>`,
  // LiveView re-renders a block when an assign in it changes, but everything after a `<% name = … %>` every time.
  scope: (makesIntegers) =>
    makesIntegers ? `<%= case ${TO_INTEGER} do %><% pagination_integer -> %>` : undefined,
  toInteger: (code) => `pagination_integer.(${code})`,
  atLeast: (of, min) => `max(${of}, ${min})`,
  atMost: (of, max) => `min(${of}, ${max})`,
  pages: (items, size) => `max(div(${items} + ${size} - 1, ${size}), 1)`,
  choose: (condition, then, otherwise) => `if(${condition}, do: ${then}, else: ${otherwise})`,
  and: 'and',
  isGiven: (code) => `${grouped(code)} not in [nil, false, ""]`,
  lineComment: /#/,
  weak: /[;\n]/,
  // A string, like the token, so that it can be concatenated.
  argument: (integer) => `to_string(${integer})`,
  interpolate: (integer) => `#{${integer}}`,
  misusesToken: adviceOnArithmetic('String.to_integer(":page")'),
};
