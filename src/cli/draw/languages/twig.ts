import { escapeHtml } from '../../../base/escape.js';
import { createLanguage } from '../language.js';

/** Twig, laid out by its coding standard and Symfony's. */
export const twig = createLanguage({
  width: 112,
  indent: '    ',
  text: (value) => escapeHtml(value).replaceAll('{', '&#123;'),
  print: '{{ $ }}',
  and: (one, other) => `${one} and ${other}`,
  keywords: { if: '{% if $ %}', elseIf: '{% elseif $ %}', else: '{% else %}', end: '{% endif %}' },
  loop: [({ entries, entry }) => `{% for ${entry} in ${entries} %}`, '{% endfor %}'],
});
