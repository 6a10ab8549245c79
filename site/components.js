// The components that a framework's page draws in the browser.

import { posix } from 'node:path';
import { FRAMEWORKS } from '../dist/cli/frameworks/index.js';
import { componentOf } from '../scripts/components.js';

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
