/** The second component of a framework, which has the previous and the next page only. */

import type { Evidence } from '../detect/evidence.js';
import type { Framework } from '../frameworks/framework.js';
import { chooseFramework } from '../frameworks/projects.js';
import { DEFAULT_NAME } from './naming.js';
import { isSecond } from './parts.js';
import { findPlace, type Place } from './place.js';

type PlaceArguments = Parameters<typeof findPlace> extends [Framework, ...infer Others] ? Others : never;

/** The component beside that of a framework. Its files have a name of their own, unless they are given another one. */
function secondOf({ former: _, ...framework }: Framework): Framework[] {
  const { name, neighbors } = framework;
  if (neighbors === undefined) return [];
  return [{ ...framework, sources: `neighbors/${name}`, host: neighbors, ownName: 'previous_next' }];
}

/** Returns the components of frameworks. */
export function componentsOf(frameworks: readonly Framework[]): Framework[] {
  return frameworks.flatMap((framework) => [framework, ...secondOf(framework)]);
}

/** Chooses a component by the name of a framework and by parts. */
export function chooseComponent(
  name: string | undefined,
  parts: string | undefined,
  evidence: Evidence,
): Framework {
  const framework = chooseFramework(name, evidence);
  const [second = framework] = isSecond(parts) ? secondOf(framework) : [];
  return second;
}

/** Returns the name of a component. The default has none. */
export function nameOf({ ownName }: Framework, given: string | undefined): string | undefined {
  const name = given ?? ownName;
  return name === DEFAULT_NAME ? undefined : name;
}

/** Finds the place of a component. Whoever names one that is there need not say again that it is a second one. */
export function placeOf(framework: Framework, parts: string | undefined, ...others: PlaceArguments): Place {
  const place = findPlace(framework, ...others);
  if (parts !== undefined || framework.ownName !== undefined || !isSecond(place.options?.with)) return place;
  const [second = framework] = secondOf(framework);
  return findPlace(second, ...others);
}
