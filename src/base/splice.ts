import type { Range } from './source.js';

/** A range of a text, and what takes its place. */
export interface Replacement {
  readonly range: Range;
  readonly text: string;
}

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
