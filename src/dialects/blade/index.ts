import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const blade: DialectCode = {
  examples: {
    value: '{{ … }}',
    numbers: ['{{ $pages }}', '{{ $page }}'],
    paths: ['{{ $base }}/:page', "{{ route('posts', ['page' => ':page']) }}"],
  },
  findRegions,
  syntax,
};
