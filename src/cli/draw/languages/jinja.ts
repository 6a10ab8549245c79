import { escapeHtml } from '../../../base/escape.js';
import { createLanguage } from '../language.js';

/** Jinja, and Django's language, from which it has its statements. djLint lays them out so. */
export const jinja = createLanguage({
  width: 100,
  text: (value) => escapeHtml(value).replace(/\{(?=[{%#])/g, '&#123;'),
  print: '{{ $ }}',
  and: (one, other) => `${one} and ${other}`,
  keywords: { if: '{% if $ %}', elseIf: '{% elif $ %}', else: '{% else %}', end: '{% endif %}' },
  loop: [({ entries, entry }) => `{% for ${entry} in ${entries} %}`, '{% endfor %}'],
});
