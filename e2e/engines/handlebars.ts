import Handlebars from 'handlebars';
import type { Engine } from './engine.js';
import { createNpmEngine } from './npm-engine.js';

/** @param helpers are known to the templates by their names */
export function createHandlebarsEngine(
  helpers: Readonly<Record<string, Handlebars.HelperDelegate>> = {},
): Engine {
  const handlebars = Handlebars.create();
  handlebars.registerHelper(helpers);
  return createNpmEngine({
    dialect: 'handlebars',
    package: 'handlebars',
    output: (name) => `{{ ${name} }}`,
    compile: (template) => handlebars.compile(template),
  });
}
