import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Twig',
  extensions: ['twig'],
  sign: /\{%|\{\{/,
};
