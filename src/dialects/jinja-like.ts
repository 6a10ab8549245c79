import type { Syntax } from '../program/syntax.js';
import { region } from '../regions/delimiters.js';
import { ending, REFUSED, type Mode } from '../regions/modes.js';

/** `{# … #}` */
export const COMMENT = region('comment', ending(/(#\})/g));

/** Adds brackets to the modes that hide the end of code. Mismatched brackets are rejected. */
export function withBrackets(inner: Readonly<Record<string, Mode>>): Record<string, Mode> {
  const begins: Record<string, Mode> = { ...inner, ')': REFUSED, ']': REFUSED, '}': REFUSED };
  begins['('] = { stop: /["'([\]{}#]|(\))/g, begins };
  begins['['] = { stop: /["'()[{}#]|(\])/g, begins };
  begins['{'] = { stop: /["'()[\]{#]|(\})/g, begins };
  return begins;
}

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
