import { cleanUrl, nearMissOfToken, splitPath, variesByPage } from '../base/path.js';
import type { Range } from '../base/source.js';
import { readVisitorPage } from '../base/visitor-page.js';
import { hasError, problem, reportTo, type Problem, type Report } from '../diagnostics/diagnostic.js';
import type { ResolvedOptions } from '../options/render-options.js';
import type { Theme } from '../themes/theme.js';
import type { Layout, MarkedPart } from '../themes/tree.js';
import type { TagAttribute, WrittenAttribute } from './tag-attribute.js';
import { readPassed } from './passed-attributes.js';
import { suggestAttribute } from './names.js';
import { writtenText } from './dynamic-value.js';
import { hasCode, rangeOf, type Control } from './checked-control.js';
import { checkFormat } from './check-format.js';
import { checkForms } from './check-forms.js';
import { checkPageSize, usesPageSize } from './page-size.js';
import { describePager, expandPager, type ExpandCode } from './expand-pager.js';
import { known, mayBe, mayBeSet, numbersOf, unset, type Given, type GivenAttributes } from './given.js';
import {
  hasNeighbors,
  isLinkName,
  isSchemaName,
  neighborNames,
  rowOf,
  schema,
  type AttributeName,
  type PathFunction,
} from './schema.js';
import { convertValue, show } from './values.js';

/**
 * Checks values against the table and fills in defaults.
 *
 * @param text the text that the ranges belong to
 * @param problems those found so far. More are added
 * @param expandCode expands a `pager` that is template code; only templates have one
 * @returns no control if there is an error
 */
export function checkAttributes(
  text: string,
  all: readonly TagAttribute[],
  options: ResolvedOptions,
  problems: Problem[],
  place: Range,
  range = place,
  expandCode?: ExpandCode,
): Control | undefined {
  const report = reportTo(problems);
  const given = all.filter((one) => one.kind !== 'written' || one.value !== undefined);
  checkCompanions(given, all, problems, report);
  const { rest, links, isPathless } = readPassed(text, given, options, report);
  const attributes = expandPager(given, options, expandCode, report);
  checkPageSize(attributes, report);
  const type = given.find(({ name }) => name === 'pager_type');
  const hasPager = given.some(({ kind, name }) => name === 'pager' && kind === 'dynamic');
  // With an error, the pager may not be among the attributes.
  if (type && !hasPager && !hasError(problems)) report(describePager('type', null, type.range, options));
  const describesPages = given.some(({ name }) => schema.next_path.excludes?.includes(name));
  const control: Control = {
    // An unset path of a neighbor is the end of a list, unless something describes the pages.
    listKind: hasNeighbors(given) || (hasNeighbors(all) && !describesPages) ? 'neighbors' : 'pages',
    attributes: readValues(attributes, isPathless, options, report),
    rest,
    links,
    place,
    range,
  };
  checkFormat(control, options, report);
  checkParts(control, options.theme, report);
  const { path } = control.attributes;
  if (path.kind === 'known') {
    checkToken(control, path.value, report);
    checkNesting(text, path.value, rangeOf(control, 'path'), report);
  }
  checkForms(control, report);
  // Fixing the errors may change the numbers, so do not warn about them yet.
  if (hasError(problems)) return undefined;
  checkNumbers(control, options, report);
  const hasPath = isPathless || attributes.some(({ name }) => name === 'path' || name === 'pager');
  if (!hasPath && needsPath(control)) report(problem('missing-path', place, {}));
  return control;
}

