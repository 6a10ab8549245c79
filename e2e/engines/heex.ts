import { createScriptEngine } from './script-engine.js';

// Code path of a project that has Phoenix LiveView compiled: LIVE_VIEW="app/_build/dev/lib/*/ebin". Without it, its stand-in is run.
const liveView = process.env['LIVE_VIEW'];
const command = ['elixir', ...(liveView === undefined ? [] : ['-pa', liveView])] as const;

export const heexEngine = createScriptEngine({
  name: 'heex',
  dialect: 'heex',
  packages: ['elixir'],
  command,
  script: 'render_heex.exs',
  output: (name) => `{@${name}}`,
});

/** Function components: a template is the path of a file with the module `AppWeb.Pagination`. */
export const phoenixEngine = createScriptEngine({
  name: 'phoenix',
  dialect: 'heex',
  packages: ['elixir'],
  command,
  script: 'render_phoenix_component.exs',
  output: String,
});
