// Bundles the playground into dist/playground: a page with one script and one stylesheet, which works from a file as well
// as from a server. Run after tsc.

import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FRAMEWORKS } from '../dist/cli/frameworks/index.js';
import { POLICY } from '../dist/cli/playground.js';
import { componentOf, nodeModules } from './components.js';
import { licensesOf, packagesIn } from './licenses.js';

const out = new URL('../dist/playground/', import.meta.url);
const read = (file) => readFileSync(new URL(`../playground/${file}`, import.meta.url), 'utf8');

const result = await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: [
    { in: 'playground/main.ts', out: 'playground' },
    { in: 'playground/style.css', out: 'playground' },
  ],
  outdir: 'dist/playground',
  bundle: true,
  format: 'iife',
  target: 'es2023',
  minify: true,
  legalComments: 'none',
  metafile: true,
  alias: nodeModules,
  define: { COMPONENTS: JSON.stringify(FRAMEWORKS.map(componentOf)) },
  logLevel: 'warning',
});
writeFileSync(new URL('index.html', out), read('index.html').replace('{policy}', POLICY));
// The styles of the frameworks are in the script as well.
writeFileSync(
  new URL('LICENSES.txt', out),
  `${licensesOf(packagesIn(result))}\n\n${read('frameworks/LICENSES.txt')}`,
);
