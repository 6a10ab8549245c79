import { quote } from '../../base/text.js';
import { UsageError } from '../../base/usage-error.js';

/** More in one part of a path take minutes on a name of 255 letters, because the matcher tries all ways to share them out. */
const MOST_STARS = 4;

/** The most patterns that braces may stand for. */
const MOST_PATTERNS = 10_000;

/** The longest range, such as {1..1000}, that is expanded. */
const LONGEST_RANGE = 1000;

/**
 * Refuses a glob that could take much longer to match than others of its length.
 *
 * @throws {UsageError} if it has too many stars or braces
 * @example
 * checkGlob('a*a*a*a*a*.html') // throws
 */
export function checkGlob(glob: string): void {
  // Alternatives are separate patterns.
  const parts = glob.split(/[/,{}|()]/);
  const stars = (part: string): number => part.match(/\*+/g)?.length ?? 0;
  if (parts.some((part) => stars(part) > MOST_STARS) || (glob.match(/\*\*/g)?.length ?? 0) > MOST_STARS)
    throw new UsageError(
      `The glob ${quote(glob)} has more than ${MOST_STARS} stars.`,
      'Use fewer stars, or several globs.',
    );
  let patterns = 1;
  for (const [, group = ''] of glob.matchAll(/\{([^{}]*)\}/g)) {
    const [, from, to] = /^(-?\d+)\.\.(-?\d+)/.exec(group) ?? [];
    const length = from === undefined ? 1 : Math.abs(Number(to) - Number(from)) + 1;
    if (length > LONGEST_RANGE) patterns = Infinity;
    patterns *= Math.max(length, group.split(',').length);
  }
  if (patterns > MOST_PATTERNS)
    throw new UsageError(
      `The braces of the glob ${quote(glob)} stand for too many patterns.`,
      `Use * in place of a range, or several globs. A range may have ${LONGEST_RANGE} items, and a glob may stand for ${MOST_PATTERNS} patterns.`,
    );
}
