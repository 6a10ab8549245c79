import { quote } from '../base/text.js';
import { problem, type Report } from '../diagnostics/diagnostic.js';
import { cleanUrl, splitPath, unsafeScheme, unsafeSchemeOfPath } from '../base/path.js';
import { readNumberFormat } from '../base/number.js';
import { nearest } from '../base/nearest.js';
import { schema, type AttributeName, type PathFunction } from './schema.js';
import type { Range } from '../base/source.js';

/**
 * Converts a value to the attribute's type in the table.
 *
 * @param value any value, from a tag, a caller or the data; null for an attribute without `=` in a tag
 * @param schemes the schemes that URLs may have
 * @param binding as written, such as `{page}`; undefined for a value in a tag
 * @returns the value; undefined to leave the attribute unset, or after a report
 */
export function convertValue(
  name: AttributeName,
  value: unknown,
  range: Range,
  schemes: readonly string[],
  report: Report,
  binding?: string,
): string | number | boolean | readonly number[] | PathFunction | undefined {
  const definition = schema[name];
  const { type, keywords = [], synonyms } = definition;
  const given = () => ({ name, binding, value: show(value) });
  const isUrl = type === 'path' || type === 'url';
  const text = value === null ? '' : value;
  if (type === 'integer') {
    const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = definition;
    const integer = toInteger(value);
    if (integer === undefined) return report(problem('invalid-integer', range, given()));
    if (integer >= min && integer <= max) return integer;
    return report(problem('integer-out-of-range', range, { ...given(), min, max }));
  }
  if (type === 'integers') {
    const integers = toIntegers(value);
    const isValid =
      integers.length > 0 && integers.every((one) => one !== undefined && one >= (definition.min ?? one));
    return isValid
      ? ([...new Set(integers)] as number[])
      : report(problem('invalid-integers', range, given()));
  }
  if (type === 'boolean') {
    // As in HTML, a boolean attribute is true if it has no value or its own name as the value.
    const isBare = binding === undefined && (text === '' || text === name);
    if (isBare || value === true || value === 'true') return true;
    return value === false || value === 'false' ? false : report(problem('invalid-boolean', range, given()));
  }
  if (type === 'keyword') {
    if (keywords.includes(value as string)) return synonyms?.[value as string] ?? (value as string);
    const suggestion = typeof value === 'string' ? nearest(value, keywords) : undefined;
    return report(problem('invalid-keyword', range, { ...given(), known: keywords, suggestion }));
  }
  if (type === 'path' && typeof value === 'function') return value as PathFunction;
  if (typeof text !== 'string') return report(problem('invalid-string', range, given()));
  const scheme =
    type === 'path'
      ? unsafeSchemeOfPath(text, schemes)
      : type === 'url'
        ? unsafeScheme(text, schemes)
        : undefined;
  if (scheme !== undefined) return report(problem('unsafe-path', range, { ...given(), scheme }));
  const written = isUrl ? cleanUrl(text) : text;
  if (type === 'path') return written;
  // An empty label would leave a link without a name, and an empty URL would link to the page itself.
  if (written.trim() === '') return definition.default;
  if (type === 'label' && splitPath(text).length === 1)
    return report(problem('missing-label-token', range, given()));
  if (type === 'number' && readNumberFormat(text) === undefined)
    return report(problem('invalid-number-format', range, given()));
  return written;
}

/** Digits with an optional sign and surrounding white space. */
const INTEGER = /^[\t\n\f\r ]*[+-]?\d+[\t\n\f\r ]*$/;

/** Returns an integer of any size, or undefined if the value is not one. */
function toInteger(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  return typeof value === 'string' && INTEGER.test(value) ? Number(value) : undefined;
}

/** Returns the integers of a list or of a text, in which commas or spaces separate them. */
function toIntegers(value: unknown): (number | undefined)[] {
  const list = typeof value === 'string' ? value.split(/[\t\n\f\r ,]+/).filter(Boolean) : value;
  return (Array.isArray(list) ? list : [list]).map(toInteger);
}

/** Returns true if a value can be written in a tag. Callers and data may pass other values. */
export function isWritable(value: unknown): value is null | string | number | bigint | boolean {
  return value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}

/** Formats a value for a message. */
export function show(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'string') return quote(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `of type ${typeof value}`;
}
