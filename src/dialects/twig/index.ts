import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const twig: DialectCode = {
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{ base }}/:page', "{{ path('posts', { page: ':page' }) }}"],
  },
  findRegions,
  syntax,
  // "A message inside a trans tag must be a simple text"; "Only 'include' tags are allowed within a 'sandbox' section"
  refusing: [
    { opens: /^\{%[-~]?\s*trans\b/, closes: /^\{%[-~]?\s*endtrans\b/, refuses: 'code' },
    { opens: /^\{%[-~]?\s*sandbox\b/, closes: /^\{%[-~]?\s*endsandbox\b/, refuses: 'code' },
  ],
};
