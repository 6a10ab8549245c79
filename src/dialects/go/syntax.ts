import { digitsOf, type NumberFormat } from '../../base/number.js';
import { concatenated, grouped, writeInteger } from '../../program/expressions.js';
import type { Condition } from '../../program/program.js';
import type { Syntax } from '../../program/syntax.js';

/** Operators are prefix functions. */
const FUNCTIONS = { '<': 'lt', '<=': 'le', '==': 'eq' } as const;

/** Whether code has a `printf` with one of some formatting verbs. */
function hasVerb(verbs: string, source: string): boolean {
  const start = source.search(/\bprintf\s/);
  if (start < 0) return false;
  return Array.from(source.slice(start).matchAll(/%[-+# 0\d.]*([a-z])/g)).some(([, verb = '']) =>
    verbs.includes(verb),
  );
}

/** Code that prints something. It may return 0, which is false. */
function isGiven(code: string): string {
  return `or ${grouped(code)} (eq (print ${grouped(code)}) "0")`;
}

function condition(all: readonly Condition[]): string {
  const tests = all.map((one) => {
    if ('expression' in one) return one.isText ? isGiven(one.expression) : one.expression;
    const [left, right] = [writeInteger(one.left, goLike), writeInteger(one.right, goLike)];
    return `${FUNCTIONS[one.operator]} ${left} ${right}`;
  });
  const [first = '', ...others] = tests;
  return others.length === 0 ? first : `and ${tests.map((test) => `(${test})`).join(' ')}`;
}

/** The syntax that Go and Hugo share: `{{ if }}`, `{{ range }}` and `{{ $variable := value }}`. */
export const goLike = {
  comment: (text) => `{{/* ${text} */}}`,
  escape: (markup) => markup.replace(/\{(?=\{|$)/g, '&#123;'),
  print: (integer) => `{{ ${integer} }}`,
  assign: (name, [code]) => `{{ $${name} := ${code} }}`,
  if: (test) => `{{ if ${test} }}`,
  elseIf: (test) => `{{ else if ${test} }}`,
  else: '{{ else }}',
  end: '{{ end }}',
  variable: (name) => `$${name}`,
  condition,
  concatenate: (strings, integers) => `(print ${concatenated(strings, ' ', integers.map(grouped))})`,
  misusesToken: (source) =>
    hasVerb('sq', source) && hasVerb('d', source)
      ? 'Write the verb %v for the page number: it is right for a text and for an integer.'
      : undefined,
} satisfies Partial<Syntax>;

/** An integer as an argument; the verbs %s and %q need a string, which a function of the language makes. */
export function argumentBy(text: string) {
  return (integer: string, source: string): string =>
    hasVerb('sq', source) ? `(${text} ${grouped(integer)})` : grouped(integer);
}

/** Makes what writes printed code by other code of the language. */
export function outputBy(write: (code: string) => string) {
  return (source: string): string =>
    source.replace(
      /^\{\{(?:-\s)?([^]*?)(?:\s-)?\}\}$/,
      (_, code: string) => `{{ ${write(grouped(code.trim()))} }}`,
    );
}

/** An integer in a number format, by our own function. */
export function formatted(integer: string, format: NumberFormat): string {
  const { separator, last, others } = format;
  return `paginationFormat ${grouped(integer)} "${separator}" ${last} ${others} "${digitsOf(format)[0]}"`;
}

/** Arithmetic with our own functions, optionally bounded, for languages that have none: `helpers/pagination.go`. */
export const byFunctions = {
  sum: (left, right) => `paginationAdd ${left} ${right}`,
  before: (page, size) => `paginationBefore ${page} ${size}`,
  pages: (items, size) => `paginationPages ${items} ${size}`,
  // A plain integer becomes a sum.
  atLeast: (of, min) => `${of.includes(' ') ? of : `paginationAdd ${of} 0`} ${min}`,
  atMost: (of, max) => `${of} ${max}`,
} satisfies Partial<Syntax>;

export const syntax: Syntax = {
  ...goLike,
  ...byFunctions,
  printFormatted: (integer, format) => `{{ ${formatted(integer, format)} }}`,
  reassign: (name, code) => `{{ $${name} = ${code} }}`,
  // A loop moves the dot, so this one ranges over a map from numbers to the dot.
  loop: (name, count) => `{{ range $${name}, $pagination_dot := paginationEach ${count} . }}`,
  toInteger: (code) => `paginationAdd (${code}) 0`,
  argument: argumentBy('print'),
  inQuery: outputBy((code) => `paginationQuery ${code}`),
};
