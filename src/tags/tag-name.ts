import { TAG } from '../base/html.js';
import { nearest } from '../base/nearest.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';

/** What follows a name in a tag (HTML Living Standard, "Tag name state"). */
const END_OF_NAME = '[\\t\\n\\f\\r />]';

/** `<paginationList>` is another word. */
const MOST_EDITS = 2;

/** What tells a tag of ours from another library's component, such as `<b-pagination>`, and how far it is looked for. */
const LONGEST_TAG = 1000;
const OUR_ATTRIBUTE = /^[^>]*\s(?:total|current)[-_]?pages?\s*=/i;

/** What shows that a text may have a tag of a name, or of almost that name; and what the name of such a tag looks like. */
function patternsOf(tag: string) {
  const begin = tag.slice(0, 3);
  const rest = tag.length - begin.length;
  const letters = `[a-z_${tag === TAG ? '' : '\\d-'}]`;
  const similar = `${begin}${letters}{${Math.max(rest - MOST_EDITS, 0)},${rest + MOST_EDITS}}`;
  return {
    // Template code may follow our name: only later is it known to be no part of the name.
    inText: new RegExp(`<${tag}|[<-]${similar}${END_OF_NAME}`, 'i'),
    name: new RegExp(`^(?:(${similar})|[a-z]{1,16}-${tag})$`, 'i'),
  };
}

const OUR_PATTERNS = patternsOf(TAG);

/** Whether a text may have a tag of our name, or almost of ours. If not, there is no need to read it. */
export function mayHoldTag(text: string, tag = TAG): boolean {
  const { inText } = tag === TAG ? OUR_PATTERNS : patternsOf(tag);
  return inText.test(text);
}

/**
 * Makes a function that says whether a start tag has almost our name. HTML allows any name, so such a tag would pass in
 * silence.
 *
 * @returns a function of the name, which is not ours, and of the offset after it
 */
export function misspeltNameTest(text: string, tag: string): (name: string, end: number) => boolean {
  const { name: like } = tag === TAG ? OUR_PATTERNS : patternsOf(tag);
  return (name, end) => {
    const [written, word] = like.exec(name) ?? [];
    if (written === undefined) return false;
    return word === undefined
      ? OUR_ATTRIBUTE.test(text.slice(end, end + LONGEST_TAG))
      : nearest(word, [tag], MOST_EDITS) === tag;
  };
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
