import type { Dialect } from '../dialect.js';
import { javaScript } from './javascript.js';
import { findEjsRegions } from '../regions/erb-like.js';

export const ejs: Dialect = {
  label: 'EJS',
  extensions: ['ejs'],
  examples: { value: '<%= … %>', paths: ['<%= base %>/:page', "<%= url('posts', ':page') %>"] },
  findRegions: findEjsRegions,
  syntax: javaScript((text) => `<%# ${text} %>`),
};
