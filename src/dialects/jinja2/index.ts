import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const jinja2: Dialect = {
  label: 'Jinja',
  extensions: ['j2', 'jinja', 'jinja2'],
  sign: /\{%|\{\{/,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{ base }}/:page', "{{ url_for('posts', page=':page') }}"],
  },
  findRegions,
  syntax,
};
