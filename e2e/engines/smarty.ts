import { createScriptEngine } from './script-engine.js';

export const smartyEngine = createScriptEngine({
  name: 'smarty',
  dialect: 'smarty',
  packages: ['php-cli', 'smarty4'],
  command: ['php', '-d', 'display_errors=stderr'],
  script: 'render_smarty.php',
  output: (name) => `{$${name}}`,
});
