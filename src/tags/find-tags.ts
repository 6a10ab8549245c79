import { TAG, TAG_NAME } from '../base/html.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import { holdsTag } from './tag-name.js';
import type { ParsedTags, StartTag, StartTagAttributes } from './parsed-tags.js';
import { simulate } from './tree-builder-simulator/simulate.js';
import { readAgain } from './second-reading.js';
import { readStartTag } from './start-tag-reader.js';
import { TagParser } from './tag-parser.js';
import type { Range } from '../base/source.js';

/** One of our tags: the range that its control replaces, and its attributes. */
export interface Tag extends StartTagAttributes {
  /** The start tag alone, or from the start tag to the end tag. */
  readonly range: Range;
  readonly startTag: Range;
  readonly isInForm: boolean;
}

/**
 * Finds all tags that HTML recognizes in a text, in source order, and checks their places.
 *
 * @param text the template
 * @param html the same text with template code masked, of the same length
 * @param name the tag name
 * @param isOfOthers tells of a start tag whether it belongs to another library. Such tags are left out
 */
export function findTags(
  text: string,
  html = text,
  name = TAG,
  isOfOthers: (attributes: StartTagAttributes, range: Range) => boolean = () => false,
) {
  // All parsers agree on what the simulator finds.
  const simulated = simulate(html, name);
  const { found, problems: ofParsers } = simulated ? { found: simulated, problems: [] } : parse(html, name);
  const { tags: parsed, misspelled, unfinished, selfClosedTexts, inTitles, html: htmlTag } = found;
  const tags: Tag[] = [];
  const problems: Problem[] = [];
  const others = new Set<number>();
  const closing = new Set(parsed.map((tag) => (tag.kind === 'start' ? tag.endTag?.start : undefined)));
  // An end tag that closes no element belongs to the last start tag that has none.
  const waiting: StartTag[] = [];
  const isAlone = parsed.every(({ kind }) => kind === 'end') && !holdsTag(text, name);

  for (const [index, tag] of parsed.entries()) {
    const { range } = tag;
    if (tag.kind === 'start') {
      if (!tag.selfClosing && tag.endTag === undefined) waiting.push(tag);
      const read = readStartTag(html, range);
      if (isOfOthers(read, range)) {
        others.add(range.start);
        continue;
      }
      for (const found of checkPlace(text, html, tag)) problems.push(found);
      const whole = { start: range.start, end: tag.endTag?.end ?? range.end };
      const { attributes, duplicates } = read;
      tags.push({ range: whole, startTag: range, isInForm: tag.isInForm, attributes, duplicates });
    } else if (!closing.has(range.start)) {
      const start = waiting.pop();
      if (start && others.has(start.range.start)) continue;
      if (isAlone) {
        problems.push(problem('lone-end-tag', range, {}));
      } else if (start === undefined) {
        const previous = parsed[index - 1];
        // Any other start tag would be waiting for it.
        const isAfterSlash = previous?.kind === 'start';
        const isUnread = hasUnreadTag(text, name, { start: previous?.range.end ?? 0, end: range.start });
        // In Markdown, the mark of a quote is hidden.
        const isQuoted = text.charAt(range.start - 1) === '>' && html.charAt(range.start - 1) !== '>';
        const unread = isQuoted ? 'quote' : 'unread';
        const fault = isUnread ? unread : isAfterSlash ? 'after-slash' : 'alone';
        problems.push(problem('stray-end-tag', range, { fault }));
      } else if (start.droppedIn === undefined) {
        problems.push(problem('mis-nested-tag', range, { opening: start.range }));
      }
    }
  }

  for (const { range, droppedIn } of waiting)
    if (droppedIn === undefined && !others.has(range.start))
      problems.push(problem('unclosed-tag', range, {}));
  for (const one of ofParsers) if (!others.has(one.range.start)) problems.push(one);
  for (const range of misspelled) problems.push(misspelledTag(html.slice(range.start + 1, range.end), range));
  for (const range of inTitles) problems.push(problem('misplaced-tag', range, { fault: 'title' }));
  if (unfinished) problems.push(problem('unfinished-tag', unfinished, { fault: 'file' }));
  for (const range of selfClosedTexts) {
    const element = elementAround(html, name, range);
    if (element !== undefined) problems.push(problem('self-closed-text-element', range, { name: element }));
  }
  return { tags, problems, documentLanguage: htmlTag && languageOf(html, htmlTag) };
}

