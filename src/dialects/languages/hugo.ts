import type { Dialect } from '../dialect.js';
import type { CodedInteger, Condition, Integer, Value } from '../program.js';
import { findHugoRegions } from '../regions/hugo.js';
import { concatenated, frame } from '../syntax.js';

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

function variable(of: number | string): string {
  return typeof of === 'number' ? String(of) : `$${of}`;
}

function integer(of: Integer): string {
  if (typeof of !== 'object') return variable(of);
  const [left, right] = of.add;
  return typeof right === 'number' && right < 0
    ? `sub ${variable(left)} ${-right}`
    : `add ${variable(left)} ${variable(right)}`;
}

function argument(of: Integer): string {
  return typeof of === 'object' ? `(${integer(of)})` : integer(of);
}

/**
 * `int` fails for what is no integer, and takes a leading zero for the sign of an octal number: what the value begins
 * with is read instead.
 */
function source(of: CodedInteger): string {
  if (typeof of !== 'object' || 'add' in of) return argument(of);
  return `(int (default "0" (replaceRE \`^[+]?0*([0-9]{1,15})?[\\s\\S]*$\` "$1" (printf "%v" (${of.code})))))`;
}

function condition(all: readonly Condition[]): string {
  const tests = all.map((one) =>
    'code' in one
      ? `(${one.code})`
      : `(${FUNCTIONS[one.operator]} ${variable(one.left)} ${variable(one.right)})`,
  );
  return tests.length === 1 ? (tests[0] as string).slice(1, -1) : `and ${tests.join(' ')}`;
}

function value(of: Value): string {
  switch (of.kind) {
    case 'integer':
      return integer(of.of);
    case 'clamp': {
      const least = `math.Max ${source(of.of)} ${variable(of.min)}`;
      return of.max === undefined ? `int (${least})` : `int (math.Min (${least}) ${variable(of.max)})`;
    }
    case 'cases':
      return of.cases.reduceRight(
        (otherwise, { all, value: then }) => `cond (${condition(all)}) ${argument(then)} (${otherwise})`,
        integer(of.otherwise),
      );
  }
}

export const hugo: Dialect = {
  label: 'Hugo',
  extensions: ['gohtml', 'hugo'],
  examples: {
    value: '{{ … }}',
    paths: ['{{ .RelPermalink }}page/:page/', '{{ printf `/posts/%v` `:page` }}'],
  },
  findRegions: findHugoRegions,
  syntax: {
    comment: (text) => `{{/* ${text} */}}`,
    escape: (markup) => markup.replace(/\{(?=\{|$)/g, '&#123;'),
    print: (of) => `{{ ${integer(of)} }}`,
    assign: (name, of) => frame(`{{ $${name} := ${value(of)} }}`),
    if: (all) => `{{ if ${condition(all)} }}`,
    elseIf: (all) => `{{ else if ${condition(all)} }}`,
    else: '{{ else }}',
    endIf: '{{ end }}',
    // A loop moves the dot; one over a list of the dot alone moves it back.
    loop: (name, count) =>
      frame(
        `{{ $pagination_dot := . }}{{ range $${name} := seq ${count} }}{{ range slice $pagination_dot }}`,
        '{{ end }}{{ end }}',
      ),
    concatenate: (strings, of) => `(print ${concatenated(strings, ' ', argument(of))})`,
    // Only the verb %d needs an integer, and %s and %q need a text.
    argument: (of, source) => (printsAs('sq', source) ? `(string ${argument(of)})` : argument(of)),
    misusesToken: (source) =>
      printsAs('sq', source) && printsAs('d', source)
        ? 'Write the verb %v for the page number: it is right for a text and for an integer.'
        : undefined,
  },
};
