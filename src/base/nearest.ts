import { closestMatch } from 'leven';

/**
 * Returns the candidate that is nearest to a misspelled word.
 *
 * @param maxDistance the maximum edit distance; by default, a third of the word's length. A word of which nothing is left is not near
 * @returns undefined if none is near
 * @example
 * nearest('totl_pages', ['path', 'total_pages']) // 'total_pages'
 */
export function nearest(
  word: string,
  candidates: readonly string[],
  maxDistance = Math.max(1, Math.floor(word.length / 3)),
): string | undefined {
  // No candidate is this long, and the edit distance takes quadratic time.
  if (word.length <= maxDistance || word.length > 40) return undefined;
  return closestMatch(word.toLowerCase(), candidates, { maxDistance });
}

/** Returns a suggestion with a leading space, or an empty string if no candidate is near. */
export function didYouMean(word: unknown, candidates: readonly string[]): string {
  const suggestion = typeof word === 'string' ? nearest(word, candidates) : undefined;
  return suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
}
