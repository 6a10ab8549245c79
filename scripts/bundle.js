// Bundles the command line for bin/, so that it starts from one file rather than from two hundred. Users of the library
// get the modules as they are. Run after tsc.

import { build } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licencesOf } from './licences.js';
import { enums } from './parse5-enums.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Needed by some runs only: these are not bundled, and loaded from node_modules. */
const external = ['chokidar', 'cli-progress'];

/** What most builds do without: modules of ours, and of Node. */
const rare = [
  'dist/parse.js',
  'dist/snippet.js',
  'dist/source-map.js',
  'dist/frame.js',
  'node:crypto',
  'node:http',
];

/** The file that a module of ours goes into. */
const fileOf = (module) => `./${basename(module, '.js')}.cjs`;

/**
 * Modules that are loaded when one of their functions is first called. What is in the file of the command is compiled for
 * every run.
 */
const lazily = {
  name: 'lazily',
  setup({ onResolve, onLoad, onEnd }) {
    const expected = new Set(rare);
    onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
      const name = path.startsWith('.') ? relative(root, join(resolveDir, path)).replaceAll('\\', '/') : path;
      if (kind !== 'import-statement' || !rare.includes(name)) return undefined;
      expected.delete(name);
      return { path: name, namespace: 'rare' };
    });
    onEnd(() => {
      if (expected.size > 0) throw new Error(`Nothing imports ${[...expected].join(', ')} any more.`);
    });
    onLoad({ filter: /./, namespace: 'rare' }, async ({ path }) => {
      const isOurs = path.endsWith('.js');
      const functions = Object.entries(await import(isOurs ? `../${path}` : path))
        .filter(([name, value]) => name !== 'default' && typeof value === 'function')
        .map(([name]) => name);
      const stubs = functions.map(
        (name) => `export const ${name} = function (...parameters) {
          const { ${name} } = require('${isOurs ? fileOf(path) : path}');
          return new.target ? new ${name}(...parameters) : ${name}(...parameters);
        };`,
      );
      return { contents: stubs.join('\n') };
    });
    // An import() would load it more slowly.
    onResolve({ filter: /^fast-glob$/ }, ({ path }) => ({ path, namespace: 'apart' }));
    onLoad({ filter: /./, namespace: 'apart' }, () => ({
      contents: "module.exports = require('./fast-glob.cjs');",
    }));
    onResolve({ filter: /^\.\/[\w-]+\.cjs$/ }, ({ path }) => ({ path, external: true }));
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

const entries = ['fast-glob', ...rare.filter((name) => !name.startsWith('node:'))];
const results = await Promise.all([
  build({ ...shared, entryPoints: ['dist/cli/run.js'], external, plugins: [lazily, enums, noProcesses] }),
  ...entries.map((entry) =>
    build({ ...shared, entryPoints: { [basename(entry, '.js')]: entry }, plugins: [enums] }),
  ),
]);
writeFileSync(new URL('../dist/bundle/LICENSES.txt', import.meta.url), licencesOf(results));
