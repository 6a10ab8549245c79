import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Eta',
  extensions: ['eta'],
};
