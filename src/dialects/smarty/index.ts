import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const smarty: DialectCode = {
  examples: {
    value: '{$…}',
    numbers: ['{$pages}', '{$page}'],
    paths: ['{$base}/:page', "{url name='posts' page=':page'}"],
  },
  findRegions,
  syntax,
};
