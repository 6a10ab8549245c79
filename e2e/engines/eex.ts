import { createScriptEngine } from './script-engine.js';

export const eexEngine = createScriptEngine({
  name: 'eex',
  dialect: 'eex',
  packages: ['elixir'],
  command: ['elixir'],
  script: 'render_eex.exs',
  output: (name) => `<%= @${name} %>`,
});
