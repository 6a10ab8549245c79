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
export class Source {
  /** Found once, and only if somebody asks for a place. */
  #lineStarts: readonly number[] | undefined;

  /**
   * @param text the template, byte order mark and line endings included
   * @param file name shown in messages
   * @param tag name of the tags in it, for messages
   */
  constructor(
    readonly text: string,
    readonly file?: string,
    readonly tag = TAG,
  ) {}

  /** Tells the line and column of an offset. */
  position(offset: number): Position {
    const starts = this.#starts();
    const index = lastAtMost(starts, offset);
    return { line: index + 1, column: offset - (starts[index] as number) + 1, offset };
  }

  /** Tells the text of a line (from 1), without its line ending. */
  line(number: number): string {
    const [start = this.text.length, end] = this.#starts().slice(number - 1, number + 1);
    return this.text.slice(start, end).replace(/\r?\n$|\r$/, '');
  }

  #starts(): readonly number[] {
    if (this.#lineStarts !== undefined) return this.#lineStarts;
    const starts = [0];
    for (const { 0: ending, index } of this.text.matchAll(/\r\n?|\n/g)) starts.push(index + ending.length);
    this.#lineStarts = starts;
    return starts;
  }
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
