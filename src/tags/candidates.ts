/** Searches a text for what may be a tag, wherever it stands. */

/** Where the last thing starts that may be a tag of a name, or -1. */
export interface Candidates {
  readonly ours: number;
  /** Those after the last one of ours; nothing depends on those before it. */
  readonly frameset: number;
  readonly html: number;
}

/** How much is searched first. */
const PIECE = 1024;

/** The length of the longest thing that is searched for: `</pagination`. */
const LONGEST = 12;

/** Searches a text for whatever may be a tag that counts. */
export function lastCandidates(text: string): Candidates {
  const ours = lastIndex(text, /<\/?pagination/gi);
  const rest = text.slice(Math.max(ours, 0));
  const inText = (index: number): number => (index < 0 ? -1 : text.length - rest.length + index);
  return {
    ours,
    frameset: inText(lastIndex(rest, /<frameset/gi)),
    html: inText(lastIndex(rest, /<html/gi)),
  };
}

/** Tells whether a text may hold a tag at all. Where it cannot, nobody needs to parse it. */
export function mayHoldTag(text: string): boolean {
  return lastIndex(text, /<pagination/gi) >= 0;
}

/** Searches ever longer pieces from the end on: what is looked for is often near it. */
function lastIndex(text: string, pattern: RegExp): number {
  for (let start = text.length, length = PIECE; start > 0; length *= 2) {
    const end = Math.min(start + LONGEST, text.length);
    start = Math.max(start - length, 0);
    const piece = text.slice(start, end);
    let found = 0;
    while (pattern.test(piece)) found = pattern.lastIndex;
    if (found > 0) return text.lastIndexOf('<', start + found - 1);
  }
  return -1;
}
