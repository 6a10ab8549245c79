import type { DialectNames } from '../dialect.js';

export const names: DialectNames = {
  label: 'FreeMarker',
  extensions: ['ftlh', 'ftl'],
  sign: /\$\{|<\/?[#@]\w/,
};
