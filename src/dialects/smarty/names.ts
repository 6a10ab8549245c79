import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Smarty',
  extensions: ['tpl', 'smarty'],
  sign: /\{\$\w/,
};
