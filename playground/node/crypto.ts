import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the head of a component takes from `node:crypto`: browsers have this hash only as a promise. */
export function hash(_algorithm: 'sha256', text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
