import { createScriptEngine } from './script-engine.js';

export const erbEngine = createScriptEngine({
  name: 'erb',
  dialect: 'erb',
  packages: ['ruby'],
  command: ['ruby'],
  script: 'render_erb.rb',
  output: (name) => `<%= ${name} %>`,
});
