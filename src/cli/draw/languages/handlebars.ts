import { escapeHtml } from '../../../base/escape.js';
import { createLanguage } from '../language.js';

/** Handlebars, as Prettier lays it out. */
export const handlebars = createLanguage({
  width: 100,
  text: (value) => escapeHtml(value).replaceAll('{{', '&#123;{'),
  print: '{{$}}',
  keywords: { if: '{{#if $}}', elseIf: '{{else if $}}', else: '{{else}}', end: '{{/if}}' },
  loop: [({ entries }) => `{{#each ${entries}}}`, '{{/each}}'],
});
