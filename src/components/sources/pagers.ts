/** The paginators that a component takes. */

import { UsageError } from '../../base/usage-error.js';
import type { Framework } from '../frameworks/framework.js';
import type { Evidence } from '../project/evidence.js';

/**
 * Returns the names of the paginators: those given, else the first that the project uses, else the framework's own.
 *
 * @throws {UsageError} if the component does not know one
 */
export function pagersOf(
  given: readonly string[] = [],
  { label, pagers = {} }: Pick<Framework, 'label' | 'pagers'>,
  evidence: Evidence,
): string[] {
  const names = Object.keys(pagers);
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      `The component for ${label} does not know the paginator "${unknown}".`,
      names.length === 0 ? 'Leave out --pager.' : `It knows ${names.join(', ')}.`,
    );
  if (given.length > 0) return [...given];
  const found = names.find((name) => pagers[name]?.(evidence)) ?? names.at(-1);
  return found === undefined ? [] : [found];
}
