import type { Dialect } from '../dialect.js';
import { findEexRegions } from '../regions/erb-like.js';
import { GREATEST, grouped } from '../expressions.js';
import type { Syntax } from '../syntax.js';

/**
 * Makes an integer of any value. A visitor may send a map, of which there is no text; the text of a float has an exponent,
 * and so may have that of a decimal number, a struct of the package `decimal`.
 */
const TO_INTEGER = `fn ${[
  `number when is_integer(number) -> min(number, ${GREATEST})`,
  `number when is_float(number) -> min(trunc(number), ${GREATEST})`,
  `text when is_binary(text) -> case Integer.parse(text) do {number, _} -> min(number, ${GREATEST}); :error -> 0 end`,
  `%{sign: sign, coef: coef, exp: exp} when is_integer(coef) and exp in -99..15 -> min(sign * div(coef * Integer.pow(10, max(exp, 0)), Integer.pow(10, max(-exp, 0))), ${GREATEST})`,
  '_ -> 0',
].join('; ')} end`;

/** The syntax of EEx, of which HEEx has most. There is no word for "else if": the choices nest. */
export const elixirSyntax: Syntax = {
  comment: (text) => `<%!-- ${text} --%>`,
  print: (integer) => `<%= ${integer} %>`,
  assign: (name, [code]) => `<% ${name} = ${code} %>`,
  if: (condition) => `<%= if ${condition} do %>`,
  else: '<% else %>',
  end: '<% end %>',
  loop: (variable, count) => `<%= for ${variable} <- 1..${count} do %>`,
  // LiveView renders a block anew where an assign in it has changed, but all that follows a `<% name = … %>` every time.
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
  // A string, as the token is one: it can be put together with others.
  argument: (integer) => `to_string(${integer})`,
  interpolate: (integer) => `#{${integer}}`,
};

export const eex: Dialect = {
  label: 'EEx',
  extensions: ['eex', 'leex'],
  examples: { value: '<%= … %>', paths: ['<%= @base %>/:page', '<%= posts_path(@conn, page: ":page") %>'] },
  findRegions: findEexRegions,
  syntax: elixirSyntax,
};
