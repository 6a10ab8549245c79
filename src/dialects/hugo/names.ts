import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Hugo',
  extensions: ['hugo'],
  sign: /\{\{-?\s*(?:\.\w|\$\.|\$\w+\.[A-Z])/,
};
