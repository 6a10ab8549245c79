import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'HEEx',
  extensions: ['heex', 'ex', 'exs'],
  sign: /^\{[^{}@$]*@[^{}]*\}$/,
};
