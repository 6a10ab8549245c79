/**
 * The quotation marks around attributes with the author's code. What escapes its output for one mark may print the other: `tojson`
 * of Jinja, for single ones, prints double ones. So an attribute has the mark that the author has written around the code.
 */

import type { Mark } from '../base/escape.js';
import type { AttributeOf, Statement } from './program.js';

/** Thrown for an attribute that no mark fits. The caller knows the tag and reports it. */
export class MarkFailure extends Error {
  /** @param double code in double quotation marks; undefined if an apostrophe in numbers would end the attribute */
  constructor(
    readonly attribute: string,
    readonly single: string,
    readonly double: string | undefined,
  ) {
    super(`No quotation mark fits ${attribute}.`);
  }
}

/**
 * Returns the mark that fits an attribute: double, unless it has code that was in single ones.
 *
 * @throws {MarkFailure} if no mark fits
 */
export function markAround({ name, value }: AttributeOf<Statement>): Mark {
  const parts = partsOf(value);
  const code = parts.filter((part) => part.kind === 'code');
  const single = code.find(({ mark }) => mark === "'");
  if (single === undefined) return '"';
  const double = code.find(({ mark }) => mark !== "'");
  const hasApostrophes = parts.some((part) => part.kind === 'print' && part.format?.separator === "'");
  if (double === undefined && !hasApostrophes) return "'";
  throw new MarkFailure(name, single.text, double?.text);
}

function partsOf(value: readonly Statement[]): Statement[] {
  return value.flatMap((part) => (part.kind === 'if' ? partsOf([...part.then, ...part.otherwise]) : [part]));
}
