/** The variables of a control. Every one begins with `pagination_`, so that the author's own keep their values. */
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
  chevrons: 'pagination_chevrons',
  // Of single languages.
  integer: 'pagination_integer',
  part: 'pagination_part',
  turn: 'pagination_turn',
  dot: 'pagination_dot',
} as const;

/** A name that is a variable: no property, assign, string or key of its own. */
const VARIABLE = new RegExp(
  `(?<![\\w.@>:'"-])(?:${Object.values(NAMES).join('|')})(?![\\w'"-]|\\s*=(?!=)|:\\s)`,
);

/** The variable of ours that the author's code speaks of, and would find changed. */
export function ownNameIn(code: string): string | undefined {
  return VARIABLE.exec(code)?.[0];
}
