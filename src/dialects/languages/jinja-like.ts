import type { Dialect } from '../dialect.js';
import { findJinjaRegions, findNunjucksRegions, findTwigRegions } from '../regions/jinja-like.js';
import { concatenated, GREATEST, grouped } from '../../program/expressions.js';
import type { Syntax } from '../../program/syntax.js';

/** The syntax that languages with `{% if %}` and `{% for %}` share. */
export const jinjaLike = {
  comment: (text) => `{# ${text} #}`,
  escape: (markup) => markup.replace(/\{(?=[{%#]|$)/g, '&#123;'),
  print: (integer) => `{{ ${integer} }}`,
  assign: (name, codes) => codes.map((code) => `{% set ${name} = ${code} %}`).join(''),
  if: (condition) => `{% if ${condition} %}`,
  elseIf: (condition) => `{% elif ${condition} %}`,
  else: '{% else %}',
  end: '{% endif %}',
  loop: (variable, count) => `{% for ${variable} in range(1, ${count + 1}) %}`,
  endLoop: '{% endfor %}',
  and: 'and',
  loopVariable: /\bloop\b/,
} satisfies Syntax;

export const jinja2: Dialect = {
  label: 'Jinja',
  extensions: ['j2', 'jinja', 'jinja2'],
  examples: { value: '{{ … }}', paths: ['{{ base }}/:page', "{{ url_for('posts', page=':page') }}"] },
  findRegions: findJinjaRegions,
  syntax: {
    ...jinjaLike,
    // The filters raise an error for infinities, large integers and objects, hence the tests.
    toInteger: (name) =>
      `[[${name} if ${name} is integer else (${name} | float if ${name} is string or ${name} is number else 0), 0] | max, ${GREATEST}] | min | int`,
    repeatsCode: true,
    atLeast: (value, min) => `[${value}, ${min}] | max`,
    atMost: (value, max) => `[${value}, ${max}] | min`,
    pages: (items, size) => `[(${items} + ${size} - 1) // ${size}, 1] | max`,
    choose: (condition, then, otherwise) => `${then} if ${condition} else ${otherwise}`,
    concatenate: (strings, integer) => `(${concatenated(strings, ' ~ ', integer)})`,
  },
};

export const nunjucks: Dialect = {
  label: 'Nunjucks',
  extensions: ['njk', 'nunj', 'nunjucks'],
  examples: { value: '{{ … }}', paths: ['{{ base }}/:page', "{{ url('posts', { page: ':page' }) }}"] },
  findRegions: findNunjucksRegions,
  syntax: {
    ...jinjaLike,
    // A stray `#}` is an error.
    escape: (markup) => jinjaLike.escape(markup).replace(/#(?=\})/g, '&#35;'),
    // The filter raises an error for an object without `toString`, and reads a long run of digits as infinity.
    toInteger: (name) =>
      `[(${name} if ${name} is string or ${name} is number or ${name} is escaped else 0) | int(0), ${GREATEST}] | sort | first`,
    repeatsCode: true,
    // There is no minimum or maximum, so these sort a list and take its first or last item.
    atLeast: (value, min) => `[${value}, ${min}] | sort | last`,
    atMost: (value, max) => `[${value}, ${max}] | sort | first`,
    pages: (items, size) => `[(${items} + ${size} - 1) // ${size}, 1] | sort | last`,
    choose: (condition, then, otherwise) => `${then} if ${condition} else (${otherwise})`,
    concatenate: (strings, integer) => `(${concatenated(strings, ' + ', integer)})`,
  },
};

export const twig: Dialect = {
  label: 'Twig',
  extensions: ['twig'],
  examples: { value: '{{ … }}', paths: ['{{ base }}/:page', "{{ path('posts', { page: ':page' }) }}"] },
  findRegions: findTwigRegions,
  syntax: {
    ...jinjaLike,
    elseIf: (condition) => `{% elseif ${condition} %}`,
    loop: (variable, count) => `{% for ${variable} in 1..${count} %}`,
    // json_encode turns any value into a string, even an object; number_format makes digits of any string.
    toInteger: (code) =>
      `min((${grouped(code)} | json_encode | trim('"') | number_format(0, '', '') | replace({'inf': '0', 'nan': '0'})) + 0, ${GREATEST})`,
    atLeast: (value, min) => `max(${value}, ${min})`,
    atMost: (value, max) => `min(${value}, ${max})`,
    pages: (items, size) => `max((${items} + ${size} - 1) // ${size}, 1)`,
    choose: (condition, then, otherwise) => `${condition} ? ${then} : (${otherwise})`,
    lineComment: /#/,
    concatenate: (strings, integer) => `(${concatenated(strings, ' ~ ', integer)})`,
  },
};
