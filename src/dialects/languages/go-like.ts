import type { Condition, Integer } from '../program.js';
import { concatenated, type Syntax } from '../syntax.js';

/** What tells the languages of Go's family apart. */
export interface GoLike extends Pick<Syntax, 'assign' | 'loop'> {
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

export function variable(of: number | string): string {
  return typeof of === 'number' ? String(of) : `$${of}`;
}

/** Parentheses, where an integer is a call. */
export function grouped(of: Integer, code: string): string {
  return typeof of === 'object' ? `(${code})` : code;
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
  const argument = (of: Integer): string => grouped(of, integer(of));
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
