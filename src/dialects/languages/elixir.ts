import type { Dialect } from '../dialect.js';
import { findEexRegions } from '../regions/erb-like.js';
import { expressions, frame, GREATEST, grouped, type Syntax } from '../syntax.js';

/** Elixir's expressions. */
export const elixir = expressions({
  toInteger: (code) => `pagination_integer.(${code})`,
  atLeast: (of, min) => `max(${of}, ${min})`,
  atMost: (of, max) => `min(${of}, ${max})`,
  quotient: (of, by) => `div(${of} + ${by} - 1, ${by})`,
  choose: (test, then, otherwise) => `if(${test}, do: ${then}, else: ${otherwise})`,
  and: 'and',
  isGiven: (code) => `${grouped(code)} not in [nil, false, ""]`,
  lineComment: /#/,
});

const { integer, condition, value } = elixir;

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
  escape: (markup) => markup,
  print: (of) => `<%= ${integer(of)} %>`,
  // LiveView renders a block anew where an assign in it has changed, but all that follows a `<% name = … %>` every time.
  scope: (makesIntegers) =>
    makesIntegers
      ? frame(`<%= case ${TO_INTEGER} do %><% pagination_integer -> %>`, '<% end %>')
      : { before: [], after: [] },
  assign: (name, of) => frame(`<% ${name} = ${value(of)} %>`),
  if: (all) => `<%= if ${condition(all)} do %>`,
  else: '<% else %>',
  endIf: '<% end %>',
  loop: (variable, count) => frame(`<%= for ${variable} <- 1..${count} do %>`, '<% end %>'),
  // A string, as the token is one: it can be put together with others.
  argument: (of) => `to_string(${integer(of)})`,
  interpolate: (of) => `#{${integer(of)}}`,
};

export const eex: Dialect = {
  label: 'EEx',
  extensions: ['eex', 'leex'],
  examples: { value: '<%= … %>', paths: ['<%= @base %>/:page', '<%= posts_path(@conn, page: ":page") %>'] },
  findRegions: findEexRegions,
  syntax: elixirSyntax,
};
