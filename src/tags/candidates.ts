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

/** Searches a text for whatever may be a tag that counts. */
export function findCandidates(text: string, tag: string): Candidates {
  let last = -1;
  for (const { index } of text.matchAll(new RegExp(`</?${tag}`, 'gi'))) last = index;
  const rest = text.slice(Math.max(last, 0));
  return { last, hasFramesetAfter: /<frameset/i.test(rest), hasHtmlAfter: /<html/i.test(rest) };
}

/** Tells whether a text may hold a tag of ours. If not, there is no need to parse it. */
export function mayHoldTag(text: string, tag = TAG): boolean {
  return new RegExp(`<${tag}`, 'i').test(text);
}
