import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPagination, type PaginationControlAttributes, type PaginationThemeName } from '../index.js';
import { differences, readTree } from './markup.js';

/** A control with the words of a framework's documentation, and every difference between the two. */
interface Comparison {
  readonly attributes: PaginationControlAttributes;
  /** Elements that only we have. */
  readonly added?: readonly string[];
  /** Elements that only they have. */
  readonly dropped?: readonly string[];
  /** Our class names that only affect the appearance. */
  readonly utilities?: RegExp;
  readonly differences: readonly string[];
}

/** Compares the markup of a theme with the markup that its framework documents, in the theme's `documented.html`. */
export function expectDocumented(
  theme: PaginationThemeName,
  { attributes, added, dropped, utilities = /$^/g, differences: expected }: Comparison,
): void {
  const documented = readFileSync(join(__dirname, '../themes', theme, 'documented.html'), 'utf8');
  const ours = readTree(renderPagination(attributes, { theme }).replace(utilities, ''), added);
  expect(differences(ours, readTree(documented, dropped))).toEqual(expected);
}
