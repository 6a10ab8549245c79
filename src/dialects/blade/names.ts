import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Blade',
  extensions: ['blade.php'],
  sign: /\{!!|\{\{\s*\$/,
};
