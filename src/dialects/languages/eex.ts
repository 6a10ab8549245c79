import type { Dialect } from '../dialect.js';
import { elixir, elixirBlocks } from './elixir.js';
import { findEexRegions } from '../regions/erb-like.js';

export const eex: Dialect = {
  label: 'EEx',
  extensions: ['eex', 'leex'],
  examples: { value: '<%= … %>', paths: ['<%= @base %>/:page', '<%= posts_path(@conn, page: ":page") %>'] },
  findRegions: findEexRegions,
  syntax: {
    ...elixirBlocks,
    comment: (text) => `<%!-- ${text} --%>`,
    escape: (markup) => markup,
    print: (of) => `<%= ${elixir.integer(of)} %>`,
  },
};
