import type { DrawnAttribute } from '../draw/drawing.js';
import type { Host } from '../draw/host.js';
import { jsx } from '../draw/languages/jsx.js';
import { constants, pageLabels, shortLabels } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';

/** React: the constants of the component. */
const host: Host = {
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

export const react: FrameworkRow = {
  names: ['next', 'nextjs', 'preact', 'remix', 'react-router', 'gatsby', 'shadcn'],
  rendersInCode: true,
  isUsed: ({ dependsOn }) => ['react', 'preact'].some(dependsOn) && !dependsOn('astro'),
  host,
  directories: ['src/components', 'components', 'app/components'],
};
