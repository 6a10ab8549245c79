// What a framework's page needs to draw its component in the browser: the sources, and the words for an empty project.

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { FRAMEWORKS } from '../dist/cli/detect/frameworks.js';
import { describeAlone } from '../scripts/frameworks-page.js';
import { root } from './pages.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * The components of a page about a framework. Express and Eleventy have several, one for each template language.
 *
 * @param {string} url of the page, such as `frameworks/rails.html`
 */
export function componentsOf(url) {
  const name = posix.basename(url, '.html');
  if (posix.dirname(url) !== 'frameworks') return [];
  const exact = FRAMEWORKS.filter((framework) => framework.name === name);
  const all = exact.length > 0 ? exact : FRAMEWORKS.filter(({ names = [] }) => names.includes(name));
  return all.map(componentOf);
}

function componentOf(framework) {
  const { words, files } = describeAlone(framework);
  return { name: framework.name, label: framework.label, version, words, files };
}
