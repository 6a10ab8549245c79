import type { Range } from '../../base/source.js';
import type { TagPlace } from '../../output/result.js';
import { splice } from '../../output/splice.js';

/** A tag in the template, and its markup in the page. Both are ranges of bytes. */
export interface Cut {
  readonly input: Range;
  readonly output: Range;
}

/** What was checked of a page: with these ranges cut out, template and page are the same. */
export interface Receipt {
  /** In the order of the template. */
  readonly ranges: readonly Cut[];
  /** SHA-256 of what is left of either of them, in hexadecimal digits. */
  readonly rest: string;
}

/**
 * Checks that a page without its markup is the template without its tags.
 *
 * @param tags where the tags are in the template, and their markup in the page
 * @throws {Error} if it is not so
 */
export async function issueReceipt(
  template: string,
  page: string,
  tags: readonly TagPlace[],
): Promise<Receipt> {
  const { createHash } = await import('node:crypto');
  const inputs = tags.map(({ start, end }) => ({ start: start.offset, end: end.offset }));
  const outputs = tags.map(({ output }) => output);
  const rest = cutOut(template, inputs);
  if (rest !== cutOut(page, outputs))
    throw new Error('The page would differ from its template outside the tags.');
  const outputBytes = toBytes(page, outputs);
  return {
    ranges: toBytes(template, inputs).map((input, index) => ({ input, output: outputBytes[index] as Range })),
    rest: createHash('sha256').update(rest).digest('hex'),
  };
}

function cutOut(text: string, ranges: readonly Range[]): string {
  return splice(
    text,
    ranges.map((range) => ({ range, text: '' })),
  );
}

/** Turns ranges of a text, in its order, into ranges of its UTF-8. */
function toBytes(text: string, ranges: readonly Range[]): Range[] {
  let units = 0;
  let bytes = 0;
  const byteOffset = (offset: number): number => {
    bytes += Buffer.byteLength(text.slice(units, offset));
    units = offset;
    return bytes;
  };
  return ranges.map(({ start, end }) => ({ start: byteOffset(start), end: byteOffset(end) }));
}
