import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, branchOf, indented, loopOf, type Language } from '../language.js';

const output = (code: string): string => `{{ ${code} }}`;
const text = (value: string): string => escapeHtml(value).replace(/\{(?=[{%])/g, '&#123;');

/** Liquid, as Shopify's formatter lays it out. */
export const liquid: Language = {
  width: 100,
  text,
  output,
  attribute: attributeOf(
    output,
    (condition, attribute) => `{% if ${condition} %}${attribute}{% endif %}`,
    text,
  ),
  branch: branchOf({ if: '{% if $ %}', elseIf: '{% elsif $ %}', else: '{% else %}', end: '{% endif %}' }),
  loop: loopOf(({ entries, entry }) => `{% for ${entry} in ${entries} %}`, '{% endfor %}'),
};

/** Liquid whose loop begins with statements. */
export function liquidWith(statements: readonly string[]): Language {
  return {
    ...liquid,
    loop: ({ body }, { entries, entry }, layout) => [
      `{% for ${entry} in ${entries} %}`,
      ...indented([...statements, ...layout(body)]),
      '{% endfor %}',
    ],
  };
}
