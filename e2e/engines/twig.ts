import { createScriptEngine } from './script-engine.js';

export const twigEngine = createScriptEngine({
  name: 'twig',
  dialect: 'twig',
  packages: ['php-cli', 'php-twig'],
  command: ['php', '-d', 'display_errors=stderr'],
  script: 'render_twig.php',
  output: (name) => `{{ ${name} }}`,
});
