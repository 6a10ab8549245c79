import { decodeHTMLAttribute } from 'entities';
import type { Range } from '../base/source.js';
import type { Region } from '../regions/region.js';
import type { Attribute } from '../tags/parsed-tags.js';
import type { DynamicValue, ValuePiece } from './dynamic-value.js';

/** Returns the range of an attribute's value without quotation marks, or its end if it has no value. */
export function valueRange(text: string, { name, value, range }: Attribute): Range {
  if (value === null) return { start: range.end, end: range.end };
  let start = text.indexOf('=', range.start + name.length) + 1;
  while (/[\t\n\f\r ]/.test(text.charAt(start))) start++;
  const isQuoted = /["']/.test(text.charAt(start));
  return isQuoted ? { start: start + 1, end: range.end - 1 } : { start, end: range.end };
}

/**
 * Splits the value at a range into text and template code.
 *
 * @returns the pieces, with code as written, apart from marks such as those of `{{- name -}}` where the value begins or
 *   ends: in a control, they would trim the white space around the value
 */
export function readDynamicValue(text: string, range: Range, regions: readonly Region[]): DynamicValue {
  const pieces: ValuePiece[] = [];
  const mark = text.charAt(range.start - 1) === "'" ? "'" : '"';
  let from = range.start;
  for (const region of regions) {
    const { start, end, expression } = region;
    const output = expression && withoutSemicolon(text.slice(expression.start, expression.end));
    pieces.push({ text: decodeHTMLAttribute(text.slice(from, start)) });
    const isFirst = text.slice(range.start, start).trim() === '';
    const isLast = text.slice(end, range.end).trim() === '';
    pieces.push({ source: withoutMarks(text, region, isFirst, isLast), expression: output, mark });
    from = end;
  }
  pieces.push({ text: decodeHTMLAttribute(text.slice(from, range.end)) });
  return pieces.filter((piece) => 'source' in piece || piece.text !== '');
}

/** A mark in the delimiter before an expression that trims the white space before it. `<%-` prints in EJS. */
const TRIM_BEFORE = /(?<=^\{\{)[-~]|(?<=^<%)[-_](?=\s*[=~])/;

/** A mark in the delimiter after an expression. */
const TRIM_AFTER = /[-~_](?=(?:\}\}|%>)$)/;

/** A mark before other code. Go's comments begin right after it, `{{--` is Blade's, and `<%_ = x %>` assigns in EEx. */
const TRIM_BEFORE_CODE = /(?<=^\{[%#])[-~]|(?<=^\{\{)(?:~|-(?:\s(?=\/)|(?=\s)))|(?<=^<%)(?:-|_(?=\s+[^\s=]))/;

/** A mark after other code. `--}}` and `--%>` end comments of Handlebars and EEx. */
const TRIM_AFTER_CODE = /[-~](?=[%#]\}$)|(?:~|(?<=\*\/)\s-|(?<=\s)-)(?=\}\}$)|(?:(?<!-)-|(?<!\w)_)(?=%>$)/;

function withoutMarks(
  text: string,
  { start, end, kind, expression }: Region,
  isFirst: boolean,
  isLast: boolean,
): string {
  const source = text.slice(start, end);
  if (expression !== undefined)
    return (
      withoutMark(text.slice(start, expression.start), isFirst, TRIM_BEFORE) +
      text.slice(expression.start, expression.end) +
      withoutMark(text.slice(expression.end, end), isLast, TRIM_AFTER)
    );
  // What begins with an escaped delimiter is text.
  if (kind === 'raw' && !source.startsWith('{%')) return source;
  return withoutMark(withoutMark(source, isFirst, TRIM_BEFORE_CODE), isLast, TRIM_AFTER_CODE);
}

function withoutMark(code: string, isAtEdge: boolean, mark: RegExp): string {
  return isAtEdge ? code.replace(mark, '') : code;
}

/**
 * Removes the semicolon that PHP and JavaScript allow after a printed expression, with any comment after it. It is
 * invalid inside an expression.
 */
function withoutSemicolon(code: string): string {
  const lastOther = code.search(/[\n"'`][^\n"'`]*$/);
  const ends = Array.from(code.matchAll(/;\s*(?:\/\/|#)|;$/g));
  const end = ends.find(({ 0: found, index }) => index + found.length > lastOther)?.index ?? code.length;
  return (code.slice(0, end) + code.slice(end + 1)).trim();
}
