import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, branchOf, loopOf, type Language } from '../language.js';

const output = (code: string): string => `{{ ${code} }}`;
const text = (value: string): string => escapeHtml(value).replace(/\{(?=[{%#])/g, '&#123;');

/** Jinja, and Django's language, from which it has its statements. djLint lays them out so. */
export const jinja: Language = {
  width: 100,
  text,
  output,
  attribute: attributeOf(
    output,
    (condition, attribute) => `{% if ${condition} %}${attribute}{% endif %}`,
    text,
  ),
  and: (one, other) => `${one} and ${other}`,
  branch: branchOf({ if: '{% if $ %}', elseIf: '{% elif $ %}', else: '{% else %}', end: '{% endif %}' }),
  loop: loopOf(({ entries, entry }) => `{% for ${entry} in ${entries} %}`, '{% endfor %}'),
};
