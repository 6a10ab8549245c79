import { splitPath } from '../base/path.js';
import { expectText, fields } from '../base/validate.js';

/** The words of a control. */
export interface Labels {
  /** The landmark's name. */
  readonly landmark: string;
  readonly previous: string;
  readonly next: string;
  /** The number of a page, spelled out; `:page` stands for the number. */
  readonly page: string;
  /** Which page of how many is shown; `:page` and `:pages` stand for the numbers. */
  readonly position: string;
}

/** Makes the function that cuts a text at what stands for integers in it. */
function cutAt<Integer>(integers: Readonly<Record<string, Integer>>) {
  const token = new RegExp(`(${Object.keys(integers).join('|')})(?!(?!\\p{Lo})[\\p{L}\\p{N}_])`, 'u');
  return (text: string): (string | { readonly integer: Integer })[] =>
    text.split(token).map((part, index) => (index % 2 === 0 ? part : { integer: integers[part] as Integer }));
}

/**
 * Cuts the label of a position at its numbers.
 *
 * @example
 * splitPosition('Page :page of :pages') // ['Page ', { integer: 'current' }, ' of ', { integer: 'last' }, '']
 */
export const splitPosition = cutAt({ ':page': 'current', ':pages': 'last' } as const);

/** Cuts a summary at its numbers: those of the first and the last item on the page, and of all. */
export const splitSummary = cutAt({ ':from': 'from', ':to': 'to', ':total': 'items' } as const);

const word = expectText('a non-empty string', (text) => text.trim() !== '');
const page = expectText('a string that contains ":page"', (text) => splitPath(text).length > 1);
const position = expectText(
  'a string that contains ":page" and ":pages"',
  (text) => splitPosition(text).length > 3,
);

/** Asks for an object of labels; any of them may be missing. */
export const checkLabels = fields(
  { landmark: word, previous: word, next: word, page, position },
  '{ next: "Older posts" }',
);
