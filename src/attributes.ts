import { quote } from './codes.js';
import { createDiagnostic, type Diagnostic } from './diagnostic.js';
import { isTemplateCode, recognizeDynamic } from './expression.js';
import type { Tag } from './find-tags.js';
import type { Attribute } from './parse.js';
import { nearMissOfToken, splitPath, unsafeScheme } from './path.js';
import {
  definitionOf,
  isGlobalName,
  isSchemaName,
  nearest,
  schema,
  suggestAttribute,
  type AttributeName,
  type ResolvedAttributes,
} from './schema.js';
import type { Range, Source } from './source.js';
import { settleNumbers } from './window.js';

/** An attribute with the value its author gave it, in a template (a string, or null for none) or in code (anything). */
export interface WrittenAttribute {
  readonly name: string;
  readonly value: unknown;
  readonly range: Range;
}

/** What a control is made of. */
export interface Control {
  readonly attributes: ResolvedAttributes;
  /** The attributes that are passed through to the container. */
  readonly rest: readonly WrittenAttribute[];
}

/** A control, or undefined where an attribute is wrong, and what there is to say about the attributes. */
export interface Checked {
  readonly control: Control | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reports a problem with one attribute. */
type Report = (diagnostic: Diagnostic) => void;

/**
 * Checks the attributes of a tag that stands in a template: all values are literals.
 *
 * @param source the template
 * @param tag the tag, as it was found
 */
export function checkTag(source: Source, { attributes, duplicates, startTag }: Tag): Checked {
  const dynamic = attributes.flatMap((attribute) => reportDynamic(source, attribute) ?? []);
  // Pieces of template code recur in a tag; they get a message of their own.
  const twice = duplicates
    .map((range) => ({ range, name: source.text.slice(range.start, range.end) }))
    .filter(({ name }) => !isTemplateCode(name))
    .map(({ range, name }) => createDiagnostic(source, 'duplicate-attribute', range, { name }));
  const isLiteral = ({ range }: WrittenAttribute): boolean =>
    dynamic.every(({ start }) => start.offset !== range.start);
  const checked = checkAttributes(source, attributes.filter(isLiteral), startTag);
  const errors = [...dynamic, ...twice];
  if (errors.length === 0) return checked;
  // What warnings say of the tag as a whole may not be true without the attributes left out.
  const others = checked.diagnostics.filter(({ severity }) => severity === 'error');
  return { control: undefined, diagnostics: [...errors, ...others] };
}

function reportDynamic(source: Source, { name, value, range }: Attribute): Diagnostic | undefined {
  const dynamic = isSchemaName(name) && value !== null ? recognizeDynamic(value) : undefined;
  if (dynamic === undefined || value === null) return undefined;
  const values = { name, value: quote(value) };
  return dynamic.kind === 'binding'
    ? createDiagnostic(source, 'binding-unsupported', range, values)
    : createDiagnostic(source, 'expression-unsupported', range, { ...values, languages: dynamic.languages });
}

/**
 * Checks values against the schema and fills in defaults.
 *
 * @param source the text that the ranges belong to
 * @param written the attributes, no name twice
 * @param place where to report what concerns the tag as a whole
 */
export function checkAttributes(source: Source, written: readonly WrittenAttribute[], place: Range): Checked {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => diagnostics.push(diagnostic);
  const rest = checkNames(source, written, report);
  const known = written.filter(({ name }) => isSchemaName(name));
  const values = Object.fromEntries(
    Object.entries(schema).map(([name, definition]): [string, unknown] => [name, definition.default]),
  );
  for (const attribute of known) {
    const value = checkValue(source, attribute, report);
    if (value !== undefined) values[attribute.name] = value;
  }
  const attributes = values as unknown as ResolvedAttributes;
  const rangeOf = (name: AttributeName): Range =>
    known.find((attribute) => attribute.name === name)?.range ?? place;
  if (diagnostics.length === 0) {
    checkToken(source, attributes, rangeOf('path'), report);
    checkNumbers(source, attributes, rangeOf, report);
  }
  const isWrong = diagnostics.some(({ severity }) => severity === 'error');
  return { control: isWrong ? undefined : { attributes, rest }, diagnostics };
}

/** Sorts out the attributes that are passed through; every other name must be in the schema. */
function checkNames(
  source: Source,
  written: readonly WrittenAttribute[],
  report: Report,
): WrittenAttribute[] {
  const code = written.filter(({ name }) => isTemplateCode(name));
  const [first, last] = [code[0], code.at(-1)];
  if (first && last) {
    const range = { start: first.range.start, end: last.range.end };
    report(createDiagnostic(source, 'template-code-in-tag', range, { name: first.name }));
    // The words between two pieces of code are code as well, whatever HTML takes them for.
    return [];
  }
  const rest: WrittenAttribute[] = [];
  for (const attribute of written) {
    const { name, range } = attribute;
    if (isSchemaName(name)) continue;
    if (isGlobalName(name)) {
      rest.push(attribute);
    } else {
      const asWritten = source.text.slice(range.start, range.start + name.length);
      const suggestion = suggestAttribute(asWritten);
      report(createDiagnostic(source, 'unknown-attribute', range, { name: asWritten, suggestion }));
    }
  }
  return rest;
}

/** Gives the value of an attribute, or undefined where it is unset or wrong. */
function checkValue(source: Source, { name, value, range }: WrittenAttribute, report: Report): unknown {
  if (!isSchemaName(name)) return undefined;
  const definition = definitionOf(name);
  const shown = show(value);
  switch (definition.type) {
    case 'integer': {
      const integer = toInteger(value);
      if (integer === undefined) {
        report(createDiagnostic(source, 'invalid-integer', range, { name, value: shown }));
        return undefined;
      }
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = definition;
      if (integer >= min && integer <= max) return integer;
      report(createDiagnostic(source, 'integer-out-of-range', range, { name, value: shown, min, max }));
      return undefined;
    }
    case 'boolean': {
      const boolean = toBoolean(value, name);
      if (boolean === undefined)
        report(createDiagnostic(source, 'invalid-boolean', range, { name, value: shown }));
      return boolean;
    }
    case 'keyword': {
      const { keywords = [] } = definition;
      if (typeof value === 'string' && keywords.includes(value)) return value;
      const suggestion = typeof value === 'string' ? nearest(value, keywords) : undefined;
      report(
        createDiagnostic(source, 'invalid-keyword', range, { name, value: shown, keywords, suggestion }),
      );
      return undefined;
    }
    case 'path':
      if (typeof value === 'function') return value;
      return checkString(source, { name, value, range }, report);
    case 'string':
      return checkString(source, { name, value, range }, report);
  }
}

function checkString(
  source: Source,
  { name, value, range }: WrittenAttribute,
  report: Report,
): string | undefined {
  const text = value ?? '';
  if (typeof text !== 'string') {
    report(createDiagnostic(source, 'invalid-string', range, { name, value: show(value) }));
    return undefined;
  }
  const scheme = name === 'path' || name === 'first_path' ? unsafeScheme(text) : undefined;
  if (scheme === undefined) return text;
  report(createDiagnostic(source, 'unsafe-path', range, { name, value: show(value), scheme }));
  return undefined;
}

/** A path needs the token wherever there can be a second page. */
function checkToken(
  source: Source,
  { path, total_pages }: ResolvedAttributes,
  range: Range,
  report: Report,
): void {
  if (typeof path !== 'string' || splitPath(path).length > 1) return;
  if (total_pages !== undefined && total_pages <= 1) return;
  const nearMiss = nearMissOfToken(path);
  report(createDiagnostic(source, 'path-without-token', range, { value: show(path), nearMiss }));
}

function checkNumbers(
  source: Source,
  { total_pages, current_page }: ResolvedAttributes,
  rangeOf: (name: AttributeName) => Range,
  report: Report,
): void {
  const { current } = settleNumbers({ total_pages, current_page });
  if (total_pages === undefined && current_page === undefined) {
    report(createDiagnostic(source, 'pages-unset', rangeOf('total_pages'), {}));
  }
  if (total_pages !== undefined && total_pages < 1) {
    report(createDiagnostic(source, 'total-pages-below-one', rangeOf('total_pages'), { total: total_pages }));
  } else if (current_page !== undefined && current_page !== current) {
    const values = { current: current_page, total: total_pages, used: current };
    report(createDiagnostic(source, 'current-page-out-of-range', rangeOf('current_page'), values));
  }
}

/** Optional sign and digits, with white space around; no other way to write a number. */
const INTEGER = /^[\t\n\f\r ]*[+-]?\d+[\t\n\f\r ]*$/;

/** An integer of any size; undefined for what is none. */
function toInteger(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  // Adding 0 makes -0 a plain 0.
  return typeof value === 'string' && INTEGER.test(value) ? Number(value) + 0 : undefined;
}

/** HTML's boolean attributes count when present; `true` and `false` are allowed for those who bind values. */
function toBoolean(value: unknown, name: string): boolean | undefined {
  if (value === null || value === '' || value === 'true' || value === name || value === true) return true;
  return value === 'false' || value === false ? false : undefined;
}

/** Describes a value for a message. */
function show(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'string') return quote(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `of type ${typeof value}`;
}
