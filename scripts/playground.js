// Bundles the playground into dist/playground: a page with one script and one stylesheet, which works from a file as well
// as from a server. Run after tsc.

import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { POLICY } from '../dist/cli/playground.js';
import { licencesOf } from './licences.js';
import { frameworks, themeStyles } from './theme-styles.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = new URL('../dist/playground/', import.meta.url);

/** The part of the frameworks' styles that controls need, as a module. */
const styles = {
  name: 'theme-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^theme-styles$/ }, ({ path }) => ({ path, namespace: 'styles' }));
    onLoad({ filter: /./, namespace: 'styles' }, () => ({
      contents: JSON.stringify(themeStyles()),
      loader: 'json',
    }));
  },
};

const result = await build({
  absWorkingDir: root,
  entryPoints: { playground: 'playground/main.ts' },
  outdir: 'dist/playground',
  bundle: true,
  format: 'iife',
  target: 'es2023',
  minify: true,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
  plugins: [styles],
});
await build({
  absWorkingDir: root,
  entryPoints: { playground: 'playground/style.css' },
  outdir: 'dist/playground',
  bundle: true,
  minify: true,
  logLevel: 'warning',
});
const page = readFileSync(new URL('../playground/index.html', import.meta.url), 'utf8');
writeFileSync(new URL('index.html', out), page.replace('{policy}', POLICY));
writeFileSync(new URL('LICENSES.txt', out), licencesOf([result], frameworks));
