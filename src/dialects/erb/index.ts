import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const erb: DialectCode = {
  examples: {
    value: '<%= … %>',
    numbers: ['<%= pages %>', '<%= page %>'],
    paths: ['<%= base %>/:page', "<%= posts_path(page: ':page') %>"],
  },
  findRegions,
  syntax,
};
