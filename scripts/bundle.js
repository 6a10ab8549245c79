// Bundles the command line into one file, and its parser for Markdown into another: Node starts that sooner than a few
// hundred modules.

import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { licensesOf, packagesIn } from './licenses.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Only runs with Markdown load its parser. */
const markdownApart = {
  name: 'markdown-apart',
  setup(bundle) {
    bundle.onResolve({ filter: /\/markdown\/index\.js$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './markdown.cjs', external: true } : undefined,
    );
  },
};

const result = await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: { main: 'src/cli/main.ts', markdown: 'src/markdown/index.ts' },
  outdir: 'dist/bundle',
  outExtension: { '.js': '.cjs' },
  plugins: [markdownApart],
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
writeFileSync(new URL('../dist/bundle/LICENSES.txt', import.meta.url), licensesOf(packagesIn(result)));
