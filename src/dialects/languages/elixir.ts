import { expressions, frame, type Expressions, type Syntax } from '../syntax.js';

/** Elixir's expressions. */
export const elixir: Expressions = expressions({
  variable: (name) => name,
  toInteger: (code) => `case Integer.parse(to_string(${code})) do {number, _} -> number; :error -> 0 end`,
  atLeast: (of, min) => `max(${of}, ${min})`,
  atMost: (of, max) => `min(${of}, ${max})`,
  choose: (test, then, otherwise) => `if(${test}, do: ${then}, else: ${otherwise})`,
  and: 'and',
  lineComment: /#/,
});

const { integer, condition, value } = elixir;

/** What EEx and HEEx have in common. There is no word for "else if": the choices nest. */
export const elixirBlocks: Pick<
  Syntax,
  'assign' | 'if' | 'else' | 'endIf' | 'loop' | 'argument' | 'interpolate'
> = {
  assign: (name, of) => frame(`<% ${name} = ${value(of)} %>`),
  if: (all) => `<%= if ${condition(all)} do %>`,
  else: '<% else %>',
  endIf: '<% end %>',
  loop: (variable, count) => frame(`<%= for ${variable} <- 1..${count} do %>`, '<% end %>'),
  argument: integer,
  interpolate: (of) => `#{${integer(of)}}`,
};
