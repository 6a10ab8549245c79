import type { Range } from '../../base/source.js';
import type { Region } from './region.js';

/** Tells where a string comes next at or after an offset; `Infinity` where it does not. */
export type Finder = (from: number) => number;

/**
 * Makes a finder that never searches the same part of a text twice, as long as the offsets it is asked for ascend.
 *
 * @param text what is searched
 * @param needle what is searched for
 */
export function createFinder(text: string, needle: string): Finder {
  let found = -1;
  return (from) => {
    if (found < from) {
      const index = text.indexOf(needle, from);
      found = index < 0 ? Infinity : index;
    }
    return found;
  };
}

/** The part of a range that is left when the space at both ends is taken away. */
export function trim(text: string, start: number, end: number): Range {
  while (start < end && isSpace(text.charAt(start))) start++;
  while (end > start && isSpace(text.charAt(end - 1))) end--;
  return { start, end };
}

/** Whether a character is one of those that template languages skip between words. */
export function isSpace(character: string): boolean {
  return /^\s$/.test(character);
}

/** The offset behind the matching of a sticky expression at an offset; undefined where it does not match there. */
export function matchEnd(sticky: RegExp, text: string, at: number): number | undefined {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : undefined;
}

/**
 * The offset behind the next place where an expression matches something other than an escape, such as the end of a
 * string; undefined where there is none. One expression for a whole string would keep a way back for each of its
 * characters, and the engine has no room for some millions of them.
 *
 * @param stop with the flag `g`; what it matches of escapes begins with a backslash
 */
export function endUnescaped(stop: RegExp, text: string, from: number): number | undefined {
  stop.lastIndex = from;
  for (let found = stop.exec(text); found; found = stop.exec(text)) {
    if (!found[0].startsWith('\\')) return stop.lastIndex;
  }
  return undefined;
}

/** What ends a string in which a backslash hides the character behind it. */
const STRING_ENDS = { '"': /\\[^]|"/g, "'": /\\[^]|'/g, '`': /\\[^]|`/g };

/** What begins and ends a string. */
export type QuotationMark = keyof typeof STRING_ENDS;

/** The offset behind a string of which the text goes on at an offset; undefined where nothing ends it. */
export function stringEnd(text: string, from: number, mark: QuotationMark): number | undefined {
  return endUnescaped(STRING_ENDS[mark], text, from);
}

/** What a region is called that nothing ends: everything from its start on. */
export function unended(text: string, start: number): Region {
  return { start, end: text.length, kind: 'code' };
}
