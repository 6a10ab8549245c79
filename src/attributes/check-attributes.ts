import { cleanAddress, nearMissOfToken, splitPath } from '../base/path.js';
import type { Range } from '../base/source.js';
import { settleNumbers } from '../base/window.js';
import { hasError, problem, type Problem } from '../diagnostics/diagnostic.js';
import type { Region } from '../dialects/regions/region.js';
import type { ResolvedOptions } from '../options/options.js';
import type { Tag } from '../tags/find-tags.js';
import {
  classifyAttributes,
  type BoundAttribute,
  type CodedAttribute,
  type Findings,
  type TagAttribute,
} from './classify-attributes.js';
import { readPassed, type PassedAttributes } from './passed-attributes.js';
import { regionsIn } from './coded-value.js';
import { checkCompanions } from './companions.js';
import { expandPager } from './expand-pager.js';
import { bindingInside, isTemplateCode } from './expression.js';
import { neighbourNames } from './names.js';
import {
  defaults,
  isSchemaName,
  schema,
  totalNames,
  type AttributeName,
  type Form,
  type ResolvedAttributes,
} from './schema.js';
import { convertValue, show } from './values.js';

/** What a control is made of. */
export interface Control extends PassedAttributes {
  readonly form: Form;
  /** The values given as literals, and defaults for the others. */
  readonly attributes: ResolvedAttributes;
  /** The attributes whose values are looked up in the data. */
  readonly bound: readonly BoundAttribute[];
  /** The attributes whose values the template's language computes. */
  readonly coded: readonly CodedAttribute[];
  /** The start tag, for problems that concern no single attribute. */
  readonly place: Range;
  /** What the control takes the place of. */
  readonly range: Range;
}

/** A control, or undefined where an attribute is wrong, and what there is to report. */
export interface CheckedControl {
  readonly control: Control | undefined;
  readonly problems: readonly Problem[];
}

/** Checks the attributes of a tag that stands in a template. */
export function checkTag(
  text: string,
  { attributes, duplicates, startTag, range }: Tag,
  code: readonly Region[],
  options: ResolvedOptions,
): CheckedControl {
  const regions = options.dialect ? regionsIn(code, startTag) : [];
  const again = duplicates.map((range) => ({ range, name: text.slice(range.start, range.end), value: null }));
  // Pieces of template code recur in a tag, or look alike while they are masked.
  const isPiece = ({ range }: { readonly range: Range }): boolean => regionsIn(regions, range).length > 0;
  const twice = again
    .filter((one) => !isTemplateCode(one.name) && !isPiece(one))
    .map(({ range, name }) => problem('duplicate-attribute', range, { name }));
  const all = [...attributes, ...again.filter(isPiece)].sort((a, b) => a.range.start - b.range.start);
  const { found, problems } = classifyAttributes(text, all, regions, options);
  return checkAttributes(text, { found, problems: [...twice, ...problems] }, options, startTag, range);
}

/**
 * Checks values against the table and fills in defaults.
 *
 * @param text the text that the ranges belong to
 * @param place the start tag
 * @param range the whole tag
 */
