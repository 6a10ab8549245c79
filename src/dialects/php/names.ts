import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'PHP',
  extensions: ['php', 'phtml'],
  sign: /<\?/,
};
