import type { Dialect } from '../dialect.js';
import { concatenated, grouped, writeInteger } from '../expressions.js';
import type { Condition } from '../program.js';
import { findGoRegions } from '../regions/go.js';
import type { Syntax } from '../syntax.js';

/** Operators are functions, written first. */
const FUNCTIONS = { '<': 'lt', '<=': 'le', '==': 'eq' } as const;

/** Tells whether code has a `printf` with one of some verbs, which say what it does with an argument. */
function printsAs(verbs: string, source: string): boolean {
  const start = source.search(/\bprintf\s/);
  if (start < 0) return false;
  return Array.from(source.slice(start).matchAll(/%[-+# 0\d.]*([a-z])/g)).some(([, verb = '']) =>
    verbs.includes(verb),
  );
}

function condition(all: readonly Condition[]): string {
  const tests = all.map((one) => {
    if ('code' in one) return one.code;
    const [left, right] = [writeInteger(one.left, goLike), writeInteger(one.right, goLike)];
    return `${FUNCTIONS[one.operator]} ${left} ${right}`;
  });
  const [first = '', ...others] = tests;
  return others.length === 0 ? first : `and ${tests.map((test) => `(${test})`).join(' ')}`;
}

/** What the languages of Go's family have in common: `{{ if }}`, `{{ range }}` and `{{ $variable := value }}`. */
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
  concatenate: (strings, integer) => `(print ${concatenated(strings, ' ', grouped(integer))})`,
  misusesToken: (source) =>
    printsAs('sq', source) && printsAs('d', source)
      ? 'Write the verb %v for the page number: it is right for a text and for an integer.'
      : undefined,
} satisfies Partial<Syntax>;

/** An integer as an argument, by a function that makes a text of it: only the verb %d needs an integer, %s and %q a text. */
export function argumentBy(text: string) {
  return (integer: string, source: string): string =>
    printsAs('sq', source) ? `(${text} ${grouped(integer)})` : grouped(integer);
}

/** A language without arithmetic adds by functions of ours, within bounds if there are any: `helpers/pagination.go`. */
export const byFunctions = {
  sum: (left, right) => `paginationAdd ${left} ${right}`,
  before: (page, size) => `paginationBefore ${page} ${size}`,
  pages: (items, size) => `paginationPages ${items} ${size}`,
  // What is no sum yet is made one.
  atLeast: (of, min) => `${of.includes(' ') ? of : `paginationAdd ${of} 0`} ${min}`,
  atMost: (of, max) => `${of} ${max}`,
} satisfies Partial<Syntax>;

export const go: Dialect = {
  label: 'Go',
  extensions: ['gohtml', 'gotmpl', 'tmpl'],
  examples: { value: '{{ … }}', paths: ['{{ .Base }}/:page', '{{ printf "/posts/%v" ":page" }}'] },
  findRegions: findGoRegions,
  syntax: {
    ...goLike,
    ...byFunctions,
    reassign: (name, code) => `{{ $${name} = ${code} }}`,
    // A loop moves the dot: it goes over a map that has the dot for each number.
    loop: (name, count) => `{{ range $${name}, $pagination_dot := paginationEach ${count} . }}`,
    toInteger: (code) => `paginationAdd (${code}) 0`,
    argument: argumentBy('print'),
  },
};
