import { isAscii } from 'node:buffer';
import type { Options } from '../../index.js';
import { resolveOptions, type ResolvedOptions } from '../../options/options.js';
import { replaceTags } from '../../preprocess.js';
import type { PageResult } from '../../output/result.js';
import type { Replacement } from '../../output/splice.js';
import { decodeUtf8 } from '../base/decode.js';
import type { Cut } from './receipt.js';
import type { Take } from './room.js';

/** What is to be done to a template, in ranges of bytes, and what else came of it. */
export interface BytesResult {
  readonly result: PageResult;
  readonly replacements: readonly Replacement[];
}

/**
 * Finds and renders the tags of UTF-8.
 *
 * A template is read one character a byte first, which takes no decoding: all that HTML is made of is ASCII, and a character
 * that is no ASCII has no byte of it, so that tags begin and end at the same bytes either way. What is in a tag, and what a
 * message shows, is to be text; so where a tag is more than ASCII, or where there is anything to say, the template is
 * decoded. Template languages have ideas of their own of what a letter or a space is, and are always decoded.
 *
 * @param bytes such as `findBadByte` finds nothing wrong with, and no longer than a string can be
 * @param options as for `preprocess`
 * @param needsText whether the result must be that of the text, for its source map
 */
export function replaceInBytes(bytes: Buffer, options: Options, needsText: boolean): BytesResult {
  const settings = resolveOptions(options);
  return (needsText ? undefined : replaceBytewise(bytes, settings)) ?? replaceAsText(bytes, settings);
}

function replaceBytewise(bytes: Buffer, settings: ResolvedOptions): BytesResult | undefined {
  if (settings.dialect !== undefined) return undefined;
  const result = replaceTags(bytes.toString('latin1'), settings);
  const isAll =
    result.diagnostics.length === 0 &&
    result.ranges.every(({ start, end }) => isAscii(bytes.subarray(start, end)));
  return isAll ? { result, replacements: result.replacements } : undefined;
}

function replaceAsText(bytes: Buffer, settings: ResolvedOptions): BytesResult {
  const text = decodeUtf8(bytes);
  const result = replaceTags(text, settings);
  let units = 0;
  let count = 0;
  const inBytes = (offset: number): number => {
    count += Buffer.byteLength(text.slice(units, offset));
    units = offset;
    return count;
  };
  const replacements = result.replacements.map(({ range: { start, end }, text: markup }) => ({
    range: { start: inBytes(start), end: inBytes(end) },
    text: markup,
  }));
  return { result, replacements };
}

/** Puts replacements into bytes, and tells where they are. */
export function spliceBytes(
  template: Buffer,
  replacements: readonly Replacement[],
  take: Take,
): { readonly page: Buffer; readonly cuts: readonly Cut[] } {
  // To measure a text takes as long as to encode it, and a code unit takes three bytes at most.
  const room = take(replacements.reduce((sum, { text }) => sum + text.length * 3, template.length));
  let from = 0;
  let length = 0;
  const cuts = replacements.map(({ range: input, text }) => {
    const start = length + template.copy(room, length, from, input.start);
    length = start + room.write(text, start);
    from = input.end;
    return { input, output: { start, end: length } };
  });
  length += template.copy(room, length, from);
  return { page: room.subarray(0, length), cuts };
}
