import { escapeHtml } from '../../../base/escape.js';
import { isElement, textOf, type Drawn, type DrawnAttribute } from '../drawing.js';
import type { Language } from '../language.js';
import { asCode, brokenArray, classListAsCode, eitherAsCode } from './javascript.js';

/** Templates of Vue, as Prettier lays them out. */
export const vue: Language = {
  width: 80,
  lineBreaks: 'loose',
  spaces: 'own-line',
  breaksOnlyAttribute: true,
  hasDirectives: true,
  closesEmpty: 'all',
  text: (value) => (value === ' ' ? '{{ " " }}' : escapeHtml(value).replace(/\{(?=\{|$)/g, '&#123;')),
  output: (code) => `{{ ${code} }}`,
  attribute: (attribute, width) => brokenArray(writeAttribute(attribute), attribute, width),
  // The values of directives are code. What differs is bound, and then, what follows a dot is a modifier.
  takesName: (name, varies) => !/^(?:v-|[:@])/.test(name) && !(varies && name.includes('.')),
  either: eitherAsCode("'"),
  classList: classListAsCode("'"),
  branch: ({ cases, otherwise }, format) => [
    ...cases.flatMap(({ condition, body }, index) => {
      const name = index === 0 ? 'v-if' : 'v-else-if';
      return format([withDirectives(body, { name: `${name}="${condition}"`, value: [] })]);
    }),
    ...(otherwise.length > 0 ? format([withDirectives(otherwise, { name: 'v-else', value: [] })]) : []),
  ],
  loop: ({ body }, { entries, entry, key, id }, format) => {
    const variables = key === undefined ? entry : `(${entry}, ${key})`;
    const directive = { name: `v-for="${variables} in ${entries}"`, value: [] };
    return format([withDirectives(body, directive, { name: 'key', value: [{ code: id ?? key ?? entry }] })]);
  },
};

function writeAttribute({ name, value, when }: DrawnAttribute): string {
  if (when !== undefined && value.length === 0) return `:${name}="${when}"`;
  if (when !== undefined) return `:${name}="${when} ? ${asCode(value, "'")} : undefined"`;
  if (value.length === 0) return name;
  if (value.some((part) => typeof part !== 'string')) return `:${name}="${asCode(value, "'")}"`;
  return `${name}="${escapeHtml(textOf(value))}"`;
}

/** Directives stand at an element: the only one, or one that leaves no trace. Vue's style guide has them after `is`. */
function withDirectives(body: readonly Drawn[], ...directives: readonly DrawnAttribute[]): Drawn {
  const [only, ...others] = body;
  if (only === undefined || !isElement(only) || others.length > 0)
    return { kind: 'element', name: 'template', attributes: directives, children: body };
  const is = only.attributes.filter(({ name }) => name === 'is');
  const rest = only.attributes.filter(({ name }) => name !== 'is');
  return { ...only, attributes: [...is, ...directives, ...rest] };
}
