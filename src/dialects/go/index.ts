import type { Dialect } from '../dialect.js';
import { names } from './names.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const go: Dialect = {
  ...names,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ .Pages }}', '{{ .Page }}'],
    paths: ['{{ .Base }}/:page', '{{ printf "/posts/%v" ":page" }}'],
  },
  findRegions,
  syntax,
};
