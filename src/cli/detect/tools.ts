import type { Evidence, Sign } from '../../components/project/evidence.js';

/** Tools that build pages with this package as a plugin. They need none of our configuration files. */
const TOOLS: readonly (readonly [name: string, isUsed: Sign])[] = [
  ['Astro', ({ dependsOn }) => dependsOn('astro')],
  ['Eleventy', ({ dependsOn }) => dependsOn('@11ty/eleventy')],
  // Without this file, a server renders the pages, and Vite builds only scripts and styles.
  ['Vite', ({ dependsOn, has }) => dependsOn('vite') && has('index.html')],
  ['Parcel', ({ dependsOn }) => dependsOn('parcel')],
  ['webpack', ({ dependsOn }) => dependsOn('html-webpack-plugin') && dependsOn('webpack')],
  [
    'Rspack',
    ({ dependsOn, has }) => dependsOn('@rspack/core') && (has('index.html') || has('src/index.html')),
  ],
  // A gulpfile that does not mention HTML builds no pages.
  ['gulp', ({ dependsOn, says }) => dependsOn('gulp') && GULPFILES.some((file) => says(file, /html/))],
];

const GULPFILES = ['mjs', 'js', 'cjs', 'ts', 'mts', 'cts'].map((extension) => `gulpfile.${extension}`);

/** Finds the tool that builds the pages, if there is a plugin for it. */
export function buildToolOf(evidence: Evidence): string | undefined {
  return TOOLS.find(([, isUsed]) => isUsed(evidence))?.[0];
}
