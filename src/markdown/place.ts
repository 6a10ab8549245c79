/**
 * Finds where the raw HTML in markdown-it's tokens is in the text.
 *
 * A block has the numbers of its lines, and the content of these lines: without the markers of quotes and items, with
 * less indentation, and trimmed. What it lacks contains no `<`. So the first `<` of a line is the first one of its
 * content. In a line without content, both have the same end.
 */

import type { Token } from 'markdown-it';
import type { AmongText, Beside, RawHtml } from '../regions/markdown.js';

/** A piece of raw HTML, and the places of its lines. Their `at` counts from the start of the piece. */
interface HtmlPiece {
  readonly content: string;
  readonly lines: readonly RawHtml[];
}

/** Where inline HTML begins in the content of its block; 0 for a block of HTML. */
function offsetOf({ meta }: Token): number {
  return Number(meta?.['offset'] ?? 0);
}

interface Line {
  readonly start: number;
  readonly text: string;
}

/** Returns the pieces of raw HTML that markdown-it renders from the tokens of all blocks, in order. */
export function placePieces(text: string, tokens: readonly Token[]): HtmlPiece[] {
  const lines = linesOf(text);
  let cells = cellsOf(undefined);
  return tokens.flatMap((token, index) => {
    const { type, content, map, children } = token;
    if (type === 'tr_open') cells = cellsOf(lines[map?.[0] ?? 0]);
    if (type === 'html_block') return placeInBlock(token, [token], lines);
    if (type !== 'inline') return [];
    // The text of an image, in the children of a child, becomes an attribute.
    const html = children?.filter((child) => child.type === 'html_inline') ?? [];
    const pieces = map === null ? cells(content, html) : placeInBlock(token, html, lines);
    return pieces.map((piece, number) => {
      const among = amongText(tokens[index - 1]?.type, content, html[number]);
      return { ...piece, lines: piece.lines.map((line) => ({ ...line, among })) };
    });
  });
}

/** Describes the place of inline HTML in the content of a block. */
function amongText(opening: string | undefined, content: string, html: Token | undefined): AmongText {
  const start = html === undefined ? 0 : offsetOf(html);
  const end = start + (html?.content.length ?? 0);
  const block = opening === 'heading_open' ? 'heading' : opening === 'paragraph_open' ? 'paragraph' : 'cell';
  return { block, before: beside(content, start - 1, -1), after: beside(content, end, 1) };
}

/** Looks from an offset in one direction for something other than white space. */
function beside(content: string, offset: number, step: 1 | -1): Beside {
  let at = offset;
  let hasLineEnd = false;
  while (/\s/.test(content.charAt(at))) {
    hasLineEnd ||= content.charAt(at) === '\n';
    at += step;
  }
  if (at < 0 || at >= content.length) return 'nothing';
  return hasLineEnd ? 'lines' : 'text';
}

/** Splits a text into lines as markdown-it does. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { 0: ending, index } of text.matchAll(/\r\n?|\n|$/g)) {
    lines.push({ start, text: text.slice(start, index) });
    start = index + ending.length;
  }
  return lines;
}

/** Places raw HTML in a block that consists of whole lines. */
function placeInBlock(block: Token, html: readonly Token[], lines: readonly Line[]): HtmlPiece[] {
  if (html.length === 0) return [];
  const contents = block.content.split('\n');
  const contentStart = contentStarts(block, contents, lines);
  /** The line of the piece, and its start in the content. */
  let index = 0;
  let start = 0;
  return html.map((token) => {
    const offset = offsetOf(token);
    for (let line = contents[index] ?? ''; start + line.length < offset; line = contents[index] ?? '') {
      start += line.length + 1;
      index++;
    }
    let at = 0;
    const placed = token.content.split('\n').map((part, number): RawHtml => {
      // markdown-it may replace a tab by spaces, in part.
      const indent = /^[\t ]*/.exec(part)?.[0].length ?? 0;
      const place = contentStart(index + number) + (number === 0 ? offset - start : 0);
      const raw = { at: at + indent, start: place + indent, end: place + part.length };
      at += part.length + 1;
      return raw;
    });
    return { content: token.content, lines: placed.filter((raw) => raw.start < raw.end) };
  });
}

/** Returns a function that returns where in the text a line of a block's content begins. */
function contentStarts({ type, map }: Token, contents: readonly string[], lines: readonly Line[]) {
  let first = map?.[0] ?? 0;
  while (first < lines.length && !lines[first]?.text.includes('<')) first++;
  first -= contents.findIndex((line) => line.includes('<'));
  const starts = new Map<number, number>();
  return (number: number): number => {
    const { start, text } = lines[first + number] ?? { start: 0, text: '' };
    const isTrimmed = type === 'inline' && number === contents.length - 1;
    const found = starts.get(number) ?? start + cutBefore(text, contents[number] ?? '', isTrimmed);
    starts.set(number, found);
    return found;
  };
}

/** How many characters of a line come before its content. */
function cutBefore(line: string, content: string, isTrimmed: boolean): number {
  const bracket = content.indexOf('<');
  if (bracket >= 0) return line.indexOf('<') - bracket;
  let end = line.length;
  if (isTrimmed) while ('\t '.includes(line.charAt(end - 1)) && end > 0) end--;
  return end - content.length;
}

/** Returns a function that places raw HTML in the next cell of a row. */
function cellsOf({ start, text }: Line = { start: 0, text: '' }) {
  const brackets = Array.from(text.matchAll(/</g), ({ index }) => index);
  let before = 0;
  return (content: string, html: readonly Token[]): HtmlPiece[] => {
    let counted = 0;
    const pieces = html.map((token): HtmlPiece => {
      const offset = offsetOf(token);
      before += countBrackets(content.slice(counted, offset));
      counted = offset;
      const from = brackets[before] ?? 0;
      let to = from;
      for (const character of token.content.split('')) {
        // A backslash before a bar is not part of the content.
        if (character === '|' && text.charAt(to) === '\\') to++;
        to++;
      }
      return { content: token.content, lines: [{ at: 0, start: start + from, end: start + to }] };
    });
    before += countBrackets(content.slice(counted));
    return pieces;
  };
}

function countBrackets(text: string): number {
  return text.split('<').length - 1;
}
