import type { Mark } from '../base/escape.js';

/** A piece of an attribute's value: text with character references decoded, or template code as written. */
export type ValuePiece = { readonly text: string } | DynamicPiece;

export interface DynamicPiece {
  /** The code with its delimiters. */
  readonly source: string;
  /** The printed code, without delimiters; undefined for code that prints nothing itself. */
  readonly expression: string | undefined;
  /** The quotation mark around the value. Without any, it is double in the control. */
  readonly mark: Mark;
}

export type DynamicValue = readonly ValuePiece[];

/** Whether a piece is a statement that prints nothing, such as `<% path %>`. */
export function isStatement(piece: ValuePiece): boolean {
  return 'source' in piece && piece.expression === undefined && /^<%(?![=!#%])|^@php/.test(piece.source);
}

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

export function writtenText(value: DynamicValue): string {
  return value.map((piece) => ('source' in piece ? piece.source : piece.text)).join('');
}
