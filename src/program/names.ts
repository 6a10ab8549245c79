const VARIABLES = [
  ...(['total', 'items', 'size', 'before', 'from', 'to', 'current', 'last', 'has_next'] as const),
  ...(['previous_path', 'next_path', 'previous_title', 'next_title'] as const),
  ...(['room', 'shift', 'slot', 'page', 'previous', 'next', 'index', 'offset'] as const),
  ...([
    'current_index',
    'current_offset',
    'previous_index',
    'previous_offset',
    'next_index',
    'next_offset',
    'last_index',
    'last_offset',
  ] as const),
  ...(['show_boundary_chevrons', 'show_ends', 'show_labels', 'jump'] as const),
  // In some languages only.
  ...(['integer', 'part', 'turn', 'dot'] as const),
];

/** The variables of a control. The `pagination_` prefix keeps them from overwriting the author's variables. */
export const NAMES = Object.fromEntries(VARIABLES.map((name) => [name, `pagination_${name}`])) as {
  readonly [Name in (typeof VARIABLES)[number]]: `pagination_${Name}`;
};

const OWN_NAMES: ReadonlySet<string> = new Set(Object.values(NAMES));

/** A name used as a variable, rather than a property, assign, string or key. */
const USE = /(?<![\w.@>:'"-])pagination_\w+(?![\w'"-]|\s*=(?!=)|:\s)/g;

/**
 * The variable for the code of an attribute, in languages whose conditions take no expressions.
 *
 * @throws {Error} if the table lacks it, because an author could use it by accident
 */
export function variableOf(attribute: string): string {
  const name = `pagination_${attribute}`;
  if (!OWN_NAMES.has(name))
    throw new Error(
      `Add ${attribute} to VARIABLES in src/program/names.ts: conditions on it need a variable.`,
    );
  return name;
}

/** Finds one of these variables in the author's code, where it would be overwritten. */
export function ownNameIn(code: string): string | undefined {
  return code.match(USE)?.find((name) => OWN_NAMES.has(name));
}
