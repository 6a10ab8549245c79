/**
 * Finds the tags of our name at the speed of a search, or gives up. What it finds is what the parser would: that is
 * proven, or the parser has to look.
 *
 * The proof has two parts. **Tokens**: in text of HTML a tag (`tag-tokens.ts`), a comment or the text of an element ends
 * where the tokenizer says, which needs no state but the kind of text (HTML Living Standard, 13.2.5; the name of the state
 * is at each rule). Text of another kind begins after the start tags of few elements, if the parser takes them for
 * elements. **Elements**: whether it does, and what a control would meet in its place, `OpenElements` knows for all
 * that is open at a token, or it says that it does not. A tag of ours with nothing but white space and comments in it
 * changes nothing of that, since it is a name that HTML does not know: it is inserted, and popped by its end tag.
 *
 * So this gives up on what either part does not know: CDATA in a drawing; NUL in the name of a tag (anywhere else it opens
 * and closes nothing); a `<script>` in which `<!--` may hide its end; `<frameset>` and `<plaintext>`; a tag of ours that is
 * cut off, has no end tag, has content, or is in a `<select>` or a drawing; an end tag of ours without its start tag; and
 * on any place in which elements are not known.
 *
 * Each character is looked at a bounded number of times, whatever the text.
 */

import type { Candidates } from '../candidates.js';
import type { Misplacement } from '../../diagnostics/code-words.js';
import { HTML, PAGINATION } from './element-kinds.js';
import { OpenElements, type DocumentMode } from './open-elements.js';
import type { Range } from '../../base/source.js';
import { isSpace, Tag } from './tag-tokens.js';

/** A tag of our name that is known to be an element of its own. */
export interface ScannedTag {
  readonly range: Range;
  readonly selfClosing: boolean;
  /** Undefined where the tag is self-closing. */
  readonly endTag: Range | undefined;
  /** The comments between the tags. */
  readonly comments: readonly Range[];
  readonly misplaced: Misplacement | undefined;
}

/** A start tag whose slash HTML ignores. */
export interface ScannedText {
  readonly name: string;
  readonly range: Range;
}

/** All that is known of a text. */
export interface Scanned {
  readonly tags: readonly ScannedTag[];
  readonly selfClosedTexts: readonly ScannedText[];
  /** The start tag of the document's element. */
  readonly html: Range | undefined;
}

const LINE_FEED = 0x0a;
const SLASH = 0x2f;
const LESS = 0x3c;
const GREATER = 0x3e;

/**
 * Scans a text for the tags of our name.
 *
 * @param text the template
 * @param last where the last tags of some names may start
 * @returns undefined where the parser has to look
 */
export function scan(text: string, last: Candidates): Scanned | undefined {
  if (last.frameset >= 0) return undefined;
  const open = new OpenElements(modeOf(text));
  const tags: ScannedTag[] = [];
  const selfClosedTexts: ScannedText[] = [];
  let html: Range | undefined;
  const tag = new Tag(text);

  for (let start = text.indexOf('<'), end; start >= 0 && start <= last.ours; start = nextLess(text, end)) {
    if (!tag.read(start)) {
      if (open.isInDrawing && text.startsWith('<![CDATA[', start)) return undefined;
      end = skipOther(text, start);
      continue;
    }
    const { kind, isEnd, selfClosing } = tag;
    ({ end } = tag);
    if (end < 0 || kind === undefined) return undefined;
    if (kind === PAGINATION) {
      if (isEnd || !open.takesControl) return undefined;
      const found = readElement(text, tag, open.misplacement());
      if (found === undefined) return undefined;
      tags.push(found);
      ({ end } = found.endTag ?? found.range);
    } else if (isEnd) {
      if (!open.end(kind)) return undefined;
    } else {
      const following = open.start(kind, selfClosing);
      if (following === undefined) return undefined;
      if (following === 'text') {
        const { name } = kind;
        if (selfClosing) selfClosedTexts.push({ name, range: { start, end } });
        end = skipText(text, end, name, tag);
        if (end < 0) return undefined;
      } else if (kind === HTML && html === undefined && !open.isInTemplate) {
        html = { start, end };
      }
    }
  }
  // A later <html> tag could still be the document's.
  if (html === undefined && last.html >= 0) return undefined;
  return { tags, selfClosedTexts, html };
}

/** In what mode the doctype that a text begins with puts the document, or that there is none ("initial" insertion mode). */
function modeOf(text: string): DocumentMode {
  if (/^[\t\n\f\r ]*<!doctype[\t\n\f\r ]+html[\t\n\f\r ]*>/i.test(text)) return 'no-quirks';
  return /^[\t\n\f\r ]*<[a-z]/i.test(text) ? 'quirks' : undefined;
}

/** Reads on from a start tag of our name. */
function readElement(text: string, tag: Tag, misplaced: Misplacement | undefined): ScannedTag | undefined {
  const { range, selfClosing } = tag;
  const comments: Range[] = [];
  if (selfClosing) return { range, selfClosing, endTag: undefined, comments, misplaced };
  let start = skipSpace(text, tag.end);
  while (text.startsWith('<!--', start)) {
    const end = skipComment(text, start + 4);
    comments.push({ start, end });
    start = skipSpace(text, end);
  }
  if (text.charCodeAt(start) !== LESS || !tag.read(start)) return undefined;
  if (tag.end < 0 || !tag.isEnd || tag.kind !== PAGINATION) return undefined;
  return { range, selfClosing, endTag: tag.range, comments, misplaced };
}

/** Where the next `<` is. In pages of documentation, half of them and more follow a tag, or begin the next line. */
function nextLess(text: string, end: number): number {
  let start = end;
  let code = text.charCodeAt(start);
  if (code === LINE_FEED) code = text.charCodeAt(++start);
  return code === LESS ? start : text.indexOf('<', start);
}

/** Where text goes on after a `<` that starts no tag: a comment, a doctype, or a character. */
function skipOther(text: string, start: number): number {
  const next = text.charCodeAt(start + 1);
  if (next === 0x21 && text.startsWith('--', start + 2)) return skipComment(text, start + 4);
  const isBogusComment = next === 0x21 || next === 0x3f || (next === SLASH && start + 2 < text.length);
  return isBogusComment ? endAfter(text, '>', start + 2) : start + 1;
}

/** Comment states: it ends at `-->` or `--!>`, and `<!-->` and `<!--->` are whole. */
function skipComment(text: string, start: number): number {
  const short = /^-?>/.exec(text.slice(start, start + 2));
  if (short) return start + short[0].length;
  const end = /--!?>/g;
  end.lastIndex = start;
  return end.test(text) ? end.lastIndex : text.length;
}

/**
 * Where the text of an element ends and the next thing starts, after its end tag (RCDATA, RAWTEXT and script data
 * states); -1 where that is not known.
 */
function skipText(text: string, start: number, name: string, tag: Tag): number {
  for (let at = text.indexOf('</', start); at >= 0; at = text.indexOf('</', at + 2)) {
    const end = at + 2 + name.length;
    const code = text.charCodeAt(end);
    if (!isSpace(code) && code !== SLASH && code !== GREATER) continue;
    if (text.slice(at + 2, end).toLowerCase() !== name) continue;
    // Script data double escaped state: after <!-- and <script>, that is not the end tag.
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

function skipSpace(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** The offset after the next occurrence of a character, or the end of the text. */
function endAfter(text: string, character: string, start: number): number {
  const found = text.indexOf(character, start);
  return found < 0 ? text.length : found + 1;
}
