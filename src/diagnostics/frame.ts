import { codeFrameColumns, type BabelCodeFrameOptions } from '@babel/code-frame';
import type { Position, Source } from '../base/source.js';
import { printable } from '../base/text.js';

const FRAME_WIDTH = 120;

/**
 * Draws the lines around a place, with the place marked. A range over several lines is marked on its first line only, and
 * long lines (a minified page is a single one) are cut around the place.
 *
 * @returns an empty text where there is no text to show
 */
export function drawFrame(source: Source, { line, column }: Position, end: Position): string {
  if (source.text === '') return '';
  // A line is cut at its start only where the place would otherwise lie too far to the right.
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
  // The mark of a cut line stands one further to the right, for the "…" before it.
  const shift = from > 0 ? from - 1 : 0;
  const place = {
    start: { line, column: Math.min(column, to + 1) - shift },
    end: { line, column: Math.min(endColumn, to + 1) - shift },
  };
  // The published types do not know startLine yet.
  return codeFrameColumns(lines.join('\n'), place, { startLine } as BabelCodeFrameOptions);
}
