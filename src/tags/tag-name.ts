import { TAG } from '../base/html.js';
import { nearest } from '../base/nearest.js';
import type { Range } from '../base/source.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';

/** What follows a name in a tag (HTML Living Standard, "Tag name state"). */
const END_OF_NAME = '[\\t\\n\\f\\r />]';

/** `<paginationList>` is another word. */
const MOST_EDITS = 2;

/** What tells a tag of ours from another library's component, such as `<b-pagination>`, and how far it is looked for. */
const LONGEST_TAG = 1000;
const OUR_ATTRIBUTE = /^[^>]*\s(?:total|current)[-_]?pages?\s*=/i;

/** Tells whether a text may hold a tag of our name, or almost of ours. If not, there is no need to read it. */
export function mayHoldTag(text: string, tag = TAG): boolean {
  // Template code may follow our name: it is only known later that it is no part of the name.
  return new RegExp(`<${tag}|[<-]${wordLike(tag)}${END_OF_NAME}`, 'i').test(text);
}

/**
 * Makes a function that tells whether the start tag at an offset of a text has a name that is almost ours. It gives the
 * range from the `<` to the end of the name. HTML allows any name, so such a tag would pass in silence.
 */
export function misspeltTagReader(text: string, tag: string): (start: number) => Range | undefined {
  const opening = new RegExp(`<(?:(${wordLike(tag)})|[a-z]{1,16}-${tag})(?=${END_OF_NAME})`, 'iy');
  return (start) => {
    opening.lastIndex = start;
    const [written, word] = opening.exec(text) ?? [];
    if (written === undefined) return undefined;
    const end = start + written.length;
    const isMeant =
      word === undefined
        ? OUR_ATTRIBUTE.test(text.slice(end, end + LONGEST_TAG))
        : nearest(word, [tag], MOST_EDITS) === tag;
    return isMeant ? { start, end } : undefined;
  };
}

/** The pattern of words that may be our name. */
function wordLike(tag: string): string {
  const begin = tag.slice(0, 3);
  const rest = tag.length - begin.length;
  return `${begin}[a-z_${tag === TAG ? '' : '\\d-'}]{${Math.max(rest - MOST_EDITS, 0)},${rest + MOST_EDITS}}`;
}

/** Hides tags that a template's language tells from elements by their capital, and gives a notice for each start tag. */
export function hideComponents(html: string, tag: string) {
  const components: Problem[] = [];
  const component = new RegExp(`(</?)(${tag.charAt(0).toUpperCase()}${tag.slice(1)})(?=${END_OF_NAME})`, 'g');
  const masked = html.replace(component, (written: string, opening: string, name: string, start: number) => {
    const range = { start, end: start + written.length };
    if (opening === '<') components.push(problem('component-tag', range, { name }));
    return opening + 'c'.padEnd(name.length, '_');
  });
  return { masked, components };
}
