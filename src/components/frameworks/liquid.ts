import { directories, includesOf, lacks, stylesheet, wordsIn } from './families/eleventy.js';
import { eleventy as host } from './families/liquid.js';
import type { FrameworkRow } from './framework.js';

export const liquid: FrameworkRow = {
  names: ['eleventy'],
  label: 'Eleventy with Liquid',
  host,
  lacks,
  isUsed: ({ dependsOn }) => dependsOn('liquidjs'),
  isKebab: true,
  directories,
  namedDirectory: includesOf,
  stylesheet,
  words: (evidence, given) => wordsIn(evidence, given, '{% render "'),
};
