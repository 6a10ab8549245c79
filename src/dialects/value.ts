/** A piece of an attribute's value: text with its character references decoded, or template code as it is written. */
export type ValuePiece = { readonly text: string } | CodePiece;

/** Template code in a value. */
export interface CodePiece {
  /** The code with its delimiters. */
  readonly source: string;
  /** The code that is printed, without delimiters; undefined for code that prints nothing by itself. */
  readonly code: string | undefined;
}

/** The value of an attribute with template code in it. */
export type CodedValue = readonly ValuePiece[];

/** Whether a piece is a statement of a language whose statements print nothing, such as `<% path %>`. */
export function isSilent(piece: ValuePiece): boolean {
  return 'source' in piece && piece.code === undefined && /^<%(?![=!#%])|^@php/.test(piece.source);
}

/** The code of a value that is one output and nothing else. */
export function singleOutput(value: CodedValue): string | undefined {
  const pieces = value.filter((piece) => 'source' in piece || piece.text.trim() !== '');
  const [only] = pieces;
  return pieces.length === 1 && only && 'source' in only ? only.code : undefined;
}

/** The code of a value that has one output, and maybe text around it. */
export function onlyOutput(value: CodedValue): string | undefined {
  return singleOutput(value.filter((piece) => 'source' in piece));
}

/** A string that an expression begins with, up to its end or its first escape sequence. */
const LEADING_STRING = /^[\s(]*(["'`])((?:(?!\1)[^\\])*)/;

/**
 * The text that a value begins with whatever its code prints: the text before the first output, and a string that the
 * output begins with.
 */
export function leadingText(value: CodedValue): string {
  let text = '';
  for (const piece of value) {
    if ('text' in piece) text += piece.text;
    else if (piece.code !== undefined) return text + (LEADING_STRING.exec(piece.code)?.[2] ?? '');
  }
  return text;
}
