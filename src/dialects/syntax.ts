import type { CodedInteger, Comparison, Condition, Integer, Operand, Statement, Value } from './program.js';

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
  readonly attribute?: (name: string, value: readonly Statement[]) => string;
}

/** Lines before and after a part. */
export interface Frame {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** How a language writes integers and conditions. */
export interface Terms {
  /** A variable; by its name alone, unless said otherwise. */
  readonly variable?: (name: string) => string;
  /** A sum or a difference, where the sign does not stand between its parts; and a product of one. */
  readonly sum?: (left: string, sign: '+' | '-', right: string) => string;
  readonly product?: (sum: string, factor: string) => string;
  /** The signs of comparisons that differ from ours. */
  readonly signs?: Partial<Record<Comparison, string>>;
  readonly and: string;
  /** The author's code as a condition; in parentheses where it needs them, unless said otherwise. */
  readonly test?: (code: string) => string;
  /** Whether a text is not empty, where the language counts an empty one as true. */
  readonly isGiven?: (code: string) => string;
  /** What begins a comment that goes on to the end of its line, and would swallow what follows there. */
  readonly lineComment?: RegExp;
}

/** How a language with arithmetic in its expressions writes them. */
export interface Operators extends Terms {
  /** Makes an integer of whatever the author's code gives, up to `GREATEST`; 0 or less of what is none. */
  readonly toInteger: (code: string) => string;
  /** Whether `toInteger` repeats the code, which has to be in a variable then. */
  readonly repeatsCode?: true;
  readonly atLeast: (value: string, min: string) => string;
  readonly atMost: (value: string, max: string) => string;
  /** A quotient of integers, rounded up. */
  readonly quotient: (dividend: string, divisor: string) => string;
  /** One value or another, by a condition; not needed where `branches` writes what is chosen. */
  readonly choose?: (condition: string, then: string, otherwise: string) => string;
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

/** Ends the line of code whose comment would swallow what follows. */
function closed(code: string, lineComment: RegExp | undefined): string {
  const lastLine = code.split(/[\n\r\u2028\u2029]/).at(-1) ?? '';
  return lineComment?.test(lastLine) ? `${code}\n` : code;
}

/** Writes integers and conditions in the words of a language. */
export function terms({
  variable = String,
  sum = (left, sign, right) => `${left} ${sign} ${right}`,
  product = (sum, factor) => `(${sum}) * ${factor}`,
  signs = {},
  and,
  test = grouped,
  isGiven = test,
  lineComment,
}: Terms) {
  const operand = (of: Operand): string => (typeof of === 'number' ? String(of) : variable(of));
  /** An integer; the author's code as it is. */
  const integer = (of: CodedInteger): string => {
    if (typeof of !== 'object') return operand(of);
    if ('code' in of) return of.code;
    const [name, other] = of.add;
    return typeof other === 'number' && other < 0
      ? sum(variable(name), '-', String(-other))
      : sum(variable(name), '+', operand(other));
  };
  const condition = (all: readonly Condition[]): string =>
    all
      .map((one) => {
        if ('code' in one) return (one.isText ? isGiven : test)(closed(one.code, lineComment));
        return `${operand(one.left)} ${signs[one.operator] ?? one.operator} ${operand(one.right)}`;
      })
      .join(` ${and} `);
  const before = (page: Operand, size: Operand): string =>
    product(sum(operand(page), '-', '1'), operand(size));
  return { operand, integer, condition, before };
}

/** Writes values by a language's operators. */
export function expressions(operators: Operators) {
  const { toInteger, repeatsCode, atLeast, atMost, quotient, choose = noChoice, lineComment } = operators;
  const { operand, integer, condition, before } = terms(operators);
  const source = (of: CodedInteger): string =>
    typeof of === 'object' && 'code' in of ? toInteger(closed(of.code, lineComment)) : integer(of);
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
        return before(given.page, given.size);
    }
  };
  /** What a variable is given, one thing after the other. */
  const steps = (name: string, given: Value): string[] => {
    const code = codeIn(given);
    if (repeatsCode === undefined || code === undefined) return [value(given)];
    return [closed(code, lineComment), value({ ...given, of: { code: operand(name) } } as Value)];
  };
  return { integer, condition, value, steps };
}

function noChoice(): never {
  throw new Error('The language has no expression for a choice.');
}

/** Writes the value of the first case whose conditions hold, by the conditions of a language. */
export function branches(
  { if: begin, elseIf = begin, else: rest, endIf }: Pick<Syntax, 'if' | 'elseIf' | 'else' | 'endIf'>,
  { cases, otherwise }: Extract<Value, { kind: 'cases' }>,
  write: (of: Integer) => string,
): string {
  const written = cases.map(
    ({ all, value }, index) => `${(index === 0 ? begin : elseIf)(all)}${write(value)}`,
  );
  return `${written.join('')}${rest}${write(otherwise)}${endIf}`;
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
