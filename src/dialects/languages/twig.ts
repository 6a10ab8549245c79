import type { Dialect } from '../dialect.js';
import { jinjaLike } from './jinja-like.js';
import { findTwigRegions } from '../regions/jinja-like.js';
import { GREATEST, grouped } from '../syntax.js';

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
