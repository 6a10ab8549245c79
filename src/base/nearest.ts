import { closestMatch } from 'leven';

/**
 * Names the candidate that a misspelt word most likely stands for: the nearest one.
 *
 * @param maxDistance how many letters may differ; a third of the word's, if unset
 * @returns undefined where none is near
 * @example
 * nearest('totl_pages', ['path', 'total_pages']) // 'total_pages'
 */
export function nearest(
  word: string,
  candidates: readonly string[],
  maxDistance = Math.max(1, Math.floor(word.length / 3)),
): string | undefined {
  // No candidate is this long, and the edit distance takes the square of the length.
  return word.length > 40 ? undefined : closestMatch(word.toLowerCase(), candidates, { maxDistance });
}

/** Writes a suggestion, with a space before it; nothing where no candidate is near. */
export function didYouMean(word: unknown, candidates: readonly string[]): string {
  const suggestion = typeof word === 'string' ? nearest(word, candidates) : undefined;
  return suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
}
