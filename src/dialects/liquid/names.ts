import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Liquid',
  extensions: ['liquid'],
  sign: /\{%|\{\{/,
};
