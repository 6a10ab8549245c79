import { nearest } from '../../base/nearest.js';
import { UsageError } from '../base/usage-error.js';
import type { Evidence } from '../project/evidence.js';
import { FRAMEWORKS, type Framework } from './frameworks.js';

/**
 * Finds the framework that is meant: of two with one name, the first that the project shows.
 *
 * @param command how this package is called
 * @throws {UsageError} where there is none, or none is named; it says which one the project shows
 */
export function chooseFramework(name: string | undefined, evidence: Evidence, command: string): Framework {
  const word = name?.toLowerCase() ?? '';
  const meant = FRAMEWORKS.filter((one) => one.name === word || one.names?.includes(word));
  const found = meant.find(({ isUsed }) => isUsed(evidence)) ?? meant[0];
  if (found !== undefined) return found;
  const seen = FRAMEWORKS.find(({ isUsed }) => isUsed(evidence));
  const hint =
    seen === undefined
      ? `There are ${FRAMEWORKS.map((one) => one.name).join(', ')}.`
      : `This looks like ${seen.label}: run ${command} add ${seen.name}.`;
  if (name === undefined) throw new UsageError('Which framework?', hint);
  const names = FRAMEWORKS.flatMap((one) => [one.name, ...(one.names ?? [])]);
  const similar = nearest(word, names);
  throw new UsageError(
    `There is no component for "${name}".`,
    similar === undefined ? hint : `Did you mean ${similar}?`,
  );
}
