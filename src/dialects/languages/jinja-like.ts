import { concatenated, expressions, frame, type Operators, type Syntax } from '../syntax.js';

/** What tells the languages of Jinja's family apart. */
export interface JinjaLike extends Pick<
  Operators,
  'toInteger' | 'repeatsCode' | 'atLeast' | 'atMost' | 'choose' | 'lineComment'
> {
  readonly elseIf: string;
  /** The operator that puts texts together. */
  readonly concatenation: string;
  readonly range: (count: number) => string;
}

/** The syntax of languages with `{% set %}`, `{% if %}` and `{% for %}`. */
export function jinjaLike({ elseIf, concatenation, range, ...operators }: JinjaLike): Syntax {
  const { integer, condition, steps } = expressions({
    ...operators,
    variable: (name) => name,
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
