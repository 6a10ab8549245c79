/** Values of attributes as JavaScript. */

import { classListOf } from '../classes.js';
import { textOf, type DrawnAttribute, type DrawnPart } from '../drawing.js';
import { asEscapes, type Language } from '../language.js';

/** An expression for parts: code, a string, or a template literal. */
export function asCode(value: readonly DrawnPart[], mark: '"' | "'"): string {
  const [first] = value;
  if (value.length === 1 && typeof first === 'object') return first.code;
  if (value.some((part) => typeof part !== 'string')) return `\`${value.map(inTemplate).join('')}\``;
  return mark + inString(textOf(value)).replaceAll("'", mark === "'" ? '\\x27' : "'") + mark;
}

function inTemplate(part: DrawnPart): string {
  return typeof part === 'string' ? inString(part) : `\${${part.code}}`;
}

/**
 * A text in a string or a template literal. What a template language around the code may read as its own is an escape: braces, quotation
 * marks that a backslash escapes (Astro), those of an attribute and character references (Vue), and the end of a tag (EJS, Eta).
 */
function inString(text: string): string {
  return asEscapes(text, /["`\\{}]|&(?=[#a-z])|(?<=%)>/gi).replaceAll('\n', '\\n');
}

/** One of two texts as an expression. */
export function eitherAsCode(mark: '"' | "'"): Language['either'] {
  return (condition, then, otherwise) => ({
    code: `${condition} ? ${asCode(then, mark)} : ${asCode(otherwise, mark)}`,
  });
}

/** A list of class names as an array, of which engines leave out what is false. */
export function classListAsCode(mark: '"' | "'"): NonNullable<Language['classList']> {
  return classListOf(
    (parts) => asCode(parts, mark),
    (condition, then, otherwise) => `${condition} ? ${then} : ${otherwise}`,
  );
}

/**
 * Writes an array in an attribute as Prettier does: each element on a line of its own, if they do not fit one.
 *
 * @param written the attribute in one line
 * @param width what is left to it; undefined within a line
 */
export function brokenArray(written: string, { value }: DrawnAttribute, width: number | undefined): string {
  const [only] = value;
  const { code = '', items } = typeof only === 'object' ? only : {};
  if (items === undefined || width === undefined || written.length <= width) return written;
  const lines = items.flatMap((item) => brokenItem(item, width - '  ,'.length).map((line) => `  ${line}`));
  return written.replace(code, () => `[\n${lines.join('\n')}\n]`);
}

/** An element of an array, with a comma. */
function brokenItem(item: string, width: number): string[] {
  if (item.length <= width) return [`${item},`];
  const [, condition, then, otherwise] = /^(.*) \? (.*) : (.*)$/.exec(item) ?? [];
  if (condition !== undefined) return [condition, `  ? ${then ?? ''}`, `  : ${otherwise ?? ''},`];
  const [first = '', ...rest] = item.split(' && ');
  return rest.length === 0 ? [`${item},`] : [`${first} &&`, `  ${rest.join(' && ')},`];
}
