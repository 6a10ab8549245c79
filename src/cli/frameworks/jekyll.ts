import { jekyll as host } from './families/liquid.js';
import type { FrameworkRow } from './framework.js';

export const jekyll: FrameworkRow = {
  isUsed: ({ has }) => has('_config.yml') || has('_config.yaml'),
  dialect: 'liquid',
  host,
  hasSinglePlace: true,
  isKebab: true,
  directories: ['_includes'],
};
