import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { TagAttribute } from './classify-attributes.js';
import { isSchemaName, schema } from './schema.js';

/** Tells whether an attribute leaves no place for another one. */
export function excludes(name: string, other: string): boolean {
  return isSchemaName(name) && schema[name].excludes?.includes(other) === true;
}

/** Finds attributes that cannot stand beside others of the tag, or not without others. */
export function checkCompanions(attributes: readonly TagAttribute[]): Problem[] {
  return attributes.flatMap(({ name, range }) => {
    const other = attributes.find((one) => excludes(name, one.name))?.name;
    if (other !== undefined) return [problem('conflicting-attributes', range, { name, other })];
    const { needs = [] } = isSchemaName(name) ? schema[name] : {};
    return needs
      .filter((needed) => !attributes.some((one) => one.name === needed))
      .filter(isSchemaName)
      .map((needed) =>
        problem('missing-attribute', range, { name, needed, example: schema[needed].example }),
      );
  });
}
