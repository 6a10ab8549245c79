import { checkToken, type BoundAttribute, type Control } from './attributes.js';
import { createDiagnostic, type Diagnostic } from './diagnostic.js';
import type { ResolvedAttributes } from './schema.js';
import type { Source } from './source.js';
import { checkValue } from './values.js';

/** The attributes of a control with data looked up, or undefined where a value is missing or wrong, and why. */
export interface Bound {
  readonly attributes: ResolvedAttributes | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Looks up the bound attributes of a control in the data. Only own properties count, and no code of the template is
 * evaluated. Null and undefined leave an attribute unset.
 *
 * @param source the template
 * @param control the control, as it was checked
 * @param data what the bindings refer to
 */
export function bindControl(source: Source, control: Control, data: unknown): Bound {
  if (control.bound.length === 0) return { attributes: control.attributes, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const values: Record<string, unknown> = { ...control.attributes };
  for (const attribute of control.bound) {
    const { name, binding, keys, range } = attribute;
    const found = lookUp(data, keys);
    if ('reason' in found) {
      diagnostics.push(
        createDiagnostic(source, 'binding-missing', range, { name, binding, reason: found.reason }),
      );
    } else if (found.value !== undefined && found.value !== null) {
      const checked = checkValue(source, { name, value: found.value, binding, range });
      if ('problem' in checked) diagnostics.push(checked.problem);
      else values[name] = checked.value;
    }
  }
  const attributes = values as unknown as ResolvedAttributes;
  const path = control.bound.find(({ name }) => name === 'path');
  if (path && diagnostics.length === 0) checkBoundPath(source, { ...control, attributes }, path, diagnostics);
  return { attributes: diagnostics.length === 0 ? attributes : undefined, diagnostics };
}

function checkBoundPath(
  source: Source,
  control: Control,
  { range }: BoundAttribute,
  diagnostics: Diagnostic[],
): void {
  checkToken(source, control, range, (diagnostic) => diagnostics.push(diagnostic));
}

/** Follows names from object to object; says why where it cannot. */
function lookUp(data: unknown, keys: readonly string[]): { value: unknown } | { reason: string } {
  let value = data;
  let place = 'the data';
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) {
      return {
        reason: value === undefined && value === data ? 'no data was given' : `${place} is no object`,
      };
    }
    // What a getter or a proxy does is not ours; that it fails is the data's fault.
    try {
      if (!Object.hasOwn(value, key)) return { reason: `${place} has no property of its own named "${key}"` };
      value = (value as Record<string, unknown>)[key];
    } catch (error) {
      return { reason: `reading "${key}" failed: ${error instanceof Error ? error.message : 'it threw'}` };
    }
    place = place === 'the data' ? key : `${place}.${key}`;
  }
  return { value };
}
