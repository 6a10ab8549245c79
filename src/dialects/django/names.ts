import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Django',
  extensions: ['djhtml', 'dtl'],
  sign: /\{%|\{\{/,
};
