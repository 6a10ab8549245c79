import { TAG } from './html.js';

/** A half-open range of offsets, in UTF-16 code units of the original text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the ranges that touch another range. They must be in order and not overlap. */
export function rangesIn<Found extends Range>(
  ranges: readonly Found[],
  { start, end }: Range,
): readonly Found[] {
  const first = countWhile(ranges, (range) => range.end <= start);
  const last = countWhile(ranges, (range) => range.start < end);
  return ranges.slice(first, last);
}

/** A position in a source text. */
export interface Position {
  /** Line number, from 1. CRLF, LF and a lone CR each end a line, as in the HTML Standard. */
  readonly line: number;
  /** Column number, from 1, in UTF-16 code units. */
  readonly column: number;
  /** Offset from the start of the text, from 0, in UTF-16 code units. */
  readonly offset: number;
}

/** A template's text, which is never normalized, and the line and column of its offsets. */
export class Source {
  /** Computed on first use. */
  #lineStarts: readonly number[] | undefined;
  #lineEnd: string | undefined;

  /**
   * @param text the template, including byte order mark and line endings
   * @param file its name, for messages
   * @param tag the name of its tags, for messages
   */
  constructor(
    readonly text: string,
    readonly file?: string,
    readonly tag = TAG,
  ) {}

  position(offset: number): Position {
    const starts = this.#starts();
    const index = countWhile(starts, (start) => start <= offset) - 1;
    return { line: index + 1, column: offset - (starts[index] as number) + 1, offset };
  }

  /** Returns the text of a line (from 1) without its line ending. */
  line(number: number): string {
    const [start = this.text.length, end] = this.#starts().slice(number - 1, number + 1);
    return this.text.slice(start, end).replace(/\r?\n$|\r$/, '');
  }

  /** CRLF if the text contains one, otherwise LF. */
  get lineEnd(): string {
    this.#lineEnd ??= this.text.includes('\r\n') ? '\r\n' : '\n';
    return this.#lineEnd;
  }

  #starts(): readonly number[] {
    if (this.#lineStarts !== undefined) return this.#lineStarts;
    const starts = [0];
    const lineEnd = /\r\n?|\n/g;
    while (lineEnd.test(this.text)) starts.push(lineEnd.lastIndex);
    return (this.#lineStarts = starts);
  }
}

/** Counts the elements at the start of a list that pass a test, by binary search. No later element may pass it. */
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
