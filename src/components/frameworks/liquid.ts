import { eleventy } from './families/eleventy.js';
import { eleventy as host, windowWords } from './families/liquid.js';
import type { FrameworkRow } from './framework.js';

export const liquid: FrameworkRow = {
  ...eleventy,
  names: ['eleventy'],
  label: 'Eleventy with Liquid',
  host,
  optional: { boundaries: windowWords },
  isUsed: ({ dependsOn }) => dependsOn('liquidjs'),
  includedBy: ['{% render "'],
};
