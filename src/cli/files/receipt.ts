import { hash } from 'node:crypto';
import type { Range } from '../../base/source.js';
import type { PaginationTagPlace } from '../../index.js';

/** Proof that template and page are identical outside these byte ranges. */
export interface Receipt {
  /** Each tag in the template and its markup in the page, in source order. */
  readonly ranges: readonly { readonly input: Range; readonly output: Range }[];
  /** The SHA-256 hash, in hexadecimal, of the text outside the ranges, which is the same in both. */
  readonly rest: string;
}

/**
 * Checks that page and template are identical outside the tags.
 *
 * @param tags the positions of the tags in the template, and of their markup in the page
 * @throws {Error} if they differ
 */
export function checkPage(template: string, page: string, tags: readonly PaginationTagPlace[]): void {
  const { inputs, outputs } = rangesOf(tags);
  if (cutOut(template, inputs) !== cutOut(page, outputs))
    throw new Error('The page would differ from its template outside the tags.');
}

/** Creates a receipt, so that other programs can repeat the check. Takes the parameters of `checkPage`. */
export function issueReceipt(template: string, page: string, tags: readonly PaginationTagPlace[]): Receipt {
  const { inputs, outputs } = rangesOf(tags);
  const places = toByteRanges(page, outputs);
  return {
    ranges: toByteRanges(template, inputs).map((input, index) => ({ input, output: places[index] as Range })),
    rest: hash('sha256', cutOut(template, inputs)),
  };
}

/** Whether the bytes of a template, `input`, or of a page, `output`, are still those of a receipt outside the ranges. */
export function isUnchanged(bytes: Buffer, { ranges, rest }: Receipt, side: 'input' | 'output'): boolean {
  const cut = cutOut(
    bytes.toString('latin1'),
    ranges.map((range) => range[side]),
  );
  return hash('sha256', Buffer.from(cut, 'latin1')) === rest;
}

function rangesOf(tags: readonly PaginationTagPlace[]) {
  return {
    inputs: tags.map(({ start, end }): Range => ({ start: start.offset, end: end.offset })),
    outputs: tags.map(({ output }) => output),
  };
}

/** Removes ranges from a text. `splice` is not used because it built the page that is checked here. */
function cutOut(text: string, ranges: readonly Range[]): string {
  const starts = [0, ...ranges.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, ranges[index]?.start)).join('');
}

/** Converts ranges in a text to byte ranges in its UTF-8 encoding. */
function toByteRanges(text: string, ranges: readonly Range[]): Range[] {
  let from = 0;
  let bytes = 0;
  return ranges.map((range) => {
    const start = bytes + Buffer.byteLength(text.slice(from, range.start));
    bytes = start + Buffer.byteLength(text.slice(range.start, range.end));
    from = range.end;
    return { start, end: bytes };
  });
}
