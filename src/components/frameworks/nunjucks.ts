import { eleventy, nunjucks as host } from './families/eleventy.js';
import type { FrameworkRow } from './framework.js';

export const nunjucks: FrameworkRow = {
  ...eleventy,
  names: ['eleventy', '11ty'],
  label: 'Eleventy with Nunjucks',
  host,
  optional: {
    numbers: [[', siblings=1', '']],
    boundaries: [
      [', boundaries=1', ''],
      ['(siblings + boundaries) + (3 if boundaries else 1)', 'siblings + 5'],
      ['range(1, boundaries + 1).concat([none if shift else boundaries + 1])', '[1, none if shift else 2]'],
      ['(shift + boundaries + 2, shift + slots - boundaries)', '(shift + 3, shift + slots - 1)'],
      ['total - boundaries].concat(range(total - boundaries + 1, total + 1))', 'total - 1, total]'],
    ],
  },
  isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
  recommended: 'eleventy',
  includedBy: ['{% from "'],
};
