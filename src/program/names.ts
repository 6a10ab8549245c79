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
  showBoundaryChevrons: 'pagination_show_boundary_chevrons',
  // In some languages only.
  integer: 'pagination_integer',
  part: 'pagination_part',
  turn: 'pagination_turn',
  dot: 'pagination_dot',
} as const;

/** A name used as a variable, rather than a property, assign, string or key. */
const VARIABLE = new RegExp(
  `(?<![\\w.@>:'"-])(?:${Object.values(NAMES).join('|')})(?![\\w'"-]|\\s*=(?!=)|:\\s)`,
);

/**
 * The variable for the code of an attribute, in languages whose conditions take no expressions.
 *
 * @throws {Error} if the table lacks it, so that an author could use it unawares
 */
export function variableOf(attribute: string): string {
  const name = `pagination_${attribute}`;
  if (!Object.values<string>(NAMES).includes(name))
    throw new Error(
      `Add ${name} to NAMES in src/program/names.ts: conditions on ${attribute} need a variable.`,
    );
  return name;
}

/** Finds one of these variables in the author's code, where it would be overwritten. */
export function ownNameIn(code: string): string | undefined {
  return VARIABLE.exec(code)?.[0];
}
