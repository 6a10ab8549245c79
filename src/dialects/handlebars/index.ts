import type { Dialect } from '../dialect.js';
import { hideComponents } from './components.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const handlebars: Dialect = {
  label: 'Handlebars',
  extensions: ['hbs', 'handlebars'],
  sign: /\{\{/,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{base}}/:page', "{{url 'posts' page=':page'}}"],
  },
  findRegions,
  hideComponents,
  syntax,
};
