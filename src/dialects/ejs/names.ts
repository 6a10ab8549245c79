import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'EJS',
  extensions: ['ejs'],
  sign: /<%/,
};
