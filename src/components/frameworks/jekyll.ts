import { jekyll as host, liquidNeighbors as neighbors } from './families/liquid.js';
import { withoutForms, type FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const jekyll: FrameworkRow = {
  isUsed: ({ has }) => has('_config.yml') || has('_config.yaml'),
  dialect: 'liquid',
  host,
  neighbors,
  lacks: withoutForms('Its pages are files, which cannot read the query that a form sends.'),
  hasSinglePlace: true,
  isKebab: true,
  directories: ['_includes'],
  stylesheet: linked('assets/pagination.css', "{{ '/assets/pagination.css' | relative_url }}"),
};
