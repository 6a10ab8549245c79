import { quote } from '../base/text.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import { splitPath, unsafeScheme } from '../base/path.js';
import { nearest } from '../base/nearest.js';
import { definitionOf, type AttributeName } from './schema.js';
import type { Range } from '../base/source.js';

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

/** Stands for a value that the table does not allow. */
export const WRONG = Symbol('wrong');

/**
 * Converts a value to what the table asks for: a number for an integer, a boolean for a boolean, a string or a
 * function for a path, else a string.
 *
 * @param isData whether the value comes from data, where only a boolean stands for a boolean; in a tag, the bare
 *   attribute does as well
 * @returns `WRONG` for a value that the table does not allow; `explainValue` says why
 */
export function convertValue(name: AttributeName, value: unknown, isData: boolean): unknown {
  const definition = definitionOf(name);
  switch (definition.type) {
    case 'integer': {
      const integer = toInteger(value);
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = definition;
      return integer !== undefined && integer >= min && integer <= max ? integer : WRONG;
    }
    case 'boolean':
      // An attribute that is written counts as true, as HTML's boolean attributes do, unless it says something else.
      if (!isData && (value === null || value === '' || value === name)) return true;
      if (value === true || value === 'true') return true;
      return value === false || value === 'false' ? false : WRONG;
    case 'keyword':
      return typeof value === 'string' && definition.keywords?.includes(value) ? value : WRONG;
    case 'path':
      if (typeof value === 'function') return value;
      return typeof value === 'string' && unsafeScheme(value) !== undefined ? WRONG : toText(value);
    case 'label': {
      const text = toText(value);
      if (text === WRONG || text.trim() === '') return text === WRONG ? WRONG : definition.default;
      return splitPath(text).length > 1 ? text : WRONG;
    }
    case 'address':
    case 'string': {
      const text = toText(value);
      if (text === WRONG || (definition.type === 'address' && unsafeScheme(text) !== undefined)) return WRONG;
      // An empty label would leave a link without a name, and an empty address would lead to the page itself.
      return text.trim() === '' ? definition.default : text;
    }
  }
}

/** Says what is wrong with a value that `convertValue` finds `WRONG`. */
export function explainValue({ name, value, binding, range }: GivenValue): Problem {
  const definition = definitionOf(name);
  const values = { name, binding, value: show(value) };
  switch (definition.type) {
    case 'integer': {
      if (toInteger(value) === undefined) return problem('invalid-integer', range, values);
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = definition;
      return problem('integer-out-of-range', range, { ...values, min, max });
    }
    case 'boolean':
      return problem('invalid-boolean', range, values);
    case 'keyword': {
      const { keywords = [] } = definition;
      const suggestion = typeof value === 'string' ? nearest(value, keywords) : undefined;
      return problem('invalid-keyword', range, { ...values, keywords, suggestion });
    }
    case 'label':
      return typeof value === 'string'
        ? problem('page-label-without-token', range, values)
        : problem('invalid-string', range, values);
    case 'path':
    case 'address':
    case 'string': {
      const scheme = typeof value === 'string' ? unsafeScheme(value) : undefined;
      return scheme === undefined
        ? problem('invalid-string', range, values)
        : problem('unsafe-path', range, { ...values, scheme });
    }
  }
}

/** Optional sign and digits, with white space around; no other way to write a number. */
const INTEGER = /^[\t\n\f\r ]*[+-]?\d+[\t\n\f\r ]*$/;

/** An integer of any size; undefined for what is none. */
function toInteger(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  return typeof value === 'string' && INTEGER.test(value) ? Number(value) : undefined;
}

function toText(value: unknown): string | typeof WRONG {
  if (value === null) return '';
  return typeof value === 'string' ? value : WRONG;
}

/** Describes a value for a message. */
export function show(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'string') return quote(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `of type ${typeof value}`;
}
