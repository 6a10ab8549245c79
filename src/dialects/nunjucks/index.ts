import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const nunjucks: Dialect = {
  label: 'Nunjucks',
  extensions: ['njk', 'nunj', 'nunjucks'],
  sign: /\{%|\{\{/,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{ base }}/:page', "{{ url('posts', { page: ':page' }) }}"],
  },
  findRegions,
  syntax,
};
