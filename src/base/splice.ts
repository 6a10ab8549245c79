import type { Range } from './source.js';

export interface Replacement {
  readonly range: Range;
  readonly text: string;
}

/** Replaces ranges of a text, in source order and without overlaps. All other text stays unchanged. */
export function splice(original: string, replacements: readonly Replacement[]): string {
  let text = '';
  let from = 0;
  for (const { range, text: replacement } of replacements) {
    text += original.slice(from, range.start) + replacement;
    from = range.end;
  }
  return text + original.slice(from);
}
