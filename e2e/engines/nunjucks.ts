import nunjucks from 'nunjucks';
import { createNpmEngine } from './npm-engine.js';

const environment = new nunjucks.Environment(null, { autoescape: true });

export const nunjucksEngine = createNpmEngine({
  dialect: 'nunjucks',
  package: 'nunjucks',
  output: (name) => `{{ ${name} }}`,
  compile: (template) => {
    const compiled = new nunjucks.Template(template, environment, 'template', true);
    return (data) => compiled.render(data);
  },
});
