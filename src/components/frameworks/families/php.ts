import { textOf, type DrawnElement } from '../../draw/drawing.js';

/** Writes a string of PHP. */
export function phpString(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** Writes the attributes of the theme's `<nav>` as entries of an array. */
export function phpEntries({ attributes }: DrawnElement): string[] {
  return attributes.map(({ name, value }) => `${phpString(name)} => ${phpString(textOf(value))}`);
}
