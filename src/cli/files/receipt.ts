import { hash } from 'node:crypto';
import type { Range } from '../../base/source.js';
import type { TagPlace } from '../../index.js';

/** What was checked of a page: with these ranges of bytes cut out, template and page are the same. */
export interface Receipt {
  /** A tag in the template, and its markup in the page, in the order of the template. */
  readonly ranges: readonly { readonly input: Range; readonly output: Range }[];
  /** SHA-256 of what is left of either of them, in hexadecimal digits. */
  readonly rest: string;
}

/**
 * Checks that a page without its markup is the template without its tags.
 *
 * @param tags where the tags are in the template, and their markup in the page
 * @throws {Error} if it is not so
 */
export function checkPage(template: string, page: string, tags: readonly TagPlace[]): void {
  const { inputs, outputs } = rangesOf(tags);
  if (cutOut(template, inputs) !== cutOut(page, outputs))
    throw new Error('The page would differ from its template outside the tags.');
}

/** Says what was checked, for programs that want to check it again. The parameters are those of `checkPage`. */
export function issueReceipt(template: string, page: string, tags: readonly TagPlace[]): Receipt {
  const { inputs, outputs } = rangesOf(tags);
  const places = bytesOf(page, outputs);
  return {
    ranges: bytesOf(template, inputs).map((input, index) => ({ input, output: places[index] as Range })),
    rest: hash('sha256', cutOut(template, inputs)),
  };
}

function rangesOf(tags: readonly TagPlace[]) {
  return {
    inputs: tags.map(({ start, end }): Range => ({ start: start.offset, end: end.offset })),
    outputs: tags.map(({ output }) => output),
  };
}

/** What is left of a text without some ranges. `splice` could say it, but has made the page that is checked here. */
function cutOut(text: string, ranges: readonly Range[]): string {
  const starts = [0, ...ranges.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, ranges[index]?.start)).join('');
}

/** Where ranges are in the UTF-8 of a text. */
function bytesOf(text: string, ranges: readonly Range[]): Range[] {
  let from = 0;
  let bytes = 0;
  return ranges.map((range) => {
    const start = bytes + Buffer.byteLength(text.slice(from, range.start));
    bytes = start + Buffer.byteLength(text.slice(range.start, range.end));
    from = range.end;
    return { start, end: bytes };
  });
}
