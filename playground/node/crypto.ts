import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the head of a component takes from `node:crypto`: browsers have this hash only as a promise. */
export function createHash(_algorithm: 'sha256') {
  let text = '';
  return {
    update(more: string) {
      text += more;
      return this;
    },
    digest: (_encoding: 'hex'): string => bytesToHex(sha256(utf8ToBytes(text))),
  };
}
