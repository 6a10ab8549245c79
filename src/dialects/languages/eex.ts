import type { Dialect } from '../dialect.js';
import { elixir, elixirBlocks } from './elixir.js';
import { findEexRegions } from '../regions/eex.js';

export const eex: Dialect = {
  name: 'eex',
  label: 'EEx',
  extensions: ['eex', 'leex'],
  findRegions: findEexRegions,
  syntax: {
    ...elixirBlocks,
    comment: (text) => `<%# ${text} %>`,
    escape: (markup) => markup,
    print: (of) => `<%= ${elixir.integer(of)} %>`,
  },
};
