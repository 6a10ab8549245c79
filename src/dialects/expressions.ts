/** Writes integers, conditions and values in the words of a language. */

import type { Choice, Computed, Condition, Integer, Operand, Value } from './program.js';
import type { Syntax } from './syntax.js';

/** Greater integers count as this one, which no language prints with an exponent. */
export const GREATEST = 999_999_999_999_999;

/** A name with parts and calls without arguments: it needs no parentheses, whatever stands beside it. */
const SIMPLE = /^[@$]?\.?\w+(?:(?:\??\.|\??->)\w+|\(\))*$/;

/** Parentheses harm nowhere, and the engine of expressions has no room for millions of parts. */
const LONGEST_SIMPLE = 1000;

/** Code as an operand or an argument. */
export function grouped(code: string): string {
  return code.length < LONGEST_SIMPLE && SIMPLE.test(code) ? code : `(${code})`;
}

/** Ends the line of code whose comment would swallow what follows. */
function closed(code: string, { lineComment }: Syntax): string {
  const lastLine = code.split(/[\n\r\u2028\u2029]/).at(-1) ?? '';
  return lineComment?.test(lastLine) ? `${code}\n` : code;
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
    if ('code' in one) return (one.isText ? isGiven : test)(closed(one.code, syntax));
    const { left, operator, right } = one;
    return `${writeInteger(left, syntax)} ${signs[operator] ?? operator} ${writeInteger(right, syntax)}`;
  });
  return tests.join(` ${and} `);
}

/** Writes what gives a variable its value, on lines of its own. */
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

/** Writes the value of the first case whose conditions hold, by the conditions of a language. */
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

/** What a variable is given, one thing after the other. */
function steps(name: string, value: Exclude<Computed, Choice>, syntax: Syntax): string[] {
  const { before = infixBefore, pages = noWay, toInteger = noWay, atLeast = noWay, atMost = noWay } = syntax;
  const operand = (of: Operand): string => writeInteger(of, syntax);
  if ('before' in value) return [before(operand(value.before), operand(value.size))];
  if ('items' in value) return [pages(operand(value.items), operand(value.size))];
  const bounded = (of: string): string => {
    const least = atLeast(of, operand(value.min));
    return value.max === undefined ? least : atMost(least, operand(value.max));
  };
  if ('of' in value) return [bounded(writeInteger(value.of, syntax))];
  const code = closed(value.code, syntax);
  return syntax.repeatsCode ? [code, bounded(toInteger(operand(name)))] : [bounded(toInteger(code))];
}

function infixBefore(page: string, size: string): string {
  return `(${page} - 1) * ${size}`;
}

function noWay(): never {
  throw new Error('The language has no expression for this, and defines such values by statements.');
}

/** Joins strings by an operator, with a value between every two of them; an empty string at the end is left out. */
export function concatenated(strings: readonly string[], operator: string, value: string): string {
  const [first = '', ...others] = strings;
  const parts = others.flatMap((one) => (one.length > "''".length ? [value, one] : [value]));
  return [first, ...parts].join(operator);
}
