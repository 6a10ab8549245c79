import type { Dialect } from '../dialect.js';
import { findErbRegions } from '../regions/erb.js';
import { expressions, frame, grouped } from '../syntax.js';

const { integer, condition, value } = expressions({
  variable: (name) => name,
  // What a visitor sends may be an array, which has no `to_i`.
  toInteger: (code) => `${grouped(code)}.to_s.to_i`,
  atLeast: (of, min) => `[${of}, ${min}].max`,
  atMost: (of, max) => `[${of}, ${max}].min`,
  choose: (test, then, otherwise) => `${test} ? ${then} : ${otherwise}`,
  and: '&&',
  lineComment: /#/,
});

export const erb: Dialect = {
  name: 'erb',
  label: 'ERB',
  extensions: ['erb', 'rhtml'],
  findRegions: findErbRegions,
  syntax: {
    comment: (text) => `<%# ${text} %>`,
    escape: (markup) => markup,
    print: (of) => `<%= ${integer(of)} %>`,
    assign: (name, of) => frame(`<% ${name} = ${value(of)} %>`),
    if: (all) => `<% if ${condition(all)} %>`,
    elseIf: (all) => `<% elsif ${condition(all)} %>`,
    else: '<% else %>',
    endIf: '<% end %>',
    loop: (variable, count) => frame(`<% 1.upto(${count}) do |${variable}| %>`, '<% end %>'),
    argument: integer,
    interpolate: (of) => `#{${integer(of)}}`,
  },
};
