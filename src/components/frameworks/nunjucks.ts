import { lacks, nunjucks as host, stylesheet } from './families/eleventy.js';
import { wordsInFolder } from './families/template-folder.js';
import type { FrameworkRow } from './framework.js';

export const nunjucks: FrameworkRow = {
  names: ['eleventy', '11ty'],
  label: 'Eleventy with Nunjucks',
  host,
  optional: { boundaries: [[', boundaries=1', '']] },
  lacks,
  isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
  recommended: 'eleventy',
  isKebab: true,
  directories: ['_includes', 'src/_includes'],
  stylesheet,
  // Eleventy's variable keeps its name, whatever that of the component is.
  words: (_, given) => ({
    eleventyPagination: 'pagination',
    ...wordsInFolder(given, ['_includes', 'src/_includes'], ['{% from "']),
  }),
};
