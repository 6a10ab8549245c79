import { createHash } from 'node:crypto';
import type { Range } from '../../base/source.js';

/** A tag in the template, and what takes its place in the page. Both are ranges of bytes. */
export interface Cut {
  readonly input: Range;
  readonly output: Range;
}

/** What was proved of a page: with these ranges cut out, template and page are the same. */
export interface Receipt {
  /** In the order of the template. */
  readonly ranges: readonly Cut[];
  /** SHA-256 of what is left of either of them, in hexadecimal digits. */
  readonly rest: string;
}

/**
 * Proves that a page with the generated markup cut out is its template with the tags cut out, byte for byte. It compares
 * what was read with what is to be written, and knows nothing of how the one was made of the other.
 *
 * @param cuts where the tags are said to be, in the order of the template
 * @throws {Error} if it is not so
 */
export function proveFidelity(template: Buffer, page: Buffer, cuts: readonly Cut[]): void {
  // What was read is written as it lies in memory.
  if (page === template && cuts.length === 0) return;
  const inputs = cuts.map(({ input }) => input);
  const outputs = cuts.map(({ output }) => output);
  for (const range of inputs) refuseIfNotTag(template, range);
  const rest = restOf(template, inputs);
  restOf(page, outputs).forEach((piece, index) => {
    const original = rest[index] ?? Buffer.of();
    if (piece.equals(original)) return;
    const offset = (inputs[index - 1]?.end ?? 0) + firstDifference(original, piece);
    throw new Error(
      `The page would differ from its template outside the tags, at byte ${offset} of the template.`,
    );
  });
}

/** Writes down what was proved. */
export function issueReceipt(template: Buffer, cuts: readonly Cut[]): Receipt {
  const hash = createHash('sha256');
  const inputs = cuts.map(({ input }) => input);
  for (const piece of restOf(template, inputs)) hash.update(piece);
  return { ranges: cuts, rest: hash.digest('hex') };
}

/** What is left of bytes when ranges are cut out: the pieces before, between and after them. */
function restOf(bytes: Buffer, ranges: readonly Range[]): readonly Buffer[] {
  let from = 0;
  const pieces = ranges.map(({ start, end }) => {
    if (start < from || end < start || end > bytes.length)
      throw new Error(`Bytes ${start} to ${end} of ${bytes.length} cannot be cut out after byte ${from}.`);
    const piece = bytes.subarray(from, start);
    from = end;
    return piece;
  });
  return [...pieces, bytes.subarray(from)];
}

/** What begins and ends as a tag of ours may be cut out of a template, and nothing else. */
function refuseIfNotTag(bytes: Buffer, { start, end }: Range): void {
  const text = bytes.toString('latin1', start, end);
  if (!/^<pagination[\s/>]/i.test(text) || !text.endsWith('>'))
    throw new Error(`Bytes ${start} to ${end} of the template are no tag.`);
}

function firstDifference(a: Buffer, b: Buffer): number {
  let offset = 0;
  while (offset < a.length && a[offset] === b[offset]) offset++;
  return offset;
}
