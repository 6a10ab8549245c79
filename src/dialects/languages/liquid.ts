import type { Dialect } from '../dialect.js';
import type { Value } from '../program.js';
import { findLiquidRegions } from '../regions/liquid.js';
import { branches, concatenated, expressions, frame, GREATEST, type Syntax } from '../syntax.js';

/** The language has no operators for arithmetic, but filters, and no parentheses. */
const { integer, condition, steps } = expressions({
  sum: (left, sign, right) => `${left} | ${sign === '+' ? 'plus' : 'minus'}: ${right}`,
  product: (sum, factor) => `${sum} | times: ${factor}`,
  and: 'and',
  test: (code) => code,
  isGiven: (code) => `${code} and ${code} != ""`,
  // A text of the number leaves infinities and NaN behind, for which `floor` raises an error.
  toInteger: (code) => `${code} | plus: 0 | append: "" | plus: 0 | at_most: ${GREATEST} | floor`,
  repeatsCode: true,
  atLeast: (of, min) => `${of} | at_least: ${min}`,
  atMost: (of, max) => `${of} | at_most: ${max}`,
  quotient: (of, by) => `${of} | plus: ${by} | minus: 1 | divided_by: ${by} | floor`,
});

function set(name: string, value: string): string {
  return `{% assign ${name} = ${value} %}`;
}

function assign(name: string, of: Value): string {
  if (of.kind === 'cases') return branches(syntax, of, (one) => set(name, integer(one)));
  const [first = '', second] = steps(name, of);
  if (second === undefined) return set(name, first);
  // There are lists and objects of which LiquidJS can make no number, so they become 0. A loop goes over a text once, over a
  // number never, and else over the parts.
  const zero = `{% if pagination_part != ${name} %}${set(name, '0')}{% endif %}`;
  return `${set(name, first)}{% for pagination_part in ${name} limit: 1 %}${zero}{% endfor %}${set(name, second)}`;
}

const syntax: Syntax = {
  comment: (text) => `{% comment %} ${text} {% endcomment %}`,
  escape: (markup) => markup.replace(/\{(?=[{%]|$)/g, '&#123;'),
  print: (of) => `{{ ${integer(of)} }}`,
  assign: (name, of) => frame(assign(name, of)),
  if: (all) => `{% if ${condition(all)} %}`,
  elseIf: (all) => `{% elsif ${condition(all)} %}`,
  else: '{% else %}',
  endIf: '{% endif %}',
  // Conditions have no filters.
  assignCode: (name, code) => (code.includes('|') ? set(name, code) : undefined),
  loop: (variable, count) => frame(`{% for ${variable} in (1..${count}) %}`, '{% endfor %}'),
  argument: integer,
  // A filter puts texts together, for which there is a place only behind the value that is printed.
  concatenate: (strings, of, isHead) =>
    isHead && typeof of !== 'object' ? concatenated(strings, ' | append: ', String(of)) : undefined,
  ungrouped: true,
  loopVariable: /\bforloop\b/,
};

export const liquid: Dialect = {
  label: 'Liquid',
  extensions: ['liquid'],
  examples: {
    value: '{{ … }}',
    paths: ['{{ base }}/:page', "{{ '/posts/' | append: ':page' | relative_url }}"],
  },
  findRegions: findLiquidRegions,
  syntax,
};
