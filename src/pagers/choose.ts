import { createCheck, fields, oneOf, text, type Check } from '../base/validate.js';
import { dialectNames, type DialectName } from '../dialects/names.js';
import type { KnownPagerRow, PagerRow } from './pager.js';
import { pagers } from './table.js';

/** The paginator of each dialect: the name of a built-in one, or a custom row. */
export type PagerChoice = { readonly [Name in DialectName]?: string | PagerRow | undefined };

/** The paginators of one dialect. */
export interface Pagers {
  readonly rows: Readonly<Record<string, KnownPagerRow>>;
  /** The default for tags that name none; undefined if there is none. */
  readonly chosen: PagerRow | undefined;
}

const customRow = fields(
  { total_pages: text, current_page: text, path: text, first_path: text },
  "{ total_pages: '…', current_page: '…', path: '…' }",
  ['total_pages', 'current_page', 'path'],
);

export const checkPagers = fields(
  Object.fromEntries(dialectNames.map((name) => [name, choiceFrom(Object.keys(pagers[name] ?? {}))])),
  "{ erb: 'kaminari' }",
);

function choiceFrom(names: readonly string[]): Check {
  if (names.length === 0) return customRow;
  const known = oneOf(names);
  return createCheck(
    (value, path) => (typeof value === 'string' ? known : customRow)(value, path),
    () => ({ anyOf: [known.schema(), customRow.schema()] }),
  );
}

/** Returns the paginators of a dialect, by a choice that passed `checkPagers`. Any other value has none. */
export function pagersOf(dialect: string | false | undefined, choice: PagerChoice): Pagers {
  const name = dialectNames.find((one) => one === dialect);
  if (name === undefined) return { rows: {}, chosen: undefined };
  const rows = pagers[name] ?? {};
  const chosen = choice[name] ?? Object.keys(rows)[0] ?? '';
  return { rows, chosen: typeof chosen === 'string' ? rows[chosen] : chosen };
}
