import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import type { Engine } from './engine.js';
import { createNpmEngine } from './npm-engine.js';
import { createScriptEngine } from './script-engine.js';

const output = (name: string): string => `{{ ${name} }}`;

/** @param project the directory of a theme, whose snippets the template renders, and see the object `request` */
export const createLiquidEngine = (project?: string): Engine =>
  createNpmEngine({
    dialect: 'liquid',
    package: 'liquidjs',
    output,
    compile: (template) => {
      const liquid = new Liquid(
        project === undefined ? {} : { partials: join(project, 'snippets'), extname: '.liquid' },
      );
      const compiled = liquid.parse(template);
      return (data) => String(liquid.renderSync(compiled, data, { globals: { request: data['request'] } }));
    },
  });

export const liquidEngine = createLiquidEngine();

/** The first Liquid, which Shopify and Jekyll run. */
export const createLiquidRubyEngine = (project?: string): Engine =>
  createScriptEngine({
    name: 'liquid (Ruby)',
    dialect: 'liquid',
    packages: ['ruby', 'ruby-liquid'],
    command: ['ruby'],
    script: 'render_liquid.rb',
    project,
    output,
  });

export const liquidRubyEngine = createLiquidRubyEngine();
