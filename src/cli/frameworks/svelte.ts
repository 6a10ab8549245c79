import type { DrawnAttribute } from '../draw/drawing.js';
import type { Host } from '../draw/host.js';
import { svelte as language } from '../draw/languages/svelte.js';
import {
  classList,
  constants,
  pageLabels,
  propsOfNeighbors,
  shortLabels,
  whenSeveral,
} from './families/typescript.js';
import type { FrameworkRow } from './framework.js';

/** How many characters of a list of classes Prettier leaves in one line, beside its name and the indent. */
const ROOM = 68;

/** Svelte: the props and the constants of the component. */
const host: Host = {
  ...constants,
  language,
  shortLabels,
  pageLabels,
  nav: (nav, classes, features) => {
    const classNames = { name: 'class', value: [{ code: classList(classes, ROOM) }] };
    const label = { name: 'aria-label', value: [{ code: 'ariaLabel' }] };
    // Svelte prints an empty class, so without class names of the theme it is among the other attributes.
    const own: DrawnAttribute[] = classes === '' ? [label] : [classNames, label];
    const rest: DrawnAttribute = { name: '{...nav}', value: [] };
    return whenSeveral({ ...nav, attributes: own.concat(nav.attributes, rest) }, features);
  },
};

export const svelte: FrameworkRow = {
  names: ['sveltekit'],
  rendersInCode: true,
  isUsed: ({ dependsOn }) => dependsOn('svelte') && !dependsOn('astro'),
  host,
  neighbors: propsOfNeighbors(host),
  directories: ['src/lib/components', 'src/components'],
  // The alias is SvelteKit's.
  words: ({ dependsOn }) =>
    dependsOn('svelte') && !dependsOn('@sveltejs/kit') ? { '"$lib/': '"./lib/' } : {},
  stylesheet: { from: '$lib/components' },
};
