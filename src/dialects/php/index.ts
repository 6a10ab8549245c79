import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const php: Dialect = {
  label: 'PHP',
  extensions: ['php', 'phtml'],
  sign: /<\?/,
  examples: {
    value: '<?= … ?>',
    numbers: ['<?= $pages ?>', '<?= $page ?>'],
    paths: ['<?= $base ?>/:page', "<?= url('posts', ':page') ?>"],
  },
  findRegions,
  syntax,
};
