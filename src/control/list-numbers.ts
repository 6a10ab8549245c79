/** The numbers of a list as variables of a program: how many pages there are, which one is shown, and its items. */

import type { ResolvedAttributes } from '../attributes/schema.js';
import { itemsOn, settleNumbers } from '../base/window.js';
import { NAMES } from '../dialects/names.js';
import {
  add,
  clampLiteral,
  type CodedInteger,
  type Condition,
  type Integer,
  type Operand,
  type Statement,
  type Value,
} from '../dialects/program.js';
import { singleOutput, type CodedValue } from '../dialects/value.js';

/** The numbers of a list, where they are used. */
export interface ListNumbers {
  readonly total: Operand;
  readonly current: Operand;
  readonly last: Integer;
  /** Whether a page is sure to follow the current one, because nobody knows how many there are. */
  readonly isEndless: boolean;
  /** How many items there are, and on a page. */
  readonly items?: readonly [total: Operand, size: Operand];
}

/**
 * Binds the numbers of a list.
 *
 * @param goesOn whether a page follows the current one, where nobody knows how many there are
 */
export function bindList(
  attributes: ResolvedAttributes,
  coded: ReadonlyMap<string, CodedValue>,
  goesOn: Condition | boolean,
  body: (list: ListNumbers) => Statement[],
): Statement[] {
  const sourceOf = (
    name: 'total_pages' | 'total_items' | 'page_size' | 'current_page',
  ): CodedInteger | undefined => {
    const value = coded.get(name);
    return value === undefined ? attributes[name] : { code: singleOutput(value) ?? '' };
  };
  const page = sourceOf('current_page') ?? 1;
  const bindPages = (value: Value, items?: [Operand, Operand]): Statement[] =>
    bind(NAMES.total, value, (total) =>
      bind(NAMES.current, clamp(page, 1, total), (current) =>
        body({ total, current, last: total, isEndless: false, ...(items && { items }) }),
      ),
    );
  const total = sourceOf('total_pages');
  if (total !== undefined) return bindPages(clamp(total, 1));
  const [items, size] = [sourceOf('total_items'), sourceOf('page_size')];
  if (items !== undefined && size !== undefined)
    return bind(NAMES.items, clamp(items, 0), (items) =>
      bind(NAMES.size, clamp(size, 1), (size) => bindPages(pagesOf(items, size), [items, size])),
    );
  return bind(NAMES.current, clamp(page, 1), (current) => {
    const next = add(current, 1);
    const list = { total: current, current };
    if (typeof goesOn === 'boolean')
      return body({ ...list, last: goesOn ? next : current, isEndless: goesOn });
    return bind(NAMES.last, either(goesOn, next, current), (last) =>
      body({ ...list, last, isEndless: false }),
    );
  });
}

/**
 * Binds the numbers of a page of which only the neighbours are known: `settleNeighbours`.
 *
 * @param previous whether there is a page before, and after
 */
export function bindNeighbours(
  previous: Condition | boolean,
  next: Condition | boolean,
  body: (list: ListNumbers) => Statement[],
): Statement[] {
  return bind(NAMES.current, either(previous, 2, 1), (current) =>
    bind(NAMES.last, either(next, add(current, 1), current), (last) =>
      body({ total: current, current, last, isEndless: false }),
    ),
  );
}

/** One integer or another, by a condition. */
function either(condition: Condition | boolean, then: Integer, otherwise: Integer): Value {
  return typeof condition === 'boolean'
    ? { kind: 'integer', of: condition ? then : otherwise }
    : { kind: 'cases', cases: [{ all: [condition], value: then }], otherwise };
}

/** Binds the numbers of the first and the last item on the current page. */
export function bindItems(
  current: Operand,
  [items, size]: readonly [Operand, Operand],
  body: (from: Operand, to: Operand) => Statement[],
): Statement[] {
  if (typeof current === 'number' && typeof items === 'number' && typeof size === 'number') {
    const { from, to } = itemsOn(current, items, size);
    return body(from, to);
  }
  return bind(NAMES.before, { kind: 'before', page: current, size }, (before) =>
    bind(NAMES.from, clamp(add(before, 1), 0, items), (from) =>
      bind(NAMES.to, clamp(add(before, size), 0, items), (to) => body(from, to)),
    ),
  );
}

function pagesOf(items: Operand, size: Operand): Value {
  if (typeof items === 'string' || typeof size === 'string') return { kind: 'pages', items, size };
  return { kind: 'integer', of: settleNumbers({ total_items: items, page_size: size }).total };
}

/** An integer within bounds. */
export function clamp(of: CodedInteger, min: Operand, max?: Operand): Value {
  const literal = typeof of === 'number' ? clampLiteral(of, min, max) : undefined;
  if (literal !== undefined) return { kind: 'integer', of: literal };
  return { kind: 'clamp', of, min, ...(max === undefined ? {} : { max }) };
}

/** Gives a value a name, unless it is known. */
export function bind(name: string, value: Value, body: (value: Operand) => Statement[]): Statement[] {
  if (value.kind === 'integer' && typeof value.of !== 'object') return body(value.of);
  if (value.kind === 'clamp' && value.min === value.max) return body(value.min);
  return [{ kind: 'let', name, value, body: body(name) }];
}
