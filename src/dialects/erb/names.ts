import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'ERB',
  extensions: ['erb', 'rhtml'],
  sign: /<%/,
};
