import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { ClassifiedAttributes } from './classify-attributes.js';
import { definitionOf, isSchemaName } from './schema.js';

/** Tells whether an attribute leaves no place for another one. */
export function excludes(name: string, other: string): boolean {
  return isSchemaName(name) && definitionOf(name).excludes?.includes(other) === true;
}

/** Finds attributes that cannot stand beside others of the tag, or not without others. */
export function checkCompanions({ written, bound, coded }: ClassifiedAttributes): Problem[] {
  const all = [...written, ...bound, ...coded];
  return all.flatMap(({ name, range }) => {
    const other = all.find((one) => excludes(name, one.name))?.name;
    if (other !== undefined) return [problem('conflicting-attributes', range, { name, other })];
    const { needs = [] } = isSchemaName(name) ? definitionOf(name) : {};
    const missing = needs.filter((needed) => !all.some((one) => one.name === needed));
    return missing
      .filter(isSchemaName)
      .map((needed) =>
        problem('missing-attribute', range, { name, needed, example: definitionOf(needed).example }),
      );
  });
}
