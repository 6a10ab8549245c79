import { TAG } from '../base/html.js';
import { mayHoldTag } from './candidates.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { ParsedElement, ParsedTags, StartTag, StartTagAttributes } from './parsed-tags.js';
import { scan } from './scan/scan.js';
import { readAgain } from './second-reading.js';
import { readStartTag } from './start-tag-reader.js';
import { watch } from './watcher.js';
import type { Range } from '../base/source.js';

/** A tag of ours: what its control takes the place of, and what its author wrote in it. */
export interface Tag extends StartTagAttributes {
  /** The start tag alone, or all from the start tag to the end tag. */
  readonly range: Range;
  readonly startTag: Range;
}

/** The tags of a template in source order, and what is wrong with where they stand. */
export interface FoundTags {
  readonly tags: readonly Tag[];
  /** The `lang` of the document, if it says one. */
  readonly documentLanguage: string | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Finds all tags of a text, wherever HTML allows one, and judges where they stand.
 *
 * @param text the template
 * @param html the same as HTML is to see it: of the same length, template code masked
 * @param name that of the tags
 */
export function findTags(text: string, html = text, name = TAG): FoundTags {
  const scanned = scan(html, name);
  const { tags: parsed, unfinished, selfClosedTexts, html: htmlTag } = scanned ?? watch(html, name);
  // What the scan finds, every reader finds.
  const problems = scanned === undefined ? compareReadings(html, parsed, name) : [];
  const tags: Tag[] = [];
  const closed = new Set(
    parsed.map((tag) => (tag.kind === 'start' ? tag.element?.endTag?.start : undefined)),
  );
  // An end tag that closes no element was meant for the last start tag that still waits for one.
  const waiting: StartTag[] = [];
  const unclosed = new Set<StartTag>();

  for (const [index, tag] of parsed.entries()) {
    if (tag.kind === 'start') {
      for (const found of judgePlace(text, tag)) problems.push(found);
      if (!tag.selfClosing && tag.element?.endTag === undefined) {
        waiting.push(tag);
        if (tag.element) unclosed.add(tag);
      }
      const { attributes, duplicates } = readStartTag(html, tag.range);
      tags.push({ range: rangeToReplace(tag), startTag: tag.range, attributes, duplicates });
    } else if (!closed.has(tag.range.start)) {
      const start = waiting.pop();
      if (start === undefined) {
        const previous = parsed[index - 1];
        const fault = previous?.kind === 'start' && previous.selfClosing ? 'after-slash' : 'alone';
        problems.push(problem('stray-end-tag', tag.range, { fault }));
      } else if (unclosed.delete(start)) {
        problems.push(problem('mis-nested-tag', tag.range, { opening: start.range }));
      }
    }
  }

  for (const { range } of unclosed) problems.push(problem('unclosed-tag', range, {}));
  if (unfinished) problems.push(problem('unfinished-tag', unfinished, {}));
  for (const { name: element, range } of selfClosedTexts) {
    if (mayHoldTag(textOf(html, element, range.end), name))
      problems.push(problem('self-closed-text-element', range, { name: element }));
  }
  return { tags, problems, documentLanguage: htmlTag && languageOf(html, htmlTag) };
}

/** Reports what only one of two readings takes for a tag, or for a tag that has a place. */
function compareReadings(html: string, parsed: ParsedTags['tags'], name: string): Problem[] {
  const first = parsed.filter((tag) => tag.kind === 'start');
  const isForeign = first.some(({ misplaced }) => misplaced === 'foreign');
  if (!isForeign && !/<select/i.test(html)) return [];
  const again = new Map(readAgain(html, name).map((tag) => [tag.range.start, tag]));
  const known = new Set(first.map(({ range }) => range.start));
  const lost = first.filter(({ range, element, misplaced }) => {
    const other = again.get(range.start);
    const isWorse = other?.droppedIn ?? (misplaced === undefined && other?.misplaced);
    return element !== undefined && (other === undefined || isWorse);
  });
  const found = [...again.values()].filter(({ range }) => !known.has(range.start));
  return [...lost, ...found].map(({ range }) =>
    problem('ambiguous-tag', range, { fault: isForeign ? 'foreign' : 'select' }),
  );
}

function languageOf(text: string, htmlTag: Range): string | undefined {
  const language = readStartTag(text, htmlTag).attributes.find(({ name }) => name === 'lang');
  return language && (language.value ?? '');
}

/** The text of an element, up to its end tag. */
function textOf(html: string, element: string, start: number): string {
  const end = html.slice(start).search(new RegExp(`</${element}`, 'i'));
  return html.slice(start, end < 0 ? html.length : start + end);
}

function rangeToReplace({ range, selfClosing, element }: StartTag): Range {
  const end = selfClosing ? range.end : (element?.endTag?.end ?? range.end);
  return { start: range.start, end };
}

function judgePlace(
  text: string,
  { range, selfClosing, misplaced, element, droppedIn }: StartTag,
): Problem[] {
  if (element === undefined) {
    const fault = droppedIn === undefined ? 'outside' : 'inside';
    return [problem('dropped-tag', range, { fault, parent: droppedIn ?? '' })];
  }
  const problems: Problem[] = [];
  if (misplaced) problems.push(problem('misplaced-tag', range, { fault: misplaced }));
  if (!selfClosing && element.endTag) {
    const content = { start: range.end, end: element.endTag.start };
    const lost = firstContent(text, content, element);
    if (lost) problems.push(problem('content-not-allowed', lost, {}));
  }
  return problems;
}

/** Gives what is between the tags from the first thing on that is neither white space nor a comment. */
function firstContent(text: string, content: Range, { comments }: ParsedElement): Range | undefined {
  // To HTML, <?php … ?> is a comment as well; to its author it is not.
  const gapEnds = comments.filter(({ start }) => text.startsWith('<!--', start));
  let from = content.start;
  for (const { start: end, end: next } of [...gapEnds, { start: content.end, end: content.end }]) {
    const found = text.slice(from, end).search(/[^\t\n\f\r ]/);
    if (found >= 0) return { start: from + found, end: content.end };
    from = next;
  }
  return undefined;
}
