import { isUtf8 } from 'node:buffer';

/**
 * Decodes UTF-8. A byte order mark is kept, so that encoding the text gives the same bytes again.
 *
 * @returns undefined where the bytes are not UTF-8: `badByteOffset` tells where
 * @throws {Error} for a file that is longer than a string can be
 */
export function decodeUtf8(bytes: Buffer): string | undefined {
  return isUtf8(bytes) && !isUtf16(bytes) ? bytes.toString() : undefined;
}

/** Finds the first byte that is not part of a UTF-8 character, in bytes that `decodeUtf8` refuses. */
export function badByteOffset(bytes: Buffer): number {
  if (isUtf8(bytes)) return bytes.indexOf(0);
  // Decoding and encoding again replaces bad bytes by U+FFFD: the first difference is the place.
  const repaired = Buffer.from(bytes.toString());
  let offset = 0;
  while (offset < bytes.length && bytes[offset] === repaired[offset]) offset++;
  // U+FFFD is EF BF BD, and may share its first bytes with what it replaces.
  while (((repaired[offset] ?? 0) & 0xc0) === 0x80) offset--;
  return offset;
}

/** UTF-16 without a byte order mark is valid UTF-8 as far as it is ASCII, but its tags would not be seen. */
function isUtf16(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, 4096);
  if (bytes.length % 2 === 1 || !sample.includes(0)) return false;
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  // ASCII has a NUL in the same half of every unit. Other characters may have one in the other half.
  return Math.max(even, odd) > sample.length / 4 && Math.max(even, odd) > 2 * Math.min(even, odd);
}
