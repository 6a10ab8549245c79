import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'EEx',
  extensions: ['eex', 'leex'],
  sign: /<%/,
};
