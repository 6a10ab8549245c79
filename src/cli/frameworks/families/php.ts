import { textOf, type DrawnElement } from '../../draw/drawing.js';
import type { ShortLabel } from '../../draw/host.js';

/** Writes a string of PHP. */
export function phpString(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A label in a variable that has its beginning and its end. */
export function phpLabel(variable: string): ShortLabel {
  const [beginning, end] = [`${variable}[0]`, `${variable}[1]`];
  return { all: `implode(${variable})`, beginning, end, given: `isset(${end})` };
}

/** Writes the beginning and the end of a label. */
export const phpPair = (beginning: string, end: string): string =>
  `[${phpString(beginning)}, ${phpString(end)}]`;

/** Writes the attributes of the theme's `<nav>` as entries of an array. */
export function phpEntries({ attributes }: DrawnElement): string[] {
  return attributes.map(({ name, value }) => `${phpString(name)} => ${phpString(textOf(value))}`);
}
