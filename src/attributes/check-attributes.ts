import { regionsIn } from './coded-value.js';
import { createDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.js';
import { bindingInside, isTemplateCode } from './expression.js';
import type { Tag } from '../tags/find-tags.js';
import { nearMissOfToken, splitPath } from '../base/path.js';
import {
  defaults,
  definitionOf,
  isGlobalName,
  isSchemaName,
  suggestAttribute,
  type AttributeName,
  type ResolvedAttributes,
} from './schema.js';
import {
  sortOut,
  type BoundAttribute,
  type CodedAttribute,
  type Report,
  type Sorted,
  type TemplateCode,
  type WrittenAttribute,
} from './classify-attributes.js';
import type { Range, Source } from '../base/source.js';
import { convertValue, explainValue, show, WRONG } from './values.js';
import { settleNumbers } from '../base/window.js';

/** What a control is made of. */
export interface Control {
  /** The values given as literals, and defaults for the others. */
  readonly attributes: ResolvedAttributes;
  /** The attributes whose values are still to come. */
  readonly bound: readonly BoundAttribute[];
  /** The attributes whose values the template's language computes. */
  readonly coded: readonly CodedAttribute[];
  /** The attributes that are passed through to the container. */
  readonly rest: readonly WrittenAttribute[];
  /** The tag as a whole, for problems that are no single attribute's. */
  readonly place: Range;
}

/** A control, or undefined where an attribute is wrong, and what there is to say about the attributes. */
export interface Checked {
  readonly control: Control | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks the attributes of a tag that stands in a template.
 *
 * @param source the template
 * @param tag the tag, as it was found
 * @param code the template's language and code; undefined for plain HTML
 */
export function checkTag(source: Source, tag: Tag, code: TemplateCode | undefined): Checked {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => diagnostics.push(diagnostic);
  const { attributes, duplicates, startTag } = tag;
  const regions = code === undefined ? [] : regionsIn(code.regions, startTag);
  const isCode = (range: Range): boolean => regionsIn(regions, range).length > 0;
  for (const range of duplicates) {
    const name = source.text.slice(range.start, range.end);
    // Pieces of template code recur in a tag; they get a message of their own.
    if (isTemplateCode(name) || isCode(range)) continue;
    report(createDiagnostic(source, 'duplicate-attribute', range, { name }));
  }
  const sorted = sortOut(source, attributes, regions, code?.dialect, report);
  const checked = checkAttributes(source, sorted, startTag);
  if (diagnostics.length === 0) return checked;
  // What warnings say of the tag as a whole may not be true without the attributes left out.
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  return { control: undefined, diagnostics: [...diagnostics, ...errors] };
}

/**
 * Checks values against the table and fills in defaults.
 *
 * @param source the text that the ranges belong to
 * @param sorted the attributes, by how their values come about
 * @param place where to report what concerns the tag as a whole
 */
export function checkAttributes(source: Source, { written, bound, coded }: Sorted, place: Range): Checked {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => diagnostics.push(diagnostic);
  const rest = checkNames(source, written, report);
  const values: Record<string, unknown> = { ...defaults };
  const rangeOf = (name: AttributeName): Range =>
    [...written, ...bound, ...coded].find((attribute) => attribute.name === name)?.range ?? place;
  for (const { name, value, range } of written) {
    if (!isSchemaName(name)) continue;
    const converted = convertValue(name, value, false);
    if (converted === WRONG) report(explainValue(source, { name, value, range }));
    else values[name] = converted;
    if (typeof value === 'string') warnOfBindingInside(source, name, value, range, report);
  }
  const control: Control = { attributes: values as unknown as ResolvedAttributes, bound, coded, rest, place };
  const isWrong = (): boolean => diagnostics.some(({ severity }) => severity === 'error');
  if (!isOpen(control, 'path')) checkToken(source, control, rangeOf, report);
  // What warnings say of the numbers may not be true once the errors are mended.
  if (!isWrong()) warnOfNumbers(source, control, rangeOf, report);
  return { control: isWrong() ? undefined : control, diagnostics };
}

/** Tells whether the value of an attribute is still to come. */
function isOpen({ bound, coded }: Control, name: AttributeName): boolean {
  const isIt = (attribute: { readonly name: AttributeName }): boolean => attribute.name === name;
  return bound.some(isIt) || coded.some(isIt);
}

/** A path needs the token wherever there can be a second page: unless the total is known to be one page. */
export function checkToken(
  source: Source,
  control: Control,
  rangeOf: (name: AttributeName) => Range,
  report: Report,
): void {
  const { path, total_pages } = control.attributes;
  if (typeof path !== 'string' || splitPath(path).length > 1) return;
  if (!isOpen(control, 'total_pages') && total_pages !== undefined && total_pages <= 1) return;
  const nearMiss = nearMissOfToken(path);
  const binding = control.bound.find(({ name }) => name === 'path')?.binding;
  const values = { name: 'path', binding, value: show(path), nearMiss };
  report(createDiagnostic(source, 'path-without-token', rangeOf('path'), values));
}

/** Sorts out the attributes that are passed through; every other name must be in the table. */
function checkNames(
  source: Source,
  written: readonly WrittenAttribute[],
  report: Report,
): WrittenAttribute[] {
  const code = written.filter(({ name, isCode }) => isCode ?? isTemplateCode(name));
  const [first, last] = [code[0], code.at(-1)];
  if (first && last) {
    const range = { start: first.range.start, end: last.range.end };
    report(createDiagnostic(source, 'template-code-in-tag', range, { name: first.name }));
    // The words between two pieces of code are code as well, whatever HTML takes them for.
    return [];
  }
  const rest: WrittenAttribute[] = [];
  for (const attribute of written) {
    const { name, value, range } = attribute;
    if (isSchemaName(name)) continue;
    if (isGlobalName(name)) {
      rest.push(attribute);
      if (!isWritable(value)) {
        report(createDiagnostic(source, 'invalid-string', range, { name, value: show(value) }));
      }
    } else {
      const asWritten = source.text.slice(range.start, range.start + name.length);
      const suggestion = suggestAttribute(asWritten);
      const known = Object.keys(defaults);
      report(createDiagnostic(source, 'unknown-attribute', range, { name: asWritten, suggestion, known }));
    }
  }
  return rest;
}

/** In code, an attribute can be given what has no way to be written as one. */
function isWritable(value: unknown): boolean {
  return value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}

/** Braces inside a text are no binding. In class names they are common; in an address or a label they are a mistake. */
function warnOfBindingInside(
  source: Source,
  name: AttributeName,
  value: string,
  range: Range,
  report: Report,
): void {
  const binding =
    name === 'class' || definitionOf(name).type === 'integer' ? undefined : bindingInside(value);
  if (binding !== undefined)
    report(createDiagnostic(source, 'binding-inside-text', range, { name, binding }));
}

/** Numbers that do not fit together are worth a warning where an author wrote them, not where data brings them. */
function warnOfNumbers(
  source: Source,
  control: Control,
  rangeOf: (name: AttributeName) => Range,
  report: Report,
): void {
  const { total_pages, current_page } = control.attributes;
  if (isOpen(control, 'total_pages')) return;
  if (total_pages !== undefined && total_pages < 1) {
    report(createDiagnostic(source, 'total-pages-below-one', rangeOf('total_pages'), { total: total_pages }));
    return;
  }
  if (isOpen(control, 'current_page')) return;
  const { current } = settleNumbers({ total_pages, current_page });
  if (total_pages === undefined && current_page === undefined) {
    report(createDiagnostic(source, 'pages-unset', control.place, {}));
  } else if (current_page !== undefined && current_page !== current) {
    const values = { current: current_page, total: total_pages, used: current };
    report(createDiagnostic(source, 'current-page-out-of-range', rangeOf('current_page'), values));
  }
}
