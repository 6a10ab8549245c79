import { END_OF_TOKEN, TEXT_WORDS, tokensOf } from '../base/path.js';
import type { Chevron, EnglishLabel } from '../themes/tree.js';
import { fields, matching, type Check } from '../base/validate.js';

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

/** The labels of a language, and what is known about them. */
export interface KnownLabels extends Labels {
  readonly known: {
    /** The name of the language in the table. */
    readonly language: string;
    /** The labels of links where they are seen, beside an icon or as the only text. */
    readonly short: Readonly<Record<Chevron, string>>;
    /** The labels that are English, because the table lacks them. */
    readonly inEnglish: readonly EnglishLabel[];
  };
}

export function withOwn(of: KnownLabels, own: Partial<Labels>): KnownLabels {
  // Most callers have none.
  if (Object.keys(own).length === 0) return of;
  const { known, ...labels } = of;
  const { first, previous, next, last } = { ...known.short, ...own };
  const inEnglish = known.inEnglish.filter((name) => own[keyOf(name)] === undefined);
  return { ...labels, ...own, known: { ...known, short: { first, previous, next, last }, inEnglish } };
}

/** The label that a name in the control stands for. */
export function keyOf(name: EnglishLabel): keyof Labels {
  return name.replace('_label', '') as keyof Labels;
}

/** Creates a function that splits a text at its tokens for integers. */
function makeSplitter<Integer>(integers: Readonly<Record<string, Integer>>) {
  const token = new RegExp(`(${Object.keys(integers).join('|')})${END_OF_TOKEN}`, 'u');
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

/** What the tokens of a summary stand for: the first and last item on the page, and the total. */
export const SUMMARY_NUMBERS = { ':from': 'from', ':to': 'to', ':total': 'items' } as const;

export const splitSummary = makeSplitter(SUMMARY_NUMBERS);

/**
 * Creates a check for a label.
 *
 * @param words those of its tokens. It must have them, and no other token
 */
function label(expected: string, words: readonly string[]): Check {
  const others = tokensOf(TEXT_WORDS.filter((word) => !words.includes(word)));
  const held = words.map((word) => `(?=[^]*:${word}${END_OF_TOKEN})`).join('');
  return matching(expected, new RegExp(`^${held}(?![^]*${others.source})[^]*\\S`, 'u'));
}

const word = label('a non-empty string without tokens such as ":page"', []);
const page = label('a string that contains ":page" and no other token', ['page']);
const position = label('a string that contains ":page" and ":pages" and no other token', ['page', 'pages']);

export const checkLabels = fields(
  {
    ...{ landmark: word, first: word, previous: word, next: word, last: word, page, position },
    ...{ jump: word, size: word, go: word },
  },
  '{ next: "Older posts" }',
);
