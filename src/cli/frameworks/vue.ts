import { forChevrons, forPages, type Host } from '../draw/host.js';
import { vue as language } from '../draw/languages/vue.js';
import { constants, propsOfNeighbors, whenSeveral } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';

/** Vue: the props and the constants of the component. Attributes of the `<nav>` fall through. */
const host: Host = {
  ...constants,
  language,
  // Attributes are in double quotation marks.
  conditions: { ...constants.conditions, gap: "typeof page === 'string'" },
  shortLabels: forChevrons((name) => ({
    all: `${name}.join('')`,
    beginning: `${name}[0]`,
    end: `${name}[1]`,
  })),
  pageLabels: forPages(constants.numbers, (number) => `pageLabel.replace(':page', String(${number}))`),
  nav: (nav, classes, features) => {
    const theme = classes === '' ? [] : [{ name: 'class', value: [classes] }];
    const label = { name: 'aria-label', value: [{ code: 'ariaLabel' }] };
    return whenSeveral({ ...nav, attributes: [...theme, label, ...nav.attributes] }, features);
  },
  link: (link) => ({
    ...link,
    name: 'component',
    attributes: [{ name: 'is', value: [{ code: 'link' }] }, ...link.attributes],
  }),
};

export const vue: FrameworkRow = {
  names: ['nuxt'],
  rendersInCode: true,
  isUsed: ({ dependsOn }) => ['vue', 'nuxt'].some(dependsOn) && !dependsOn('astro'),
  host,
  neighbors: propsOfNeighbors(host),
  // Nuxt 4 has its components in app/, Nuxt 3 at the top.
  directories: ['src/components', 'app/components', 'components'],
  stylesheet: { from: './components' },
};
