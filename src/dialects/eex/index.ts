import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const eex: Dialect = {
  label: 'EEx',
  extensions: ['eex', 'leex'],
  sign: /<%/,
  examples: {
    value: '<%= … %>',
    numbers: ['<%= @pages %>', '<%= @page %>'],
    paths: ['<%= @base %>/:page', '<%= posts_path(@conn, page: ":page") %>'],
  },
  findRegions,
  syntax,
};
