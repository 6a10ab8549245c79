import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const php: DialectCode = {
  examples: {
    value: '<?= … ?>',
    numbers: ['<?= $pages ?>', '<?= $page ?>'],
    paths: ['<?= $base ?>/:page', "<?= url('posts', ':page') ?>"],
  },
  findRegions,
  syntax,
};
