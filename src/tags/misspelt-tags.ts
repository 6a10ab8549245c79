import { TAG } from '../base/html.js';
import { nearest } from '../base/nearest.js';
import type { Range } from '../base/source.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import { scan } from './scan/scan.js';
import { watch } from './watcher.js';

/** `<paginationList>` is another word. */
const MOST_EDITS = 2;

/** What tells a tag of ours from another library's component, such as `<b-pagination>`, and how far it is looked for. */
const OUR_ATTRIBUTE = /^[^>]*\s(?:total|current)[-_]?pages?\s*=/i;
const LONGEST_TAG = 1000;

/** Tells whether a text may hold a tag whose name is almost ours. If not, there is no need to mask its code. */
export function mayHoldMisspeltTag(html: string, tag: string): boolean {
  return correctNames(html, tag).wrong.size > 0;
}

/**
 * Reports tags whose name is almost ours. HTML allows any name, so they would pass in silence.
 *
 * @param html the template, its code masked
 */
export function findMisspeltTags(html: string, tag: string): Problem[] {
  const { text, wrong } = correctNames(html, tag);
  if (wrong.size === 0) return [];
  // What is found there as a tag of ours is a tag, and no comment.
  return (scan(text, tag) ?? watch(text, tag)).tags.flatMap(({ range: { start } }) => {
    const range = wrong.get(start);
    return range ? [problem('misspelt-tag', range, { name: html.slice(range.start + 1, range.end) })] : [];
  });
}

/**
 * Corrects the names that look like ours.
 *
 * @returns the text, and by the places in it where such tags begin, what is written there, from the `<` to the end of the name
 */
function correctNames(html: string, tag: string): { text: string; wrong: ReadonlyMap<number, Range> } {
  const letters = tag === TAG ? 'a-z_' : 'a-z_-';
  const nameLike = new RegExp(`<([a-z]{1,16}-)?(${tag.slice(0, 3)}[${letters}]{0,20})(?=[\\s/>])`, 'gi');
  const wrong = new Map<number, Range>();
  let shift = 0;
  const text = html.replace(
    nameLike,
    (opening: string, prefix: string | undefined, word: string, start: number) => {
      const end = start + opening.length;
      const isOurName = word.toLowerCase() === tag;
      const isMeant =
        prefix === undefined
          ? !isOurName && nearest(word, [tag], MOST_EDITS) === tag
          : isOurName && OUR_ATTRIBUTE.test(html.slice(end, end + LONGEST_TAG));
      if (!isMeant) return opening;
      wrong.set(start + shift, { start, end });
      shift += tag.length + 1 - opening.length;
      return `<${tag}`;
    },
  );
  return { text, wrong };
}
