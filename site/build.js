// Builds the site into site/out: the scripts, the pages with Eleventy, and the index of the search with Pagefind.

import Eleventy from '@11ty/eleventy';
import { build } from 'esbuild';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { close, createIndex } from 'pagefind';
import { readStyles } from '../dist/cli/base/theme-styles.js';
import { themeNames } from '../dist/themes/index.js';
import { nodeModules } from '../scripts/components.js';
import { licensesOf } from '../scripts/licenses.js';
import { frameworks } from '../scripts/theme-styles.js';
import { styles } from './theme-styles.js';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const out = path('out/');

rmSync(out, { recursive: true, force: true });
await bundleScripts();
writeThemes();
const site = new Eleventy(path('content'), out, { configPath: path('eleventy.config.js'), quietMode: true });
await site.write();
await indexPages();

/** Scripts without modules, which browsers also load from a file. */
async function bundleScripts() {
  await build({
    absWorkingDir: path('..'),
    entryPoints: ['page', 'example', 'component', 'home'].map((name) => path(`client/${name}.ts`)),
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

/**
 * A script for each theme, with the styles of a page and those that `css` prints. A page that is opened from disk can load
 * scripts, but no other files.
 */
function writeThemes() {
  mkdirSync(`${out}assets/themes`, { recursive: true });
  for (const name of themeNames) {
    const sheet = readStyles(path('..'), name);
    const theme = JSON.stringify({ styles: styles[name], sheet });
    writeFileSync(`${out}assets/themes/${name}.js`, `(window.paginationThemes ??= {}).${name} = ${theme};\n`);
  }
  writeFileSync(`${out}assets/themes/LICENSES.txt`, licensesOf(frameworks));
}

async function indexPages() {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  const added = await index.addDirectory({ path: out });
  // What Pagefind writes itself may be cut off when it is closed.
  const found = await index.getFiles();
  await close();
  const failed = [...added.errors, ...found.errors];
  if (failed.length > 0) throw new Error(failed.join('\n'));
  for (const { path: name, content } of found.files) {
    const file = join(out, 'pagefind', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
