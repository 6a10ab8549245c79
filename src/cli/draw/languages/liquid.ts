import { escapeHtml } from '../../../base/escape.js';
import { createLanguage, indented, type Language } from '../language.js';

/** Liquid, as Shopify's formatter lays it out. */
export const liquid = createLanguage({
  width: 100,
  text: (value) => escapeHtml(value).replace(/\{(?=[{%])/g, '&#123;'),
  print: '{{ $ }}',
  keywords: { if: '{% if $ %}', elseIf: '{% elsif $ %}', else: '{% else %}', end: '{% endif %}' },
  loop: [({ entries, entry }) => `{% for ${entry} in ${entries} %}`, '{% endfor %}'],
});

/** Liquid whose loop begins with statements. */
export function liquidWith(statements: readonly string[]): Language {
  return {
    ...liquid,
    loop: (loop, names, format) => {
      const [start = '', ...others] = liquid.loop(loop, names, format);
      return [start, ...indented(statements), ...others];
    },
  };
}
