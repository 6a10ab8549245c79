import { escapeHtml } from '../../../base/escape.js';
import { isElement, textOf, type Drawn, type DrawnAttribute } from '../drawing.js';
import type { Language } from '../language.js';
import { asCode } from './javascript.js';

/** Templates of Vue, as Prettier lays them out. */
export const vue: Language = {
  width: 80,
  lineBreaks: 'loose',
  spaces: 'own-line',
  breaksOnlyAttribute: true,
  hasDirectives: true,
  closesEmpty: 'all',
  text: (value) =>
    value === ' ' || value.includes('{{') ? `{{ ${JSON.stringify(value)} }}` : escapeHtml(value),
  output: (code) => `{{ ${code} }}`,
  attribute: ({ name, value, when }) => {
    if (when !== undefined && value.length === 0) return `:${name}="${when}"`;
    if (when !== undefined) return `:${name}="${when} ? ${asCode(value, "'")} : undefined"`;
    if (value.length === 0) return name;
    if (value.some((part) => typeof part !== 'string')) return `:${name}="${asCode(value, "'")}"`;
    return `${name}="${escapeHtml(textOf(value))}"`;
  },
  branch: ({ cases, otherwise }, format) => [
    ...cases.flatMap(({ condition, body }, index) =>
      format([withDirective(body, `${index === 0 ? 'v-if' : 'v-else-if'}="${condition}"`)]),
    ),
    ...(otherwise.length > 0 ? format([withDirective(otherwise, 'v-else')]) : []),
  ],
  loop: ({ body }, { entries, entry, key }, format) => {
    const variables = key === undefined ? entry : `(${entry}, ${key})`;
    const attributes = [
      { name: `v-for="${variables} in ${entries}"`, value: [] },
      { name: 'key', value: [{ code: key ?? entry }] },
    ];
    return format([{ kind: 'element', name: 'template', attributes, children: body }]);
  },
};

/** A directive stands at an element: the only one, or one that leaves no trace. */
function withDirective(body: readonly Drawn[], name: string): Drawn {
  const directive: DrawnAttribute = { name, value: [] };
  const [first, ...others] = body.filter((one) => one !== ' ');
  if (first !== undefined && isElement(first) && others.length === 0)
    return { ...first, attributes: [directive, ...first.attributes] };
  return { kind: 'element', name: 'template', attributes: [directive], children: body };
}
