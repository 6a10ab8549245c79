import { Eta } from 'eta';
import { createNpmEngine } from './npm-engine.js';

export const etaEngine = createNpmEngine({
  dialect: 'eta',
  package: 'eta',
  output: (name) => `<%= it.${name} %>`,
  compile: (template) => {
    const eta = new Eta();
    const compiled = eta.compile(template);
    return (data) => eta.render(compiled, data);
  },
});
