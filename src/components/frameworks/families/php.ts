import { textOf, type DrawnElement } from '../../draw/drawing.js';
import { phpString } from '../../draw/languages/php.js';

/** Writes the attributes of the theme's `<nav>` as entries of an array. */
export function phpEntries({ attributes }: DrawnElement): string[] {
  return attributes.map(({ name, value }) => `${phpString(name)} => ${phpString(textOf(value))}`);
}
