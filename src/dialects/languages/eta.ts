import type { Dialect } from '../dialect.js';
import { javaScript } from './javascript.js';
import { findEtaRegions } from '../regions/eta.js';

export const eta: Dialect = {
  label: 'Eta',
  extensions: ['eta'],
  examples: { value: '<%= … %>', paths: ['<%= it.base %>/:page', "<%= it.url('posts', ':page') %>"] },
  findRegions: findEtaRegions,
  syntax: javaScript((text) => `<%/* ${text} */%>`),
};
