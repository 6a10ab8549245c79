import { escapeHtml } from '../../../base/escape.js';
import type { DrawnAttribute } from '../drawing.js';
import type { Language } from '../language.js';
import { classListAsCode } from './javascript.js';
import { jsx, mapped } from './jsx.js';
import { svelte } from './svelte.js';

/** Templates of Astro, as prettier-plugin-astro lays them out: markup of HTML, with expressions of JSX. */
export const astro: Language = {
  width: 80,
  lineBreaks: 'loose',
  // Since Astro 7, white space with a line break in it is dropped, as in JSX.
  spaces: 'at-end',
  bracesApart: true,
  closesEmpty: 'all',
  // Its compiler reads a string with braces and quotation marks as something else.
  text: (value) =>
    value === ' ' ? '{" "}' : escapeHtml(value).replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
  output: svelte.output,
  attribute: (attribute, width) => svelte.attribute(withList(attribute), width),
  // Its compiler takes a grave accent for the start of a string.
  takesName: (name) => !name.includes('`'),
  either: svelte.either,
  classList: classListAsCode('"'),
  branch: jsx.branch,
  loop: ({ body }, { entries, entry }, format, width = 0) => {
    const lines = format(body);
    const line = `{${entries}.map((${entry}) => ${lines.join('')})}`;
    if (lines.length === 1 && line.length <= width) return [line];
    return mapped(`${entries}.map((${entry}) =>`, body, lines);
  },
};

/** An array of class names has an attribute of its own. */
function withList(attribute: DrawnAttribute): DrawnAttribute {
  const [only] = attribute.value;
  const isList = typeof only === 'object' && only.items !== undefined;
  return isList && attribute.name === 'class' ? { ...attribute, name: 'class:list' } : attribute;
}
