/** Program variables for the numbers of a list: the page count, the current page and its items. */

import type { AttributeName, ResolvedAttributes } from '../attributes/schema.js';
import { itemsOn, resolveNumbers } from '../base/window.js';
import { NAMES } from '../program/names.js';
import {
  add,
  compare,
  type Choice,
  type Condition,
  type Integer,
  type Operand,
  type Statement,
  type Value,
} from '../program/program.js';
import { singleOutput, type DynamicValue } from '../attributes/dynamic-value.js';
import type { ListKind } from '../themes/tree.js';

export class Variables {
  readonly #list: { readonly name: string; readonly value: Value }[] = [];

  /** Names a value unless it is known. A name stands for one value, so it is defined once. */
  define(name: string, value: Value): Operand {
    if (typeof value !== 'object') return value;
    if ('min' in value && value.min === value.max) return value.min;
    if (!this.#list.some((one) => one.name === name)) this.#list.push({ name, value });
    return name;
  }

  around(statements: Statement[]): Statement[] {
    return this.#list.reduceRight((body, variable) => [{ kind: 'let', ...variable, body }], statements);
  }
}

/**
 * Defines the numbers of a list, as `resolveNumbers` and `resolveNeighbors` do. A list is endless if a page always
 * follows the current one, because the total is unknown.
 *
 * @param holds whether a page precedes or follows, if only this is known
 */
export function defineNumbers(
  listKind: ListKind,
  attributes: ResolvedAttributes,
  dynamic: ReadonlyMap<string, DynamicValue>,
  holds: (name: AttributeName) => Condition | boolean,
  variables: Variables,
) {
  if (listKind === 'neighbors') {
    const current = variables.define(NAMES.current, either(holds('previous_path'), 2, 1));
    const last = variables.define(NAMES.last, either(holds('next_path'), add(current, 1), current));
    return { total: current, current, last, size: 0, isEndless: false };
  }
  const sourceOf = (name: 'total_pages' | 'total_items' | 'page_size' | 'current_page') => {
    const value = dynamic.get(name);
    return value === undefined ? attributes[name] : { expression: singleOutput(value) ?? '' };
  };
  const [pages, items, size] = [sourceOf('total_pages'), sourceOf('total_items'), sourceOf('page_size')];
  const page = sourceOf('current_page') ?? 1;
  const upTo = (count: Value) => {
    const total = variables.define(NAMES.total, count);
    const current = variables.define(NAMES.current, clamp(page, 1, total));
    return { total, current, last: total, isEndless: false };
  };
  const defineSize = (): Operand => (size === undefined ? 0 : variables.define(NAMES.size, clamp(size, 1)));
  if (pages !== undefined) return { ...upTo(clamp(pages, 1)), size: defineSize() };
  if (items !== undefined && size !== undefined) {
    const all = variables.define(NAMES.items, clamp(items, 0));
    const each = defineSize();
    const isKnown = typeof all === 'number' && typeof each === 'number';
    const count = isKnown
      ? resolveNumbers({ total_items: all, page_size: each }).total
      : { items: all, size: each };
    return { ...upTo(count), items: all, size: each };
  }
  const current = variables.define(NAMES.current, clamp(page, 1));
  const next = add(current, 1);
  const hasNext = holds('has_next');
  const last = hasNext === true ? next : variables.define(NAMES.last, either(hasNext, next, current));
  return { total: current, current, last, size: defineSize(), isEndless: hasNext === true };
}

export function defineItems(current: Operand, items: Operand, size: Operand, variables: Variables) {
  if (typeof current === 'number' && typeof items === 'number' && typeof size === 'number')
    return itemsOn(current, items, size);
  const before = variables.define(NAMES.before, { before: current, size });
  return {
    from: variables.define(NAMES.from, clamp(add(before, 1), 0, items)),
    to: variables.define(NAMES.to, clamp(add(before, size), 0, items)),
  };
}

/** The closed form of the page window (`../base/window.ts`), with constants folded. */
export function defineWindow(
  { sibling_count: siblings, boundary_count: boundaries }: ResolvedAttributes,
  total: Operand,
  current: Operand,
  variables: Variables,
) {
  const gap = boundaries > 0 ? 1 : 0;
  const full = 2 * siblings + 2 * boundaries + 2 * gap + 1;
  // Without boundaries, a window known to start at page 1 does not need `room`.
  const isFixed = gap === 0 && typeof current === 'number' && current <= siblings + 1;
  const room = isFixed ? 0 : variables.define(NAMES.room, clamp(add(total, -full), 0));
  const before = siblings + boundaries + gap + 1;
  const shift = variables.define(NAMES.shift, clamp(add(current, -before), 0, room));
  /** The page in a slot; 0 for an ellipsis. */
  const pageOf = (slot: Operand): Value => {
    const page = add(slot, shift);
    if (gap === 0) return page;
    const cases = [
      { all: [compare(slot, '<=', boundaries)], value: slot },
      { all: [compare(full - boundaries, '<', slot)], value: add(slot, room) },
      { all: [compare(slot, '==', boundaries + 1), compare(0, '<', shift)], value: 0 },
      { all: [compare(slot, '==', full - boundaries), compare(shift, '<', room)], value: 0 },
    ];
    return byCases(cases, page);
  };
  return { count: typeof total === 'number' ? Math.min(total, full) : full, pageOf };
}

function either(condition: Condition | boolean, then: Integer, otherwise: Integer): Value {
  return byCases([{ all: [condition], value: then }], otherwise);
}

/** An integer by cases, without those that are never reached. */
function byCases(
  given: readonly { readonly all: readonly (Condition | boolean)[]; readonly value: Integer }[],
  otherwise: Integer,
): Value {
  const cases: Choice['cases'][number][] = [];
  for (const { all, value } of given) {
    if (all.includes(false)) continue;
    const open = all.filter((one) => typeof one !== 'boolean');
    if (open.length === 0) return byCases(cases, value);
    cases.push({ all: open, value });
  }
  return cases.every(({ value }) => value === otherwise) ? otherwise : { cases, otherwise };
}

/** Clamps an integer, or the result of the author's code, between `min` and `max`, where `min` ≤ `max`. */
function clamp(of: Integer | { readonly expression: string }, min: Operand, max?: Operand): Value {
  if (typeof of === 'number' && typeof min === 'number') {
    if (of <= min || max === undefined) return Math.max(of, min);
    if (typeof max === 'number') return Math.min(of, max);
  }
  return typeof of === 'object' && 'expression' in of ? { ...of, min, max } : { of, min, max };
}
