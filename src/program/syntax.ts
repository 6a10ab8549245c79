import type { MarkdownSigns } from '../base/escape.js';
import type { NumberFormat } from '../base/number.js';
import type { Comparison, Computed, Condition, Statement } from './program.js';

/**
 * How a template language writes what a control does. Integers and conditions are passed in as code of the language,
 * written by `expressions.ts`. Results for the page are code with delimiters, without line breaks.
 */
export interface Syntax {
  /** A one-line comment that the page does not show. */
  readonly comment: (text: string) => string;
  /** Escapes our markup so that the language sees no code in it. */
  readonly escape?: (markup: string) => string;
  readonly print: (integer: string) => string;
  /** Prints an integer in a number format; undefined if the language cannot write that format. */
  readonly printFormatted?: (integer: string, format: NumberFormat) => string | undefined;

  /** Assigns a variable, from several expressions in turn if the language `repeatsCode`. */
  readonly assign: (name: string, codes: readonly string[]) => string;
  /** Assigns with statements, one per line, if the language has no expression for a value. */
  readonly define?: (name: string, value: Computed) => readonly string[] | undefined;
  /** Reassigns a variable in a branch, if that differs from `assign`. */
  readonly reassign?: (name: string, code: string) => string;
  /** Ends the scope of the variable, if it has an end. */
  readonly endAssign?: string;
  readonly if: (condition: string) => string;
  /** Begins an "else if" branch, if the language has one. */
  readonly elseIf?: (condition: string) => string;
  readonly else: string;
  /** Ends a condition, a scope and, by default, a loop. */
  readonly end: string;
  /** Conditions in the middle of a line, if they differ. */
  readonly inline?: Pick<Syntax, 'if' | 'else' | 'end'>;
  readonly loop: (variable: string, count: number) => string;
  readonly endLoop?: string;
  /**
   * Begins the output, if the language needs a scope for variables or a helper function.
   *
   * @param makesIntegers whether values from the author's code must be converted to integers
   */
  readonly scope?: (makesIntegers: boolean) => string | undefined;

  /** A variable; by default, its name. */
  readonly variable?: (name: string) => string;
  /** A sum, whose second operand may be negative; by default, with an operator. */
  readonly sum?: (left: string, right: string) => string;
  /** The number of items on the pages before one; by default, with operators. */
  readonly before?: (page: string, size: string) => string;
  /** The number of pages that the items fill, at least one. */
  readonly pages?: (items: string, size: string) => string;
  /** Converts any value to an integer, at most `GREATEST`; non-numbers become 0 or less. */
  readonly toInteger?: (code: string) => string;
  /** Whether `toInteger` repeats the code, which must then be in a variable. */
  readonly repeatsCode?: true;
  readonly atLeast?: (value: string, min: string) => string;
  /** Bounds the result of `atLeast`. */
  readonly atMost?: (value: string, max: string) => string;
  /** One value or another; by default, with branches. */
  readonly choose?: (condition: string, then: string, otherwise: string, all: readonly Condition[]) => string;

  /** Conditions that must all be true; by default, with operators. */
  readonly condition?: (all: readonly Condition[]) => string;
  /** Comparison operators that differ from ours. */
  readonly signs?: Partial<Record<Comparison, string>>;
  readonly and?: string;
  /**
   * Tests whether the author's code prints something: only what is missing and the empty text print nothing, and 0 does, even where
   * it is false in the language. It is always alone in its condition.
   */
  readonly isGiven?: (code: string) => string;
  /** Assigns the author's code to a variable, if conditions do not accept all code that outputs do. */
  readonly assignCode?: (name: string, code: string, isText: boolean) => string | undefined;
  /** Whether the language lacks parentheses, so that compound operands are written bare. */
  readonly ungrouped?: true;
  /** Whether a line leaves code open that a line break turns into text. A delimiter of ours could close that code. */
  readonly leavesOpen?: (line: string) => boolean;
  /** The start of a line comment, which would swallow the rest of its line. */
  readonly lineComment?: RegExp;
  /** The start of a text whose end is a word alone on its line, in the author's code. */
  readonly heredoc?: RegExp;
  /** Signs of code that needs parentheses where it is assigned: it binds weaker than that, or is several statements. */
  readonly weak?: RegExp;
  /** Whether an output prints more than one expression, which neither an assignment nor a condition takes. */
  readonly isList?: (expression: string) => boolean;
  /** The variable that the language's loops provide. */
  readonly loopVariable?: RegExp;

  /** An integer in place of `':page'` in the author's code, if it is written differently there. */
  readonly argument?: (integer: string, source: string) => string;
  /** An integer in place of `':page'` where the language needs a string, if it does not convert one by itself. */
  readonly text?: {
    /** Matches the code around the token, with a NUL character in its place. */
    readonly neededIn?: RegExp;
    /** Matches the name of a function that takes the token and needs a text. */
    readonly neededBy?: RegExp;
    readonly write: (integer: string) => string;
  };
  /** An integer inside a string of the author's code, if the language has string interpolation. */
  readonly interpolate?: (integer: string) => string;
  /** The quotation marks of interpolated strings; by default, double. */
  readonly interpolates?: '"' | '`' | `"'`;
  /**
   * Joins strings of the author's code with one of the integers between each pair; undefined if the language cannot.
   *
   * @param isHead whether they are at the start of an output
   */
  readonly concatenate?: (
    strings: readonly string[],
    integers: readonly string[],
    isHead: boolean,
  ) => string | undefined;
  /** Advice for code that would not print the page number it is given; undefined for other code. */
  readonly misusesToken?: (source: string) => string | undefined;
  /** The path of a page, from code that returns a function or a path with the token. */
  readonly pathOf?: (source: string, page: string) => string;
  /** Advice for code that the language does not accept in a value; undefined for other code. */
  readonly misplacedCode?: (source: string, expression: string | undefined) => string | undefined;
  /**
   * Advice for the code of a value that begins a block and does not end it, or the other way round.
   *
   * @param text the rest of the value
   */
  readonly unpairedCode?: (sources: readonly string[], text: string) => string | undefined;
  /** An attribute that is passed through, if the language does not accept it as its author wrote it. */
  readonly passed?: (name: string, pieces: readonly Statement[]) => string | undefined;
  readonly literal?: (code: string) => string | undefined;
  /** The author's code after other text of its line, if the language would not read it there. */
  readonly separate?: (before: string, code: string) => string;
  /** The author's code in text, if that differs from a value. */
  readonly inText?: (source: string) => string;
  /** The author's code in an attribute, if that differs. */
  readonly inAttribute?: (source: string) => string;
  /** Printed code after the question mark of a URL, in an attribute other than `href`, if the language escapes it for a URL only there. */
  readonly inQuery?: (source: string) => string;
  /** The author's code in a page that Markdown reads later, if the language has a way: it prints no line end. */
  readonly inMarkdown?: (source: string, signs: MarkdownSigns) => string;
  /** An attribute with code in its value, if the language has its own syntax. */
  readonly attribute?: (name: string, value: readonly Statement[]) => string;
  /**
   * An attribute that is left out if code among the attributes, such as `{@rest}`, sets one of `names`.
   *
   * @param markup the value, escaped for HTML
   * @param spreads the code
   */
  readonly unlessSpread?: (
    name: string,
    markup: string,
    names: readonly string[],
    spreads: readonly string[],
  ) => string;
  /** Names of attributes that make an element conditional or repeat it. */
  readonly aroundAttributes?: readonly string[];
  /** Begins a block around the whole output, from the raw values of these attributes. */
  readonly around?: (attributes: ReadonlyMap<string, string>) => string;
}
