/** The variables of a control. The `pagination_` prefix keeps them from overwriting the author's variables. */
export const NAMES = {
  total: 'pagination_total',
  items: 'pagination_items',
  size: 'pagination_size',
  before: 'pagination_before',
  from: 'pagination_from',
  to: 'pagination_to',
  current: 'pagination_current',
  last: 'pagination_last',
  hasNext: 'pagination_has_next',
  previousPath: 'pagination_previous_path',
  nextPath: 'pagination_next_path',
  previousTitle: 'pagination_previous_title',
  nextTitle: 'pagination_next_title',
  room: 'pagination_room',
  shift: 'pagination_shift',
  slot: 'pagination_slot',
  page: 'pagination_page',
  previous: 'pagination_previous',
  next: 'pagination_next',
  index: 'pagination_index',
  offset: 'pagination_offset',
  previousIndex: 'pagination_previous_index',
  previousOffset: 'pagination_previous_offset',
  nextIndex: 'pagination_next_index',
  nextOffset: 'pagination_next_offset',
  lastIndex: 'pagination_last_index',
  lastOffset: 'pagination_last_offset',
  showBoundaryChevrons: 'pagination_show_boundary_chevrons',
  showEnds: 'pagination_show_ends',
  showLabels: 'pagination_show_labels',
  jump: 'pagination_jump',
  // In some languages only.
  integer: 'pagination_integer',
  part: 'pagination_part',
  turn: 'pagination_turn',
  dot: 'pagination_dot',
} as const;

const OWN_NAMES: ReadonlySet<string> = new Set(Object.values(NAMES));

/** A name used as a variable, rather than a property, assign, string or key. */
const VARIABLE = /(?<![\w.@>:'"-])pagination_\w+(?![\w'"-]|\s*=(?!=)|:\s)/g;

/**
 * The variable for the code of an attribute, in languages whose conditions take no expressions.
 *
 * @throws {Error} if the table lacks it, so that an author could use it unawares
 */
export function variableOf(attribute: string): string {
  const name = `pagination_${attribute}`;
  if (!OWN_NAMES.has(name))
    throw new Error(
      `Add ${name} to NAMES in src/program/names.ts: conditions on ${attribute} need a variable.`,
    );
  return name;
}

/** Finds one of these variables in the author's code, where it would be overwritten. */
export function ownNameIn(code: string): string | undefined {
  return code.match(VARIABLE)?.find((name) => OWN_NAMES.has(name));
}
