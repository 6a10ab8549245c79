import type { Dialect } from '../dialect.js';
import { names } from './names.js';
import { findRegions } from '../go/regions.js';
import { syntax } from './syntax.js';

export const hugo: Dialect = {
  ...names,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ .Paginator.TotalPages }}', '{{ .Paginator.PageNumber }}'],
    paths: ['{{ .RelPermalink }}page/:page/', '{{ printf `/posts/%v` `:page` }}'],
  },
  findRegions,
  syntax,
};
