import { createScriptEngine } from './script-engine.js';

export const phpEngine = createScriptEngine({
  name: 'php',
  dialect: 'php',
  packages: ['php-cli'],
  command: ['php', '-d', 'display_errors=stderr'],
  script: 'render_php.php',
  output: (name) => `<?= $${name} ?>`,
});
