import { jekyll as host } from './families/liquid.js';
import { withoutForms, type FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const jekyll: FrameworkRow = {
  isUsed: ({ has }) => has('_config.yml') || has('_config.yaml'),
  dialect: 'liquid',
  host,
  pagers: {
    'paginate-v2': ({ says }) =>
      ['Gemfile', '_config.yml', '_config.yaml'].some((file) => says(file, /jekyll-paginate-v2/)),
    paginate: () => true,
  },
  lacks: {
    ...withoutForms,
    cursor: 'Its lists have pages with numbers.',
    test: 'Sites have no tests.',
  },
  hasSinglePlace: true,
  isKebab: true,
  directories: ['_includes'],
  includedBy: ['{% include '],
  stylesheet: linked('assets/pagination.css', "{{ '/assets/pagination.css' | relative_url }}"),
};
