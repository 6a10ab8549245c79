import { createHash } from 'node:crypto';
import type { TagPlace } from '../index.js';

/** A half-open range of bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A tag in the template, and what takes its place in the page. */
export interface Cut {
  readonly input: ByteRange;
  readonly output: ByteRange;
}

/** What was proved of a page: with these ranges cut out, template and page are the same. */
export interface Receipt {
  /** In the order of the template. */
  readonly ranges: readonly Cut[];
  /** SHA-256 of what is left of either of them, in hexadecimal digits. */
  readonly rest: string;
}

/** A template or a page: the bytes in the file, and the text in them that the ranges count in. */
interface Version {
  readonly bytes: Buffer;
  /** Undefined where the bytes were never read as a text, and nothing is cut out. */
  readonly text: string | undefined;
}

/**
 * Proves that a page with the generated markup cut out is its template with the tags cut out, byte for byte. It compares
 * what was read with what is to be written, and knows nothing of how the one was made of the other.
 *
 * @param tags where the tags are said to be, in both
 * @returns the same places, in bytes
 * @throws {Error} if it is not so
 */
export function proveFidelity(template: Version, page: Version, tags: readonly TagPlace[]): readonly Cut[] {
  // What was read is written as it lies in memory.
  if (page.bytes === template.bytes && tags.length === 0) return [];
  const inputs = inBytes(
    template,
    tags.map(({ start, end }) => ({ start: start.offset, end: end.offset })),
  );
  const outputs = inBytes(
    page,
    tags.map(({ output }) => output),
  );
  for (const range of inputs) refuseIfNotTag(template.bytes, range);
  const rest = restOf(template.bytes, inputs);
  restOf(page.bytes, outputs).forEach((piece, index) => {
    const original = rest[index] ?? Buffer.of();
    if (piece.equals(original)) return;
    const offset = (inputs[index - 1]?.end ?? 0) + firstDifference(original, piece);
    throw new Error(
      `The page would differ from its template outside the tags, at byte ${offset} of the template.`,
    );
  });
  return inputs.map((input, index) => ({ input, output: outputs[index] ?? input }));
}

/** Writes down what was proved. */
export function issueReceipt(template: Buffer, cuts: readonly Cut[]): Receipt {
  const hash = createHash('sha256');
  const inputs = cuts.map(({ input }) => input);
  for (const piece of restOf(template, inputs)) hash.update(piece);
  return { ranges: cuts, rest: hash.digest('hex') };
}

/** What is left of bytes when ranges are cut out: the pieces before, between and after them. */
function restOf(bytes: Buffer, ranges: readonly ByteRange[]): readonly Buffer[] {
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

/** Counts in bytes what is counted in UTF-16 code units. */
function inBytes({ bytes, text }: Version, ranges: readonly ByteRange[]): readonly ByteRange[] {
  // Any character but those of ASCII takes more bytes than code units: with as many of both, they are the same.
  if (text === undefined || text.length === bytes.length) return ranges;
  let units = 0;
  let count = 0;
  const countTo = (offset: number): number => {
    count += Buffer.byteLength(text.slice(units, offset));
    units = offset;
    return count;
  };
  return ranges.map(({ start, end }) => ({ start: countTo(start), end: countTo(end) }));
}

/** What begins and ends as a tag of ours may be cut out of a template, and nothing else. */
function refuseIfNotTag(bytes: Buffer, { start, end }: ByteRange): void {
  const text = bytes.toString('latin1', start, end);
  if (!/^<pagination[\s/>]/i.test(text) || !text.endsWith('>'))
    throw new Error(`Bytes ${start} to ${end} of the template are no tag.`);
}

function firstDifference(a: Buffer, b: Buffer): number {
  let offset = 0;
  while (offset < a.length && a[offset] === b[offset]) offset++;
  return offset;
}
