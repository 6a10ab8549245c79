import { isUtf8 } from 'node:buffer';

/**
 * Decodes UTF-8. A byte order mark is kept, so that encoding the text gives the same bytes again.
 *
 * @returns undefined where the bytes are not UTF-8: `badByteOffset` tells where
 * @throws {Error} for a file that is longer than a string can be
 */
export function decodeUtf8(bytes: Buffer): string | undefined {
  return isUtf8(bytes) && !startsAsUtf16(bytes) ? bytes.toString() : undefined;
}

/** Finds the first byte that is not part of a UTF-8 character, in bytes that `decodeUtf8` refuses. */
export function badByteOffset(bytes: Buffer): number {
  if (isUtf8(bytes)) return bytes.indexOf(0);
  // Decoding and encoding again replaces bad bytes by U+FFFD: the first difference is the place.
  const repaired = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  let offset = 0;
  while (offset < bytes.length && bytes[offset] === repaired[offset]) offset++;
  // U+FFFD is EF BF BD, and may share its first bytes with what it replaces.
  while (((repaired[offset] ?? 0) & 0xc0) === 0x80) offset--;
  return offset;
}

/** UTF-16 without a byte order mark is valid UTF-8 as far as it is ASCII, but its tags would not be seen. */
function startsAsUtf16(bytes: Buffer): boolean {
  return ['<\0', '\0<'].includes(bytes.toString('latin1', 0, 2));
}
