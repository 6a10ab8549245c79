import type { DrawnAttribute } from '../drawing.js';
import { forPages, type Host, type ShortLabel } from '../host.js';
import { jsx } from '../languages/jsx.js';

const numbers = { page: 'page', previous: 'current - 1', next: 'current + 1' };

function shortLabel(name: string): ShortLabel {
  return { all: `\`\${${name}}\${${name}End}\``, beginning: name, end: `${name}End` };
}

/** React: the constants of the component. */
export const react: Host = {
  language: jsx,
  entries: 'entries',
  entry: 'page',
  key: 'index',
  numbers,
  paths: forPages(numbers, (number) => `href(${number})`),
  pageLabels: forPages(numbers, (number) => `pageLabel.replace(":page", String(${number}))`),
  conditions: {
    gap: 'page === "gap"',
    current: 'page === current',
    first: 'page === 1',
    last: 'page === total',
    previous: 'current > 1',
    next: 'hasNext',
    chevrons: 'showBoundaryChevrons',
    pages: '(current > 1 || hasNext)',
  },
  labels: { previous: 'previousLabel', next: 'nextLabel' },
  shortLabels: { previous: shortLabel('previous'), next: shortLabel('next') },
  pair: (beginning, end) => `[${JSON.stringify(beginning)}, ${JSON.stringify(end)}]`,
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
