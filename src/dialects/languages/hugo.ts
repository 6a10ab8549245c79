import type { Dialect } from '../dialect.js';
import type { CodedInteger, Condition, Integer, Value } from '../program.js';
import { findGoRegions } from '../regions/go.js';
import { frame } from '../syntax.js';
import { condition, goLike, variable } from './go.js';

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

/** A condition as true or false, which `cond` asks for: code of the author may give any value. */
function test(all: readonly Condition[]): string {
  const code = condition(all);
  return all.some((one) => 'code' in one) ? `not (not (${code}))` : code;
}

function value(of: Value): string {
  switch (of.kind) {
    case 'integer':
      return integer(of.of);
    case 'clamp': {
      const least = `math.Max ${source(of.of)} ${variable(of.min)}`;
      return of.max === undefined ? `int (${least})` : `int (math.Min (${least}) ${variable(of.max)})`;
    }
    case 'pages': {
      const [items, size] = [variable(of.items), variable(of.size)];
      return `int (math.Max (div (sub (add ${items} ${size}) 1) ${size}) 1)`;
    }
    case 'before':
      return `mul (sub ${variable(of.page)} 1) ${variable(of.size)}`;
    case 'cases':
      return of.cases.reduceRight(
        (otherwise, { all, value: then }) => `cond (${test(all)}) ${argument(then)} (${otherwise})`,
        integer(of.otherwise),
      );
  }
}

export const hugo: Dialect = {
  label: 'Hugo',
  extensions: ['hugo'],
  examples: {
    value: '{{ … }}',
    paths: ['{{ .RelPermalink }}page/:page/', '{{ printf `/posts/%v` `:page` }}'],
  },
  findRegions: findGoRegions,
  syntax: goLike({
    integer,
    text: 'string',
    assign: (name, of) => frame(`{{ $${name} := ${value(of)} }}`),
    // A loop moves the dot; one over a list of the dot alone moves it back.
    loop: (name, count) =>
      frame(
        `{{ $pagination_dot := . }}{{ range $${name} := seq ${count} }}{{ range slice $pagination_dot }}`,
        '{{ end }}{{ end }}',
      ),
  }),
};
