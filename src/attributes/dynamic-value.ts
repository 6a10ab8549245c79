import { decodeHTMLAttribute } from 'entities';
import type { Region } from '../regions/region.js';
import type { Attribute } from '../tags/parsed-tags.js';
import type { Range } from '../base/source.js';

/** A piece of an attribute's value: text with character references decoded, or template code as written. */
export type ValuePiece = { readonly text: string } | DynamicPiece;

/** Template code in a value. */
export interface DynamicPiece {
  /** The code with its delimiters. */
  readonly source: string;
  /** The printed code, without delimiters; undefined for code that prints nothing itself. */
  readonly expression: string | undefined;
}

/** An attribute value with template code in it. */
export type DynamicValue = readonly ValuePiece[];

/** Whether a piece is a statement that prints nothing, such as `<% path %>`. */
export function isSilent(piece: ValuePiece): boolean {
  return 'source' in piece && piece.expression === undefined && /^<%(?![=!#%])|^@php/.test(piece.source);
}

/** The code of a value that is a single output. */
export function singleOutput(value: DynamicValue): string | undefined {
  const pieces = value.filter((piece) => 'source' in piece || piece.text.trim() !== '');
  const [only] = pieces;
  return pieces.length === 1 && only && 'source' in only ? only.expression : undefined;
}

/** The code of a value with one output, possibly with text around it. */
export function onlyOutput(value: DynamicValue): string | undefined {
  return singleOutput(value.filter((piece) => 'source' in piece));
}

/** A string at the start of an expression, up to its end or first escape sequence. */
const LEADING_STRING = /^[\s(]*(["'`])((?:(?!\1)[^\\])*)/;

/**
 * The text that a value always begins with: the text before the first output, and a string at the start of that
 * output.
 */
export function leadingText(value: DynamicValue): string {
  let text = '';
  for (const piece of value) {
    if ('text' in piece) text += piece.text;
    else if (piece.expression !== undefined) return text + (LEADING_STRING.exec(piece.expression)?.[2] ?? '');
  }
  return text;
}

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

/** Returns the text and code of a value as one string. */
export function writtenText(value: DynamicValue): string {
  return value.map((piece) => ('source' in piece ? piece.source : piece.text)).join('');
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
