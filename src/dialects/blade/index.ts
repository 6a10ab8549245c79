import type { Dialect } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const blade: Dialect = {
  label: 'Blade',
  extensions: ['blade.php'],
  sign: /\{!!|\{\{\s*\$/,
  examples: {
    value: '{{ … }}',
    numbers: ['{{ $pages }}', '{{ $page }}'],
    paths: ['{{ $base }}/:page', "{{ route('posts', ['page' => ':page']) }}"],
  },
  findRegions,
  syntax,
};
