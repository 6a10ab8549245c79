import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const heex: DialectCode = {
  examples: {
    value: '{…}',
    numbers: ['{@pages}', '{@page}'],
    paths: ['{"#{@base}/:page"}', '{~p"/posts?page=:page"}'],
  },
  findRegions,
  syntax,
};
