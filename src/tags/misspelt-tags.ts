import { TAG } from '../base/html.js';
import { nearest } from '../base/nearest.js';
import type { Range } from '../base/source.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import { scan } from './scan/scan.js';
import { watch } from './watcher.js';

/** A word that may be our name. It is searched for first, because few pages have it. */
const wordLike = (tag: string): RegExp =>
  new RegExp(`${tag.slice(0, 3)}[a-z_${tag === TAG ? '' : '-'}]{0,20}(?=[\\s/>])`, 'gi');

/** `<paginationList>` is another word. */
const MOST_EDITS = 2;

/** What stands before it in a start tag, and how long that may be. */
const BEFORE = /<(?:[a-z]{1,16}-)?$/i;
const LONGEST_BEFORE = 18;

/** What tells a tag of ours from another library's component, such as `<b-pagination>`, and how far it is looked for. */
const LONGEST_TAG = 1000;
const OUR_ATTRIBUTE = /^[^>]*\s(?:total|current)[-_]?pages?\s*=/i;

/** Tells whether a text may hold a tag whose name is almost ours. If not, there is no need to mask its code. */
export function mayHoldMisspeltTag(html: string, tag: string): boolean {
  return similarNames(html, tag).length > 0;
}

/** Reports tags whose name is almost ours. HTML allows any name, so they would pass in silence. */
export function findMisspeltTags(html: string, tag: string): Problem[] {
  const names = similarNames(html, tag);
  if (names.length === 0) return [];
  // The text as it would be with the names right: what is found there as a tag of ours is a tag, and no comment.
  let text = '';
  let from = 0;
  const rangeAt = new Map<number, Range>();
  for (const range of names) {
    text += html.slice(from, range.start);
    rangeAt.set(text.length, range);
    text += `<${tag}`;
    from = range.end;
  }
  text += html.slice(from);
  return (scan(text, tag) ?? watch(text, tag)).tags.flatMap(({ range: { start } }) => {
    const range = rangeAt.get(start);
    return range ? [problem('misspelt-tag', range, { name: html.slice(range.start + 1, range.end) })] : [];
  });
}

/** Finds what looks like the beginning of such a tag, from its `<` to the end of its name. */
function similarNames(html: string, tag: string): Range[] {
  const found: Range[] = [];
  for (const { 0: word, index } of html.matchAll(wordLike(tag))) {
    const before = BEFORE.exec(html.slice(Math.max(index - LONGEST_BEFORE, 0), index))?.[0];
    if (before === undefined) continue;
    const end = index + word.length;
    const isOurName = word.toLowerCase() === tag;
    const isMeant =
      before === '<'
        ? !isOurName && nearest(word, [tag], MOST_EDITS) === tag
        : isOurName && OUR_ATTRIBUTE.test(html.slice(end, end + LONGEST_TAG));
    if (isMeant) found.push({ start: index - before.length, end });
  }
  return found;
}

/** Hides tags that a template's language tells from elements by their capital, and gives a notice for each start tag. */
export function hideComponents(html: string, tag: string) {
  const components: Problem[] = [];
  const component = new RegExp(`(</?)(${tag.charAt(0).toUpperCase()}${tag.slice(1)})(?=[\\s/>])`, 'g');
  const masked = html.replace(component, (written: string, opening: string, name: string, start: number) => {
    const range = { start, end: start + written.length };
    if (opening === '<') components.push(problem('component-tag', range, { name }));
    return opening + 'c'.padEnd(name.length, '_');
  });
  return { masked, components };
}
