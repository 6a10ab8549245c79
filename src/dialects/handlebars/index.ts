import type { DialectCode } from '../dialect.js';
import { hideComponents } from './components.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const handlebars: DialectCode = {
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{base}}/:page', "{{url 'posts' page=':page'}}"],
  },
  findRegions,
  hideComponents,
  syntax,
};
