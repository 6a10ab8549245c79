import { splitPath } from '../base/path.js';
import { expect, fields } from '../base/validate.js';

/** The words of a control. */
export interface Labels {
  /** The landmark's name. */
  readonly landmark: string;
  readonly previous: string;
  readonly next: string;
  /** The number of a page, spelled out; `:page` stands for the number. */
  readonly page: string;
}

/**
 * Cuts a label where its beginning is one of some short labels and goes on after a space.
 *
 * @returns what shows, and what does not; the end is empty for a label that is not cut
 * @example
 * splitLabel('Previous page', ['Previous']) // ['Previous', ' page']
 */
export function splitLabel(label: string, shortLabels: readonly string[]): [beginning: string, end: string] {
  const beginning = shortLabels.find((short) => label.startsWith(`${short} `)) ?? label;
  return [beginning, label.slice(beginning.length)];
}

const word = expect(
  'a string, and not an empty one',
  (value) => typeof value === 'string' && value.trim() !== '',
);

const pageLabel = expect(
  'a string with ":page" for the number',
  (value) => typeof value === 'string' && splitPath(value).length > 1,
);

/** Asks for an object of labels; any of them may be missing. */
export const checkLabels = fields(
  { landmark: word, previous: word, next: word, page: pageLabel },
  '{ next: "Older posts" }',
);
