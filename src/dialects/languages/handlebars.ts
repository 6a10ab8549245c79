import type { Dialect } from '../dialect.js';
import type { CodedInteger, Condition, Integer, Value } from '../program.js';
import { findHandlebarsRegions } from '../regions/handlebars.js';
import { frame } from '../syntax.js';

/** Handlebars has no arithmetic: helpers add, choose and count. `components/handlebars/pagination-helpers.js` has them. */
function call(helper: string, ...values: readonly (string | number | undefined)[]): string {
  return `(${[helper, ...values].filter((value) => value !== undefined).join(' ')})`;
}

function source(of: CodedInteger): string {
  if (typeof of !== 'object') return String(of);
  if ('code' in of) return call('paginationAdd', codeOf(of.code), 0);
  const [value, summand] = of.add;
  return call('paginationAdd', value, summand);
}

/** Code with arguments is a call. */
function codeOf(code: string): string {
  return /\s/.test(code) ? `(${code})` : code;
}

/** One value or another, by a condition. */
function choose(one: Condition, then: string | number, otherwise: string | number): string {
  return 'code' in one
    ? call('paginationIf', codeOf(one.code), then, otherwise)
    : call('paginationChoose', one.left, `"${one.operator}"`, one.right, then, otherwise);
}

/** Conditions of which all must hold, as a value: 1 or 0, or the author's code by itself. */
function test(all: readonly Condition[]): string {
  const [only] = all;
  if (all.length === 1 && only && 'code' in only) return codeOf(only.code);
  return String(all.reduceRight<string | number>((inner, one) => choose(one, inner, 0), 1));
}

function value(of: Value): string {
  switch (of.kind) {
    case 'integer':
      return source(of.of);
    case 'clamp': {
      const { of: given, min, max } = of;
      const [a, b] =
        typeof given !== 'object' ? [given, 0] : 'code' in given ? [codeOf(given.code), 0] : given.add;
      return call('paginationAdd', a, b, min, max);
    }
    case 'pages':
      return call('paginationPages', of.items, of.size);
    case 'before':
      return call('paginationBefore', of.page, of.size);
    case 'cases':
      return of.cases.reduceRight((otherwise, { all, value: then }) => {
        const [only] = all;
        return all.length === 1 && only
          ? choose(only, source(then), otherwise)
          : call('paginationChoose', test(all), '"=="', 1, source(then), otherwise);
      }, source(of.otherwise));
  }
}

export const handlebars: Dialect = {
  label: 'Handlebars',
  extensions: ['hbs', 'handlebars'],
  examples: { value: '{{ … }}', paths: ['{{base}}/:page', "{{url 'posts' page=':page'}}"] },
  findRegions: findHandlebarsRegions,
  // Ember's.
  hasComponents: true,
  syntax: {
    comment: (text) => `{{!-- ${text} --}}`,
    // A brace beside the delimiters of what is printed would count as one of them, and a backslash would escape them.
    escape: (markup) =>
      markup
        .replace(/\{(?=\{|$)/g, '&#123;')
        .replace(/^\}/, '&#125;')
        .replace(/\\$/, '&#92;'),
    print: (of: Integer) => (typeof of === 'object' ? `{{paginationAdd ${of.add.join(' ')}}}` : `{{${of}}}`),
    // A loop with one turn gives a name to a value, and leaves the context as it is.
    assign: (name, of) => frame(`{{#paginationEach ${value(of)} as |${name}|}}`, '{{/paginationEach}}'),
    if: (all) => `{{#if ${test(all)}}}`,
    elseIf: (all) => `{{else if ${test(all)}}}`,
    else: '{{else}}',
    endIf: '{{/if}}',
    loop: (name, count) => frame(`{{#paginationEach 1 ${count} as |${name}|}}`, '{{/paginationEach}}'),
    argument: source,
    ungrouped: true,
  },
};