export function checkAttributes(
  text: string,
  classified: Findings<TagAttribute>,
  options: ResolvedOptions,
  place: Range,
  range: Range,
): CheckedControl {
  const given = classified.found;
  const expanded = expandPager(given, options);
  const written = expanded.found.filter((one) => one.kind !== 'bound' && one.kind !== 'coded');
  const { rest, links, isPathless, problems: ofPassed } = readPassed(text, given);
  const problems = [...classified.problems, ...expanded.problems, ...checkCompanions(given), ...ofPassed];
  const values: Record<string, unknown> = { ...defaults };
  for (const { name, value, range } of written) {
    if (!isSchemaName(name)) continue;
    const converted = convertValue({ name, range }, value);
    if (typeof converted === 'object') problems.push(converted);
    else values[name] = converted;
    const binding = typeof value === 'string' ? misplacedBinding(name, value) : undefined;
    if (binding !== undefined) problems.push(problem('binding-inside-text', range, { name, binding }));
  }
  const bound = expanded.found.filter((one) => one.kind === 'bound');
  const control: Control = {
    form: given.some(({ name }) => neighbourNames.includes(name)) ? 'neighbours' : 'pages',
    attributes: values as unknown as ResolvedAttributes,
    // What is looked up in an object has to be there, unless nothing needs it.
    bound: bound.filter(({ name }) => !(isPathless && name === 'path')),
    coded: expanded.found.filter((one) => one.kind === 'coded'),
    rest,
    links,
    isPathless,
    place,
    range,
  };
  const rangeOf = (name: AttributeName): Range =>
    written.find((attribute) => attribute.name === name)?.range ?? place;
  const hasFormat = values['number_format'] !== undefined || isOpen(control, ['number_format']);
  if (hasFormat && control.coded.length > 0)
    problems.push(problem('number-format-in-code', rangeOf('number_format'), { name: 'number_format' }));
  const all = isOpen(control, ['path']) ? problems : [...problems, ...checkToken(control, rangeOf('path'))];
  // What warnings say of the numbers may not be true once the errors are mended.
  if (hasError(all)) return { control: undefined, problems: all };
  return { control, problems: [...all, ...warnOfNumbers(control, rangeOf)] };
}

/** Tells whether the value of one of these attributes is still to come. */
function isOpen({ bound, coded }: Control, names: readonly string[]): boolean {
  const isOne = ({ name }: TagAttribute): boolean => names.includes(name);
  return bound.some(isOne) || coded.some(isOne);
}

/** A path needs the token wherever there can be a second page: unless the total is known to be one page. */
export function checkToken(control: Control, range: Range): Problem[] {
  if (control.form === 'neighbours') return [];
  const { path, has_next } = control.attributes;
  const binding = control.bound.find(({ name }) => name === 'path')?.binding;
  // A compiled control has page numbers only when the template runs.
  if (typeof path === 'function' && control.coded.length > 0)
    return [problem('invalid-string', range, { name: 'path', binding, value: show(path) })];
  if (typeof path !== 'string' || splitPath(cleanAddress(path)).length > 1) return [];
  if (has_next && !isOpen(control, totalNames) && settleNumbers(control.attributes).last === 1) return [];
  const nearMiss = nearMissOfToken(path);
  return [problem('path-without-token', range, { name: 'path', binding, value: show(path), nearMiss })];
}

/** Braces inside a text are no binding. In class names they are common; in an address or a label they are a mistake. */
function misplacedBinding(name: AttributeName, value: string): string | undefined {
  if (name === 'class' || schema[name].type === 'integer') return undefined;
  const binding = bindingInside(value);
  // A path with `{page}` in it has no token, which is an error of its own.
  return name === 'path' && nearMissOfToken(value) === binding ? undefined : binding;
}

/** Numbers that do not fit together are worth a warning where an author wrote them, not where data brings them. */
function warnOfNumbers(control: Control, rangeOf: (name: AttributeName) => Range): Problem[] {
  const { total_pages, total_items, current_page } = control.attributes;
  if (isOpen(control, totalNames) || control.form === 'neighbours') return [];
  if (total_pages !== undefined && total_pages < 1)
    return [problem('total-pages-below-one', rangeOf('total_pages'), { total: total_pages })];
  if (isOpen(control, ['current_page'])) return [];
  const { current, total, last } = settleNumbers(control.attributes);
  const isEndless = total < last;
  if (current_page === undefined) return isEndless ? [problem('pages-unset', control.place, {})] : [];
  if (current_page === current) return [];
  const totalName = total_items === undefined ? 'total_pages' : 'total_items';
  const values = { current: current_page, total: isEndless ? undefined : total, used: current, totalName };
  return [problem('current-page-out-of-range', rangeOf('current_page'), values)];
}
