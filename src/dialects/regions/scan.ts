import type { Range } from '../../base/source.js';

/** Tells the offset behind what began in front of an offset, such as a string; undefined where nothing ends it. */
export type FindEnd = (text: string, from: number) => number | undefined;

/**
 * Matches an expression at or after an offset.
 *
 * @param pattern with the flag `g`, or `y` for a match at the offset; its `lastIndex` tells where the match ends
 */
export function matchFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** The offset behind a string that comes at or after another offset. */
export function indexAfter(text: string, searched: string, from: number): number | undefined {
  const index = text.indexOf(searched, from);
  return index < 0 ? undefined : index + searched.length;
}

/** The part of a range that is left when the space at both ends is taken away. */
export function trim(text: string, start: number, end: number): Range {
  const code = text.slice(start, end);
  const from = end - code.trimStart().length;
  return { start: from, end: Math.max(from, start + code.trimEnd().length) };
}

/**
 * The offset behind the next place where an expression matches something other than an escape, such as the end of a
 * string; undefined where there is none. One expression for a whole string would keep a way back for each of its
 * characters, and the engine has no room for some millions of them.
 *
 * @param stop with the flag `g`; what it matches of escapes begins with a backslash
 */
export function endUnescaped(stop: RegExp, text: string, from: number): number | undefined {
  let found = matchFrom(stop, text, from);
  while (found?.[0].startsWith('\\')) found = stop.exec(text);
  return found ? stop.lastIndex : undefined;
}

/** What ends a string in which a backslash hides the character behind it. */
const STRING_ENDS = { '"': /\\[^]|"/g, "'": /\\[^]|'/g, '`': /\\[^]|`/g };

/** What begins and ends a string. */
export type QuotationMark = keyof typeof STRING_ENDS;

/** The offset behind a string of which the text goes on at an offset; undefined where nothing ends it. */
export function stringEnd(text: string, from: number, mark: QuotationMark): number | undefined {
  return endUnescaped(STRING_ENDS[mark], text, from);
}

/**
 * Makes what tells the end of code, or of a block, in which others of its kind may stand.
 *
 * @param marks matches what begins one and what ends one, with the flag `g`; its group takes part in beginnings only
 */
export function nestedEnd(marks: RegExp): FindEnd {
  return (text, from) => {
    let depth = 1;
    for (let found = matchFrom(marks, text, from); found; found = marks.exec(text)) {
      depth += found[1] === undefined ? -1 : 1;
      if (depth === 0) return marks.lastIndex;
    }
    return undefined;
  };
}
