import { expressions, frame, type Frame, type Syntax } from '../syntax.js';

/** The syntax of languages that run JavaScript between `<%` and `%>`. */
export function javaScript(comment: (text: string) => string): Syntax {
  const { integer, condition, value } = expressions({
    variable: (name) => name,
    toInteger: (code) => `Math.trunc(${code}) || 0`,
    atLeast: (of, min) => `Math.max(${of}, ${min})`,
    atMost: (of, max) => `Math.min(${of}, ${max})`,
    choose: (test, then, otherwise) => `${test} ? ${then} : ${otherwise}`,
    and: '&&',
    equals: '===',
    lineComment: /\/\//,
  });
  const scope: Frame = frame('<% { %>', '<% } %>');
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
    scope,
    argument: integer,
  };
}
