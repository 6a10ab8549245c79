import { TAG } from './html.js';

/** A half-open range of offsets, in UTF-16 code units of the original text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A place in a source text. */
export interface Position {
  /** Line number, from 1. CRLF, LF and a lone CR each end a line, as in the HTML Standard. */
  readonly line: number;
  /** Column number, from 1, in UTF-16 code units. */
  readonly column: number;
  /** Offset from the start of the text, from 0, in UTF-16 code units. */
  readonly offset: number;
}

/** A template's text, with the means to tell where an offset lies. The text itself is never normalised. */
export interface Source {
  readonly text: string;
  /** Name shown in messages; undefined where the text has none. */
  readonly file: string | undefined;
  /** Name of the tags in it, for messages. */
  readonly tag: string;
  /** Tells the line and column of an offset. */
  position(offset: number): Position;
  /** Tells the text of a line (from 1), without its line ending. */
  line(number: number): string;
}

/**
 * Wraps a text so that its lines are found once, and only if somebody asks for a place.
 *
 * @param text the template, byte order mark and line endings included
 * @param file name shown in messages
 * @param tag name of the tags in it
 */
export function createSource(text: string, file?: string, tag = TAG): Source {
  let starts: number[] | undefined;
  const lineStarts = (): number[] => (starts ??= findLineStarts(text));

  return {
    text,
    file,
    tag,
    position(offset) {
      const index = lastAtMost(lineStarts(), offset);
      return { line: index + 1, column: offset - (lineStarts()[index] as number) + 1, offset };
    },
    line(number) {
      const start = lineStarts()[number - 1] ?? text.length;
      const end = lineStarts()[number] ?? text.length;
      return text.slice(start, end).replace(/\r?\n$|\r$/, '');
    },
  };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (const { 0: ending, index } of text.matchAll(/\r\n?|\n/g)) starts.push(index + ending.length);
  return starts;
}

/** Index of the last element that is not greater than `limit`, in a sorted list whose first element is not. */
function lastAtMost(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] as number) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
