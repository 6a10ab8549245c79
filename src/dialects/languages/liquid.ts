import type { Dialect } from '../dialect.js';
import type { CodedInteger, Condition, Operand, Value } from '../program.js';
import { findLiquidRegions } from '../regions/liquid.js';
import { codeIn, concatenated, frame, GREATEST, type Syntax } from '../syntax.js';

/** An integer as a value and filters: the language has no operators for arithmetic. */
function filtered(of: CodedInteger): string {
  if (typeof of !== 'object') return String(of);
  // A text of the number leaves infinities and NaN behind, for which `floor` raises an error.
  if ('code' in of) return `${of.code} | plus: 0 | append: "" | plus: 0 | at_most: ${GREATEST} | floor`;
  const [variable, other] = of.add;
  return typeof other === 'number' && other < 0
    ? `${variable} | minus: ${-other}`
    : `${variable} | plus: ${other}`;
}

function condition(all: readonly Condition[]): string {
  return all
    .map((one) => {
      if (!('code' in one)) return `${one.left} ${one.operator} ${one.right}`;
      return one.isText ? `${one.code} and ${one.code} != ""` : one.code;
    })
    .join(' and ');
}

/**
 * Gives a variable what the author's code gives, but 0 for a list or an object: there are some of which LiquidJS can make
 * no number. A loop goes over a text once, over a number never, and else over the parts.
 */
function withoutParts(name: string, code: string): string {
  const zero = `{% if pagination_part != ${name} %}{% assign ${name} = 0 %}{% endif %}`;
  return `{% assign ${name} = ${code} %}{% for pagination_part in ${name} limit: 1 %}${zero}{% endfor %}`;
}

function assign(name: string, value: Value): string {
  switch (value.kind) {
    case 'integer':
      return `{% assign ${name} = ${filtered(value.of)} %}`;
    case 'clamp': {
      const most = (max: Operand): string => ` | at_most: ${max}`;
      const { min, max } = value;
      const code = codeIn(value);
      const of = code === undefined ? value.of : { code: name };
      return `${code === undefined ? '' : withoutParts(name, code)}{% assign ${name} = ${filtered(of)} | at_least: ${min}${max === undefined ? '' : most(max)} %}`;
    }
    case 'pages': {
      const { items, size } = value;
      return `{% assign ${name} = ${items} | plus: ${size} | minus: 1 | divided_by: ${size} | floor | at_least: 1 %}`;
    }
    case 'before':
      return `{% assign ${name} = ${value.page} | minus: 1 | times: ${value.size} %}`;
    case 'cases': {
      const branches = value.cases.map(
        ({ all, value: then }, index) =>
          `{% ${index === 0 ? 'if' : 'elsif'} ${condition(all)} %}{% assign ${name} = ${filtered(then)} %}`,
      );
      return `${branches.join('')}{% else %}{% assign ${name} = ${filtered(value.otherwise)} %}{% endif %}`;
    }
  }
}

const syntax: Syntax = {
  comment: (text) => `{% comment %} ${text} {% endcomment %}`,
  escape: (markup) => markup.replace(/\{(?=[{%]|$)/g, '&#123;'),
  print: (of) => `{{ ${filtered(of)} }}`,
  assign: (name, value) => frame(assign(name, value)),
  if: (all) => `{% if ${condition(all)} %}`,
  elseIf: (all) => `{% elsif ${condition(all)} %}`,
  else: '{% else %}',
  endIf: '{% endif %}',
  // Conditions have no filters.
  assignCode: (name, code) => (code.includes('|') ? `{% assign ${name} = ${code} %}` : undefined),
  loop: (variable, count) => frame(`{% for ${variable} in (1..${count}) %}`, '{% endfor %}'),
  argument: filtered,
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
