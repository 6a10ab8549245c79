import { mayBeVisitors } from './binding.js';
import { checkToken } from './check-attributes.js';
import { rangeOf, type Control } from './checked-control.js';
import { missingPageSize, sizedTokenOf } from './page-size.js';
import type { BoundAttribute } from './tag-attribute.js';
import { nearest } from '../base/nearest.js';
import { readVisitorPage } from '../base/visitor-page.js';
import { problem, reportTo, type Problem, type Report } from '../diagnostics/diagnostic.js';
import type { ResolvedOptions } from '../options/render-options.js';
import type { ResolvedAttributes } from './schema.js';
import { convertValue } from './values.js';

/**
 * Returns a function that looks up the bound attributes of a control in the data. It reads own properties only and never
 * evaluates template code. Null and undefined leave an attribute unset. It returns the values of all attributes, or
 * undefined after a report of a problem with the data.
 *
 * @param known the values that do not come from the data
 */
export function bindControl(
  control: Control,
  bound: readonly BoundAttribute[],
  known: ResolvedAttributes,
  options: ResolvedOptions,
) {
  const isChecked = bound.some(({ name }) => name === 'path' || name === 'page_size');
  return (data: unknown, report: Report): ResolvedAttributes | undefined => {
    if (bound.length === 0) return known;
    const problems: Problem[] = [];
    const refuse = reportTo(problems);
    const values: Record<string, unknown> = { ...known };
    for (const attribute of bound) {
      const { name, binding, range, isField } = attribute;
      const unbound: Report = () => report(problem('unbound-page', range, { binding }));
      const isVisitors = !isField && mayBeVisitors(name, options);
      const value = lookUp(attribute, data, options, isVisitors ? unbound : refuse);
      if (value !== undefined) values[name] = value;
    }
    const attributes = values as unknown as ResolvedAttributes;
    if (isChecked && problems.length === 0) checkPath(control, attributes, refuse);
    problems.forEach(report);
    return problems.length === 0 ? attributes : undefined;
  };
}

const UNSET = 'it is null or undefined';

function checkPath(control: Control, { path, page_size }: ResolvedAttributes, report: Report): void {
  const { path: given, page_size: size } = control.attributes;
  const written = typeof path === 'string' ? [{ text: path }] : [];
  const values = [
    given.kind === 'dynamic' ? given.value : written,
    ...control.links.map(({ value }) => value),
  ];
  const isUnset = page_size === undefined && size.kind !== 'dynamic';
  const token = isUnset ? sizedTokenOf(values.flat()) : undefined;
  if (token === undefined) checkToken(control, path, report);
  else if (size.kind === 'bound') missing(size, `${UNSET}, and ${token} requires it`, report);
  else report(missingPageSize(token, rangeOf(control, 'path')));
}

const PAGER_FIELDS: ReadonlySet<string> = new Set(['page', 'pages', 'href']);

/** How many names of an object are compared with a missing one. */
const MOST_NAMES = 200;

function lookUp(
  attribute: BoundAttribute,
  data: unknown,
  { schemes, invalidPage }: ResolvedOptions,
  report: Report,
): ReturnType<typeof convertValue> {
  const { name, binding, keys, range } = attribute;
  let value = attribute.from ?? data;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string;
    if (typeof value !== 'object' || value === null)
      return missing(
        attribute,
        (data ?? undefined) === undefined ? 'no data was given' : `${objectAt(keys, index)} is not an object`,
        report,
      );
    // If a getter or a proxy throws, report it as a problem with the data.
    try {
      if (!Object.hasOwn(value, key)) return notOwn(attribute, value, index, report);
      const found = (value as Record<string, unknown>)[key];
      // Keep `this` for methods.
      value = typeof found === 'function' ? (found.bind(value) as unknown) : found;
    } catch (error) {
      const message = error instanceof Error ? error.message : 'it threw';
      return missing(attribute, `reading "${key}" failed: ${message}`, report);
    }
  }
  // Without the links of a pager, they would lead to the default path.
  if (value === undefined || value === null)
    return attribute.isField && name === 'path' ? missing(attribute, UNSET, report) : undefined;
  return name === 'current_page' && invalidPage !== 'throw'
    ? readVisitorPage(value)
    : convertValue(name, value, range, schemes, report, binding);
}

function missing(
  { name, binding, keys, range, from }: BoundAttribute,
  reason: string,
  report: Report,
  advice?: string,
): undefined {
  // The caller gave the object itself, and its fields have fixed names.
  const suggestion = from ? `Add ${keys.at(-1)} to the object in pager, or set ${name}.` : advice;
  return report(problem('missing-binding', range, { name, binding, reason, suggestion }));
}

/** Reports a name that an object lacks, or inherits. */
function notOwn(attribute: BoundAttribute, value: object, index: number, report: Report): undefined {
  const { keys } = attribute;
  const [key = '', place] = [keys[index], objectAt(keys, index)];
  if (key in value && !(key in Object.prototype)) {
    const example = index === 0 ? '' : `, such as { ${key}: ${place}.${key} }`;
    const advice = `Only own properties are read: put the value itself into the data${example}.`;
    return missing(attribute, `${place} inherits "${key}", such as from a class`, report, advice);
  }
  // Long words have no nearest one, so a long list of names costs little.
  const names = Object.keys(value).slice(0, MOST_NAMES);
  // A paginator with `page` and no `pages` has no other name for it.
  const near = nearest(
    key,
    names.filter((name) => index === 0 || !(PAGER_FIELDS.has(key) && PAGER_FIELDS.has(name))),
  );
  const advice =
    near && `Did you mean {${[...keys.slice(0, index), near, ...keys.slice(index + 1)].join('.')}}?`;
  return missing(attribute, `${place} has no own property named "${key}"`, report, advice);
}

function objectAt(keys: readonly string[], index: number): string {
  return keys.slice(0, index).join('.') || 'the data';
}
