/** The closed form of the page window (`../base/window.ts`), as a value by cases. */

import {
  add,
  compare,
  type Case,
  type Condition,
  type Integer,
  type Operand,
  type Value,
} from '../dialects/program.js';

/** Which page is in a slot; 0 for an ellipsis. */
export function pageOf(
  slot: Operand,
  { boundaries, full, room, shift }: { boundaries: number; full: number; room: Operand; shift: Operand },
): Value {
  const cases: Case[] = [];
  const otherwise = add(slot, shift);
  if (boundaries === 0) return settle(cases, otherwise);
  const add_ = (value: Integer, ...all: (Condition | boolean)[]): void => {
    if (all.includes(false)) return;
    cases.push({ all: all.filter((one) => one !== true) as Condition[], value });
  };
  add_(slot, compare(slot, '<=', boundaries));
  add_(add(slot, room), compare(full - boundaries, '<', slot));
  add_(0, compare(slot, '==', boundaries + 1), compare(0, '<', shift));
  add_(0, compare(slot, '==', full - boundaries), compare(shift, '<', room));
  return settle(cases, otherwise);
}

/** Drops the cases behind one that always holds. */
function settle(cases: readonly Case[], otherwise: Integer): Value {
  if (cases.every(({ value }) => value === otherwise)) return { kind: 'integer', of: otherwise };
  const certain = cases.findIndex(({ all }) => all.length === 0);
  const open = certain === -1 ? cases : cases.slice(0, certain);
  const last = certain === -1 ? otherwise : (cases[certain] as Case).value;
  return open.length === 0 ? { kind: 'integer', of: last } : { kind: 'cases', cases: open, otherwise: last };
}

/** Whether a slot may be an ellipsis. */
export function mayBeGap(value: Value): boolean {
  if (value.kind === 'integer') return value.of === 0;
  return value.kind === 'cases' && [value.otherwise, ...value.cases.map((one) => one.value)].includes(0);
}
