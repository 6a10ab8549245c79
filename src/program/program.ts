/**
 * What a control does when a template language renders it: arithmetic on a few integers, choices, and one loop of known
 * length. A dialect says how its language writes these.
 */

import type { Mark } from '../base/escape.js';
import type { NumberFormat } from '../base/number.js';

/** An integer: a literal, a variable, or the sum of a variable and either. */
export type Integer = number | string | { readonly add: readonly [string, number | string] };

/** A variable or a literal; every language can compare these. */
export type Operand = number | string;

export type Comparison = '<' | '<=' | '==';

/** A comparison of integers, or the author's code, which returns a boolean or a string. */
export type Condition =
  | { readonly left: Operand; readonly operator: Comparison; readonly right: Operand }
  | {
      readonly expression: string;
      /** Whether the code returns a string, and the condition is that it is not empty. */
      readonly isText?: boolean;
    };

export type Value = Integer | Computed;

/** A value more complex than a sum. */
export type Computed =
  | Choice
  /** A bounded integer: computed here, or converted from the author's code. */
  | { readonly of: Integer; readonly min: Operand; readonly max?: Operand | undefined }
  | { readonly expression: string; readonly min: Operand; readonly max?: Operand | undefined }
  /** The number of pages that the items fill, at least one. */
  | { readonly items: Operand; readonly size: Operand }
  /** The number of items on the pages before one. */
  | { readonly before: Operand; readonly size: Operand };

/** The value of the first case whose conditions are all true, or `otherwise`. */
export interface Choice {
  readonly cases: readonly { readonly all: readonly Condition[]; readonly value: Integer }[];
  readonly otherwise: Integer;
}

export type Statement =
  /** Markup, escaped for HTML. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'print'; readonly value: Integer; readonly format?: NumberFormat | undefined }
  /** Template code of the author, with its delimiters, and the mark that was around it; by default, double. */
  | { readonly kind: 'code'; readonly text: string; readonly mark?: Mark | undefined }
  | ElementOf<Statement>
  | AttributeOf<Statement>
  /** Assigns a variable for the body. */
  | {
      readonly kind: 'let';
      readonly name: string;
      readonly value: Value;
      readonly body: readonly Statement[];
    }
  | {
      readonly kind: 'if';
      readonly all: readonly Condition[];
      readonly then: readonly Statement[];
      readonly otherwise: readonly Statement[];
    }
  /** Runs the body with the variable counting from 1 to `count`. */
  | {
      readonly kind: 'loop';
      readonly variable: string;
      readonly count: number;
      readonly body: readonly Statement[];
    };

/** An element whose parts may be computed. */
export interface ElementOf<Part> {
  readonly kind: 'element';
  /** The start tag. */
  readonly open: readonly Part[];
  readonly children: readonly Part[];
  readonly close: string;
  /** Whether each child has a separate line. */
  readonly isBlock: boolean;
}

/** An attribute whose value is computed in part. */
export interface AttributeOf<Part> {
  readonly kind: 'attribute';
  readonly name: string;
  readonly value: readonly Part[];
}

/** Adds two integers, folding literals. */
export function add(left: Integer, right: Operand): Integer {
  if (typeof left === 'number') {
    return typeof right === 'number' ? left + right : left === 0 ? right : { add: [right, left] };
  }
  if (right === 0) return left;
  if (typeof left === 'string') return { add: [left, right] };
  const [variable, other] = left.add;
  if (typeof other === 'number' && typeof right === 'number') return add(variable, other + right);
  throw new Error('Sums of three variables are not supported.');
}

/** Compares two operands; a boolean if both are literals. */
export function compare(left: Operand, operator: Comparison, right: Operand): Condition | boolean {
  if (typeof left === 'string' || typeof right === 'string') return { left, operator, right };
  return operator === '<' ? left < right : operator === '<=' ? left <= right : left === right;
}

export function when(
  conditions: readonly (Condition | boolean)[],
  then: Statement[],
  otherwise: Statement[],
): Statement[] {
  if (conditions.includes(false)) return otherwise;
  const all = conditions.filter((one) => typeof one !== 'boolean');
  if (all.length === 0) return then;
  return then.length === 0 && otherwise.length === 0 ? [] : [{ kind: 'if', all, then, otherwise }];
}

/** Leaves out the variables that nothing uses, about which some languages warn. */
export function withoutUnused(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement): Statement[] => {
    switch (statement.kind) {
      case 'let': {
        const body = withoutUnused(statement.body);
        // The author's code may use it, too.
        const isUsed = new RegExp(`\\b${statement.name}\\b`).test(JSON.stringify(body));
        return isUsed ? [{ ...statement, body }] : body;
      }
      case 'element':
        return [{ ...statement, children: withoutUnused(statement.children) }];
      case 'if':
        return [
          {
            ...statement,
            then: withoutUnused(statement.then),
            otherwise: withoutUnused(statement.otherwise),
          },
        ];
      case 'loop':
        return [{ ...statement, body: withoutUnused(statement.body) }];
      default:
        return [statement];
    }
  });
}

export function print(value: Integer): Statement[] {
  return typeof value === 'number' ? [{ kind: 'text', text: String(value) }] : [{ kind: 'print', value }];
}

/** Compares integers. The right one may be the sum of a variable and a literal if the left one is a literal. */
export function isLess(left: Integer, right: Integer): Condition | boolean {
  if (left === right) return false;
  if (typeof left === 'number' && typeof right === 'object' && typeof right.add[1] === 'number') {
    return compare(left - right.add[1], '<', right.add[0]);
  }
  if (typeof left === 'object' || typeof right === 'object') throw new Error('Cannot compare two sums.');
  return compare(left, '<', right);
}
