import { escapeHtml } from '../../../base/escape.js';
import { createLanguage } from '../language.js';

/** Templates of Go's library, as Hugo's documentation lays them out. */
export const goTemplate = createLanguage({
  width: 100,
  text: (value) => escapeHtml(value).replaceAll('{{', '&#123;{'),
  print: '{{ $ }}',
  keywords: { if: '{{ if $ }}', elseIf: '{{ else if $ }}', else: '{{ else }}', end: '{{ end }}' },
  loop: [({ entries, entry }) => `{{ range ${entry} := ${entries} }}`, '{{ end }}'],
});
