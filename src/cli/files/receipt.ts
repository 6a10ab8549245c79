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
export function issueReceipt(template: string, page: string, tags: readonly TagPlace[]): Receipt {
  const inputs = tags.map(({ start, end }) => ({ start: start.offset, end: end.offset }));
  const outputs = tags.map(({ output }) => output);
  const [input, output] = [cutOut(template, inputs), cutOut(page, outputs)];
  if (input.rest !== output.rest)
    throw new Error('The page would differ from its template outside the tags.');
  return {
    ranges: input.places.map((place, index) => ({ input: place, output: output.places[index] as Range })),
    rest: hash('sha256', input.rest),
  };
}

/** Cuts ranges out of a text. Returns what is left, and where they were in the UTF-8 of the text. */
function cutOut(text: string, ranges: readonly Range[]) {
  let rest = '';
  let from = 0;
  let bytes = 0;
  const places = ranges.map((range): Range => {
    const between = text.slice(from, range.start);
    rest += between;
    from = range.end;
    const start = bytes + Buffer.byteLength(between);
    bytes = start + Buffer.byteLength(text.slice(range.start, range.end));
    return { start, end: bytes };
  });
  return { rest: rest + text.slice(from), places };
}
