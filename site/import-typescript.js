// Code that the site runs when it is built, as well as in the browser.

import { build } from 'esbuild';
import { nodeModules } from '../scripts/components.js';
import { root } from './pages.js';

/** Imports a file of TypeScript, by its path in the repository. */
export async function importTypeScript(path) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    alias: nodeModules,
    logLevel: 'warning',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
