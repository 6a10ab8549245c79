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
  for (const { start, end, expression } of regions) {
    const output = expression && withoutSemicolon(text.slice(expression.start, expression.end));
    pieces.push({ text: decodeHTMLAttribute(text.slice(from, start)) });
    const isFirst = text.slice(range.start, start).trim() === '';
    const isLast = text.slice(end, range.end).trim() === '';
    const source = expression
      ? withoutMark(text.slice(start, expression.start), isFirst, TRIM_BEFORE) +
        text.slice(expression.start, expression.end) +
        withoutMark(text.slice(expression.end, end), isLast, TRIM_AFTER)
      : text.slice(start, end);
    pieces.push({ source, expression: output, mark });
    from = end;
  }
  pieces.push({ text: decodeHTMLAttribute(text.slice(from, range.end)) });
  return pieces.filter((piece) => 'source' in piece || piece.text !== '');
}

/** A mark in the delimiter before an expression that trims the white space before it. `<%-` prints in EJS. */
const TRIM_BEFORE = /(?<=^\{\{)[-~]|(?<=^<%)[-_](?=\s*[=~])/;

/** A mark in the delimiter after an expression. */
const TRIM_AFTER = /[-~_](?=(?:\}\}|%>)$)/;

function withoutMark(delimiter: string, isAtEdge: boolean, mark: RegExp): string {
  return isAtEdge ? delimiter.replace(mark, '') : delimiter;
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
