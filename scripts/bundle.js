// Bundles the command line into one file: Node starts it sooner than a few hundred modules.

import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { licencesOf, packagesIn } from './licences.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const result = await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: ['src/cli/main.ts'],
  outfile: 'dist/bundle/main.cjs',
  bundle: true,
  platform: 'node',
  // Node starts CommonJS sooner than an ES module.
  format: 'cjs',
  target: 'node20.19',
  minify: true,
  define: { VERSION: JSON.stringify(version) },
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});
writeFileSync(new URL('../dist/bundle/LICENSES.txt', import.meta.url), licencesOf(packagesIn(result)));
