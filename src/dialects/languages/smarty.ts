import type { Dialect } from '../dialect.js';
import { concatenated, grouped, GREATEST, writeInteger } from '../expressions.js';
import type { Computed } from '../program.js';
import { findSmartyRegions } from '../regions/smarty.js';

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

/** Bounds are conditions. */
function define(name: string, value: Computed): string[] | undefined {
  const operand = (of: number | string): string => writeInteger(of, smarty.syntax);
  if ('items' in value) {
    const [items, size] = [operand(value.items), operand(value.size)];
    // Whole pages; and, without a function of PHP that rounds, one more for what is left.
    const whole = set(name, `(${items} - ${items} % ${size}) / ${size}`);
    return [`${whole}{if ${items} % ${size} gt 0 || ${items} eq 0}${set(name, `$${name} + 1`)}{/if}`];
  }
  if (!('min' in value)) return undefined;
  const min = operand(value.min);
  const max = value.max === undefined ? undefined : operand(value.max);
  const made =
    'code' in value
      ? set(name, value.code) + toInteger(name)
      : set(name, writeInteger(value.of, smarty.syntax));
  const least = `{if $${name} lt ${min}}${set(name, min)}{/if}`;
  const most = max === undefined ? '' : `{if $${name} gt ${max}}${set(name, max)}{/if}`;
  return [`${made}${least}${most}`];
}

export const smarty: Dialect = {
  label: 'Smarty',
  extensions: ['tpl', 'smarty'],
  examples: { value: '{$…}', paths: ['{$base}/:page', "{url name='posts' page=':page'}"] },
  findRegions: findSmartyRegions,
  syntax: {
    comment: (text) => `{* ${text} *}`,
    escape: (markup) => markup.replace(/\{/g, '&#123;'),
    print: (integer) => `{${integer}}`,
    assign: (name, [code = '']) => set(name, code),
    define,
    if: (condition) => `{if ${condition}}`,
    elseIf: (condition) => `{elseif ${condition}}`,
    else: '{else}',
    end: '{/if}',
    loop: (variable, count) => `{for $${variable} = 1 to ${count}}`,
    endLoop: '{/for}',
    variable: (name) => `$${name}`,
    and: '&&',
    signs: { '<': 'lt', '<=': 'lte', '==': 'eq' },
    argument: grouped,
    interpolate: (integer) => `{${integer}}`,
    concatenate: (strings, integer) => `(${concatenated(strings, '|cat:', grouped(integer))})`,
  },
};
