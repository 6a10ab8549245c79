import { shopify as host } from './families/liquid.js';
import type { FrameworkRow } from './framework.js';

export const shopify: FrameworkRow = {
  isUsed: ({ has }) => has('config/settings_schema.json'),
  dialect: 'liquid',
  host,
  hasSinglePlace: true,
  isKebab: true,
  directories: ['snippets'],
};
