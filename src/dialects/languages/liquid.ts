import type { Dialect } from '../dialect.js';
import type { CodedInteger, Condition, Operand, Value } from '../program.js';
import { findLiquidRegions } from '../regions/liquid.js';
import { frame, type Syntax } from '../syntax.js';

/** An integer as a value and filters: the language has no operators for arithmetic. */
function filtered(of: CodedInteger): string {
  if (typeof of !== 'object') return String(of);
  if ('code' in of) return `${of.code} | plus: 0 | floor`;
  const [variable, other] = of.add;
  return typeof other === 'number' && other < 0
    ? `${variable} | minus: ${-other}`
    : `${variable} | plus: ${other}`;
}

function condition(all: readonly Condition[]): string {
  return all
    .map((one) => ('code' in one ? one.code : `${one.left} ${one.operator} ${one.right}`))
    .join(' and ');
}

function assign(name: string, value: Value): string {
  switch (value.kind) {
    case 'integer':
      return `{% assign ${name} = ${filtered(value.of)} %}`;
    case 'clamp': {
      const most = (max: Operand): string => ` | at_most: ${max}`;
      const { of, min, max } = value;
      return `{% assign ${name} = ${filtered(of)} | at_least: ${min}${max === undefined ? '' : most(max)} %}`;
    }
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
  loopVariable: /\bforloop\b/,
};

export const liquid: Dialect = {
  name: 'liquid',
  label: 'Liquid',
  extensions: ['liquid'],
  findRegions: findLiquidRegions,
  syntax,
};
