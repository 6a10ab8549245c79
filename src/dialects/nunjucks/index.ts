import type { Dialect } from '../dialect.js';
import { names } from './names.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const nunjucks: Dialect = {
  ...names,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{ base }}/:page', "{{ url('posts', { page: ':page' }) }}"],
  },
  findRegions,
  syntax,
};
