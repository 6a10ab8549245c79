import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const go: DialectCode = {
  examples: {
    value: '{{ … }}',
    numbers: ['{{ .Pages }}', '{{ .Page }}'],
    paths: ['{{ .Base }}/:page', '{{ printf "/posts/%v" ":page" }}'],
  },
  findRegions,
  syntax,
};
