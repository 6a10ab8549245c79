/** Searches for text that may be a tag, wherever it stands. */

import { TAG } from '../base/html.js';

/** What the scan and the parser must read. */
export interface Candidates {
  /** Where the last thing starts that may be a tag of ours, or -1. */
  readonly last: number;
  /** Whether a `<frameset>` may follow it, which could drop our tags. */
  readonly hasFramesetAfter: boolean;
  /** Whether an `<html>` tag may follow it. */
  readonly hasHtmlAfter: boolean;
}

/** How much is searched first. */
const PIECE = 1024;

/** Searches a text for whatever may be a tag that counts. */
export function findCandidates(text: string, tag: string): Candidates {
  const last = lastIndex(text, `</?${tag}`, tag.length + 2);
  const rest = text.slice(Math.max(last, 0));
  return { last, hasFramesetAfter: /<frameset/i.test(rest), hasHtmlAfter: /<html/i.test(rest) };
}

/** Tells whether a text may hold a tag of ours. If not, there is no need to parse it. */
export function mayHoldTag(text: string, tag = TAG): boolean {
  return lastIndex(text, `<${tag}`, tag.length + 1) >= 0;
}

/** Searches longer and longer pieces from the end on, because the last tag is often near it. */
function lastIndex(text: string, wanted: string, longest: number): number {
  const pattern = new RegExp(wanted, 'gi');
  for (let start = text.length, length = PIECE; start > 0; length *= 2) {
    const end = Math.min(start + longest, text.length);
    start = Math.max(start - length, 0);
    const piece = text.slice(start, end);
    let found = 0;
    while (pattern.test(piece)) found = pattern.lastIndex;
    if (found > 0) return text.lastIndexOf('<', start + found - 1);
  }
  return -1;
}
