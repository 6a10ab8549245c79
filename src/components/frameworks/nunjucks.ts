import { eleventy, nunjucks as host } from './families/eleventy.js';
import type { FrameworkRow } from './framework.js';

export const nunjucks: FrameworkRow = {
  ...eleventy,
  names: ['eleventy', '11ty'],
  label: 'Eleventy with Nunjucks',
  host,
  optional: { boundaries: [[', boundaries=1', '']] },
  isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
  recommended: 'eleventy',
  includedBy: ['{% from "'],
};
