// Bundles the command line for bin/, so that it starts from one file rather than from two hundred. Users of the library
// get the modules as they are. Run after tsc.

import { build } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { licencesOf } from './licences.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Needed by some runs only: these are not bundled, and loaded from node_modules. */
const external = ['chokidar', 'cli-progress'];

/** fast-glob, which a build of named files does without, has a file of its own. An import() would load it more slowly. */
const globApart = {
  name: 'fast-glob in a file of its own',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^fast-glob$/ }, ({ path }) => ({ path, namespace: 'apart' }));
    onLoad({ filter: /./, namespace: 'apart' }, () => ({
      contents: "module.exports = require('./fast-glob.cjs');",
    }));
    onResolve({ filter: /^\.\/fast-glob\.cjs$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** commander starts processes for subcommands that are programs. We have none, and loading the means takes its time. */
const noProcesses = {
  name: 'no processes for commander',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: 'module.exports = {};' }));
  },
};

const shared = {
  absWorkingDir: root,
  outdir: 'dist/bundle',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  // Node finds and loads CommonJS sooner than ES modules.
  format: 'cjs',
  target: 'node20.19',
  // The names of methods stay, for stacks in bug reports.
  minify: true,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
};

const results = [
  await build({
    ...shared,
    entryPoints: ['dist/cli/run.js'],
    external,
    plugins: [globApart, noProcesses],
  }),
  await build({ ...shared, entryPoints: { 'fast-glob': 'fast-glob' } }),
];
writeFileSync(new URL('../dist/bundle/LICENSES.txt', import.meta.url), licencesOf(results));
