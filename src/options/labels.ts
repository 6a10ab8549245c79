import { splitPath } from '../base/path.js';
import { expect, fields, matching } from '../base/validate.js';

/** The labels of a control. */
export interface Labels {
  /** The landmark's name. */
  readonly landmark: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  /** The label of a page; `:page` is replaced by its number. */
  readonly page: string;
  /** The position of the current page; `:page` and `:pages` stand for the numbers. */
  readonly position: string;
  /** The field for the number of a page to go to. */
  readonly jump: string;
  /** The choice of how many items are on a page. */
  readonly size: string;
  /** The submit button of both. */
  readonly go: string;
}

/** Creates a function that splits a text at its tokens for integers. */
function makeSplitter<Integer>(integers: Readonly<Record<string, Integer>>) {
  const token = new RegExp(`(${Object.keys(integers).join('|')})(?!(?!\\p{Lo})[\\p{L}\\p{N}_])`, 'u');
  return (text: string): (string | { readonly integer: Integer })[] =>
    text.split(token).map((part, index) => (index % 2 === 0 ? part : { integer: integers[part] as Integer }));
}

/**
 * Splits the label of a position at its numbers.
 *
 * @example
 * splitPosition('Page :page of :pages') // ['Page ', { integer: 'current' }, ' of ', { integer: 'last' }, '']
 */
export const splitPosition = makeSplitter({ ':page': 'current', ':pages': 'last' } as const);

/** Splits a summary at its numbers: the first and last item on the page, and the total. */
export const splitSummary = makeSplitter({ ':from': 'from', ':to': 'to', ':total': 'items' } as const);

/** What may not follow a token: see `makeSplitter`. */
const END = '(?!(?!\\p{Lo})[\\p{L}\\p{N}_])';

const word = matching('a non-empty string', /\S/);
const page = expect(
  'a string that contains ":page"',
  (value) => typeof value === 'string' && splitPath(value).length > 1,
  { type: 'string', pattern: '(:|%3[Aa])page(?!(?!\\p{Lo})[\\p{L}\\p{N}_])' },
);
const position = expect(
  'a string that contains ":page" and ":pages"',
  (value) => {
    const parts = typeof value === 'string' ? splitPosition(value) : [];
    const holds = (integer: string): boolean =>
      parts.some((part) => typeof part === 'object' && part.integer === integer);
    return holds('current') && holds('last');
  },
  {
    type: 'string',
    pattern: `^(?=[^]*:page${END})(?=[^]*:pages${END})`,
  },
);

export const checkLabels = fields(
  {
    ...{ landmark: word, first: word, previous: word, next: word, last: word, page, position },
    ...{ jump: word, size: word, go: word },
  },
  '{ next: "Older posts" }',
);
