import { Liquid } from 'liquidjs';
import { createNpmEngine } from './npm-engine.js';
import { createScriptEngine } from './script-engine.js';

const output = (name: string): string => `{{ ${name} }}`;

export const liquidEngine = createNpmEngine({
  dialect: 'liquid',
  package: 'liquidjs',
  output,
  compile: (template) => {
    const liquid = new Liquid();
    const compiled = liquid.parse(template);
    return (data) => String(liquid.renderSync(compiled, data));
  },
});

/** The first Liquid, which Shopify and Jekyll run. */
export const liquidRubyEngine = createScriptEngine({
  name: 'liquid (Ruby)',
  dialect: 'liquid',
  packages: ['ruby', 'ruby-liquid'],
  command: ['ruby'],
  script: 'render_liquid.rb',
  output,
});
