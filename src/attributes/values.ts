import { quote } from '../base/text.js';
import { problem, type Report } from '../diagnostics/diagnostic.js';
import { cleanUrl, splitPath, unsafeScheme, unsafeSchemeOfPath } from '../base/path.js';
import { readNumberFormat, toInteger } from '../base/number.js';
import { nearest } from '../base/nearest.js';
import { schema, type AttributeName, type Definition, type PathFunction } from './schema.js';
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
  const {
    type,
    min = Number.MIN_SAFE_INTEGER,
    max = Number.MAX_SAFE_INTEGER,
    keywords = [],
    synonyms,
  } = schema[name];
  const given = () => ({ name, binding, value: show(value) });
  switch (type) {
    case 'integer': {
      const integer = toInteger(value);
      if (integer === undefined) return report(problem('invalid-integer', range, given()));
      if (integer >= min && integer <= max) return integer;
      return report(problem('integer-out-of-range', range, { ...given(), min, max }));
    }
    case 'integers': {
      const integers = toIntegers(value);
      const isValid = integers.length > 0 && integers.every((one) => one !== undefined && one >= min);
      return isValid
        ? ([...new Set(integers)] as number[])
        : report(problem('invalid-integers', range, given()));
    }
    case 'boolean': {
      // As in HTML, a boolean attribute is true if it has no value or its own name as the value.
      const isBare = binding === undefined && (value === null || value === '' || value === name);
      if (isBare || value === true || value === 'true') return true;
      return value === false || value === 'false'
        ? false
        : report(problem('invalid-boolean', range, given()));
    }
    case 'keyword': {
      if (keywords.includes(value as string)) return synonyms?.[value as string] ?? (value as string);
      const suggestion = typeof value === 'string' ? nearest(value, keywords) : undefined;
      return report(problem('invalid-keyword', range, { ...given(), known: keywords, suggestion }));
    }
    default: {
      if (type === 'path' && typeof value === 'function') return value as PathFunction;
      const text = value === null ? '' : value;
      if (typeof text !== 'string') return report(problem('invalid-string', range, given()));
      const scheme = schemeOf(type, text, schemes);
      if (scheme !== undefined) return report(problem('unsafe-path', range, { ...given(), scheme }));
      return convertText(name, text, (code) => report(problem(code, range, given())));
    }
  }
}

/** Returns the scheme of a URL that is not allowed. */
export function schemeOf(
  type: Definition['type'] | 'link',
  text: string,
  schemes: readonly string[],
): string | undefined {
  if (type === 'path') return unsafeSchemeOfPath(text, schemes);
  return type === 'url' ? unsafeScheme(text, schemes) : undefined;
}

function convertText(
  name: AttributeName,
  text: string,
  refuse: (code: 'missing-label-token' | 'invalid-number-format') => undefined,
): string | undefined {
  const { type, default: unset } = schema[name];
  const written = type === 'path' || type === 'url' ? cleanUrl(text) : text;
  if (type === 'path') return written;
  // An empty label would leave a link without a name, and an empty URL would link to the page itself.
  if (written.trim() === '') return unset as string | undefined;
  if (type === 'label' && splitPath(text).length === 1) return refuse('missing-label-token');
  if (type === 'number' && readNumberFormat(text) === undefined) return refuse('invalid-number-format');
  return written;
}

/** Returns the integers of a list or of a text, in which commas or spaces separate them. */
function toIntegers(value: unknown): (number | undefined)[] {
  const list = typeof value === 'string' ? value.split(/[\t\n\f\r ,]+/).filter(Boolean) : value;
  return (Array.isArray(list) ? list : [list]).map(toInteger);
}

export type Writable = string | number | bigint | boolean | null;

/** Returns true if a value can be written in a tag. Callers and data may pass other values. */
export function isWritable(value: unknown): value is Writable {
  return value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}

export function show(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'string') return quote(value);
  return isWritable(value) ? String(value) : `of type ${typeof value}`;
}
