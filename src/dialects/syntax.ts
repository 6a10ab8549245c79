import type { CodedInteger, Condition, Integer, Operand, Value } from './program.js';

/** How a template language says what a control does. Texts are code with its delimiters, without line breaks. */
export interface Syntax {
  /** A comment of one line, which the page does not show. */
  readonly comment: (text: string) => string;
  /** Markup of ours, so that the language takes nothing in it for code. */
  readonly escape: (markup: string) => string;
  /** Prints an integer. */
  readonly print: (value: Integer) => string;
  /** Gives a variable its value: what stands before and what stands after the part that uses it. */
  readonly assign: (name: string, value: Value) => Frame;
  /** Begins a part that is there if all of the conditions hold. */
  readonly if: (all: readonly Condition[]) => string;
  /** Goes on with other conditions, where the language has a word for it. */
  readonly elseIf?: (all: readonly Condition[]) => string;
  readonly else: string;
  readonly endIf: string;
  /** How the same is said in the middle of a line, where it differs. */
  readonly inline?: Pick<Syntax, 'if' | 'else' | 'endIf'>;
  readonly loop: (variable: string, count: number) => Frame;
  /**
   * What stands around the whole, where the language needs a scope for its variables, or a function of ours.
   *
   * @param makesIntegers whether the author's code gives values that have to be made integers
   */
  readonly scope?: (makesIntegers: boolean) => Frame;
  /** An integer as the author's code has it in the place of `':page'`. */
  readonly argument: (value: Integer, source: string) => string;
  /** An integer inside a string of the author's code, where the language has strings with code in them. */
  readonly interpolate?: (value: Integer) => string;
  /** The quotation marks of these strings; a double one unless said otherwise. */
  readonly interpolates?: '"' | '`' | `"'`;
  /**
   * Strings of the author's code put together again, with an integer between each two of them.
   *
   * @param isHead whether they stand at the beginning of an output
   * @returns undefined where there is no way
   */
  readonly concatenate?: (strings: readonly string[], value: Integer, isHead: boolean) => string | undefined;
  /** The path of a page by code that gives a function or a path with the token in it. */
  readonly pathOf?: (source: string, page: Integer) => string;
  /** The value of code that is a literal. */
  readonly literal?: (code: string) => string | undefined;
  /** What to write instead of code that would not print the page number it is given, if it is such code. */
  readonly misusesToken?: (source: string) => string | undefined;
  /** Whether the language has no parentheses, so that only a name can have something after it. */
  readonly ungrouped?: true;
  /** The name of what the language's loops give to their bodies. */
  readonly loopVariable?: RegExp;
  /** Gives a name to the author's code, where a condition has no place for all that an output may hold. */
  readonly assignCode?: (name: string, code: string, isText: boolean) => string | undefined;
  /** The author's code in text, where it is not written as in a value. */
  readonly code?: (source: string) => string;
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
  /** The same as a block around all that takes the place of the tag, from the values as they are written. */
  readonly around?: (attributes: ReadonlyMap<string, string>) => Frame;
  /** An attribute with code in its value, where it is not text with code in it. */
  readonly attribute?: (name: string, value: readonly AttributePiece[]) => string;
}

