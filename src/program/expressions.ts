/** Writes integers, conditions and values in a language's syntax. */

import type { Choice, Computed, Condition, Integer, Operand, Value } from './program.js';
import type { Syntax } from './syntax.js';

/** Integers are capped at this one, which no language prints with an exponent. */
export const GREATEST = 999_999_999_999_999;

/** A dotted name, possibly with calls without arguments: it never needs parentheses. */
const SIMPLE = /^[@$]?\.?\w+(?:(?:\??\.|\??->)\w+|\(\))*$/;

/** Extra parentheses are harmless, and millions of parts overflow the regex engine. */
const LONGEST_SIMPLE = 1000;

export function grouped(code: string): string {
  return code.length < LONGEST_SIMPLE && SIMPLE.test(code) ? code : `(${code})`;
}

/**
 * Matches a token that an operator adds to a text, unless there is a number on its other side, or of which a method is called.
 *
 * @param operators as patterns
 */
export function addedBy(operators: string): RegExp {
  const added = String.raw`(?<!\d\s?)(?:${operators})\s*\0|\0\s*(?:${operators})(?!\s*\d)`;
  return new RegExp(String.raw`${added}|\0\s*&?\.\s*[a-z]`, 'i');
}

/** Adds a line break if a comment would swallow what follows, or the end of a text would not be alone on its line. */
function endComment(code: string, { lineComment, heredoc }: Syntax): string {
  const lines = code.split(/[\n\r\u2028\u2029]/);
  const isText = lines.length > 1 && heredoc?.test(code);
  return isText || lineComment?.test(lines.at(-1) ?? '') ? `${code}\n` : code;
}

export function writeInteger(of: Integer, syntax: Pick<Syntax, 'variable' | 'sum'>): string {
  const { variable = String, sum = infixSum } = syntax;
  if (typeof of === 'number') return String(of);
  if (typeof of === 'string') return variable(of);
  const [name, other] = of.add;
  return sum(variable(name), writeInteger(other, syntax));
}

function infixSum(left: string, right: string): string {
  return right.startsWith('-') ? `${left} - ${right.slice(1)}` : `${left} + ${right}`;
}

export function writeCondition(all: readonly Condition[], syntax: Syntax): string {
  if (syntax.condition) return syntax.condition(all);
  const { signs = {}, and, ungrouped } = syntax;
  const test = ungrouped ? String : grouped;
  const { isGiven = test } = syntax;
  const tests = all.map((one) => {
    if ('expression' in one) return (one.isText ? isGiven : test)(endComment(one.expression, syntax));
    const { left, operator, right } = one;
    return `${writeInteger(left, syntax)} ${signs[operator] ?? operator} ${writeInteger(right, syntax)}`;
  });
  return tests.join(` ${and} `);
}

/** Writes an assignment to a variable, on its own lines. */
export function writeAssignment(name: string, value: Value, syntax: Syntax): readonly string[] {
  if (typeof value !== 'object' || 'add' in value)
    return [syntax.assign(name, [writeInteger(value, syntax)])];
  return (
    syntax.define?.(name, value) ?? [
      'cases' in value ? assignChoice(name, value, syntax) : syntax.assign(name, steps(name, value, syntax)),
    ]
  );
}

function assignChoice(name: string, value: Choice, syntax: Syntax): string {
  const { assign, reassign, choose } = syntax;
  if (choose) {
    const chosen = value.cases.reduceRight(
      (otherwise, { all, value: then }) =>
        choose(writeCondition(all, syntax), writeInteger(then, syntax), otherwise, all),
      writeInteger(value.otherwise, syntax),
    );
    return assign(name, [chosen]);
  }
  if (reassign) return assign(name, ['0']) + writeBranches(value, syntax, (code) => reassign(name, code));
  return writeBranches(value, syntax, (code) => assign(name, [code]));
}

/** Writes the value of the first matching case, with the language's conditions. */
export function writeBranches(
  { cases, otherwise }: Choice,
  syntax: Syntax,
  write: (code: string) => string,
): string {
  const { if: begin, elseIf = begin, else: rest, end } = syntax;
  const written = cases.map(({ all, value }, index) => {
    const condition = writeCondition(all, syntax);
    return `${index === 0 ? begin(condition) : elseIf(condition)}${write(writeInteger(value, syntax))}`;
  });
  return `${written.join('')}${rest}${write(writeInteger(otherwise, syntax))}${end}`;
}

/** The values to assign to a variable, in order. */
function steps(name: string, value: Exclude<Computed, Choice>, syntax: Syntax): string[] {
  const { before = infixBefore, pages = fail, toInteger = fail, atLeast = fail, atMost = fail } = syntax;
  const operand = (of: Operand): string => writeInteger(of, syntax);
  if ('before' in value) return [before(operand(value.before), operand(value.size))];
  if ('items' in value) return [pages(operand(value.items), operand(value.size))];
  const bounded = (of: string): string => {
    const least = atLeast(of, operand(value.min));
    return value.max === undefined ? least : atMost(least, operand(value.max));
  };
  if ('of' in value) return [bounded(writeInteger(value.of, syntax))];
  const ended = endComment(value.expression, syntax);
  const code = syntax.weak?.test(value.expression) ? `(${ended})` : ended;
  return syntax.repeatsCode ? [code, bounded(toInteger(operand(name)))] : [bounded(toInteger(code))];
}

function infixBefore(page: string, size: string): string {
  return `(${page} - 1) * ${size}`;
}

function fail(): never {
  throw new Error('The language has no expression for this, and defines such values by statements.');
}

/** Joins strings with an operator, and one of the values between each pair. Empty strings after the first are left out. */
export function concatenated(
  strings: readonly string[],
  operator: string,
  values: readonly string[],
): string {
  const [first = '', ...others] = strings;
  const parts = others.flatMap((one, index) => {
    const value = values[index] as string;
    return one.length > "''".length ? [value, one] : [value];
  });
  return [first, ...parts].join(operator);
}
