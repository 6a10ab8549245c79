import type { Dialect } from '../dialect.js';
import type { CodedInteger, Condition, Integer, Operand, Value } from '../program.js';
import { findSmartyRegions } from '../regions/smarty.js';
import { codeIn, concatenated, frame, GREATEST, grouped } from '../syntax.js';

function operand(of: Operand): string {
  return typeof of === 'number' ? String(of) : `$${of}`;
}

function integer(of: CodedInteger): string {
  if (typeof of !== 'object') return operand(of);
  if ('code' in of) return of.code;
  const [variable, other] = of.add;
  return typeof other === 'number' && other < 0
    ? `$${variable} - ${-other}`
    : `$${variable} + ${operand(other)}`;
}

function argument(of: Integer): string {
  return typeof of === 'object' ? `(${integer(of)})` : integer(of);
}

const WORDS = { '<': 'lt', '<=': 'lte', '==': 'eq' } as const;

function condition(all: readonly Condition[]): string {
  return all
    .map((one) =>
      'code' in one ? grouped(one.code) : `${operand(one.left)} ${WORDS[one.operator]} ${operand(one.right)}`,
    )
    .join(' && ');
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
      const least = `{if $${name} lt ${operand(min)}}${set(name, operand(min))}{/if}`;
      const most = max === undefined ? '' : `{if $${name} gt ${operand(max)}}${set(name, operand(max))}{/if}`;
      const made = codeIn(value) === undefined ? '' : toInteger(name);
      return `${set(name, integer(of))}${made}${least}${most}`;
    }
    case 'pages': {
      const [items, size] = [operand(value.items), operand(value.size)];
      // Whole pages; and, without a function of PHP that rounds, one more for what is left.
      const whole = `{$${name} = (${items} - ${items} % ${size}) / ${size}}`;
      return `${whole}{if ${items} % ${size} gt 0 || ${items} eq 0}{$${name} = $${name} + 1}{/if}`;
    }
    case 'before':
      return set(name, `(${operand(value.page)} - 1) * ${operand(value.size)}`);
    case 'cases': {
      const branches = value.cases.map(
        ({ all, value: then }, index) =>
          `{${index === 0 ? 'if' : 'elseif'} ${condition(all)}}${set(name, integer(then))}`,
      );
      return `${branches.join('')}{else}${set(name, integer(value.otherwise))}{/if}`;
    }
  }
}

export const smarty: Dialect = {
  label: 'Smarty',
  extensions: ['smarty', 'tpl'],
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
