import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const twig: Dialect = {
  label: 'Twig',
  extensions: ['twig'],
  sign: /\{%|\{\{/,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{ base }}/:page', "{{ path('posts', { page: ':page' }) }}"],
  },
  findRegions,
  syntax,
};
