import type { DrawnAttribute } from '../draw/drawing.js';
import type { Host } from '../draw/host.js';
import { astro as language } from '../draw/languages/astro.js';
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
const ROOM = 61;

/** Astro: the constants of the component. */
const host: Host = {
  ...constants,
  language,
  shortLabels,
  pageLabels,
  nav: (nav, classes, features) => {
    const classNames = { name: 'class:list', value: [{ code: classList(classes, ROOM) }] };
    const label = { name: 'aria-label', value: [{ code: 'ariaLabel' }] };
    const own: DrawnAttribute[] = classes === '' ? [label] : [classNames, label];
    const rest: DrawnAttribute = { name: '{...nav}', value: [] };
    return whenSeveral({ ...nav, attributes: own.concat(nav.attributes, rest) }, features);
  },
};

export const astro: FrameworkRow = {
  isUsed: ({ dependsOn }) => dependsOn('astro'),
  host,
  neighbors: propsOfNeighbors(host),
  directories: ['src/components'],
  stylesheet: { from: '../components' },
};
