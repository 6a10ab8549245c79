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

/** Splits the value at a range into text and template code. */
export function readDynamicValue(text: string, range: Range, regions: readonly Region[]): DynamicValue {
  const pieces: ValuePiece[] = [];
  let from = range.start;
  for (const { start, end, expression } of regions) {
    const output = expression && withoutSemicolon(text.slice(expression.start, expression.end));
    pieces.push({ text: decodeHTMLAttribute(text.slice(from, start)) });
    pieces.push({ source: text.slice(start, end), expression: output });
    from = end;
  }
  pieces.push({ text: decodeHTMLAttribute(text.slice(from, range.end)) });
  return pieces.filter((piece) => 'source' in piece || piece.text !== '');
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
