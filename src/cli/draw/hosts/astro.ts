import type { DrawnAttribute } from '../drawing.js';
import type { Host } from '../host.js';
import { astro as language } from '../languages/astro.js';
import { classList, constants, pageLabels, shortLabels, whenSeveral } from './typescript.js';

/** How many characters of a list of classes Prettier leaves in one line, beside its name and the indent. */
const ROOM = 61;

/** Astro: the constants of the component. */
export const astro: Host = {
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
