import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const freemarker: DialectCode = {
  examples: {
    value: '${…}',
    numbers: ['${pages}', '${page}'],
    paths: ['${base}/:page', "<@spring.url '/posts/:page'/>"],
  },
  findRegions,
  syntax,
};
