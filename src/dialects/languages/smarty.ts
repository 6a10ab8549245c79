import type { Dialect } from '../dialect.js';
import type { Integer, Value } from '../program.js';
import { findSmartyRegions } from '../regions/smarty.js';
import { branches, codeIn, concatenated, frame, GREATEST, terms } from '../syntax.js';

const { operand, integer, condition, before } = terms({
  variable: (name) => `$${name}`,
  signs: { '<': 'lt', '<=': 'lte', '==': 'eq' },
  and: '&&',
});

function argument(of: Integer): string {
  return typeof of === 'object' ? `(${integer(of)})` : integer(of);
}

function set(name: string, code: string): string {
  return `{$${name} = ${code}}`;
}

/**
 * Makes a variable an integer without functions of PHP, which newer Smarty refuses. Less than an empty array is every
 * number and text, and neither an array nor an object.
 */
function toInteger(name: string): string {
  const value = `(float) $${name}`;
  const isAbove = `{if $${name} lt [] && ${value} gte 1}`;
  return `${isAbove}{if ${value} lt ${GREATEST}}${set(name, `(int) $${name}`)}{else}${set(name, String(GREATEST))}{/if}{else}${set(name, '0')}{/if}`;
}

function assign(name: string, value: Value): string {
  switch (value.kind) {
    case 'integer':
      return set(name, integer(value.of));
    case 'clamp': {
      const { of, min, max } = value;
      const made = codeIn(value) === undefined ? '' : toInteger(name);
      const least = `{if $${name} lt ${operand(min)}}${set(name, operand(min))}{/if}`;
      const most = max === undefined ? '' : `{if $${name} gt ${operand(max)}}${set(name, operand(max))}{/if}`;
      return `${set(name, integer(of))}${made}${least}${most}`;
    }
    case 'pages': {
      const [items, size] = [operand(value.items), operand(value.size)];
      // Whole pages; and, without a function of PHP that rounds, one more for what is left.
      const whole = `{$${name} = (${items} - ${items} % ${size}) / ${size}}`;
      return `${whole}{if ${items} % ${size} gt 0 || ${items} eq 0}{$${name} = $${name} + 1}{/if}`;
    }
    case 'before':
      return set(name, before(value.page, value.size));
    case 'cases':
      return branches(smarty.syntax, value, (one) => set(name, integer(one)));
  }
}

export const smarty: Dialect = {
  label: 'Smarty',
  extensions: ['tpl', 'smarty'],
  examples: { value: '{$…}', paths: ['{$base}/:page', "{url name='posts' page=':page'}"] },
  findRegions: findSmartyRegions,
  syntax: {
    comment: (text) => `{* ${text} *}`,
    escape: (markup) => markup.replace(/\{/g, '&#123;'),
    print: (of) => `{${integer(of)}}`,
    assign: (name, value) => frame(assign(name, value)),
    if: (all) => `{if ${condition(all)}}`,
    elseIf: (all) => `{elseif ${condition(all)}}`,
    else: '{else}',
    endIf: '{/if}',
    loop: (variable, count) => frame(`{for $${variable} = 1 to ${count}}`, '{/for}'),
    argument,
    interpolate: (of) => `{${integer(of)}}`,
    concatenate: (strings, of) => `(${concatenated(strings, '|cat:', argument(of))})`,
  },
};
