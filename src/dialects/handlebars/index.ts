import type { Dialect } from '../dialect.js';
import { hideComponents } from './components.js';
import { names } from './names.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const handlebars: Dialect = {
  ...names,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{base}}/:page', "{{url 'posts' page=':page'}}"],
  },
  findRegions,
  hideComponents,
  syntax,
};
