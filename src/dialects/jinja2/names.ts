import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'Jinja',
  extensions: ['j2', 'jinja', 'jinja2'],
  sign: /\{%|\{\{/,
};
