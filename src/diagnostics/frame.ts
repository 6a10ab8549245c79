import { codeFrameColumns, type BabelCodeFrameOptions } from '@babel/code-frame';
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
  const clip = (text: string): string => {
    const cut = text.slice(from, to);
    return printable(`${from > 0 && cut !== '' ? '…' : ''}${cut}${text.length > to ? '…' : ''}`);
  };
  const startLine = Math.max(1, line - 2);
  const lastLine = Math.min(line + 2, source.position(source.text.length).line);
  const numbers = Array.from({ length: lastLine - startLine + 1 }, (_, index) => startLine + index);
  const lines = numbers.map((number) => clip(source.line(number)));
  const endColumn = Math.max(end.line === line ? end.column : source.line(line).length + 1, column);
  // The "…" at the start of a cut line shifts the mark by one.
  const shift = from > 0 ? from - 1 : 0;
  const place = {
    start: { line, column: Math.min(column, to + 1) - shift },
    end: { line, column: Math.min(endColumn, to + 1) - shift },
  };
  // The published types lack startLine.
  return codeFrameColumns(lines.join('\n'), place, { startLine } as BabelCodeFrameOptions);
}
