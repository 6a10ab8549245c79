// Bundles the core for browsers into one small file, dist/browser/pagination-tag.js: without what takes more room than it
// is worth there. Run after tsc, which makes its types.

import { build } from 'esbuild';
import { htmlElementAttributes } from 'html-element-attributes';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packReferences } from './character-references.js';
import { licencesOf } from './licences.js';
import { enums } from './parse5-enums.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What takes the place of modules and packages: files of src/browser/stand-ins, or their text. */
const standIns = {
  'src/dialects/index.js': 'dialects.ts',
  'src/diagnostics/frame.js': 'frame.ts',
  'src/diagnostics/language-advice.js': 'language-advice.ts',
  'src/options/locales.js': 'locales.ts',
  'src/themes/index.js': 'themes.ts',
  'entities/decode': 'character-references.ts',
};

/** What nothing reaches where there are no template languages and no source maps. */
const unreached = [
  'src/dialects/mask.js',
  'src/control/snippet.js',
  'src/output/source-map.js',
  'src/dialects/token.js',
  'entities',
];

const lean = {
  name: 'less of the core',
  setup({ onResolve, onLoad, onEnd }) {
    const expected = new Set([...Object.keys(standIns), ...unreached]);
    onResolve({ filter: /./ }, ({ path, resolveDir }) => {
      const name = path.startsWith('.') ? relative(root, join(resolveDir, path)).replaceAll('\\', '/') : path;
      expected.delete(name);
      if (Object.hasOwn(standIns, name)) return { path: join(root, 'src/browser/stand-ins', standIns[name]) };
      return unreached.includes(name) ? { path: name, namespace: 'unreached' } : undefined;
    });
    onLoad({ filter: /./, namespace: 'unreached' }, () => ({ contents: '' }));
    // Of HTML's attributes only the global ones are asked for.
    onLoad({ filter: /[\\/]html-element-attributes[\\/]index\.js$/ }, () => ({
      contents: `export const htmlElementAttributes = ${JSON.stringify({ '*': htmlElementAttributes['*'] })};`,
    }));
    onEnd(() => {
      if (expected.size > 0) throw new Error(`Nothing imports ${[...expected].join(', ')} any more.`);
    });
  },
};

const result = await build({
  absWorkingDir: root,
  entryPoints: ['src/browser/pagination-tag.ts'],
  outdir: 'dist/browser',
  bundle: true,
  format: 'esm',
  target: 'es2023',
  minify: true,
  // The names that parse5 keeps to itself begin so.
  mangleProps: /^_/,
  define: { PACKED_REFERENCES: JSON.stringify(packReferences()) },
  banner: { js: `// pagination-tag ${version}. Licences of what is in it: LICENSES.txt beside it.` },
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
  logOverride: { 'import-is-undefined': 'silent' },
  plugins: [lean, enums],
});
const tables = ['character-entities', 'character-entities-legacy'];
writeFileSync(new URL('../dist/browser/LICENSES.txt', import.meta.url), licencesOf([result], tables));
