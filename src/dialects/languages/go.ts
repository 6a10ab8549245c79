import type { Dialect } from '../dialect.js';
import type { CodedInteger, Condition, Integer, Operand, Value } from '../program.js';
import { findGoRegions } from '../regions/go.js';
import { branches, concatenated, frame, type Syntax } from '../syntax.js';

/** What tells the languages of Go's family apart. */
interface GoLike extends Pick<Syntax, 'assign' | 'loop'> {
  readonly integer: (value: Integer) => string;
  /** The function that gives the text of an integer. */
  readonly text: string;
}

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

export function variable(of: Operand): string {
  return typeof of === 'number' ? String(of) : `$${of}`;
}

export function condition(all: readonly Condition[]): string {
  const tests = all.map((one) =>
    'code' in one
      ? `(${one.code})`
      : `(${FUNCTIONS[one.operator]} ${variable(one.left)} ${variable(one.right)})`,
  );
  return tests.length === 1 ? (tests[0] as string).slice(1, -1) : `and ${tests.join(' ')}`;
}

/** The syntax of languages with `{{ if }}`, `{{ range }}` and `{{ $variable := value }}`. */
export function goLike({ integer, text, assign, loop }: GoLike): Syntax {
  // An integer may be a call.
  const argument = (of: Integer): string => (typeof of === 'object' ? `(${integer(of)})` : integer(of));
  return {
    comment: (words) => `{{/* ${words} */}}`,
    escape: (markup) => markup.replace(/\{(?=\{|$)/g, '&#123;'),
    print: (of) => `{{ ${integer(of)} }}`,
    assign,
    if: (all) => `{{ if ${condition(all)} }}`,
    elseIf: (all) => `{{ else if ${condition(all)} }}`,
    else: '{{ else }}',
    endIf: '{{ end }}',
    loop,
    concatenate: (strings, of) => `(print ${concatenated(strings, ' ', argument(of))})`,
    // Only the verb %d needs an integer, and %s and %q need a text.
    argument: (of, source) => (printsAs('sq', source) ? `(${text} ${argument(of)})` : argument(of)),
    misusesToken: (source) =>
      printsAs('sq', source) && printsAs('d', source)
        ? 'Write the verb %v for the page number: it is right for a text and for an integer.'
        : undefined,
  };
}

/** The language has no arithmetic: a function of `helpers/pagination.go` adds, within bounds if there are any. */
function sum(of: CodedInteger, ...bounds: readonly (Operand | undefined)[]): string {
  const [value, summand] = typeof of === 'object' && 'add' in of ? of.add : [of, 0];
  const first = typeof value === 'object' ? `(${value.code})` : variable(value);
  const others = [summand, ...bounds].filter((one) => one !== undefined).map(variable);
  return `paginationAdd ${[first, ...others].join(' ')}`;
}

function integer(of: Integer): string {
  return typeof of === 'object' ? sum(of) : variable(of);
}

function value(of: Exclude<Value, { kind: 'cases' }>): string {
  switch (of.kind) {
    case 'integer':
      return integer(of.of);
    case 'clamp':
      return sum(of.of, of.min, of.max);
    case 'pages':
      return `paginationPages ${variable(of.items)} ${variable(of.size)}`;
    case 'before':
      return `paginationBefore ${variable(of.page)} ${variable(of.size)}`;
  }
}

function assign(name: string, of: Value): string {
  if (of.kind !== 'cases') return `{{ $${name} := ${value(of)} }}`;
  return `{{ $${name} := 0 }}${branches(go.syntax, of, (one) => `{{ $${name} = ${integer(one)} }}`)}`;
}

export const go: Dialect = {
  label: 'Go',
  extensions: ['gohtml', 'gotmpl', 'tmpl'],
  examples: { value: '{{ … }}', paths: ['{{ .Base }}/:page', '{{ printf "/posts/%v" ":page" }}'] },
  findRegions: findGoRegions,
  syntax: goLike({
    integer,
    text: 'print',
    assign: (name, value) => frame(assign(name, value)),
    // A loop moves the dot: it goes over a map that has the dot for each number.
    loop: (name, count) =>
      frame(`{{ range $${name}, $pagination_dot := paginationEach ${count} . }}`, '{{ end }}'),
  }),
};
