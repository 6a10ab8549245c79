/**
 * Finds the tags of our name at the speed of a search, or bails out. It finds what the parser would find.
 *
 * In `<title><pagination/></title>` the tag is text, and in `<svg><title><pagination/></title></svg>` it is an element:
 * tokens depend on the tree that the parser builds. A search for tags alone would replace the first, and a parser for
 * every page would triple the time of a run. As in lol-html, a simulator follows the tree as far as tokens depend on
 * it, and bails out of a text that it cannot be sure of; then the parser reads the whole text.
 *
 * The proof has two parts. **Tokens**: in HTML text, a tag (`tag-token.ts`), a comment or the text of an element ends
 * where the tokenizer says, which depends only on the kind of text (HTML Living Standard, 13.2.5; each rule names its
 * state). Other kinds of text begin after the start tags of a few elements, if the parser inserts them. **Elements**:
 * `TreeBuilderSimulator` knows whether it does and where a control would be, or says that it does not know. A tag of
 * ours that contains only white space has no effect on this: HTML does not know the name, so it inserts the element and
 * closes it at its end tag.
 *
 * Each character is read a bounded number of times.
 */

import { TAG } from '../../base/html.js';
import { HTML, MATH, NAV, SVG } from './elements.js';
import { TreeBuilderSimulator } from './tree-builder-simulator.js';
import { holdsTag, lastThatMatters, misspelledNameTest } from '../tag-name.js';
import type { ParsedTags } from '../parsed-tags.js';
import type { Range } from '../../base/source.js';
import { GREATER, isSpace, SLASH, TagToken } from './tag-token.js';

const LANDMARK = /role\s*=[\s"']*navigation/i;

/** Finds the tags of our name in a text; undefined if it bails out, and the parser is needed. */
export function simulate(text: string, name = TAG): ParsedTags | undefined {
  const tree = new TreeBuilderSimulator();
  const tags: ParsedTags['tags'][number][] = [];
  const misspelled: Range[] = [];
  const isMisspelled = misspelledNameTest(text, name);
  let html: Range | undefined;
  const tag = new TagToken(text, name);
  // Where the text may end for us, once a tag is found.
  let last: number | undefined;
  // How far no role is that matters.
  let clear = 0;

  for (let start = text.indexOf('<'), end; start >= 0; start = nextLess(text, end)) {
    if (!tag.read(start)) {
      if (tree.isInForeignContent && text.startsWith('<![CDATA[', start)) return undefined;
      end = skipOther(text, start);
      continue;
    }
    const { kind, isEnd, isOurs, selfClosing } = tag;
    ({ end } = tag);
    if (end < 0) return undefined;
    if (isOurs || (kind === NAV && !tree.isInForeignContent)) {
      // The simulator does not read roles. A <nav> is a landmark in any case.
      if (LANDMARK.test(text.slice(clear, start))) return undefined;
      clear = end;
    }
    if (kind === undefined && !isOurs && !isEnd && isMisspelled(tag.name, tag.nameEnd))
      misspelled.push({ start, end: tag.nameEnd });
    if (isOurs) {
      if (isEnd || !tree.takesControl) return undefined;
      const { range } = tag;
      if (!selfClosing && !readEndTag(text, tag)) return undefined;
      const endTag = selfClosing ? undefined : tag.range;
      const misplaced = tree.isInParagraph ? 'paragraph' : undefined;
      const { isInForm } = tree;
      tags.push({ kind: 'start', range, selfClosing, misplaced, isInForm, droppedIn: undefined, endTag });
      if (endTag) tags.push({ kind: 'end', range: endTag });
      ({ end } = tag);
      // After a tag at the top of a long page, nothing may matter: the rest need not be read.
      last ??= lastThatMatters(text, name, end);
      if (last < end) break;
    } else if (tree.isInForeignContent || kind === SVG || kind === MATH) {
      if (!tree.readForeign(tag)) return undefined;
    } else if (kind) {
      if (!(isEnd ? tree.end(kind) : tree.start(kind))) return undefined;
      if (kind === HTML && !isEnd) html ??= { start, end };
      if (!kind.isText || isEnd) continue;
      const content = end;
      end = selfClosing ? -1 : skipText(text, end, kind.name, tag);
      if (end < 0 || (kind.name === 'title' && holdsTag(text.slice(content, end), name))) return undefined;
    }
  }
  return { tags, misspelled, unfinished: undefined, selfClosedTexts: [], inTitles: [], html };
}

/** Reads from a start tag of ours to its end tag; false if more than white space is between them. */
function readEndTag(text: string, tag: TagToken): boolean {
  let start = tag.end;
  while (isSpace(text.charCodeAt(start))) start++;
  return text.charAt(start) === '<' && tag.read(start) && tag.isEnd && tag.isOurs && tag.end >= 0;
}

/** The next `<`. Half of them directly follow a tag or a line end. */
function nextLess(text: string, from: number): number {
  const at = text.charCodeAt(from) === 0x0a ? from + 1 : from;
  return text.charCodeAt(at) === 0x3c ? at : text.indexOf('<', at);
}

/** Skips a `<` that starts no tag: a comment, a doctype, or a character. */
function skipOther(text: string, start: number): number {
  const next = text.charCodeAt(start + 1);
  if (next === 0x21 && text.startsWith('--', start + 2)) return skipComment(text, start + 4);
  const isBogusComment = next === 0x21 || next === 0x3f || (next === SLASH && start + 2 < text.length);
  if (!isBogusComment) return start + 1;
  const end = text.indexOf('>', start + 2) + 1;
  return end > 0 ? end : text.length;
}

/** Comment states: it ends at `-->` or `--!>`; `<!-->` and `<!--->` are complete. */
function skipComment(text: string, start: number): number {
  const rest = /-?>|[^]*?--!?>/y;
  rest.lastIndex = start;
  return rest.test(text) ? rest.lastIndex : text.length;
}

/**
 * The offset after the text and the end tag of an element (RCDATA, RAWTEXT and script data states); -1 if unknown.
 */
function skipText(text: string, start: number, name: string, tag: TagToken): number {
  for (let at = text.indexOf('</', start); at >= 0; at = text.indexOf('</', at + 2)) {
    const end = at + 2 + name.length;
    const code = text.charCodeAt(end);
    if (!isSpace(code) && code !== SLASH && code !== GREATER) continue;
    if (text.slice(at + 2, end).toLowerCase() !== name) continue;
    // Script data double escaped state: after <!-- and <script>, this is not the end tag.
    if (name === 'script' && mayHideEndTags(text.slice(start, at))) return -1;
    tag.read(at);
    return tag.end;
  }
  return text.length;
}

function mayHideEndTags(script: string): boolean {
  const comment = script.indexOf('<!--');
  return comment >= 0 && /<script/i.test(script.slice(comment));
}
