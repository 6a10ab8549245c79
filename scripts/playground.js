// Bundles the playground into dist/playground/index.html: one page that makes no requests, so it works from a server and as
// a file, and a copy of it is complete. Run after tsc.

import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FRAMEWORKS } from '../dist/components/frameworks/index.js';
import { componentOf, nodeModules } from './components.js';
import { licensesOf, packagesIn } from './licenses.js';
import { frameworks, themeStyles } from './theme-styles.js';

const out = new URL('../dist/playground/', import.meta.url);
const read = (file) => readFileSync(new URL(`../playground/${file}`, import.meta.url), 'utf8');

const result = await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: [
    { in: 'playground/main.ts', out: 'playground' },
    { in: 'playground/style.css', out: 'playground' },
  ],
  outdir: 'dist/playground',
  write: false,
  bundle: true,
  format: 'iife',
  target: 'es2023',
  minify: true,
  legalComments: 'none',
  metafile: true,
  alias: nodeModules,
  define: {
    COMPONENTS: JSON.stringify(FRAMEWORKS.filter(({ stylesheet }) => stylesheet).map(componentOf)),
    THEME_STYLES: JSON.stringify(themeStyles()),
  },
  logLevel: 'warning',
});
const [script, style] = ['js', 'css'].map(
  (extension) => result.outputFiles.find(({ path }) => path.endsWith(`.${extension}`)).text,
);
// As the HTML Standard says of scripts in "Restrictions for contents of script elements". esbuild writes </script> so.
const safeScript = script.replaceAll('<!--', String.raw`\x3c!--`);

/**
 * The content security policy. The page runs its own script alone. The editor and the result add inline styles. Meta
 * elements are all that a page has that is opened from a file.
 */
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(safeScript).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types pagination-tag-result',
].join('; ');

// The licenses of packages, and of the styles of frameworks in the script, go where the page goes.
const licenses = licensesOf([...packagesIn(result), ...frameworks]);
mkdirSync(out, { recursive: true });
writeFileSync(
  new URL('index.html', out),
  read('index.html')
    .replace('{policy}', () => policy)
    .replace('/* style */', () => style)
    .replace('<!-- licenses -->', () => `<!--\n${licenses.replaceAll('--', '- -')}\n-->`)
    .replace(/<script>[^]*?<\/script>/, () => `<script>${safeScript}</script>`),
);