/** How far before an end tag its start tag is looked for. */
const LONGEST_TAG = 2000;

/** Whether a text that is between tags contains what its author may have meant as a start tag. */
function hasUnreadTag(text: string, name: string, { start, end }: Range): boolean {
  return holdsTag(text.slice(Math.max(start, end - LONGEST_TAG), end), name);
}

/** Returns the name of an element whose text is a tag of ours, because HTML ignores the slash of its start tag. */
function elementAround(html: string, name: string, { start, end }: Range): string | undefined {
  const [element = ''] = /[a-z]+/i.exec(html.slice(start, end)) ?? [];
  const [content = ''] = html.slice(end).split(new RegExp(`</${element}`, 'i'), 1);
  return content.toLowerCase().includes(`<${name}`) ? element.toLowerCase() : undefined;
}

/** Reports a name that is nearly ours. A valid name of another element may be meant as the name of our tags. */
function misspelledTag(written: string, range: Range): Problem {
  const name = written.toLowerCase();
  const setting = TAG_NAME.test(name) ? ` To replace <${name}>, set the option "tag" to "${name}".` : '';
  return problem('misspelled-tag', range, { name: written, setting });
}

/** Finds the tags with the parser, and reports those that browsers may read in another way. */
function parse(html: string, name: string): { readonly found: ParsedTags; readonly problems: Problem[] } {
  const parser = new TagParser(html, name);
  const found = parser.found();
  const first = found.tags.filter((tag) => tag.kind === 'start');
  const isForeign = first.some(({ misplaced }) => misplaced === 'foreign');
  if (!isForeign && !parser.hasRichSelect) return { found, problems: [] };
  const again = new Map(readAgain(html, name).map((tag) => [tag.range.start, tag]));
  const known = new Set(first.map(({ range }) => range.start));
  const lost = first.filter(({ range, droppedIn, misplaced }) => {
    const other = again.get(range.start);
    const isWorse = other?.droppedIn ?? (misplaced === undefined && other?.misplaced);
    return droppedIn === undefined && (other === undefined || isWorse);
  });
  const gained = [...again.values()].filter(({ range }) => !known.has(range.start));
  const fault = isForeign ? 'foreign' : 'select';
  return {
    found,
    problems: [...lost, ...gained].map(({ range }) => problem('ambiguous-tag', range, { fault })),
  };
}

function languageOf(text: string, htmlTag: Range): string | undefined {
  const { attributes } = readStartTag(text, htmlTag);
  const language =
    attributes.find(({ name }) => name === 'lang') ?? attributes.find(({ name }) => name === 'xml:lang');
  return language && (language.value ?? '');
}

function checkPlace(text: string, html: string, tag: StartTag): Problem[] {
  const { range, misplaced, droppedIn, endTag } = tag;
  if (droppedIn !== undefined) {
    const fault = droppedIn === '' ? 'outside' : 'inside';
    return [problem('dropped-tag', range, { fault, parent: droppedIn })];
  }
  const problems: Problem[] = [];
  if (misplaced) problems.push(problem('misplaced-tag', range, { fault: misplaced }));
  // Code between the attributes that ends with `%>` ends the tag, too. What follows is the rest of the tag.
  const isCut = /^\s[%?]>$/.test(html.slice(range.end - 3, range.end));
  if (endTag && !isCut) {
    const lost = firstContent(text, html, { start: range.end, end: endTag.start });
    if (lost) problems.push(problem('content-not-allowed', lost, {}));
  }
  return problems;
}

/** Returns the range between the tags from the first thing that is neither white space nor a comment. */
function firstContent(text: string, html: string, { start, end }: Range): Range | undefined {
  const comment = /<!--(?:-?>|[^]*?(?:--!?>|$))/y;
  const content = html.slice(start, end);
  let from = start;
  for (;;) {
    const gap = text.slice(from, end).search(/[^\t\n\f\r ]/);
    if (gap < 0) return undefined;
    // HTML also reads <?php … ?> as a comment, but its author does not.
    comment.lastIndex = from + gap - start;
    if (!comment.test(content)) return { start: from + gap, end };
    from = start + comment.lastIndex;
  }
}
