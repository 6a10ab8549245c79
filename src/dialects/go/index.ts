import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const go: Dialect = {
  label: 'Go',
  extensions: ['gohtml', 'gotmpl', 'tmpl'],
  sign: /\{\{-?\s*(?:\.\w|\$\.|\$\w+\.[A-Z])/,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ .Pages }}', '{{ .Page }}'],
    paths: ['{{ .Base }}/:page', '{{ printf "/posts/%v" ":page" }}'],
  },
  findRegions,
  syntax,
};
