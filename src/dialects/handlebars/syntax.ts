import type { Syntax } from '../../program/syntax.js';
import { grouped } from '../../program/expressions.js';
import type { Condition } from '../../program/program.js';
import { byFunctions, formatted } from '../go/syntax.js';

/** Code with arguments is a call. */
function asArgument(code: string): string {
  return /\s/.test(code) ? `(${code})` : code;
}

/** In a text, 0 is as good as any number. */
function includeZero({ isText }: { readonly isText?: boolean }): string {
  return isText ? ' includeZero=true' : '';
}

function chooseBy(one: Condition, then: string, otherwise: string): string {
  return 'expression' in one
    ? `paginationIf ${asArgument(one.expression)} ${grouped(then)} ${grouped(otherwise)}${includeZero(one)}`
    : `paginationChoose ${one.left} "${one.operator}" ${one.right} ${grouped(then)} ${grouped(otherwise)}`;
}

/** Conditions that must all be true, as a value: 1 or 0, or the author's code alone. */
function condition(all: readonly Condition[]): string {
  const [first, second] = all;
  if (first && !second && 'expression' in first) return asArgument(first.expression) + includeZero(first);
  return grouped(all.reduceRight((inner, one) => chooseBy(one, inner, '0'), '1'));
}

export const syntax: Syntax = {
  comment: (text) => `{{!-- ${text} --}}`,
  // A brace next to the delimiters of an output would become part of them, and a backslash would escape them.
  escape: (markup) =>
    markup
      .replace(/\{(?=\{|$)/g, '&#123;')
      .replace(/^\}/, '&#125;')
      .replace(/\\$/, '&#92;'),
  print: (integer) => `{{${integer}}}`,
  printFormatted: (integer, format) => `{{${formatted(integer, format)}}}`,
  // A loop with one iteration names a value, and keeps the context.
  assign: (name, [code = '']) => `{{#paginationEach ${grouped(code)} as |${name}|}}`,
  endAssign: '{{/paginationEach}}',
  if: (test) => `{{#if ${test}}}`,
  elseIf: (test) => `{{else if ${test}}}`,
  else: '{{else}}',
  end: '{{/if}}',
  loop: (name, count) => `{{#paginationEach 1 ${count} as |${name}|}}`,
  endLoop: '{{/paginationEach}}',
  // There are no operators: `helpers/pagination-helpers.js` has helpers for them.
  ...byFunctions,
  toInteger: (code) => `paginationAdd ${asArgument(code)} 0`,
  condition,
  choose: (test, then, otherwise, [first, second]) =>
    chooseBy(first && !second ? first : { left: test, operator: '==', right: 1 }, then, otherwise),
  argument: grouped,
  ungrouped: true,
};
