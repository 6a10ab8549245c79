import { liquid as host, stylesheet } from './families/eleventy.js';
import { liquidNeighbors as neighbors } from './families/liquid.js';
import { withoutForms, type FrameworkRow } from './framework.js';

export const liquid: FrameworkRow = {
  names: ['eleventy'],
  label: 'Eleventy with Liquid',
  host,
  neighbors,
  lacks: withoutForms('Its pages are files, which cannot read the query that a form sends.'),
  isUsed: ({ dependsOn }) => dependsOn('liquidjs'),
  isKebab: true,
  directories: ['_includes', 'src/_includes'],
  stylesheet,
  // Eleventy's variable keeps its name, whatever that of the component is.
  words: () => ({ eleventyPagination: 'pagination' }),
};
