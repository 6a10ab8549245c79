import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const eta: DialectCode = {
  examples: {
    value: '<%= … %>',
    numbers: ['<%= it.pages %>', '<%= it.page %>'],
    paths: ['<%= it.base %>/:page', "<%= it.url('posts', ':page') %>"],
  },
  findRegions,
  syntax,
};
