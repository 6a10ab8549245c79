import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const django: Dialect = {
  label: 'Django',
  extensions: ['djhtml', 'dtl'],
  sign: /\{%|\{\{/,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{ base }}/:page', "{% url 'posts' page=':page' %}"],
  },
  findRegions,
  syntax,
};
