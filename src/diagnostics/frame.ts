import { codeFrameColumns, type BabelCodeFrameOptions } from '@babel/code-frame';
import type { Position, Source } from '../base/source.js';
import { printable } from '../base/text.js';

const CONTEXT_LINES = 2;
const FRAME_WIDTH = 120;

/**
 * Draws the lines around a place, with the place marked. A range over several lines is marked on its first line only, and
 * long lines (a minified page is a single one) are cut around the place.
 *
 * @returns an empty text where there is no text to show
 */
export function drawFrame(source: Source, start: Position, end: Position): string {
  if (source.text === '') return '';
  const firstLine = Math.max(1, start.line - CONTEXT_LINES);
  const lines: string[] = [];
  const lastLine = Math.min(start.line + CONTEXT_LINES, source.position(source.text.length).line);
  for (let number = firstLine; number <= lastLine; number++) lines.push(source.line(number));

  const marked = source.line(start.line);
  const endColumn = end.line === start.line ? end.column : marked.length + 1;
  // A line is cut at its start only where the place would otherwise lie too far to the right.
  const shift = start.column > (FRAME_WIDTH * 2) / 3 ? start.column - 1 - FRAME_WIDTH / 3 : 0;
  const clip = (line: string): string => {
    const cut = line.slice(shift, shift + FRAME_WIDTH);
    return printable(
      `${shift > 0 && cut !== '' ? '…' : ''}${cut}${line.length > shift + FRAME_WIDTH ? '…' : ''}`,
    );
  };
  // The mark of a cut line stands one further to the right, for the "…" before it.
  const column = (value: number): number =>
    Math.min(value, shift + FRAME_WIDTH + 1) - shift + (shift > 0 ? 1 : 0);

  // The published types do not know startLine yet.
  const options: BabelCodeFrameOptions & { startLine: number } = {
    startLine: firstLine,
    linesAbove: CONTEXT_LINES,
    linesBelow: CONTEXT_LINES,
  };
  return codeFrameColumns(
    lines.map(clip).join('\n'),
    {
      start: { line: start.line, column: column(start.column) },
      end: { line: start.line, column: column(Math.max(endColumn, start.column)) },
    },
    options,
  );
}
