import { lacks, stylesheet } from './families/eleventy.js';
import { eleventy as host } from './families/liquid.js';
import { wordsInFolder } from './families/template-folder.js';
import type { FrameworkRow } from './framework.js';

export const liquid: FrameworkRow = {
  names: ['eleventy'],
  label: 'Eleventy with Liquid',
  host,
  lacks,
  isUsed: ({ dependsOn }) => dependsOn('liquidjs'),
  isKebab: true,
  directories: ['_includes', 'src/_includes'],
  stylesheet,
  // Eleventy's variable keeps its name, whatever that of the component is.
  words: (_, given) => ({
    eleventyPagination: 'pagination',
    ...wordsInFolder(given, ['_includes', 'src/_includes'], ['{% render "']),
  }),
};
