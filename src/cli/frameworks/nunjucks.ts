import { nunjucks as host } from './families/eleventy.js';
import type { FrameworkRow } from './framework.js';

export const nunjucks: FrameworkRow = {
  names: ['eleventy', '11ty'],
  label: 'Eleventy with Nunjucks',
  host,
  isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
  recommended: 'eleventy',
  isKebab: true,
  directories: ['_includes', 'src/_includes'],
};
