/**
 * Finds the tags of our name at the speed of a search, or gives up. What it finds is what the parser would find.
 *
 * The proof has two parts. **Tokens**: in text of HTML, a tag, a comment or the text of an element ends where the
 * tokenizer says, which needs no state but the kind of text (HTML Living Standard, 13.2.5). Text of another kind begins
 * after the start tags of few elements, if the parser takes them for elements. **Elements**: whether it does, and what a
 * control would meet in its place, `OpenElements` knows, or says that it does not. A tag of ours with only white space in
 * it changes nothing of that: HTML does not know the name, so the element is inserted, and closed by its end tag.
 *
 * Everything else is left to the parser, also what a page rarely has and a few lines here would know.
 */

import { TAG, TEXT_ELEMENTS } from '../../base/html.js';
import type { Range } from '../../base/source.js';
import { findCandidates } from '../candidates.js';
import type { ParsedTags } from '../parsed-tags.js';
import { OpenElements } from './open-elements.js';

const SPACES = '[\\t\\n\\f\\r ]*';
const VALUE = `"[^"]*"|'[^']*'|[^\\t\\n\\f\\r "'<=>\`]+`;
const ATTRIBUTE = `[\\t\\n\\f\\r ]${SPACES}[^\\t\\n\\f\\r "'/<=>]+(?:${SPACES}=${SPACES}(?:${VALUE}))?`;

/** A tag as authors should write it: its slash, its name, and its slash at the end. */
const WHOLE_TAG = `(/?)([a-z][\\w.:-]*)(?:${ATTRIBUTE}){0,200}${SPACES}(/?)>`;

/** A comment, a doctype, and what else HTML takes for a comment. */
const COMMENT = '!--(?:-?>|[^]*?--!?>)|(?!!--|!\\[CDATA\\[|/[a-z])[!?/][^>]*>';

/** What may begin with a `<`, which may also stand for itself. */
const MARKUP = new RegExp(`<(?:${WHOLE_TAG}|${COMMENT}|(?![a-z!?/]))`, 'iy');

/**
 * Scans a text for the tags of our name.
 *
 * @param text the template
 * @param ourName that of the tags
 * @returns undefined where the parser has to look
 */
export function scan(text: string, ourName = TAG): ParsedTags | undefined {
  const { last, hasFramesetAfter, hasHtmlAfter } = findCandidates(text, ourName);
  if (hasFramesetAfter) return undefined;
  const open = new OpenElements();
  const tags: ParsedTags['tags'][number][] = [];
  let html: Range | undefined;
  let end = 0;

  for (let start = text.indexOf('<'); start >= 0 && start <= last; start = text.indexOf('<', end)) {
    MARKUP.lastIndex = start;
    const markup = MARKUP.exec(text);
    if (markup === null) return undefined;
    end = MARKUP.lastIndex;
    const name = markup[2]?.toLowerCase();
    if (name === undefined) continue;
    const isEnd = markup[1] !== '';
    const selfClosing = markup[3] !== '';
    if (name === ourName) {
      if (isEnd || !open.takesControl) return undefined;
      const endTag = selfClosing ? undefined : readEndTag(text, end, ourName);
      if (!selfClosing && endTag === undefined) return undefined;
      const misplaced = open.isInParagraph ? 'paragraph' : undefined;
      const element = { endTag, comments: [] };
      tags.push({
        kind: 'start',
        range: { start, end },
        selfClosing,
        misplaced,
        element,
        droppedIn: undefined,
      });
      if (endTag) {
        tags.push({ kind: 'end', range: endTag });
        ({ end } = endTag);
      }
    } else if (!open.read(name, isEnd, selfClosing)) {
      return undefined;
    } else if (!isEnd && !open.isInForeignContent) {
      if (name === 'html') html ??= { start, end };
      if (!TEXT_ELEMENTS.includes(name)) continue;
      const textEnd = selfClosing ? undefined : findEndOfText(text, end, name);
      if (textEnd === undefined) return undefined;
      end = textEnd;
    }
  }
  // A later <html> tag could still be the document's.
  if (html === undefined && hasHtmlAfter) return undefined;
  return { tags, unfinished: undefined, selfClosedTexts: [], html };
}

/** Reads the end tag of ours that follows a start tag; undefined where more than white space is between them. */
function readEndTag(text: string, from: number, ourName: string): Range | undefined {
  const start = text.indexOf('<', from);
  MARKUP.lastIndex = start;
  const [, slash, name = ''] = MARKUP.exec(text) ?? [];
  const isEndTag = slash === '/' && name.toLowerCase() === ourName;
  const isEmpty = !/[^\t\n\f\r ]/.test(text.slice(from, start));
  return isEndTag && isEmpty ? { start, end: MARKUP.lastIndex } : undefined;
}

/** Where the end tag of an element starts whose content is text (RCDATA, RAWTEXT and script data states). */
function findEndOfText(text: string, from: number, name: string): number | undefined {
  const endTag = new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi');
  endTag.lastIndex = from;
  const end = endTag.exec(text)?.index;
  const content = text.slice(from, end);
  // Script data double escaped state: after <!-- and <script>, that is not the end tag.
  const mayGoOn = name === 'script' && content.includes('<!--') && /<script/i.test(content);
  return mayGoOn ? undefined : end;
}
