import type { DrawnAttribute, DrawnElement } from '../draw/drawing.js';
import type { Host } from '../draw/host.js';
import { jsx } from '../draw/languages/jsx.js';
import { constants, propsOfNeighbors } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';

/** The chosen one is an attribute of the list. */
function chooseInSelect(element: DrawnElement): DrawnElement {
  const { name, attributes } = element;
  if (name === 'option')
    return { ...element, attributes: attributes.filter((one) => one.name !== 'selected') };
  if (name !== 'select') return element;
  return {
    ...element,
    attributes: [...attributes, { name: 'defaultValue', value: [{ code: 'sizes.chosen' }] }],
  };
}

/** React: the constants of the component. */
const host: Host = {
  ...constants,
  language: jsx,
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
  forms: { ...constants.forms, element: chooseInSelect },
};

export const react: FrameworkRow = {
  names: ['next', 'nextjs', 'preact', 'remix', 'react-router', 'gatsby', 'shadcn'],
  rendersInCode: true,
  isUsed: ({ dependsOn }) => ['react', 'preact'].some(dependsOn) && !dependsOn('astro'),
  host,
  neighbors: propsOfNeighbors(host),
  directories: ['src/components', 'components', 'app/components'],
  stylesheet: { from: './components' },
  hasRegistry: true,
};
