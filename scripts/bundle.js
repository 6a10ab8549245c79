// Bundles the command line for bin/, so that it starts from one file rather than from two hundred. Users of the library
// get the modules as they are. Run after tsc.

import { build } from 'esbuild';
import { isAscii } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licencesOf } from './licences.js';
import { enums } from './parse5-enums.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Needed by some runs only: these are not bundled, and loaded from node_modules. */
const external = ['chokidar', 'cli-progress'];

/** What most builds do without: modules of ours, and of Node. */
const rare = [
  'dist/tags/watcher.js',
  'dist/control/snippet.js',
  'dist/output/source-map.js',
  'dist/diagnostics/frame.js',
  'entities/decode',
  'node:crypto',
  'node:http',
];

/** What goes into a file of its own; Node's modules are files already. */
const isFile = (module) => !module.startsWith('node:');
const fileOf = (module) => `./${module.replace(/^dist\/|\.js$/g, '').replaceAll('/', '-')}.cjs`;

/** A class of which every tokenizer makes an object, for the character references that it may meet. */
const SPARE = 'HtmlEntityDecoder';

/**
 * Modules that are loaded when one of their functions is first called. What is in the file of the command is compiled, and
 * run, by every run.
 */
const lazily = {
  name: 'lazily',
  setup({ onResolve, onLoad, onEnd }) {
    const expected = new Set(rare);
    onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
      const ours = path.startsWith('.') && relative(root, join(resolveDir, path)).replaceAll('\\', '/');
      // One of its two entries is enough.
      const name = ours || path.replace(/^entities$/, 'entities/decode');
      if (kind !== 'import-statement' || !rare.includes(name)) return undefined;
      expected.delete(name);
      return { path: name, namespace: 'rare' };
    });
    onEnd(() => {
      if (expected.size > 0) throw new Error(`Nothing imports ${[...expected].join(', ')} any more.`);
    });
    onLoad({ filter: /./, namespace: 'rare' }, async ({ path }) => {
      const values = await import(path.endsWith('.js') ? `../${path}` : path);
      const module = `require('${isFile(path) ? fileOf(path) : path}')`;
      const stubs = Object.entries(values).map(([name, value]) => {
        if (name === 'default') return '';
        if (typeof value !== 'function')
          return isFile(path) ? `export const ${name} = ${JSON.stringify(value)};` : '';
        const made = `new (${module}.${name})(...parameters)`;
        return name === SPARE
          ? `export const ${name} = function (...parameters) {
              let object;
              return new Proxy({}, { get: (_, method) => (object ??= ${made})[method].bind(object) });
            };`
          : `export const ${name} = function (...parameters) {
              return new.target ? ${made} : ${module}.${name}(...parameters);
            };`;
      });
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

/** picocolors guesses whether there are colours as soon as it is loaded, for which Node makes a stream. We tell it. */
const noGuess = {
  name: 'no guess by picocolors',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]picocolors\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace('(p.stdout || {}).isTTY', 'false');
      if (contents === source) throw new Error('picocolors has been rewritten.');
      return { contents };
    });
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

const entries = ['fast-glob', ...rare.filter(isFile)];
const results = await Promise.all([
  build({
    ...shared,
    entryPoints: ['dist/cli/main.js'],
    define: { VERSION: JSON.stringify(version) },
    external,
    plugins: [lazily, enums, noProcesses, noGuess],
  }),
  ...entries.map((entry) =>
    build({ ...shared, entryPoints: { [fileOf(entry).slice(2, -4)]: entry }, plugins: [enums] }),
  ),
]);
for (const { metafile } of results) {
  for (const output of Object.keys(metafile.outputs)) {
    const path = join(root, output);
    // Code that V8 has compiled before cannot import; bin/ does it for us.
    const body = readFileSync(path, 'utf8').replace(/(?<![\w$.])import\(/g, 'importModule(');
    const code = `(function (module, exports, require, importModule) {${body}\n})`;
    // bin/ reads it one character a byte.
    if (!isAscii(Buffer.from(code))) throw new Error(`${output} is not ASCII.`);
    // By it bin/ tells what V8 has made of this very file.
    const digest = createHash('sha256').update(code).digest('hex').slice(0, 32);
    writeFileSync(path, `/*${digest}*/${code}`);
  }
}
writeFileSync(new URL('../dist/bundle/LICENSES.txt', import.meta.url), licencesOf(results));
