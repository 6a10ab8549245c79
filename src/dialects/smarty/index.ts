import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const smarty: Dialect = {
  label: 'Smarty',
  extensions: ['tpl', 'smarty'],
  sign: /\{\$\w/,
  examples: {
    value: '{$…}',
    numbers: ['{$pages}', '{$page}'],
    paths: ['{$base}/:page', "{url name='posts' page=':page'}"],
  },
  findRegions,
  syntax,
};
