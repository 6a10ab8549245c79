import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { CodedValue } from '../dialects/value.js';
import type { ClassifiedAttributes } from './classify-attributes.js';
import { isNeighbour } from './names.js';
import { definitionOf, isLinkName, isSchemaName } from './schema.js';
import { splitPath } from '../base/path.js';

/** Tells whether an attribute leaves no place for another one. */
export function excludes(name: string, other: string): boolean {
  return isSchemaName(name) && definitionOf(name).excludes?.includes(other) === true;
}

/** Finds attributes that cannot stand beside others of the tag, or not without others. */
export function checkCompanions({ written, bound, coded }: ClassifiedAttributes): Problem[] {
  const all = [...written, ...bound, ...coded];
  const neighbour = all.find((one) => isNeighbour(one.name))?.name;
  return all.flatMap((one) => {
    const { name, range } = one;
    const pieces = coded.find((other) => other === one)?.value;
    const words = pieces ? textOf(pieces) : 'value' in one ? one.value : undefined;
    const isNumbered = isLinkName(name) && typeof words === 'string' && splitPath(words).length > 1;
    // Without page numbers, there is none to take the place of the token.
    const other = isNumbered ? neighbour : all.find((one) => excludes(name, one.name))?.name;
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

/** What a value has of text, and of code. */
function textOf(value: CodedValue): string {
  return value.map((piece) => ('source' in piece ? piece.source : piece.text)).join('');
}