/** Converts literal values, and keeps those that data or template code will give. */
function readValues(
  attributes: readonly TagAttribute[],
  isPathless: boolean,
  options: ResolvedOptions,
  report: Report,
): GivenAttributes {
  const values: Record<string, Given<unknown>> = { ...unset };
  for (const one of attributes) {
    const { name } = one;
    if (!isSchemaName(name)) continue;
    if (one.kind === 'dynamic') {
      values[name] = one;
    } else if (one.kind === 'bound') {
      // A bound value must exist in the data, so do not bind a path that is not needed.
      if (!(isPathless && name === 'path')) values[name] = one;
    } else {
      values[name] = { kind: 'known', value: convertWritten(one, name, options, report), range: one.range };
    }
  }
  return values as unknown as GivenAttributes;
}

/** Converts a value in a tag. One that another engine has printed may be a visitor's, or a translator's. */
function convertWritten(
  { value, range }: WrittenAttribute,
  name: AttributeName,
  { invalidPage, bindings, schemes }: ResolvedOptions,
  report: Report,
): unknown {
  if (name === 'current_page' && invalidPage === 'first') return readVisitorPage(value);
  const isPrintedLabel = bindings !== undefined && schema[name].type === 'label';
  if (!isPrintedLabel || typeof value !== 'string' || value.trim() === '' || splitPath(value).length > 1)
    return convertValue(name, value, range, schemes, report);
  report(problem('same-label', range, { name, value: show(value) }));
  return value;
}

function needsPath({ listKind, attributes }: Control): boolean {
  if (listKind === 'neighbors' || !mayBe(attributes.element, 'a')) return false;
  const numbers = numbersOf(attributes);
  return numbers === undefined || numbers.last > 1;
}

/** Reports attributes that exclude each other, and those that lack another one, which data or a caller may leave unset. */
function checkCompanions(
  attributes: readonly TagAttribute[],
  all: readonly TagAttribute[],
  problems: readonly Problem[],
  report: Report,
): void {
  const names: readonly string[] = attributes.map(({ name }) => name).filter(isSchemaName);
  // A report on it, or one that `per_page` is page_size, says enough.
  const isMeant = (needed: string): boolean =>
    problems.some(({ values }) => 'name' in values && values.name === needed) ||
    attributes.some(
      ({ name }) => !isSchemaName(name) && !isLinkName(name) && suggestAttribute(name) === needed,
    );
  for (const one of attributes) {
    const { name, range } = one;
    if (name === 'page_size' && usesPageSize(attributes)) continue;
    const row = rowOf(name);
    // Without page numbers, nothing can replace the token.
    const excludes = row === undefined && hasPageToken(one) ? neighborNames : row?.excludes;
    const other = names.find((name) => excludes?.includes(name));
    const needed = row?.needs?.find((needed) => !all.some(({ name }) => name === needed));
    if (other !== undefined) {
      report(problem('conflicting-attributes', range, { name, other }));
    } else if (needed !== undefined && !isMeant(needed)) {
      const example = rowOf(needed)?.example ?? '';
      const excluded = needed === 'total_items' ? rowOf(needed)?.excludes : undefined;
      const instead = excluded?.find((other) => names.includes(other));
      report(problem('missing-attribute', range, { name, needed, example, ...(instead && { instead }) }));
    }
  }
}

function hasPageToken(one: TagAttribute): boolean {
  if (one.kind === 'bound' || !isLinkName(one.name)) return false;
  const words = one.kind === 'dynamic' ? writtenText(one.value) : one.value;
  return typeof words === 'string' && variesByPage(words);
}

