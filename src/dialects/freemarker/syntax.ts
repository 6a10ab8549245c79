import { adviceOnArithmetic } from '../../program/token.js';
import type { Syntax } from '../../program/syntax.js';
import { grouped, GREATEST, writeInteger } from '../../program/expressions.js';
import { separateGroups, replaceDigits } from '../../program/formatted.js';
import type { Computed } from '../../program/program.js';

/** The digits of an integer; a plain `${…}` would add thousand separators. */
function digits(integer: string): string {
  return `${grouped(integer)}?c`;
}

function set(name: string, code: string): string {
  return `<#assign ${name} = ${code}>`;
}

function bound(name: string, operator: 'lt' | 'gt', limit: number | string): string {
  return `<#if ${name} ${operator} ${limit}>${set(name, String(limit))}</#if>`;
}

/** Converts a string or a number to a number, and anything else to 0. A bean is a string too, by its `toString`. */
function toInteger(name: string): string {
  const text = `<#if ${name}?is_number>${set(name, `${name}?c`)}<#elseif !${name}?is_string || ${name}?is_hash>${set(name, '""')}</#if>`;
  const number = `("0" + ${name}?replace("^\\\\s*\\\\+?0*(\\\\d*).*$", "$1", "rs"))?number`;
  return `${text}${set(name, number)}${bound(name, 'gt', GREATEST)}`;
}

/** Writes bounds as conditions. */
function define(name: string, value: Computed): string[] | undefined {
  if ('items' in value) {
    const { items, size } = value;
    return [`${set(name, `((${items} + ${size} - 1) / ${size})?floor`)}${bound(name, 'lt', 1)}`];
  }
  if (!('min' in value)) return undefined;
  const { min, max } = value;
  const initial =
    'expression' in value
      ? set(name, `(${value.expression})!""`) + toInteger(name)
      : set(name, writeInteger(value.of, syntax));
  return [`${initial}${bound(name, 'lt', min)}${max === undefined ? '' : bound(name, 'gt', max)}`];
}

export const syntax: Syntax = {
  comment: (text) => `<#-- ${text} -->`,
  escape: (markup) => markup.replace(/(^|[$#])\{/g, '$1&#123;'),
  print: (integer) => `\${${digits(integer)}}`,
  printFormatted: (integer, format) => {
    const groups = separateGroups(format, (pattern) => `?replace(r"${pattern}", "${format.separator}", "r")`);
    return `\${${digits(integer)}${groups}${replaceDigits(format, (from, to) => `?replace("${from}", "${to}")`)}}`;
  },
  assign: (name, [code = '']) => set(name, code),
  define,
  if: (condition) => `<#if ${condition}>`,
  elseIf: (condition) => `<#elseif ${condition}>`,
  else: '<#else>',
  end: '</#if>',
  loop: (variable, count) => `<#list 1..${count} as ${variable}>`,
  endLoop: '</#list>',
  and: '&&',
  signs: { '<': 'lt', '<=': 'lte' },
  isGiven: (code) => `((${code})!"")?has_content`,
  // A condition must be a boolean.
  assignCode: (name, code, isText) =>
    isText
      ? undefined
      : `${set(name, `(${code})!false`)}<#if !${name}?is_boolean>${set(name, `${name}?is_string && !${name}?is_hash && ${name} == "true"`)}</#if>`,
  argument: digits,
  interpolate: (integer) => `\${${digits(integer)}}`,
  interpolates: `"'`,
  misusesToken: adviceOnArithmetic("':page'?number"),
};
