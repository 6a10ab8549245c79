import { nearMissOfToken, splitPath } from '../base/path.js';
import { rangesIn, type Range } from '../base/source.js';
import { settleNumbers } from '../base/window.js';
import { hasError, problem, type Problem } from '../diagnostics/diagnostic.js';
import type { Region } from '../dialects/regions/region.js';
import type { ResolvedOptions } from '../options/options.js';
import type { Tag } from '../tags/find-tags.js';
import {
  classifyAttributes,
  sift,
  type BoundAttribute,
  type CodedAttribute,
  type TagAttribute,
} from './classify-attributes.js';
import { readPassed, type LinkAttribute, type RestAttribute } from './passed-attributes.js';
import { writtenText } from './coded-value.js';
import { expandPager } from './expand-pager.js';
import { bindingInside, isTemplateCode } from './expression.js';
import {
  defaults,
  isLinkName,
  isSchemaName,
  neighbourNames,
  rowOf,
  schema,
  totalNames,
  type AttributeName,
  type Form,
  type ResolvedAttributes,
} from './schema.js';
import { convertValue, show } from './values.js';

/** What a control is made of. */
export interface Control {
  readonly form: Form;
  /** The values given as literals, and defaults for the others. */
  readonly attributes: ResolvedAttributes;
  /** The attributes whose values are looked up in the data. */
  readonly bound: readonly BoundAttribute[];
  /** The attributes whose values the template's language computes. */
  readonly coded: readonly CodedAttribute[];
  readonly rest: readonly RestAttribute[];
  readonly links: readonly LinkAttribute[];
  /** The start tag, for problems that concern no single attribute. */
  readonly place: Range;
  /** What the control takes the place of. */
  readonly range: Range;
}

/** Checks the attributes of a tag that stands in a template. */
export function checkTag(
  text: string,
  { attributes, duplicates, startTag, range }: Tag,
  code: readonly Region[],
  options: ResolvedOptions,
) {
  const regions = options.dialect ? rangesIn(code, startTag) : [];
  const all = [...attributes];
  const twice: Problem[] = [];
  for (const range of duplicates) {
    const name = text.slice(range.start, range.end);
    // Pieces of template code recur in a tag, or look alike while they are masked.
    if (rangesIn(regions, range).length > 0) all.push({ name, value: null, range });
    else if (!isTemplateCode(name)) twice.push(problem('duplicate-attribute', range, { name }));
  }
  all.sort((a, b) => a.range.start - b.range.start);
  const classified = classifyAttributes(text, all, regions, options);
  return checkAttributes(text, [...twice, ...classified], options, startTag, range);
}

/**
 * Checks values against the table and fills in defaults.
 *
 * @param text the text that the ranges belong to
 * @param classified the attributes, and what is wrong with others
 * @param place the start tag
 * @param range the whole tag
 * @returns no control where there is an error
 */
export function checkAttributes(
  text: string,
  classified: readonly (TagAttribute | Problem)[],
  options: ResolvedOptions,
  place: Range,
  range = place,
): { readonly control: Control | undefined; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const given = sift(classified, problems);
  checkCompanions(given, problems);
  const { rest, links, isPathless } = readPassed(text, given, problems);
  const attributes = sift(expandPager(given, options), problems);
  const values: Record<string, unknown> = { ...defaults };
  const bound: BoundAttribute[] = [];
  const coded: CodedAttribute[] = [];
  for (const one of attributes) {
    const { name, range } = one;
    if (one.kind === 'coded') {
      coded.push(one);
    } else if (one.kind === 'bound') {
      // What is looked up in an object has to be there, unless nothing needs it.
      if (!(isPathless && name === 'path')) bound.push(one);
    } else if (isSchemaName(name)) {
      const converted = convertValue(name, one.value, range);
      if (typeof converted === 'object') problems.push(converted);
      else values[name] = converted;
      const binding = misplacedBinding(name, one.value);
      if (binding !== undefined) problems.push(problem('binding-inside-text', range, { name, binding }));
    }
  }
  const control: Control = {
    form: given.some(({ name }) => neighbourNames.includes(name)) ? 'neighbours' : 'pages',
    attributes: values as unknown as ResolvedAttributes,
    bound,
    coded,
    rest,
    links,
    place,
    range,
  };
  const rangeOf = (name: AttributeName): Range => attributes.find((one) => one.name === name)?.range ?? place;
  const hasFormat = values['number_format'] !== undefined || isOpen(control, ['number_format']);
  if (hasFormat && coded.length > 0)
    problems.push(problem('number-format-in-code', rangeOf('number_format'), { name: 'number_format' }));
  const ofPath = isOpen(control, ['path']) ? undefined : checkToken(control, rangeOf('path'));
  if (ofPath !== undefined) problems.push(ofPath);
  // What warnings say of the numbers may not be true once the errors are mended.
  if (hasError(problems)) return { control: undefined, problems };
  const ofNumbers = warnOfNumbers(control, rangeOf);
  if (ofNumbers !== undefined) problems.push(ofNumbers);
  return { control, problems };
}

