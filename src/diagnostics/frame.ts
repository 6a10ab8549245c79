import type { Position, Source } from '../base/source.js';
import { printable } from '../base/text.js';

const FRAME_WIDTH = 120;

/**
 * Formats a code frame. A range over several lines is marked on its first line only. Long lines, such as in minified
 * pages, are cut around the range.
 *
 * @returns an empty string if there is no text to show
 */
export function drawFrame(source: Source, { line, column }: Position, end: Position): string {
  if (source.text === '') return '';
  // Cut the start of a line only if the range would otherwise be too far to the right.
  const from = column > (FRAME_WIDTH * 2) / 3 ? column - 1 - FRAME_WIDTH / 3 : 0;
  const to = from + FRAME_WIDTH;
  const show = (text: string): string => {
    const shown = printable(slice(text, from, to));
    return `${from > 0 && shown !== '' ? '…' : ''}${shown}${text.length > to ? '…' : ''}`;
  };
  const startLine = Math.max(1, line - 2);
  const lastLine = Math.min(line + 2, source.position(source.text.length).line);
  const digits = String(lastLine).length;
  const row = (gutter: string, text: string): string => `${gutter} |${text === '' ? '' : ' '}${text}`;
  const marked = source.line(line);
  const endColumn = Math.max(end.line === line ? end.column : marked.length + 1, column);
  const before = `${from > 0 ? '…' : ''}${printable(slice(marked, from, Math.min(column - 1, to)))}`;
  const within = printable(slice(marked, Math.min(column - 1, to), Math.min(endColumn - 1, to)));
  return Array.from({ length: lastLine - startLine + 1 }, (_, index) => startLine + index)
    .flatMap((number) => {
      const label = String(number).padStart(digits);
      if (number !== line) return [row(`  ${label}`, show(source.line(number)))];
      const mark = blank(before) + '^'.repeat(Math.max(1, widthOf(within)));
      return [row(`> ${label}`, show(marked)), row('  '.padEnd(digits + 2), mark)];
    })
    .join('\n');
}

/** Half an emoji is no character: a cut through a surrogate pair leaves both halves out. */
function slice(text: string, from: number, to: number): string {
  return text.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}

/** Spaces as wide as a text. Tabs are kept, because only the terminal knows their width. */
function blank(text: string): string {
  return text
    .split(/(\t)/)
    .map((part) => (part === '\t' ? part : ' '.repeat(widthOf(part))))
    .join('');
}

/** Characters on top of the one before them, or without any width: "é" may be two characters in one column. */
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/**
 * Characters that take two columns of a terminal.
 *
 * Source: Unicode Standard Annex #11, "East Asian Width", W and F, by blocks.
 */
const WIDE =
  /\p{RI}{2}|\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/gu;

/** The width of a text in columns of a terminal. */
function widthOf(text: string): number {
  return Array.from(text.replace(NARROW, '').replace(WIDE, '  ')).length;
}
