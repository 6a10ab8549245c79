import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const heex: Dialect = {
  label: 'HEEx',
  extensions: ['heex', 'ex', 'exs'],
  sign: /^\{[^{}@$]*@[^{}]*\}$/,
  examples: {
    value: '{…}',
    numbers: ['{@pages}', '{@page}'],
    paths: ['{"#{@base}/:page"}', '{~p"/posts?page=:page"}'],
  },
  findRegions,
  syntax,
};
