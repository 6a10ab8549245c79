/** Values of attributes as JavaScript. */

import { textOf, type DrawnPart } from '../drawing.js';

/** An expression for parts: code, a string, or a template literal. */
export function asCode(value: readonly DrawnPart[], mark: '"' | "'"): string {
  const [first] = value;
  if (value.length === 1 && typeof first === 'object') return first.code;
  if (value.some((part) => typeof part !== 'string')) return `\`${value.map(inTemplate).join('')}\``;
  return mark + textOf(value).replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark;
}

function inTemplate(part: DrawnPart): string {
  return typeof part === 'string' ? part.replace(/[`\\]|\$\{/g, '\\$&') : `\${${part.code}}`;
}
