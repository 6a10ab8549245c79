import { createScriptEngine } from './script-engine.js';

export const bladeEngine = createScriptEngine({
  name: 'blade',
  dialect: 'blade',
  packages: ['php-cli', 'php-illuminate-view'],
  command: ['php', '-d', 'display_errors=stderr'],
  script: 'render_blade.php',
  output: (name) => `{{ $${name} }}`,
});
