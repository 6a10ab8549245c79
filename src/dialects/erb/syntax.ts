import { digitsOf, type NumberFormat } from '../../base/number.js';
import type { Syntax } from '../../program/syntax.js';
import { concatenated, grouped, GREATEST, addedBy } from '../../program/expressions.js';
import { separateGroups, hasOtherDigits } from '../../program/formatted.js';

function formatted(integer: string, format: NumberFormat): string {
  const groups = separateGroups(format, (pattern) => `.gsub(/${pattern}/, "${format.separator}")`);
  const digits = hasOtherDigits(format) ? `.tr("0-9", "${digitsOf(format).join('')}")` : '';
  return `${grouped(integer)}.to_s${groups}${digits}`;
}

export const syntax: Syntax = {
  comment: (text) => `<%# ${text} %>`,
  print: (integer) => `<%= ${integer} %>`,
  printFormatted: (integer, format) => `<%= ${formatted(integer, format)} %>`,
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
  isGiven: (code) => `(${grouped(code)} || '').to_s != ''`,
  // In a block with a parameter, those without a name are errors.
  loopVariable: /(?<![\w.:@$'"])(?:_[1-9]|it)(?![\w:'"(?!])/,
  lineComment: /#/,
  heredoc: /<<[~-]?["'`]?[A-Z_a-z]/,
  weak: /(?<![\w.:@$])(?:and|or|not|if|unless|while|until|rescue)(?![\w:])|[;\n]/,
  concatenate: (strings, integers) =>
    `(${concatenated(
      strings,
      ' + ',
      integers.map((integer) => `${grouped(integer)}.to_s`),
    )})`,
  text: {
    neededIn: addedBy(String.raw`\+|<<`),
    neededBy: /^(?:join|concat|prepend|insert|replace|g?sub|tr)[!?]?$|escape|encode_www/i,
    write: (integer) => `${grouped(integer)}.to_s`,
  },
  interpolate: (integer) => `#{${integer}}`,
};
