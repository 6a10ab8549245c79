/** Hides everything in Markdown that is not raw HTML, so that the rest can be parsed like any template. */

import { Parser, type DefaultTreeAdapterMap, type Token } from 'parse5';
import type { Range } from '../base/source.js';
import { splice, type Replacement } from '../base/splice.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import { pageStart } from '../regions/front-matter.js';
import type { RawHtml, ReadMarkdown, RenderedMarkdown } from '../regions/markdown.js';
import { mask } from '../regions/mask.js';
import type { Region } from '../regions/region.js';

/** A text in Markdown that has been read, without its header and without code that prints nothing. */
export interface MarkdownPage {
  /** The template with everything masked that is not raw HTML, of the same length. */
  readonly masked: string;
  /** A problem for each tag of our name that a block cuts in two. */
  readonly problems: readonly Problem[];
  readonly text: string;
  readonly rendered: RenderedMarkdown;
  /** Renders another text in the same way. */
  readonly render: (text: string) => RenderedMarkdown;
  /** Returns a function that turns ascending offsets in the template into those in the text. */
  readonly offsets: () => (offset: number) => number;
}

/**
 * Masks everything in a text that is not raw HTML. The result has the same length, and the tags that the page has.
 *
 * Markdown reads what the template language prints: statements and comments print nothing, and an output prints text
 * that is assumed to have no meaning in Markdown.
 */
export function maskMarkdown(
  text: string,
  regions: readonly Region[],
  read: ReadMarkdown,
  file: string | undefined,
  name: string,
): MarkdownPage {
  const start = pageStart(text);
  const silent = regions.filter(({ kind }) => kind === 'code' || kind === 'comment');
  const printed = regions
    .filter(({ kind }) => kind !== 'raw')
    .map((range) => ({ range, text: range.kind === 'output' ? 'x'.repeat(range.end - range.start) : '' }));
  const markdown = splice(text, printed).slice(start);
  const render = (changed: string): RenderedMarkdown => read(changed, file);
  const rendered = render(markdown);
  const cut = findCutMarkup(markdown, rendered);
  const html = splice(rawHtmlIn(markdown, rendered), cut.map(endOf));
  const offsets = (): ((place: number) => number) => offsetAmong(silent, start);
  const offsetOf = offsets();
  const removed = silent.map((range) => {
    const at = offsetOf(range.start);
    return { range: { start: at, end: at }, text: text.slice(range.start, range.end) };
  });
  const page = blank(text.slice(0, start)) + splice(html, removed);
  const place = placeAmong(silent);
  const problems = cut
    .filter(({ tag }) => tag === name)
    .map(({ range }) => ({ start: place(start + range.start), end: place(start + range.end) }))
    .map((range) => problem('unfinished-tag', range, { fault: 'block' }));
  return { masked: mask(page, regions), problems, text: markdown, rendered, render, offsets };
}

/** Returns a function that turns ascending offsets in a text without some ranges into those in the whole text. */
function placeAmong(ranges: readonly Range[]): (offset: number) => number {
  const skip = skipper(ranges, (range, offset, skipped) => range.start <= offset + skipped);
  return (offset) => offset + skip(offset);
}

/** The inverse of `placeAmong`, for a text that begins at an offset. */
function offsetAmong(ranges: readonly Range[], start: number): (place: number) => number {
  const skip = skipper(ranges, ({ end }, place) => end <= place);
  return (place) => place - start - skip(place);
}

/** Returns a function that adds up the lengths of the ranges before ascending offsets. */
function skipper(
  ranges: readonly Range[],
  isBefore: (range: Range, offset: number, skipped: number) => boolean,
): (offset: number) => number {
  let index = 0;
  let skipped = 0;
  return (offset) => {
    for (let range = ranges[index]; range && isBefore(range, offset, skipped); range = ranges[++index])
      skipped += range.end - range.start;
    return skipped;
  };
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

function rawHtmlIn(text: string, { raw }: RenderedMarkdown): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of raw) {
    pieces.push(blank(text.slice(from, start)), text.slice(start, end));
    from = end;
  }
  return pieces.join('') + blank(text.slice(from));
}

/** Ends a tag in its room. Nothing is left of its attributes, which may be parts, or of a comment. */
function endOf({ tag, range, rest }: CutMarkup): Replacement {
  const { start, end } = tag === undefined ? { start: range.start, end: rest.end } : rest;
  return {
    range: { start, end },
    text: (tag === undefined || start === end ? '' : '>').padStart(end - start),
  };
}

/** A tag, comment or doctype that ends in generated HTML, such as `<div title="` before an empty line. */
interface CutMarkup {
  readonly tag: string | undefined;
  /** Of `<div` or `</div`; empty if it is not a tag. */
  readonly range: Range;
  /** From there to its end, or to the raw HTML after it. */
  readonly rest: Range;
}

function findCutMarkup(text: string, { html, raw }: RenderedMarkdown): CutMarkup[] {
  const cut: CutMarkup[] = [];
  const pageEnd = ({ at, start, end }: RawHtml): number => at + end - start;
  let index = 0;
  for (const { start, end, opening, tag } of new MarkupReader(html).found) {
    while (index + 1 < raw.length && (raw[index + 1]?.at ?? 0) <= start) index++;
    const first = raw[index];
    if (first === undefined || start < first.at || start >= pageEnd(first)) continue;
    let isCut = false;
    let last = first;
    let next = raw[index + 1];
    while (pageEnd(last) < end) {
      // Between the lines of a piece, there is only white space.
      isCut ||= html.slice(pageEnd(last), Math.min(next?.at ?? end, end)).trim() !== '';
      if (next === undefined || next.at >= end) break;
      last = next;
      index++;
      next = raw[index + 1];
    }
    if (!isCut) continue;
    const from = first.start + start - first.at;
    const to = pageEnd(last) < end ? (next?.start ?? text.length) : last.start + end - last.at;
    const nameEnd = Math.min(from + opening, to);
    cut.push({ tag, range: { start: from, end: nameEnd }, rest: { start: nameEnd, end: to } });
  }
  return cut;
}

interface Markup extends Range {
  readonly tag: string | undefined;
  /** The length of `</div`; 0 if it is not a tag. */
  readonly opening: number;
}

/** Reads the markup of a page. No tree is needed. */
class MarkupReader extends Parser<DefaultTreeAdapterMap> {
  readonly found: Markup[] = [];

  constructor(html: string) {
    super({ sourceCodeLocationInfo: true, scriptingEnabled: false });
    this.tokenizer.write(html, true);
  }

  override onStartTag(token: Token.TagToken): void {
    this.note(token, token.tagName, '<');
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.note(token, token.tagName, '</');
    super.onEndTag(token);
  }

  override onComment(token: Token.CommentToken): void {
    this.note(token);
    super.onComment(token);
  }

  override onDoctype(token: Token.DoctypeToken): void {
    this.note(token);
    super.onDoctype(token);
  }

  override _attachElementToTree(): void {}
  override _appendCommentNode(): void {}
  override _insertCharacters(): void {}

  /** Notes a token once: parse5 may give it to several insertion modes. */
  private note({ location }: Token.Token, tag?: string, bracket = ''): void {
    if (location === null || location.startOffset === this.found.at(-1)?.start) return;
    const { startOffset: start, endOffset: end } = location;
    this.found.push({ start, end, tag, opening: bracket.length + (tag ?? '').length });
  }
}
