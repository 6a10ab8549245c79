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
  // Rails writes what is in the block into a <script>.
  refusing: [{ opens: /^<%==?\s*javascript_tag\b[^]*\bdo\s*-?%>$/, refuses: 'html' }],
};
