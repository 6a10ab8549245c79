import { createScriptEngine } from './script-engine.js';

export const heexEngine = createScriptEngine({
  name: 'heex',
  dialect: 'heex',
  packages: ['elixir'],
  command: ['elixir'],
  script: 'render_heex.exs',
  output: (name) => `{@${name}}`,
});
