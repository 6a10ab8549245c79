import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Nunjucks',
  extensions: ['njk', 'nunj', 'nunjucks'],
  sign: /\{%|\{\{/,
};
