import { isUtf8 } from 'node:buffer';
import { mayHoldTag } from '../tags/tag-name.js';

/**
 * Decodes UTF-8. Keeps a byte order mark, so that encoding the text returns the same bytes.
 *
 * @returns undefined if the bytes are not UTF-8; `badByteOffset` finds the position
 * @throws {Error} if the text exceeds the maximum string length
 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (!isUtf8Text(bytes)) return undefined;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
}

export function isUtf8Text(bytes: Uint8Array): boolean {
  return isUtf8(bytes) && !isUtf16(bytes);
}

/**
 * Whether a text in UTF-8 may hold a tag of this name, or nearly so. If not, it need not be decoded: no other character
 * has the bytes of ASCII.
 */
export function bytesMayHoldTag(bytes: Buffer, tag?: string): boolean {
  return mayHoldTag(bytes.toString('latin1'), tag);
}

export class NotUtf8Error extends Error {
  constructor(file: string) {
    super(`${file} is not UTF-8 text. Save it as UTF-8.`);
  }
}

/** Decodes UTF-8, as `decodeUtf8` does. Throws a `NotUtf8Error` that names the file. */
export function decodeText(bytes: Uint8Array, file: string): string {
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new NotUtf8Error(file);
  return text;
}

/** Finds the first invalid byte in bytes that `decodeUtf8` rejects. */
export function badByteOffset(bytes: Buffer): number {
  if (isUtf8(bytes)) return bytes.indexOf(0);
  // A round trip replaces invalid bytes with U+FFFD, so the first difference is the position.
  const repaired = Buffer.from(bytes.toString());
  let offset = 0;
  while (offset < bytes.length && bytes[offset] === repaired[offset]) offset++;
  // U+FFFD is EF BF BD and may share its first bytes with those it replaces.
  while (((repaired[offset] ?? 0) & 0xc0) === 0x80) offset--;
  return offset;
}

/** ASCII in UTF-16 without a byte order mark is valid UTF-8, but its tags would not be found. */
function isUtf16(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 4096);
  if (bytes.length % 2 === 1 || !sample.includes(0)) return false;
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  // ASCII has a NUL in the same half of every code unit. Other characters may have one in the other half.
  return Math.max(even, odd) > sample.length / 4 && Math.max(even, odd) > 2 * Math.min(even, odd);
}
