import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Handlebars',
  extensions: ['hbs', 'handlebars'],
  sign: /\{\{/,
};
