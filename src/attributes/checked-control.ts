import type { Range } from '../base/source.js';
import type { ListKind } from '../themes/tree.js';
import type { LinkAttribute, RestAttribute } from './passed-attributes.js';
import type { ResolvedAttributes } from './schema.js';
import type { BoundAttribute, DynamicAttribute } from './tag-attribute.js';

/** The checked input of a control. */
export interface Control {
  readonly listKind: ListKind;
  /** Literal values, and defaults for the others. */
  readonly attributes: ResolvedAttributes;
  /** Attributes whose values are looked up in the data. */
  readonly bound: readonly BoundAttribute[];
  /** Attributes whose values the template language computes. */
  readonly dynamic: readonly DynamicAttribute[];
  readonly rest: readonly RestAttribute[];
  readonly links: readonly LinkAttribute[];
  /** The start tag, for problems that do not concern a single attribute. */
  readonly place: Range;
  /** The range that the control replaces. */
  readonly range: Range;
}
