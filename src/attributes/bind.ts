import { checkToken, type Control } from './check-attributes.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { ResolvedAttributes } from './schema.js';
import { convertValue } from './values.js';

/**
 * Looks up the bound attributes of a control in the data. Only own properties count, and no code of the template is
 * evaluated. Null and undefined leave an attribute unset.
 *
 * @returns no attributes where a value is missing or wrong
 */
export function bindControl(
  control: Control,
  data: unknown,
): { readonly attributes?: ResolvedAttributes; readonly problems: readonly Problem[] } {
  if (control.bound.length === 0) return { attributes: control.attributes, problems: [] };
  const problems: Problem[] = [];
  const values: Record<string, unknown> = { ...control.attributes };
  for (const attribute of control.bound) {
    const { name, binding, keys, range, from = data } = attribute;
    const { value, missing } = lookUp(from, keys);
    if (missing !== undefined) {
      problems.push(problem('binding-missing', range, { name, binding, reason: missing }));
    } else if (value !== undefined && value !== null) {
      const converted = convertValue(attribute, value);
      if (typeof converted === 'object') problems.push(converted);
      else values[name] = converted;
    }
  }
  if (problems.length > 0) return { problems };
  const attributes = values as unknown as ResolvedAttributes;
  const path = control.bound.find(({ name }) => name === 'path');
  const ofPath = path ? checkToken({ ...control, attributes }, path.range) : [];
  return ofPath.length > 0 ? { problems: ofPath } : { attributes, problems };
}

/** Follows names from object to object, through own properties only; says why there is no value. */
function lookUp(data: unknown, keys: readonly string[]): { value?: unknown; missing?: string } {
  let value = data;
  for (const [index, key] of keys.entries()) {
    if (typeof value !== 'object' || value === null)
      return { missing: index === 0 ? 'no data was given' : `${placeOf(keys, index)} is no object` };
    // What a getter or a proxy does is not ours; that it fails is the data's fault.
    try {
      if (!Object.hasOwn(value, key))
        return { missing: `${placeOf(keys, index)} has no property of its own named "${key}"` };
      const found = (value as Record<string, unknown>)[key];
      // A method finds its object.
      value = typeof found === 'function' ? (found.bind(value) as unknown) : found;
    } catch (error) {
      return { missing: `reading "${key}" failed: ${error instanceof Error ? error.message : 'it threw'}` };
    }
  }
  return { value };
}

function placeOf(keys: readonly string[], index: number): string {
  return keys.slice(0, index).join('.') || 'the data';
}
