import { quote } from './codes.js';
import { createDiagnostic, type Diagnostic } from './diagnostic.js';
import { unsafeScheme } from './path.js';
import { definitionOf, nearest, type AttributeName } from './schema.js';
import type { Range, Source } from './source.js';

/** A value that somebody gave to an attribute of the table: an author, a caller, or the data behind a binding. */
export interface GivenValue {
  readonly name: AttributeName;
  /** Anything at all; null for an attribute without `=` in a template. */
  readonly value: unknown;
  /** The binding that the value came by, as it is written, such as `{page}`. */
  readonly binding?: string;
  /** Where to report a problem with it. */
  readonly range: Range;
}

/** A value of the type that the table asks for, or what is wrong with it. */
export type CheckedValue = { readonly value: unknown } | { readonly problem: Diagnostic };

/**
 * Checks a value against the table.
 *
 * @param source the text that the range belongs to
 * @returns for integers a number, for booleans a boolean, for paths a string or a function, else a string
 */
export function checkValue(source: Source, given: GivenValue): CheckedValue {
  const { name, value, binding, range } = given;
  const definition = definitionOf(name);
  const values = { name, binding, value: show(value) };
  switch (definition.type) {
    case 'integer': {
      const integer = toInteger(value);
      if (integer === undefined)
        return { problem: createDiagnostic(source, 'invalid-integer', range, values) };
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = definition;
      if (integer >= min && integer <= max) return { value: integer };
      return { problem: createDiagnostic(source, 'integer-out-of-range', range, { ...values, min, max }) };
    }
    case 'boolean': {
      const boolean = binding === undefined ? toBoolean(value, name) : toPlainBoolean(value);
      if (boolean !== undefined) return { value: boolean };
      return { problem: createDiagnostic(source, 'invalid-boolean', range, values) };
    }
    case 'keyword': {
      const { keywords = [] } = definition;
      if (typeof value === 'string' && keywords.includes(value)) return { value };
      const suggestion = typeof value === 'string' ? nearest(value, keywords) : undefined;
      return {
        problem: createDiagnostic(source, 'invalid-keyword', range, { ...values, keywords, suggestion }),
      };
    }
    case 'path':
      return typeof value === 'function' ? { value } : checkAddress(source, given);
    case 'address':
      return checkAddress(source, given);
    case 'string':
      return checkString(source, given);
  }
}

function checkString(source: Source, { name, value, binding, range }: GivenValue): CheckedValue {
  const text = value ?? '';
  // An empty label would leave a link without a name, and an empty address would lead to the page itself.
  if (typeof text === 'string')
    return { value: text.trim() === '' && name !== 'path' ? definitionOf(name).default : text };
  return {
    problem: createDiagnostic(source, 'invalid-string', range, { name, binding, value: show(value) }),
  };
}

function checkAddress(source: Source, given: GivenValue): CheckedValue {
  const { name, value, binding, range } = given;
  const scheme = typeof value === 'string' ? unsafeScheme(value) : undefined;
  if (scheme === undefined) return checkString(source, given);
  const values = { name, binding, value: show(value), scheme };
  return { problem: createDiagnostic(source, 'unsafe-path', range, values) };
}

/** Optional sign and digits, with white space around; no other way to write a number. */
const INTEGER = /^[\t\n\f\r ]*[+-]?\d+[\t\n\f\r ]*$/;

/** An integer of any size; undefined for what is none. */
function toInteger(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  return typeof value === 'string' && INTEGER.test(value) ? Number(value) : undefined;
}

/** An attribute that is written counts as true, as HTML's boolean attributes do, unless it says something else. */
function toBoolean(value: unknown, name: string): boolean | undefined {
  return value === null || value === '' || value === name ? true : toPlainBoolean(value);
}

function toPlainBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** Describes a value for a message. */
export function show(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'string') return quote(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `of type ${typeof value}`;
}
