import { eleventy } from './families/eleventy.js';
import { eleventy as host } from './families/liquid.js';
import type { FrameworkRow } from './framework.js';

export const liquid: FrameworkRow = {
  ...eleventy,
  names: ['eleventy'],
  label: 'Eleventy with Liquid',
  host,
  isUsed: ({ dependsOn }) => dependsOn('liquidjs'),
  includedBy: ['{% render "'],
};
