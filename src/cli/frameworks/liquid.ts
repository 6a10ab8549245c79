import { liquid as host } from './families/eleventy.js';
import type { FrameworkRow } from './framework.js';

export const liquid: FrameworkRow = {
  names: ['eleventy'],
  label: 'Eleventy with Liquid',
  host,
  isUsed: ({ dependsOn }) => dependsOn('liquidjs'),
  isKebab: true,
  directories: ['_includes', 'src/_includes'],
};
