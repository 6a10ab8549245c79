import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const jinja2: DialectCode = {
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{ base }}/:page', "{{ url_for('posts', page=':page') }}"],
  },
  findRegions,
  syntax,
  // "control structures in translatable sections are not allowed"
  refusing: [{ opens: /^\{%[-+]?\s*trans\b/, closes: /^\{%[-+]?\s*endtrans\b/, refuses: 'code' }],
};
