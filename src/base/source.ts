import { TAG } from './html.js';

/** A half-open range of offsets, in UTF-16 code units of the original text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Gives those of some ranges that touch another one. They are in order, and do not overlap. */
export function rangesIn<Found extends Range>(
  ranges: readonly Found[],
  { start, end }: Range,
): readonly Found[] {
  const first = countWhile(ranges, (range) => range.end <= start);
  const last = countWhile(ranges, (range) => range.start < end);
  return ranges.slice(first, last);
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
  #lineEnd: string | undefined;

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
    const index = countWhile(starts, (start) => start <= offset) - 1;
    return { line: index + 1, column: offset - (starts[index] as number) + 1, offset };
  }

  /** Tells the text of a line (from 1), without its line ending. */
  line(number: number): string {
    const [start = this.text.length, end] = this.#starts().slice(number - 1, number + 1);
    return this.text.slice(start, end).replace(/\r?\n$|\r$/, '');
  }

  /** What ends the lines, if they end with LF or CRLF. */
  get lineEnd(): string {
    this.#lineEnd ??= this.text.includes('\r\n') ? '\r\n' : '\n';
    return this.#lineEnd;
  }

  #starts(): readonly number[] {
    if (this.#lineStarts !== undefined) return this.#lineStarts;
    const starts = [0];
    for (const { 0: ending, index } of this.text.matchAll(/\r\n?|\n/g)) starts.push(index + ending.length);
    this.#lineStarts = starts;
    return starts;
  }
}

/** How many elements a list begins with that pass a test. Behind these, none does. */
function countWhile<Element>(list: readonly Element[], passes: (element: Element) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(list[middle] as Element)) low = middle + 1;
    else high = middle;
  }
  return low;
}
