import type { DrawnAttribute } from '../drawing.js';
import type { Host } from '../host.js';
import { jsx } from '../languages/jsx.js';
import { constants, pageLabels, shortLabels } from './typescript.js';

/** React: the constants of the component. */
export const react: Host = {
  ...constants,
  language: jsx,
  shortLabels,
  pageLabels,
  nav: (nav, classes) => {
    const value = classes === '' ? 'className' : `\`${classes} \${className}\`.trim()`;
    const own: DrawnAttribute[] = [
      { name: 'class', value: [{ code: value }] },
      { name: 'aria-label', value: [{ code: 'ariaLabel' }] },
    ];
    const rest: DrawnAttribute = { name: '{...nav}', value: [] };
    return { ...nav, attributes: own.concat(nav.attributes, rest) };
  },
  link: (link) => ({ ...link, name: 'Link' }),
};