/** Reports a relative path if its link to page 3 leads elsewhere on page 2: `posts/:page` leads to `posts/posts/3`. */
function checkNesting(text: string, path: unknown, range: Range, report: Report): void {
  // Most paths begin with a slash, and need no further tests.
  if (typeof path !== 'string' || path.startsWith('/')) return;
  if (/^(?:[/?#\\]|[a-z][a-z\d+.-]*:)/i.test(cleanUrl(path)) || !variesByPage(path)) return;
  const resolved = (page: string, base: string): string => new URL(splitPath(path).join(page), base).href;
  const base = 'http://a/b/c/d/';
  const nested = resolved('3', resolved('2', base));
  // A page that names its base may have relative paths.
  if (nested === resolved('3', base) || /<base\b/i.test(text)) return;
  const instead = path.startsWith('www.') ? `https://${path}` : `/${path.replace(/^(?:\.\.?\/)+/, '')}`;
  report(problem('relative-path', range, { value: show(path), url: nested.slice(base.length), instead }));
}

/** Reports an attribute that needs a part which a theme in HTML does not have. */
function checkParts(control: Control, { parts, file = 'the theme' }: Theme, report: Report): void {
  if (parts === undefined || control.listKind === 'neighbors') return undefined;
  const { layout, show_ends, show_labels, jump, page_sizes } = control.attributes;
  const refuse = (fault: 'part' | 'numbers' | 'labels', name: AttributeName, part: MarkedPart): void => {
    report(problem('missing-part', rangeOf(control, name), { fault, name, part, file }));
  };
  const isMissing = (part: MarkedPart): boolean => !parts.includes(part);
  const isLayout = (one: Layout): boolean => mayBe(layout, one);
  if (mayBeSet(show_labels)) refuse('labels', 'show_labels', 'previous');
  const end = (['first', 'last'] as const).find(isMissing);
  if (end !== undefined && mayBeSet(show_ends)) refuse('part', 'show_ends', end);
  if (mayBeSet(jump) && isMissing('jump')) refuse('part', 'jump', 'jump');
  if (mayBeSet(page_sizes) && isMissing('page-sizes')) refuse('part', 'page_sizes', 'page-sizes');
  if (isLayout('position') && isMissing('position')) refuse('part', 'layout', 'position');
  if (isLayout('numbers') && isMissing('page')) refuse('numbers', 'layout', 'page');
}

/** Reports a path without the token, unless there is known to be only one page. */
export function checkToken(control: Control, path: string | PathFunction, report: Report): void {
  if (control.listKind === 'neighbors') return undefined;
  const { attributes } = control;
  const binding = attributes.path.kind === 'bound' ? attributes.path.binding : undefined;
  const range = rangeOf(control, 'path');
  // A compiled control gets its page numbers when the template runs, too late for a function.
  if (typeof path === 'function' && hasCode(control))
    return report(problem('invalid-string', range, { name: 'path', binding, value: show(path) }));
  if (typeof path !== 'string' || variesByPage(path)) return undefined;
  if (known(attributes.has_next) && numbersOf(attributes)?.last === 1) return undefined;
  const nearMiss = nearMissOfToken(path);
  report(problem('missing-token', range, { name: 'path', binding, value: show(path), nearMiss }));
}

/** Warns of inconsistent numbers in a tag. Numbers from data are not checked. */
function checkNumbers(control: Control, { singlePage }: ResolvedOptions, report: Report): void {
  const { attributes } = control;
  const numbers = numbersOf(attributes);
  if (numbers === undefined || control.listKind === 'neighbors') return undefined;
  const total_pages = known(attributes.total_pages);
  if (total_pages !== undefined && total_pages < 1) {
    const { single_page } = attributes;
    if (mayBe(single_page, 'hide') || (mayBe(single_page, undefined) && singlePage === 'hide'))
      return undefined;
    return report(
      problem('total-pages-out-of-range', rangeOf(control, 'total_pages'), { total: total_pages }),
    );
  }
  if (attributes.current_page.kind !== 'known') return undefined;
  const { value: current_page } = attributes.current_page;
  const { current, total, last } = numbers;
  const isEndless = total < last;
  if (current_page === undefined)
    return isEndless ? report(problem('missing-total', control.place, {})) : undefined;
  if (current_page === current) return undefined;
  const totalName = known(attributes.total_items) === undefined ? 'total_pages' : 'total_items';
  const values = { current: current_page, total: isEndless ? undefined : total, used: current, totalName };
  report(problem('current-page-out-of-range', rangeOf(control, 'current_page'), values));
}
