import ejs from 'ejs';
import { createNpmEngine } from './npm-engine.js';

export const ejsEngine = createNpmEngine({
  dialect: 'ejs',
  package: 'ejs',
  output: (name) => `<%= ${name} %>`,
  compile: (template) => ejs.compile(template),
});
