// The styles of the samples in samples/, from the packages of their frameworks. Run from the root of the repository.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const modules = join(process.cwd(), 'e2e/node_modules');

const files = {
  carbon: [join(modules, '@carbon/styles/css/styles.min.css')],
  primer: [
    join(modules, '@primer/primitives/dist/css/primitives.css'),
    join(modules, '@primer/css/dist/primer.css'),
  ],
  segmented: ['samples/segmented.css'],
};

/** The names of the samples. */
export const sampleNames = Object.keys(files);

/**
 * Gives the styles of a sample, as CSS.
 *
 * @param {string} name
 * @returns {string}
 */
export function sampleStyles(name) {
  return files[name].map(withIcons).join('\n');
}

/** Reads a stylesheet. Its icons become part of it, because the pages have no URL. */
function withIcons(file) {
  return readFileSync(file, 'utf8').replace(/url\("?(icons\/[^")]*)"?\)/g, (_, icon) => {
    const svg = readFileSync(join(dirname(file), icon), 'utf8');
    return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  });
}