/** Finds attributes that cannot stand beside others of the tag, or not without others. */
function checkCompanions(attributes: readonly TagAttribute[], problems: Problem[]): void {
  const names: readonly string[] = attributes.map(({ name }) => name).filter(isSchemaName);
  for (const one of attributes) {
    const { name, range } = one;
    const row = rowOf(name);
    // Without page numbers, there is none to take the place of the token.
    const excludes = row === undefined && asksForPage(one) ? neighbourNames : row?.excludes;
    const other = names.find((name) => excludes?.includes(name));
    const needed = row?.needs?.find((needed) => !names.includes(needed));
    if (other !== undefined) {
      problems.push(problem('conflicting-attributes', range, { name, other }));
    } else if (needed !== undefined) {
      const example = rowOf(needed)?.example ?? '';
      problems.push(problem('missing-attribute', range, { name, needed, example }));
    }
  }
}

/** Tells whether an attribute of links has the token for a page in it. */
function asksForPage(one: TagAttribute): boolean {
  if (one.kind === 'bound' || !isLinkName(one.name)) return false;
  const words = one.kind === 'coded' ? writtenText(one.value) : one.value;
  return typeof words === 'string' && splitPath(words).length > 1;
}

/** Tells whether the value of one of these attributes is still to come. */
function isOpen({ bound, coded }: Control, names: readonly string[]): boolean {
  const isOne = ({ name }: TagAttribute): boolean => names.includes(name);
  return bound.some(isOne) || coded.some(isOne);
}

/** A path needs the token wherever there can be a second page: unless the total is known to be one page. */
export function checkToken(control: Control, range: Range): Problem | undefined {
  if (control.form === 'neighbours') return undefined;
  const { path, has_next } = control.attributes;
  const binding = control.bound.find(({ name }) => name === 'path')?.binding;
  // A compiled control has page numbers only when the template runs.
  if (typeof path === 'function' && control.coded.length > 0)
    return problem('invalid-string', range, { name: 'path', binding, value: show(path) });
  if (typeof path !== 'string' || splitPath(path).length > 1) return undefined;
  if (has_next && !isOpen(control, totalNames) && settleNumbers(control.attributes).last === 1)
    return undefined;
  const nearMiss = nearMissOfToken(path);
  return problem('path-without-token', range, { name: 'path', binding, value: show(path), nearMiss });
}

/** Braces inside a text are no binding. In class names they are common; in an address or a label they are a mistake. */
function misplacedBinding(name: AttributeName, value: unknown): string | undefined {
  if (typeof value !== 'string' || name === 'class' || schema[name].type === 'integer') return undefined;
  const binding = bindingInside(value);
  // A path with `{page}` in it has no token, which is an error of its own.
  const isToken = binding !== undefined && name === 'path' && nearMissOfToken(value) === binding;
  return isToken ? undefined : binding;
}

/** Numbers that do not fit together are worth a warning where an author wrote them, not where data brings them. */
function warnOfNumbers(control: Control, rangeOf: (name: AttributeName) => Range): Problem | undefined {
  const { total_pages, total_items, current_page } = control.attributes;
  if (isOpen(control, totalNames) || control.form === 'neighbours') return undefined;
  if (total_pages !== undefined && total_pages < 1)
    return problem('total-pages-below-one', rangeOf('total_pages'), { total: total_pages });
  if (isOpen(control, ['current_page'])) return undefined;
  const { current, total, last } = settleNumbers(control.attributes);
  const isEndless = total < last;
  if (current_page === undefined) return isEndless ? problem('pages-unset', control.place, {}) : undefined;
  if (current_page === current) return undefined;
  const totalName = total_items === undefined ? 'total_pages' : 'total_items';
  const values = { current: current_page, total: isEndless ? undefined : total, used: current, totalName };
  return problem('current-page-out-of-range', rangeOf('current_page'), values);
}
