import {
  directories,
  includesOf,
  lacks,
  nunjucks as host,
  stylesheet,
  wordsIn,
} from './families/eleventy.js';
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
  directories,
  namedDirectory: includesOf,
  stylesheet,
  words: (evidence, given) => wordsIn(evidence, given, '{% from "'),
};
