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

/**
 * The function component of a project: as the template has it, or with the data as its attributes where that is empty.
 *
 * @param project the directory of the project
 */
export const phoenix = (project: string) =>
  createScriptEngine({
    name: 'phoenix',
    dialect: 'heex',
    packages: ['elixir'],
    command,
    script: 'render_phoenix_component.exs',
    project,
    output: String,
  });
