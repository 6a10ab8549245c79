import type { Comparison, Computed, Condition, Statement } from './program.js';

/**
 * How a template language says what a control does. It is given integers and conditions as code of the language, which
 * `expressions.ts` writes. What goes into the page is code with its delimiters, without line breaks.
 */
export interface Syntax {
  /** A comment of one line, which the page does not show. */
  readonly comment: (text: string) => string;
  /** Markup of ours, so that the language takes nothing in it for code. */
  readonly escape?: (markup: string) => string;
  readonly print: (integer: string) => string;

  /** Gives a variable its value, by several codes one after the other if the language `repeatsCode`. */
  readonly assign: (name: string, codes: readonly string[]) => string;
  /** The same by lines of statements, for a value of which the language has no expression. */
  readonly define?: (name: string, value: Computed) => readonly string[] | undefined;
  /** Gives a variable another value in a branch, where that is not as the first one. */
  readonly reassign?: (name: string, code: string) => string;
  /** Ends the part that has the variable, where that has an end. */
  readonly endAssign?: string;
  readonly if: (condition: string) => string;
  /** Goes on with another condition, where the language has a word for it. */
  readonly elseIf?: (condition: string) => string;
  readonly else: string;
  /** Ends a condition; and a loop and a scope, unless said otherwise. */
  readonly end: string;
  /** How conditions are said in the middle of a line, where it differs. */
  readonly inline?: Pick<Syntax, 'if' | 'else' | 'end'>;
  readonly loop: (variable: string, count: number) => string;
  readonly endLoop?: string;
  /**
   * Begins the whole, where the language needs a scope for its variables, or a function of ours.
   *
   * @param makesIntegers whether the author's code gives values that have to be made integers
   */
  readonly scope?: (makesIntegers: boolean) => string | undefined;

  /** A variable; by its name alone, unless said otherwise. */
  readonly variable?: (name: string) => string;
  /** A sum, of which the second part may have a minus; with an operator, unless said otherwise. */
  readonly sum?: (left: string, right: string) => string;
  /** How many items are on the pages before one; with operators, unless said otherwise. */
  readonly before?: (page: string, size: string) => string;
  /** How many pages of a size some items fill, at least one. */
  readonly pages?: (items: string, size: string) => string;
  /** Makes an integer of whatever the author's code gives, up to `GREATEST`; 0 or less of what is none. */
  readonly toInteger?: (code: string) => string;
  /** Whether `toInteger` repeats the code, which has to be in a variable then. */
  readonly repeatsCode?: true;
  readonly atLeast?: (value: string, min: string) => string;
  /** Bounds what `atLeast` has given. */
  readonly atMost?: (value: string, max: string) => string;
  /** One value or another; by branches, unless said otherwise. */
  readonly choose?: (condition: string, then: string, otherwise: string, all: readonly Condition[]) => string;

  /** Conditions that must all hold; with operators, unless said otherwise. */
  readonly condition?: (all: readonly Condition[]) => string;
  /** The signs of comparisons that differ from ours. */
  readonly signs?: Partial<Record<Comparison, string>>;
  readonly and?: string;
  /** Whether a text is not empty, where the language counts an empty one as true. */
  readonly isGiven?: (code: string) => string;
  /** Gives a name to the author's code, where a condition has no place for all that an output may hold. */
  readonly assignCode?: (name: string, code: string, isText: boolean) => string | undefined;
  /** Whether the language has no parentheses, so that only a name can have something after it. */
  readonly ungrouped?: true;
  /** What begins a comment that goes on to the end of its line, and would swallow what follows there. */
  readonly lineComment?: RegExp;
  /** The name of what the language's loops give to their bodies. */
  readonly loopVariable?: RegExp;

  /** An integer as the author's code has it in the place of `':page'`, where that is not as everywhere. */
  readonly argument?: (integer: string, source: string) => string;
  /** An integer inside a string of the author's code, where the language has strings with code in them. */
  readonly interpolate?: (integer: string) => string;
  /** The quotation marks of these strings; a double one unless said otherwise. */
  readonly interpolates?: '"' | '`' | `"'`;
  /**
   * Strings of the author's code put together again, with an integer between each two of them; undefined where there is
   * no way.
   *
   * @param isHead whether they stand at the beginning of an output
   */
  readonly concatenate?: (strings: readonly string[], integer: string, isHead: boolean) => string | undefined;
  /** What to write instead of code that would not print the page number it is given, if it is such code. */
  readonly misusesToken?: (source: string) => string | undefined;
  /** The path of a page by code that gives a function or a path with the token in it. */
  readonly pathOf?: (source: string, page: string) => string;
  /** The value of code that is a literal. */
  readonly literal?: (code: string) => string | undefined;
  /** The author's code in text, where it is not written as in a value. */
  readonly code?: (source: string) => string;
  /** An attribute with code in its value, where it is not text with code in it. */
  readonly attribute?: (name: string, value: readonly Statement[]) => string;
  /**
   * An attribute that is there unless code among the attributes gives one of some names, where the language has such
   * code: `{@rest}`.
   *
   * @param markup the value, as HTML writes it
   * @param spreads the code
   */
  readonly unlessSpread?: (
    name: string,
    markup: string,
    names: readonly string[],
    spreads: readonly string[],
  ) => string;
  /** Names of attributes that tell when, or how often, an element is there. */
  readonly aroundAttributes?: readonly string[];
  /** Begins a block around all that takes the place of the tag, from the values of these as they are written. */
  readonly around?: (attributes: ReadonlyMap<string, string>) => string;
}
