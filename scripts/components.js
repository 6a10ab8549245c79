// What it takes to draw the components of frameworks in a browser, as the playground and the site do.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeAlone } from './frameworks-page.js';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8'));

/** For esbuild: the code of the command line that draws a component takes the name of a path and a checksum from Node. */
export const nodeModules = {
  'node:crypto': path('playground/node/crypto.ts'),
  'node:path': path('playground/node/path.ts'),
};

/**
 * The sources of a component, the words for an empty project, and the use.
 *
 * @param {object} framework a row of FRAMEWORKS
 * @returns {object} a `Component` of playground/component.ts
 */
export function componentOf(framework) {
  const { name, label } = framework;
  return { name, label, version, ...describeAlone(framework) };
}
