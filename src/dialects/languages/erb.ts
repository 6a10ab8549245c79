import type { Dialect } from '../dialect.js';
import { findErbRegions } from '../regions/erb-like.js';
import { concatenated, expressions, frame, grouped, GREATEST } from '../syntax.js';

const { integer, condition, steps } = expressions({
  // What a visitor sends may be an array, which has no `to_i`; an infinity has one that raises an error.
  toInteger: (name) => `(${name}.to_i.clamp(0, ${GREATEST}) rescue 0)`,
  repeatsCode: true,
  atLeast: (of, min) => `[${of}, ${min}].max`,
  atMost: (of, max) => `[${of}, ${max}].min`,
  quotient: (of, by) => `(${of} + ${by} - 1) / ${by}`,
  choose: (test, then, otherwise) => `${test} ? ${then} : ${otherwise}`,
  and: '&&',
  isGiven: (code) => `${grouped(code)}.to_s != ''`,
  lineComment: /#/,
});

export const erb: Dialect = {
  label: 'ERB',
  extensions: ['erb', 'rhtml'],
  examples: { value: '<%= … %>', paths: ['<%= base %>/:page', "<%= posts_path(page: ':page') %>"] },
  findRegions: findErbRegions,
  syntax: {
    comment: (text) => `<%# ${text} %>`,
    escape: (markup) => markup,
    print: (of) => `<%= ${integer(of)} %>`,
    assign: (name, of) =>
      frame(
        `<% ${steps(name, of)
          .map((step) => `${name} = ${step}`)
          .join('; ')} %>`,
      ),
    if: (all) => `<% if ${condition(all)} %>`,
    elseIf: (all) => `<% elsif ${condition(all)} %>`,
    else: '<% else %>',
    endIf: '<% end %>',
    loop: (variable, count) => frame(`<% 1.upto(${count}) do |${variable}| %>`, '<% end %>'),
    argument: integer,
    concatenate: (strings, of) => `(${concatenated(strings, ' + ', `${grouped(integer(of))}.to_s`)})`,
    interpolate: (of) => `#{${integer(of)}}`,
  },
};
