import type { Dialect } from '../dialect.js';
import { findJinjaRegions, findNunjucksRegions, findTwigRegions } from '../regions/jinja-like.js';
import {
  concatenated,
  expressions,
  frame,
  GREATEST,
  grouped,
  type Operators,
  type Syntax,
} from '../syntax.js';

/** What tells the languages of Jinja's family apart. */
interface JinjaLike extends Omit<Operators, 'quotient' | 'and'> {
  readonly elseIf: string;
  /** The operator that puts texts together. */
  readonly concatenation: string;
  readonly range: (count: number) => string;
}

/** The syntax of languages with `{% set %}`, `{% if %}` and `{% for %}`. */
function jinjaLike({ elseIf, concatenation, range, ...operators }: JinjaLike): Syntax {
  const { integer, condition, steps } = expressions({
    ...operators,
    quotient: (of, by) => `(${of} + ${by} - 1) // ${by}`,
    and: 'and',
  });
  return {
    comment: (text) => `{# ${text} #}`,
    escape: (markup) => markup.replace(/\{(?=[{%#]|$)/g, '&#123;'),
    print: (of) => `{{ ${integer(of)} }}`,
    assign: (name, of) =>
      frame(
        steps(name, of)
          .map((step) => `{% set ${name} = ${step} %}`)
          .join(''),
      ),
    if: (all) => `{% if ${condition(all)} %}`,
    elseIf: (all) => `{% ${elseIf} ${condition(all)} %}`,
    else: '{% else %}',
    endIf: '{% endif %}',
    loop: (variable, count) => frame(`{% for ${variable} in ${range(count)} %}`, '{% endfor %}'),
    argument: integer,
    concatenate: (strings, of) => `(${concatenated(strings, ` ${concatenation} `, integer(of))})`,
    loopVariable: /\bloop\b/,
  };
}

export const jinja2: Dialect = {
  label: 'Jinja',
  extensions: ['j2', 'jinja', 'jinja2'],
  examples: { value: '{{ … }}', paths: ['{{ base }}/:page', "{{ url_for('posts', page=':page') }}"] },
  findRegions: findJinjaRegions,
  syntax: jinjaLike({
    // The filters raise an error for infinities, great integers and objects; so it takes the tests.
    toInteger: (name) =>
      `[[${name} if ${name} is integer else (${name} | float if ${name} is string or ${name} is number else 0), 0] | max, ${GREATEST}] | min | int`,
    repeatsCode: true,
    atLeast: (value, min) => `[${value}, ${min}] | max`,
    atMost: (value, max) => `[${value}, ${max}] | min`,
    choose: (condition, then, otherwise) => `${then} if ${condition} else ${otherwise}`,
    concatenation: '~',
    elseIf: 'elif',
    range: (count) => `range(1, ${count + 1})`,
  }),
};

const nunjucksSyntax = jinjaLike({
  // The filter raises an error for an object without a text of its own, and reads a row of digits as infinity.
  toInteger: (name) =>
    `[(${name} if ${name} is string or ${name} is number or ${name} is escaped else 0) | int(0), ${GREATEST}] | sort | first`,
  repeatsCode: true,
  // A list that is sorted has its least item first and its greatest last: there is no other minimum or maximum.
  atLeast: (value, min) => `[${value}, ${min}] | sort | last`,
  atMost: (value, max) => `[${value}, ${max}] | sort | first`,
  choose: (condition, then, otherwise) => `${then} if ${condition} else (${otherwise})`,
  concatenation: '+',
  elseIf: 'elif',
  range: (count) => `range(1, ${count + 1})`,
});

export const nunjucks: Dialect = {
  label: 'Nunjucks',
  extensions: ['njk', 'nunj', 'nunjucks'],
  examples: { value: '{{ … }}', paths: ['{{ base }}/:page', "{{ url('posts', { page: ':page' }) }}"] },
  findRegions: findNunjucksRegions,
  syntax: {
    ...nunjucksSyntax,
    // The end of a comment that nothing has begun is an error.
    escape: (markup) => nunjucksSyntax.escape(markup).replace(/#(?=\})/g, '&#35;'),
  },
};

export const twig: Dialect = {
  label: 'Twig',
  extensions: ['twig'],
  examples: { value: '{{ … }}', paths: ['{{ base }}/:page', "{{ path('posts', { page: ':page' }) }}"] },
  findRegions: findTwigRegions,
  syntax: jinjaLike({
    // JSON is a text of any value, an object too; number_format makes a number of any text, and gives it as one.
    toInteger: (code) =>
      `min((${grouped(code)} | json_encode | trim('"') | number_format(0, '', '') | replace({'inf': '0', 'nan': '0'})) + 0, ${GREATEST})`,
    atLeast: (value, min) => `max(${value}, ${min})`,
    atMost: (value, max) => `min(${value}, ${max})`,
    choose: (condition, then, otherwise) => `${condition} ? ${then} : (${otherwise})`,
    lineComment: /#/,
    concatenation: '~',
    elseIf: 'elseif',
    range: (count) => `1..${count}`,
  }),
};
