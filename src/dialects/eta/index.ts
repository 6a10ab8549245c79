import type { Dialect } from '../dialect.js';
import { names } from './names.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const eta: Dialect = {
  ...names,
  examples: {
    value: '<%= … %>',
    numbers: ['<%= it.pages %>', '<%= it.page %>'],
    paths: ['<%= it.base %>/:page', "<%= it.url('posts', ':page') %>"],
  },
  findRegions,
  syntax,
};
