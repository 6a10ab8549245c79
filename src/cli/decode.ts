import { constants } from 'node:buffer';

/** What a file's bytes turned out to be. */
export type Decoded =
  | { readonly text: string }
  /** Offset of the first byte that does not belong to a character. */
  | { readonly badOffset: number };

/**
 * Decodes UTF-8 such that encoding gives the same bytes again: a byte order mark stays, and nothing is replaced.
 *
 * @throws {Error} for a file that is longer than a string can be
 */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  if (bytes.length > constants.MAX_STRING_LENGTH) throw new Error('it is too large');
  // UTF-16 without a byte order mark is valid UTF-8 as far as it is ASCII, but its tags would not be seen.
  const startsAsUtf16 = bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0);
  if (startsAsUtf16 && bytes[bytes[0] === 0 ? 1 : 0] === 0x3c) return { badOffset: bytes[0] === 0 ? 0 : 1 };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { badOffset: firstBadByte(bytes) };
  }
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
