import type { DynamicValue } from './dynamic-value.js';
import type { Range } from '../base/source.js';
import type { AttributeName, LinkName } from './schema.js';

/**
 * An attribute with its value as given: in a template, a string or null for none; from a caller, any value, or undefined to leave it
 * unset.
 */
export interface WrittenAttribute {
  /** `foreign` is template code among the attributes, and `spread` is code that produces attributes at run time. */
  readonly kind: 'written' | 'foreign' | 'spread';
  readonly name: string;
  readonly value: unknown;
  readonly range: Range;
  /** The value in pieces, if it contains template code. */
  readonly dynamic?: DynamicValue | undefined;
}

/** An attribute whose value is looked up in the data. */
export interface BoundAttribute {
  readonly kind: 'bound';
  readonly name: AttributeName;
  /** As written, such as `{posts.pages}`. */
  readonly binding: string;
  /** The names to follow from the data to the value. */
  readonly keys: readonly string[];
  readonly range: Range;
  /** The object to look it up in; by default, the data. */
  readonly from?: object;
  /** Whether it is a field of a `pager`, which visitors cannot write. */
  readonly isField?: boolean;
}

/** An attribute whose value the template language computes. */
export interface DynamicAttribute {
  readonly kind: 'dynamic';
  readonly name: AttributeName | LinkName;
  readonly value: DynamicValue;
  readonly range: Range;
}

export type TagAttribute = WrittenAttribute | BoundAttribute | DynamicAttribute;

/** Returns true if an attribute name is template code, such as `{%` or `<%=`. */
export function isTemplateCode(name: string): boolean {
  return /[{}<%]|^[?]/.test(name);
}
