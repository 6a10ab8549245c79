import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const twig: DialectCode = {
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{ base }}/:page', "{{ path('posts', { page: ':page' }) }}"],
  },
  findRegions,
  syntax,
};
