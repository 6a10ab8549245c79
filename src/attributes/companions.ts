import { splitPath } from '../base/path.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { TagAttribute } from './classify-attributes.js';
import { writtenText } from './coded-value.js';
import { neighbourNames } from './names.js';
import { isLinkName, isSchemaName, schema } from './schema.js';

/** The names of the attributes that an attribute leaves no place for. */
export function excludedBy(one: TagAttribute): readonly string[] {
  const { kind, name } = one;
  if (isSchemaName(name)) return schema[name].excludes ?? [];
  if (!isLinkName(name) || kind === 'bound') return [];
  // Without page numbers, there is none to take the place of the token.
  const words = kind === 'coded' ? writtenText(one.value) : one.value;
  return typeof words === 'string' && splitPath(words).length > 1 ? neighbourNames : [];
}

/** Finds attributes that cannot stand beside others of the tag, or not without others. */
export function checkCompanions(attributes: readonly TagAttribute[]): Problem[] {
  return attributes.flatMap((one) => {
    const { name, range } = one;
    const excluded = excludedBy(one);
    const other = attributes.find((other) => excluded.includes(other.name))?.name;
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
