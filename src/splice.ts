import type { Replacement } from './source-map.js';

/** The longest page: the least that any V8 allows for a string, so that a page fits everywhere or nowhere. */
export const MAX_LENGTH = 2 ** 28 - 16;

/**
 * Puts replacements into a text and leaves everything else as it is.
 *
 * @param original the text
 * @param replacements in source order, with ranges that do not overlap
 */
export function splice(original: string, replacements: readonly Replacement[]): string {
  let text = '';
  let from = 0;
  for (const { range, text: replacement } of replacements) {
    text += original.slice(from, range.start) + replacement;
    from = range.end;
  }
  return text + original.slice(from);
}
