import { constants, isAscii, isUtf8 } from 'node:buffer';

/**
 * Finds out whether bytes are UTF-8, without decoding them.
 *
 * @returns the offset of the first byte that does not belong to a character; undefined where there is none
 */
export function findBadByte(bytes: Buffer): number | undefined {
  // UTF-16 without a byte order mark is valid UTF-8 as far as it is ASCII, but its tags would not be seen.
  const startsAsUtf16 = bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0);
  if (startsAsUtf16 && bytes[bytes[0] === 0 ? 1 : 0] === 0x3c) return bytes[0] === 0 ? 0 : 1;
  return isUtf8(bytes) ? undefined : firstBadByte(bytes);
}

/**
 * Decodes UTF-8 such that encoding gives the same bytes again: a byte order mark stays.
 *
 * @param bytes such as `findBadByte` finds nothing wrong with
 * @throws {Error} for a file that is longer than a string can be
 */
export function decodeUtf8(bytes: Buffer): string {
  refuseTooLarge(bytes);
  // ASCII is decoded by copying it.
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/** @throws {Error} for what is longer than a string can be */
export function refuseTooLarge(bytes: Buffer): void {
  if (bytes.length > constants.MAX_STRING_LENGTH) throw new Error('it is too large');
}

/** What a tag of ours begins with. */
const NAME = '<pagination';
const LAST = NAME.length - 1;

/**
 * How far on from a byte, at least, the last byte of the name can be. Most bytes are no part of the name, and are as far from
 * its end as it is long.
 *
 * Source: R. N. Horspool, "Practical fast searching in strings" (1980).
 */
const STEPS = Uint8Array.from({ length: 256 }, (_, byte) => {
  return LAST - NAME.lastIndexOf(String.fromCharCode(byte).toLowerCase(), LAST - 1);
});

/**
 * Tells whether UTF-8 may hold a tag of ours: whether `<pagination` is in it, in any case, as the core looks for it in
 * the text. Most pages of a site hold none, and need not be decoded.
 */
export function mayHoldTag(bytes: Buffer): boolean {
  // In the bundle, constants of modules are variables, which V8 would read anew for every byte.
  const steps = STEPS;
  const last = LAST;
  for (let end = last; end < bytes.length;) {
    const byte = bytes[end] as number;
    // A character that is no ASCII has no byte of ASCII, so that none is mistaken for another.
    if (bytes[end - last] === 0x3c && (byte | 0x20) === 0x6e && isName(bytes, end - last)) return true;
    end += steps[byte] as number;
  }
  return false;
}

function isName(bytes: Buffer, start: number): boolean {
  return bytes.toString('latin1', start, start + NAME.length).toLowerCase() === NAME;
}

/** Finds the place by decoding with replacement characters: the first one that was not there makes a difference. */
function firstBadByte(bytes: Uint8Array): number {
  const repaired = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  let offset = 0;
  while (offset < bytes.length && bytes[offset] === repaired[offset]) offset++;
  // The replacement, EF BF BD, may share its first bytes with what it replaces.
  while (((repaired[offset] ?? 0) & 0xc0) === 0x80) offset--;
  return offset;
}
