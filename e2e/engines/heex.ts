import { createScriptEngine } from './script-engine.js';

// Code path of a project that has Phoenix LiveView compiled: LIVE_VIEW="app/_build/dev/lib/*/ebin". Without it, its stand-in is run.
const liveView = process.env['LIVE_VIEW'];

export const heexEngine = createScriptEngine({
  name: 'heex',
  dialect: 'heex',
  packages: ['elixir'],
  command: ['elixir', ...(liveView === undefined ? [] : ['-pa', liveView])],
  script: 'render_heex.exs',
  output: (name) => `{@${name}}`,
});
