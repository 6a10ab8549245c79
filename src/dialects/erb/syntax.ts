import type { Syntax } from '../../program/syntax.js';
import { concatenated, grouped, GREATEST } from '../../program/expressions.js';

export const syntax: Syntax = {
  comment: (text) => `<%# ${text} %>`,
  print: (integer) => `<%= ${integer} %>`,
  assign: (name, codes) => `<% ${codes.map((code) => `${name} = ${code}`).join('; ')} %>`,
  if: (condition) => `<% if ${condition} %>`,
  elseIf: (condition) => `<% elsif ${condition} %>`,
  else: '<% else %>',
  end: '<% end %>',
  loop: (variable, count) => `<% 1.upto(${count}) do |${variable}| %>`,
  // A visitor may send an array, which has no `to_i`; that of infinity raises an error.
  toInteger: (name) => `(${name}.to_i.clamp(0, ${GREATEST}) rescue 0)`,
  repeatsCode: true,
  atLeast: (of, min) => `[${of}, ${min}].max`,
  atMost: (of, max) => `[${of}, ${max}].min`,
  pages: (items, size) => `[(${items} + ${size} - 1) / ${size}, 1].max`,
  choose: (condition, then, otherwise) => `${condition} ? ${then} : ${otherwise}`,
  and: '&&',
  isGiven: (code) => `${grouped(code)}.to_s != ''`,
  lineComment: /#/,
  concatenate: (strings, integers) =>
    `(${concatenated(
      strings,
      ' + ',
      integers.map((integer) => `${grouped(integer)}.to_s`),
    )})`,
  interpolate: (integer) => `#{${integer}}`,
};
