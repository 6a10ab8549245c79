import type { Dialect } from '../dialect.js';
import { findEjsRegions } from '../regions/erb-like.js';
import { findEtaRegions } from '../regions/eta.js';
import { concatenated, expressions, frame, GREATEST, type Syntax } from '../syntax.js';

/** The syntax of languages that run JavaScript between `<%` and `%>`. */
function javaScript(comment: (text: string) => string): Syntax {
  const { integer, condition, value } = expressions({
    toInteger: (code) => `pagination_integer(${code})`,
    atLeast: (of, min) => `Math.max(${of}, ${min})`,
    atMost: (of, max) => `Math.min(${of}, ${max})`,
    quotient: (of, by) => `Math.ceil(${of} / ${by})`,
    choose: (test, then, otherwise) => `${test} ? ${then} : ${otherwise}`,
    and: '&&',
    signs: { '==': '===' },
    lineComment: /\/\//,
  });
  // There are objects and symbols of which no number can be made: what a visitor sends may be `{ toString: '1' }`.
  const toInteger = `const pagination_integer = (value) => { try { return Math.min(Math.trunc(Number(value)) || 0, ${GREATEST}); } catch { return 0; } };`;
  return {
    comment,
    escape: (markup) => markup,
    print: (of) => `<%= ${integer(of)} %>`,
    assign: (name, of) => frame(`<% const ${name} = ${value(of)}; %>`),
    if: (all) => `<% if (${condition(all)}) { %>`,
    elseIf: (all) => `<% } else if (${condition(all)}) { %>`,
    else: '<% } else { %>',
    endIf: '<% } %>',
    loop: (variable, count) =>
      frame(`<% for (let ${variable} = 1; ${variable} <= ${count}; ${variable}++) { %>`, '<% } %>'),
    scope: (makesIntegers) => frame(makesIntegers ? `<% { ${toInteger} %>` : '<% { %>', '<% } %>'),
    argument: integer,
    interpolate: (of) => `\${${integer(of)}}`,
    interpolates: '`',
    concatenate: (strings, of) => `(${concatenated(strings, ' + ', integer(of))})`,
  };
}

export const ejs: Dialect = {
  label: 'EJS',
  extensions: ['ejs'],
  examples: { value: '<%= … %>', paths: ['<%= base %>/:page', "<%= url('posts', ':page') %>"] },
  findRegions: findEjsRegions,
  syntax: javaScript((text) => `<%# ${text} %>`),
};

export const eta: Dialect = {
  label: 'Eta',
  extensions: ['eta'],
  examples: { value: '<%= … %>', paths: ['<%= it.base %>/:page', "<%= it.url('posts', ':page') %>"] },
  findRegions: findEtaRegions,
  syntax: javaScript((text) => `<%/* ${text} */%>`),
};
