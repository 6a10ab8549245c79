import { liquidNeighbors as neighbors, shopify as host } from './families/liquid.js';
import type { FrameworkRow } from './framework.js';

export const shopify: FrameworkRow = {
  isUsed: ({ has }) => has('config/settings_schema.json'),
  dialect: 'liquid',
  host,
  neighbors,
  lacks: {
    jump: 'Liquid cannot read a query, so a form would lose the filters and the order of a collection.',
    sizes: 'Liquid cannot read a query, so a form would lose the filters and the order of a collection.',
  },
  hasSinglePlace: true,
  isKebab: true,
  directories: ['snippets'],
};
