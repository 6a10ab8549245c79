import { fields, oneOf, text, type Check } from '../base/validate.js';
import { dialectNames, type DialectName } from '../dialects/index.js';
import type { KnownPagerRow, PagerRow } from './pager.js';
import { pagers } from './table.js';

/** The paginator of each dialect: the name of a row of the table, or a row of one's own. */
export type PagerChoice = { readonly [Name in DialectName]?: string | PagerRow | undefined };

/** The paginators of one dialect. */
export interface Pagers {
  /** By name. */
  readonly rows: Readonly<Record<string, KnownPagerRow>>;
  /** The one for tags that name none; undefined where nobody knows any. */
  readonly chosen: PagerRow | undefined;
}

const ownRow = fields(
  { total_pages: text, current_page: text, path: text, first_path: text },
  "{ total_pages: '…', current_page: '…', path: '…' }",
  ['total_pages', 'current_page', 'path'],
);

/** Asks for an object with the choice for some dialects. */
export const checkPagers = fields(
  Object.fromEntries(dialectNames.map((name) => [name, choiceFrom(Object.keys(pagers[name] ?? {}))])),
  "{ erb: 'kaminari' }",
);

function choiceFrom(names: readonly string[]): Check {
  const known = oneOf(names);
  return (value, path) => (typeof value === 'string' && names.length > 0 ? known : ownRow)(value, path);
}

/**
 * Finds the paginators of a template's language; anything else has none.
 *
 * @param choice what has passed `checkPagers`
 */
export function pagersOf(dialect: string | false | undefined, choice: PagerChoice = {}): Pagers {
  const name = dialectNames.find((one) => one === dialect);
  if (name === undefined) return { rows: {}, chosen: undefined };
  const rows = pagers[name] ?? {};
  const chosen = choice[name] ?? Object.keys(rows)[0] ?? '';
  return { rows, chosen: typeof chosen === 'string' ? rows[chosen] : chosen };
}
