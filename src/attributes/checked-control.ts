import type { Range } from '../base/source.js';
import type { ListKind } from '../themes/tree.js';
import type { LinkAttribute, RestAttribute } from './passed-attributes.js';
import { dynamicIn, type GivenAttributes } from './given.js';
import { takesText, type AttributeName } from './schema.js';

export interface Control {
  readonly listKind: ListKind;
  readonly attributes: GivenAttributes;
  readonly rest: readonly RestAttribute[];
  readonly links: readonly LinkAttribute[];
  /** The start tag, for problems that do not concern a single attribute. */
  readonly place: Range;
  /** The range that the control replaces. */
  readonly range: Range;
}

/** The place of an attribute, or that of the tag if the tag does not have it. */
export function rangeOf({ attributes, place }: Control, name: AttributeName): Range {
  return attributes[name].range ?? place;
}

/** Whether the template language computes a value of the control. */
export function hasCode({ attributes, links }: Pick<Control, 'attributes' | 'links'>): boolean {
  return (
    dynamicIn(attributes).length > 0 || links.some(({ value }) => value.some((piece) => 'source' in piece))
  );
}

/** Whether the template language computes a text of the control, or a URL. */
export function printsText({ attributes, links, rest }: Control): boolean {
  return (
    dynamicIn(attributes).some(({ name }) => takesText(name)) ||
    links.some(({ value }) => value.some((piece) => 'source' in piece)) ||
    rest.some(({ dynamic }) => dynamic !== undefined)
  );
}
