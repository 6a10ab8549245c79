import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, branchOf, loopOf, type Language } from '../language.js';

const output = (code: string): string => `{{ ${code} }}`;
const text = (value: string): string => escapeHtml(value).replaceAll('{', '&#123;');

/** Twig, laid out by its coding standard and Symfony's. */
export const twig: Language = {
  width: 112,
  indent: '    ',
  text,
  output,
  attribute: attributeOf(
    output,
    (condition, attribute) => `{% if ${condition} %}${attribute}{% endif %}`,
    text,
  ),
  and: (one, other) => `${one} and ${other}`,
  branch: branchOf({ if: '{% if $ %}', elseIf: '{% elseif $ %}', else: '{% else %}', end: '{% endif %}' }),
  loop: loopOf(({ entries, entry }) => `{% for ${entry} in ${entries} %}`, '{% endfor %}'),
};
