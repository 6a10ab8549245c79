/** The numbers of a list as variables of a program: how many pages there are, which one is shown, and its items. */

import type { AttributeName, Form, ResolvedAttributes } from '../attributes/schema.js';
import { itemsOn, settleNumbers } from '../base/window.js';
import { NAMES } from '../dialects/names.js';
import {
  add,
  compare,
  type Choice,
  type Condition,
  type Integer,
  type Operand,
  type Statement,
  type Value,
} from '../dialects/program.js';
import { singleOutput, type CodedValue } from '../dialects/value.js';

/** Variables for some statements. */
export class Variables {
  readonly #list: { readonly name: string; readonly value: Value }[] = [];

  /** Gives a value a name, unless it is known. */
  define(name: string, value: Value): Operand {
    if (typeof value !== 'object') return value;
    if ('min' in value && value.min === value.max) return value.min;
    this.#list.push({ name, value });
    return name;
  }

  /** The statements, with the variables defined. */
  around(statements: Statement[]): Statement[] {
    return this.#list.reduceRight((body, variable) => [{ kind: 'let', ...variable, body }], statements);
  }
}

/** The numbers of a list, as a program has them. */
export interface ProgramNumbers {
  readonly total: Operand;
  readonly current: Operand;
  readonly last: Integer;
  /** Whether a page is sure to follow the current one, because nobody knows how many there are. */
  readonly isEndless: boolean;
  /** How many items there are, and on a page. */
  readonly items?: readonly [total: Operand, size: Operand];
}

/**
 * Defines the numbers of a list, as `settleNumbers` and `settleNeighbours` do.
 *
 * @param holds whether there is a page before or after, where that is what is known
 */
export function defineNumbers(
  form: Form,
  attributes: ResolvedAttributes,
  coded: ReadonlyMap<string, CodedValue>,
  holds: (name: AttributeName) => Condition | boolean,
  variables: Variables,
): ProgramNumbers {
  if (form === 'neighbours') {
    const current = variables.define(NAMES.current, either(holds('previous_path'), 2, 1));
    const last = variables.define(NAMES.last, either(holds('next_path'), add(current, 1), current));
    return { total: current, current, last, isEndless: false };
  }
  type Name = 'total_pages' | 'total_items' | 'page_size' | 'current_page';
  const sourceOf = (name: Name): CodedInteger | undefined => {
    const value = coded.get(name);
    return value === undefined ? attributes[name] : { code: singleOutput(value) ?? '' };
  };
  const [pages, items, size] = [sourceOf('total_pages'), sourceOf('total_items'), sourceOf('page_size')];
  const page = sourceOf('current_page') ?? 1;
  if (pages !== undefined) {
    const total = variables.define(NAMES.total, clamp(pages, 1));
    const current = variables.define(NAMES.current, clamp(page, 1, total));
    return { total, current, last: total, isEndless: false };
  }
  if (items !== undefined && size !== undefined) {
    const all = variables.define(NAMES.items, clamp(items, 0));
    const each = variables.define(NAMES.size, clamp(size, 1));
    const isKnown = typeof all === 'number' && typeof each === 'number';
    const count = isKnown
      ? settleNumbers({ total_items: all, page_size: each }).total
      : { items: all, size: each };
    const total = variables.define(NAMES.total, count);
    const current = variables.define(NAMES.current, clamp(page, 1, total));
    return { total, current, last: total, isEndless: false, items: [all, each] };
  }
  const current = variables.define(NAMES.current, clamp(page, 1));
  const next = add(current, 1);
  const goesOn = holds('has_next');
  const last = goesOn === true ? next : variables.define(NAMES.last, either(goesOn, next, current));
  return { total: current, current, last, isEndless: goesOn === true };
}

/** Defines the numbers of the first and the last item on the current page. */
export function defineItems(
  current: Operand,
  [items, size]: readonly [Operand, Operand],
  variables: Variables,
): { from: Operand; to: Operand } {
  if (typeof current === 'number' && typeof items === 'number' && typeof size === 'number')
    return itemsOn(current, items, size);
  const before = variables.define(NAMES.before, { before: current, size });
  return {
    from: variables.define(NAMES.from, clamp(add(before, 1), 0, items)),
    to: variables.define(NAMES.to, clamp(add(before, size), 0, items)),
  };
}

/** Which page is in a slot, and 0 for an ellipsis: the closed form of the page window (`../base/window.ts`). */
export function pageOf(
  slot: Operand,
  { boundaries, full, room, shift }: { boundaries: number; full: number; room: Operand; shift: Operand },
): Value {
  const page = add(slot, shift);
  if (boundaries === 0) return page;
  const cases = [
    { all: [compare(slot, '<=', boundaries)], value: slot },
    { all: [compare(full - boundaries, '<', slot)], value: add(slot, room) },
    { all: [compare(slot, '==', boundaries + 1), compare(0, '<', shift)], value: 0 },
    { all: [compare(slot, '==', full - boundaries), compare(shift, '<', room)], value: 0 },
  ];
  return byCases(cases, page);
}

/** One integer or another, by a condition. */
function either(condition: Condition | boolean, then: Integer, otherwise: Integer): Value {
  return byCases([{ all: [condition], value: then }], otherwise);
}

/** An integer by cases, without those that never hold, and those behind one that always holds. */
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

/** An integer of ours, or the code of an author that gives one. */
type CodedInteger = Integer | { readonly code: string };

/** An integer within bounds, of which the first is not above the second. */
export function clamp(of: CodedInteger, min: Operand, max?: Operand): Value {
  if (typeof of === 'number' && typeof min === 'number') {
    if (of <= min || max === undefined) return Math.max(of, min);
    if (typeof max === 'number') return Math.min(of, max);
  }
  return typeof of === 'object' && 'code' in of ? { ...of, min, max } : { of, min, max };
}
