import type { Dialect } from '../dialect.js';
import type { CodedInteger, Integer, Operand, Value } from '../program.js';
import { findGoRegions } from '../regions/go.js';
import { frame } from '../syntax.js';
import { condition, goLike, variable } from './go-like.js';

/** The language has no arithmetic: a function of `go-functions.ts` adds. */
function integer(of: Integer): string {
  if (typeof of !== 'object') return variable(of);
  return call(variable(of.add[0]), [of.add[1]]);
}

function call(value: string, others: readonly Operand[]): string {
  return `paginationAdd ${[value, ...others.map(variable)].join(' ')}`;
}

/** An integer within bounds. */
function clamped(of: CodedInteger, bounds: readonly Operand[]): string {
  if (typeof of !== 'object') return call(variable(of), [0, ...bounds]);
  return 'code' in of
    ? call(`(${of.code})`, [0, ...bounds])
    : call(variable(of.add[0]), [of.add[1], ...bounds]);
}

function assign(name: string, value: Value): string {
  switch (value.kind) {
    case 'integer':
      return `{{ $${name} := ${integer(value.of)} }}`;
    case 'clamp':
      return `{{ $${name} := ${clamped(value.of, [value.min, ...(value.max === undefined ? [] : [value.max])])} }}`;
    case 'pages':
      return `{{ $${name} := paginationPages ${variable(value.items)} ${variable(value.size)} }}`;
    case 'before':
      return `{{ $${name} := paginationBefore ${variable(value.page)} ${variable(value.size)} }}`;
    case 'cases': {
      const branches = value.cases.map(
        ({ all, value: then }) => `if ${condition(all)} }}{{ $${name} = ${integer(then)} }}{{ else `,
      );
      const last = `{{ $${name} = ${integer(value.otherwise)} }}{{ end }}`;
      return `{{ $${name} := 0 }}{{ ${branches.join('').replace(/ $/, '')} }}${last}`;
    }
  }
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
