import type { Syntax } from '../../program/syntax.js';
import { concatenated, grouped, GREATEST, writeInteger } from '../../program/expressions.js';
import { separateGroups, replaceDigits } from '../../program/formatted.js';
import type { Computed } from '../../program/program.js';

function set(name: string, code: string): string {
  return `{$${name} = ${code}}`;
}

/**
 * Converts a variable to an integer without PHP functions, which newer Smarty rejects. Every number and string is less
 * than an empty array; arrays and objects are not.
 */
function toInteger(name: string): string {
  const value = `(float) $${name}`;
  const ifPositive = `{if $${name} lt [] && ${value} gte 1}`;
  return `${ifPositive}{if ${value} lt ${GREATEST}}${set(name, `(int) $${name}`)}{else}${set(name, String(GREATEST))}{/if}{else}${set(name, '0')}{/if}`;
}

/** Writes bounds as conditions. */
function define(name: string, value: Computed): string[] | undefined {
  const operand = (of: number | string): string => writeInteger(of, syntax);
  if ('items' in value) {
    const [items, size] = [operand(value.items), operand(value.size)];
    // Full pages, plus one for the remainder: no PHP function that rounds is available.
    const whole = set(name, `(${items} - ${items} % ${size}) / ${size}`);
    return [`${whole}{if ${items} % ${size} gt 0 || ${items} eq 0}${set(name, `$${name} + 1`)}{/if}`];
  }
  if (!('min' in value)) return undefined;
  const min = operand(value.min);
  const max = value.max === undefined ? undefined : operand(value.max);
  const initial =
    'expression' in value
      ? set(name, value.expression) + toInteger(name)
      : set(name, writeInteger(value.of, syntax));
  const least = `{if $${name} lt ${min}}${set(name, min)}{/if}`;
  const most = max === undefined ? '' : `{if $${name} gt ${max}}${set(name, max)}{/if}`;
  return [`${initial}${least}${most}`];
}

export const syntax: Syntax = {
  comment: (text) => `{* ${text} *}`,
  escape: (markup) => markup.replace(/\{/g, '&#123;'),
  print: (integer) => `{${integer}}`,
  printFormatted: (integer, format) => {
    const groups = separateGroups(format, (pattern) => `|regex_replace:'/${pattern}/':"${format.separator}"`);
    return `{${grouped(integer)}${groups}${replaceDigits(format, (from, to) => `|replace:'${from}':'${to}'`)}}`;
  },
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
  isGiven: (code) => `(string) ${grouped(code)} !== ''`,
  // The object of a script.
  misplacedCode: (source) =>
    /^\{(?:"[^"]*"|'[^']*'|\w+)\s*:(?!:)/.test(source)
      ? 'Write a space after the brace, as in { "a": 1 }. Otherwise, Smarty reads it as the beginning of its code.'
      : undefined,
  argument: grouped,
  interpolate: (integer) => `{${integer}}`,
  concatenate: (strings, integers) => `(${concatenated(strings, '|cat:', integers.map(grouped))})`,
};
