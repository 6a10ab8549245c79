import { splitPath } from '../base/path.js';

/** The words of a control. */
export interface Labels {
  /** The landmark's name. */
  readonly landmark: string;
  readonly previous: string;
  readonly next: string;
  /** The number of a page, spelled out; `:page` stands for the number. */
  readonly page: string;
}

/** The labels where nobody says in which language they shall be. */
export const english: Labels = {
  landmark: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page :page',
};

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

/** The keys of the labels, in the order in which they are documented. */
const NAMES: readonly (keyof Labels)[] = ['landmark', 'previous', 'next', 'page'];

/**
 * Checks labels that somebody gives as an option.
 *
 * @throws {TypeError} for an unknown key, an empty text, or a page label without the token
 */
export function resolveLabelOption(value: unknown): Partial<Labels> {
  if (typeof value !== 'object' || value === null)
    throw new TypeError('The option "labels" must be an object, such as { next: "Older posts" }.');
  for (const [name, label] of Object.entries(value)) {
    if (!NAMES.includes(name as keyof Labels))
      throw new TypeError(`The option "labels" has no "${name}". It may have ${NAMES.join(', ')}.`);
    if (label === undefined) continue;
    if (typeof label !== 'string' || label.trim() === '')
      throw new TypeError(`The option "labels.${name}" must be a string, and not an empty one.`);
    if (name === 'page' && splitPath(label).length === 1)
      throw new TypeError('The option "labels.page" must hold ":page" for the number.');
  }
  return value;
}
