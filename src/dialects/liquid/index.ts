import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const liquid: DialectCode = {
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{ base }}/:page', "{{ '/posts/' | append: ':page' | relative_url }}"],
  },
  findRegions,
  // The language has filters instead of arithmetic operators, and no parentheses.
  syntax,
};
