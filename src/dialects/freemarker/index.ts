import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const freemarker: Dialect = {
  label: 'FreeMarker',
  extensions: ['ftlh', 'ftl'],
  sign: /\$\{|<\/?[#@]\w/,
  examples: {
    value: '${…}',
    numbers: ['${pages}', '${page}'],
    paths: ['${base}/:page', "<@spring.url '/posts/:page'/>"],
  },
  findRegions,
  syntax,
};
