import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Go',
  extensions: ['gohtml', 'gotmpl', 'tmpl'],
  sign: /\{\{-?\s*(?:\.\w|\$\.|\$\w+\.[A-Z])/,
};
