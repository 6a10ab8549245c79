import type { Dialect } from '../dialect.js';
import { findRegions } from '../go/regions.js';
import { syntax } from './syntax.js';

export const hugo: Dialect = {
  label: 'Hugo',
  extensions: ['hugo'],
  sign: /\{\{-?\s*(?:\.\w|\$\.|\$\w+\.[A-Z])/,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ .Paginator.TotalPages }}', '{{ .Paginator.PageNumber }}'],
    paths: ['{{ .RelPermalink }}page/:page/', '{{ printf `/posts/%v` `:page` }}'],
  },
  findRegions,
  syntax,
};
