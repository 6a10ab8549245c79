import type { DrawnAttribute } from '../drawing.js';
import type { Host } from '../host.js';
import { astro as language } from '../languages/astro.js';
import { constants, pageLabels, shortLabels, whenSeveral } from './typescript.js';

/** Astro: the constants of the component. */
export const astro: Host = {
  ...constants,
  language,
  shortLabels,
  pageLabels,
  nav: (nav, classes, features) => {
    const classNames = { name: 'class:list', value: [{ code: `[${JSON.stringify(classes)}, className]` }] };
    const label = { name: 'aria-label', value: [{ code: 'ariaLabel' }] };
    const own: DrawnAttribute[] = classes === '' ? [label] : [classNames, label];
    const rest: DrawnAttribute = { name: '{...nav}', value: [] };
    return whenSeveral({ ...nav, attributes: own.concat(nav.attributes, rest) }, features);
  },
};
