// The components that a framework's page shows, drawn when the site is built, and again in the browser for other choices.

import { posix } from 'node:path';
import { PARTS } from '../dist/components/draw/host.js';
import { FRAMEWORKS } from '../dist/components/frameworks/index.js';
import { componentOf } from '../scripts/components.js';
import { importTypeScript } from './import-typescript.js';

const { drawComponent, holdsStyles } = await importTypeScript('playground/component.ts');

/** What each part that can be chosen shows. */
const MEANINGS = {
  disabled: 'Previous and Next stay, disabled',
  boundaries: 'how many pages at both ends',
  paths: 'lists without a paginator',
  ends: 'links to the first and last page',
  labels: 'words next to the icons',
  links: 'only Previous and Next',
  cursor: 'lists with cursors',
  block: 'instead of the block Pagination',
  events: 'events instead of URLs',
  focus: 'the focus follows the page',
  summary: '21 to 30 of 97',
  position: 'Page 7 of 42',
  jump: 'a field for a page number',
  sizes: 'a choice of page sizes',
  neighbors: 'the previous and the next record',
};

/**
 * The components of a page about a framework, with their files by default. Express and Eleventy have several, one for
 * each template language. One that is made of the project's own parts has no theme, so there is nothing to choose or to show.
 *
 * @param {string} url of the page, such as `frameworks/rails.html`
 */
export function componentsOf(url) {
  const name = posix.basename(url, '.html');
  if (posix.dirname(url) !== 'frameworks') return [];
  const drawn = FRAMEWORKS.filter(({ stylesheet }) => stylesheet);
  const exact = drawn.filter((framework) => framework.name === name);
  const all = exact.length > 0 ? exact : drawn.filter(({ names = [] }) => names.includes(name));
  return all.map((framework) => {
    const component = componentOf(framework);
    const isHeld = holdsStyles(component, 'default');
    return { component, parts: partsFor(framework), files: drawComponent(component, {}), isHeld };
  });
}

/** The parts that a component can have. A test is for the command line. */
function partsFor({ lacks = {} }) {
  return PARTS.filter((part) => part !== 'test' && lacks[part] === undefined).map((name) => ({
    name,
    meaning: MEANINGS[name],
  }));
}
