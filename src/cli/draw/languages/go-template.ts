import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, branchOf, loopOf, type Language } from '../language.js';

const output = (code: string): string => `{{ ${code} }}`;
const text = (value: string): string => escapeHtml(value).replaceAll('{{', '&#123;{');

/** Templates of Go's library, as Hugo's documentation lays them out. */
export const goTemplate: Language = {
  width: 100,
  text,
  output,
  attribute: attributeOf(
    output,
    (condition, attribute) => `{{ if ${condition} }}${attribute}{{ end }}`,
    text,
  ),
  branch: branchOf({ if: '{{ if $ }}', elseIf: '{{ else if $ }}', else: '{{ else }}', end: '{{ end }}' }),
  loop: loopOf(({ entries, entry }) => `{{ range ${entry} := ${entries} }}`, '{{ end }}'),
};
