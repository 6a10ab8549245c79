import { forNeighbors } from '../draw/host.js';
import { nunjucks as host, stylesheet } from './families/eleventy.js';
import { withoutForms, type FrameworkRow } from './framework.js';

export const nunjucks: FrameworkRow = {
  names: ['eleventy', '11ty'],
  label: 'Eleventy with Nunjucks',
  host,
  neighbors: forNeighbors(host),
  lacks: withoutForms('Its pages are files, which cannot read the query that a form sends.'),
  isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
  recommended: 'eleventy',
  isKebab: true,
  directories: ['_includes', 'src/_includes'],
  stylesheet,
  // Eleventy's variable keeps its name, whatever that of the component is.
  words: () => ({ eleventyPagination: 'pagination' }),
};