/** Lines before and after a part. */
export interface Frame {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A piece of an attribute's value: markup, an integer, or code. */
export type AttributePiece =
  | { readonly text: string }
  | { readonly value: Integer }
  | { readonly code: string }
  | {
      readonly all: readonly Condition[];
      readonly then: readonly AttributePiece[];
      readonly otherwise: readonly AttributePiece[];
    };

/** How a language with arithmetic in its expressions writes them. */
export interface Operators {
  readonly variable: (name: string) => string;
  /** Makes an integer of whatever the author's code gives, up to `GREATEST`; 0 or less of what is none. */
  readonly toInteger: (code: string) => string;
  /** Whether `toInteger` repeats the code, which has to be in a variable then. */
  readonly repeatsCode?: true;
  readonly atLeast: (value: string, min: string) => string;
  readonly atMost: (value: string, max: string) => string;
  /** A quotient of integers, rounded up. */
  readonly quotient: (dividend: string, divisor: string) => string;
  /** One value or another, by a condition. */
  readonly choose: (condition: string, then: string, otherwise: string) => string;
  readonly and: string;
  /** Whether a text is not empty, where the language counts an empty one as true. */
  readonly isGiven?: (code: string) => string;
  readonly equals?: string;
  /** What begins a comment that goes on to the end of its line, and would swallow what follows there. */
  readonly lineComment?: RegExp;
}

/** Expressions of a language with infix operators. */
export interface Expressions {
  readonly integer: (value: Integer) => string;
  readonly condition: (all: readonly Condition[]) => string;
  readonly value: (value: Value) => string;
  /** What a variable is given, one thing after the other. */
  readonly steps: (name: string, value: Value) => readonly string[];
}

/** Greater integers count as this one, which no language prints with an exponent. */
export const GREATEST = 999_999_999_999_999;

/** A name with parts and calls without arguments: it needs no parentheses, whatever stands beside it. */
const SIMPLE = /^[@$]?\.?\w+(?:(?:\??\.|\??->)\w+|\(\))*$/;

/** Parentheses harm nowhere, and the engine of expressions has no room for millions of parts. */
const LONGEST_SIMPLE = 1000;

/** The author's code as an operand of ours. */
export function grouped(code: string): string {
  return code.length < LONGEST_SIMPLE && SIMPLE.test(code) ? code : `(${code})`;
}

/** Writes expressions by a language's operators. */
export function expressions(operators: Operators): Expressions {
  const {
    variable,
    toInteger,
    repeatsCode,
    atLeast,
    atMost,
    quotient,
    choose,
    and,
    isGiven,
    equals = '==',
    lineComment,
  } = operators;
  const closed = (code: string): string => {
    const lastLine = code.split(/[\n\r\u2028\u2029]/).at(-1) ?? '';
    return lineComment?.test(lastLine) ? `${code}\n` : code;
  };
  const operand = (value: Operand): string => (typeof value === 'number' ? String(value) : variable(value));
  const integer = (value: Integer): string => {
    if (typeof value !== 'object') return operand(value);
    const [name, other] = value.add;
    return typeof other === 'number' && other < 0
      ? `${variable(name)} - ${-other}`
      : `${variable(name)} + ${operand(other)}`;
  };
  const condition = (all: readonly Condition[]): string =>
    all
      .map((one) => {
        if ('code' in one) {
          const code = grouped(closed(one.code));
          return (one.isText && isGiven?.(code)) || code;
        }
        const operator = one.operator === '==' ? equals : one.operator;
        return `${operand(one.left)} ${operator} ${operand(one.right)}`;
      })
      .join(` ${and} `);
  const source = (of: CodedInteger): string =>
    typeof of === 'object' && 'code' in of ? toInteger(closed(of.code)) : integer(of);
  const value = (given: Value): string => {
    switch (given.kind) {
      case 'integer':
        return integer(given.of);
      case 'clamp': {
        const { of, min, max } = given;
        const least = atLeast(source(of), operand(min));
        return max === undefined ? least : atMost(least, operand(max));
      }
      case 'cases':
        return given.cases.reduceRight(
          (otherwise, { all, value: then }) => choose(condition(all), integer(then), otherwise),
          integer(given.otherwise),
        );
      case 'pages':
        return atLeast(quotient(operand(given.items), operand(given.size)), '1');
      case 'before':
        return `(${operand(given.page)} - 1) * ${operand(given.size)}`;
    }
  };
  const steps = (name: string, given: Value): string[] => {
    const code = codeIn(given);
    if (repeatsCode === undefined || code === undefined) return [value(given)];
    return [closed(code), value({ ...given, of: { code: variable(name) } } as Value)];
  };
  return { integer, condition, value, steps };
}

/** The author's code that a value is made of. */
export function codeIn(value: Value): string | undefined {
  return value.kind === 'clamp' && typeof value.of === 'object' && 'code' in value.of
    ? value.of.code
    : undefined;
}

/** Strings with a value between each two of them, and operators between all; an empty string at the end is left out. */
export function concatenated(strings: readonly string[], operator: string, value: string): string {
  const [first = '', ...others] = strings;
  const parts = others.flatMap((one) => (one.length > "''".length ? [value, one] : [value]));
  return [first, ...parts].join(operator);
}

/** A frame of one line before and one after, or none. */
export function frame(before: string, after?: string): Frame {
  return { before: [before], after: after === undefined ? [] : [after] };
}
