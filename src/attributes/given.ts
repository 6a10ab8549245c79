/** The value of each attribute of a control, by when it is known, in the words of partial evaluation. */

import type { Range } from '../base/source.js';
import { resolveNumbers, type ResolvedNumbers } from '../base/window.js';
import { defaults, schemaNames, totalNames, type AttributeName, type ResolvedAttributes } from './schema.js';
import type { BoundAttribute, DynamicAttribute } from './tag-attribute.js';

/** A value that the tag says, or the default. */
interface Known<Value> {
  readonly kind: 'known';
  readonly value: Value;
  /** Where the tag says it; undefined for the default. */
  readonly range?: Range;
}

/** A value that the tag says, that the data gives, or that the template language computes. */
export type Given<Value> = Known<Value> | BoundAttribute | DynamicAttribute;

export type GivenAttributes = { readonly [Name in AttributeName]: Given<ResolvedAttributes[Name]> };

/** The attributes of a tag without any. */
export const unset = Object.fromEntries(
  schemaNames.map((name) => [name, { kind: 'known', value: defaults[name] }]),
) as unknown as GivenAttributes;

export function known<Value>(given: Given<Value>): Value | undefined {
  return given.kind === 'known' ? given.value : undefined;
}

export function mayBe<Value>(given: Given<Value>, value: Value): boolean {
  return given.kind !== 'known' || given.value === value;
}

export function mayBeSet(given: Given<unknown>): boolean {
  return given.kind !== 'known' || (given.value !== undefined && given.value !== false);
}

/** Returns the values, with the defaults of those that are not known yet, and the attributes that the data gives. */
export function splitGiven(attributes: GivenAttributes) {
  const values: Record<string, unknown> = { ...defaults };
  const bound: BoundAttribute[] = [];
  let name: AttributeName;
  for (name in attributes) {
    const given = attributes[name];
    if (given.kind === 'bound') bound.push(given);
    // A value is only undefined where the default is.
    else if (given.kind === 'known' && given.value !== undefined) values[name] = given.value;
  }
  return { values: values as unknown as ResolvedAttributes, bound };
}

/** Returns the numbers of a list, for the first page if the current one is not known; undefined if the total is not. */
export function numbersOf(attributes: GivenAttributes): ResolvedNumbers | undefined {
  const { total_pages, has_next, total_items, page_size, current_page } = attributes;
  if (totalNames.some((name) => attributes[name].kind !== 'known')) return undefined;
  return resolveNumbers({
    total_pages: known(total_pages),
    has_next: known(has_next),
    total_items: known(total_items),
    page_size: known(page_size),
    current_page: known(current_page),
  });
}

export function dynamicIn(attributes: GivenAttributes): DynamicAttribute[] {
  return Object.values(attributes).filter((given) => given.kind === 'dynamic');
}
