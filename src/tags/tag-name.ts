import { END_OF_NAME, TAG } from '../base/html.js';
import { nearest } from '../base/nearest.js';

/** `<paginationList>` is a different name. */
const MOST_EDITS = 2;

/** What distinguishes our tag from another library's component, such as `<b-pagination>`, and how far to look. */
const LONGEST_TAG = 1000;
const OUR_ATTRIBUTE = /^[^>]*\s(?:total|current)[-_]?pages?\s*=/i;

/** Creates the patterns of texts that may contain a tag of a name or a similar one, and of the names of such tags. */
function createPatterns(tag: string) {
  const begin = tag.slice(0, 3);
  const rest = tag.length - begin.length;
  const letters = `[a-z_${tag === TAG ? '' : '\\d-'}]`;
  const similar = `${begin}${letters}{${Math.max(rest - MOST_EDITS, 0)},${rest + MOST_EDITS}}`;
  return {
    // Template code may follow our name: whether it is part of the name is only known later.
    inText: new RegExp(`</?${tag}|[<-]${similar}${END_OF_NAME}`, 'i'),
    // A frameset would replace the body with our tags, and the language of a page may stand in a late `<html>`.
    afterTag: new RegExp(
      `<(?:/?${tag}|html|frameset|${similar}${END_OF_NAME})|-${similar}${END_OF_NAME}`,
      'gi',
    ),
    start: new RegExp(`<${tag}${END_OF_NAME}`, 'i'),
    name: new RegExp(`^(?:(${similar})|[a-z]{1,16}-${tag})$`, 'i'),
  };
}

const DEFAULT_PATTERNS = createPatterns(TAG);

function patternsOf(tag: string) {
  return tag === TAG ? DEFAULT_PATTERNS : createPatterns(tag);
}

/** Whether a text may contain a tag of our name, or nearly ours. If not, it need not be parsed. */
export function mayHoldTag(text: string, tag = TAG): boolean {
  return patternsOf(tag).inText.test(text);
}

export function holdsTag(text: string, tag: string): boolean {
  return tagIn(text, tag) >= 0;
}

/** The offset of the start of a tag of our name in a text, or -1. */
export function tagIn(text: string, tag: string): number {
  return text.search(patternsOf(tag).start);
}

/**
 * Finds the last place in a text that may still matter once a tag of ours is found. It searches from the end, in blocks
 * that double, and so reads little more than what follows that place.
 *
 * @param from the offset to stop at
 * @returns the offset of that place, or -1 if there is none
 */
export function lastThatMatters(text: string, tag: string, from: number): number {
  const { afterTag } = patternsOf(tag);
  // No match is longer.
  const overlap = '<frameset'.length + tag.length + MOST_EDITS;
  for (let end = text.length, size = 4096; end > from; end -= size, size *= 2) {
    const start = Math.max(from, end - size);
    const last = [...text.slice(start, end + overlap).matchAll(afterTag)].at(-1);
    if (last) return start + last.index;
  }
  return -1;
}

/**
 * Creates a function that checks whether a start tag has nearly our name. HTML allows any name, so such a tag would go
 * unnoticed.
 *
 * @returns a function of a name other than ours and the offset after it
 */
export function misspelledNameTest(text: string, tag: string): (name: string, end: number) => boolean {
  const { name: like } = patternsOf(tag);
  return (name, end) => {
    const [written, word] = like.exec(name) ?? [];
    if (written === undefined) return false;
    return word === undefined
      ? OUR_ATTRIBUTE.test(text.slice(end, end + LONGEST_TAG))
      : nearest(word, [tag], MOST_EDITS) === tag;
  };
}
