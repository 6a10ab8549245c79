// Builds the site into site/out: the scripts, the pages with Eleventy, and the index of the search with Pagefind.

import Eleventy from '@11ty/eleventy';
import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { close, createIndex } from 'pagefind';
import { nodeModules } from '../scripts/components.js';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const out = path('out/');

rmSync(out, { recursive: true, force: true });
await bundleScripts();
const site = new Eleventy(path('content'), out, { configPath: path('eleventy.config.js'), quietMode: true });
await site.write();
await indexPages();

/** Scripts without modules, which browsers also load from a file. */
async function bundleScripts() {
  await build({
    absWorkingDir: path('..'),
    entryPoints: ['page', 'example', 'component'].map((name) => path(`client/${name}.ts`)),
    outdir: `${out}assets`,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    alias: nodeModules,
    // A page loads it from beside itself.
    external: ['*/pagefind.js'],
  });
}

async function indexPages() {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  const added = await index.addDirectory({ path: out });
  const written = await index.writeFiles({ outputPath: `${out}pagefind` });
  await close();
  const failed = [...added.errors, ...written.errors];
  if (failed.length > 0) throw new Error(failed.join('\n'));
}
