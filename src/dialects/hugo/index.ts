import type { DialectCode } from '../dialect.js';
import { findRegions } from '../go/regions.js';
import { syntax } from './syntax.js';

export const hugo: DialectCode = {
  examples: {
    value: '{{ … }}',
    numbers: ['{{ .Paginator.TotalPages }}', '{{ .Paginator.PageNumber }}'],
    paths: ['{{ .RelPermalink }}page/:page/', '{{ printf `/posts/%v` `:page` }}'],
  },
  findRegions,
  syntax,
};
