import { lower, type CodedControl } from './lower.js';
import { printProgram } from '../dialects/print.js';
import type { Syntax } from '../dialects/syntax.js';
import { isMarkdown } from '../dialects/regions/markdown.js';
import type { Range, Source } from '../base/source.js';
import type { Residual } from './specialize.js';

/**
 * Writes a control in the template's language.
 *
 * @param residual what specialization has left of the control
 * @param place the tag that it takes the place of
 */
export function writeSnippet(
  residual: readonly Residual[],
  control: CodedControl,
  syntax: Syntax,
  source: Source,
  place: Range,
): string {
  const program = lower(residual, control, syntax);
  return layOut(printProgram(program, syntax, origin(source, place), control.around), source, place);
}

/** Says where a snippet comes from, in characters that end no comment of any language. */
function origin(source: Source, { start }: Range): string {
  const { file } = source;
  const name = file === undefined ? '' : ` of ${file.replace(/[^\p{L}\p{N}_./ -]|-(?=-)/gu, '_')}`;
  return `pagination-tag: made from line ${source.position(start).line}${name}`;
}

/**
 * Puts lines in the place of a tag, each indented as the tag's line is and ended as the template's lines are. A brace or
 * a backslash right beside the tag would belong to a delimiter of ours, so it gets a line end between.
 *
 * In Markdown all is one line: code that prints nothing leaves an empty one, and there the markup would end for Markdown.
 *
 * @param place the tag
 */
function layOut(lines: readonly string[], { text, file }: Source, { start, end }: Range): string {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const [indent = ''] = /^[\t ]*/.exec(text.slice(lineStart, start)) ?? [];
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const before = /[{\\]/.test(text.charAt(start - 1)) ? [''] : [];
  const after = text.charAt(end) === '}' ? [''] : [];
  // Blade does not know a directive by a letter beside it.
  const oneLine = (): string => lines.map((line) => line.trim().replace(/^@.*/, ' $& ')).join('');
  return [...before, ...(isMarkdown(file) ? [oneLine()] : lines), ...after].join(`${lineEnd}${indent}`);
}
