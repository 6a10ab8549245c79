/** The numbers that tokens of paths stand for, in a program. */

import type { NumberToken } from '../base/path.js';
import { numberFor } from '../base/window.js';
import { NAMES } from '../program/names.js';
import { add, type Integer, type Operand } from '../program/program.js';
import type { NumberName } from '../themes/tree.js';
import type { Variables } from './list-numbers.js';

/** The variables for a page that links lead to, and for its tokens. */
const VARIABLES = {
  // Only a theme in HTML may have the path of the current page outside the page numbers.
  current: { page: NAMES.current, index: NAMES.current_index, offset: NAMES.current_offset },
  page: { page: NAMES.page, index: NAMES.index, offset: NAMES.offset },
  previous: { page: NAMES.previous, index: NAMES.previous_index, offset: NAMES.previous_offset },
  next: { page: NAMES.next, index: NAMES.next_index, offset: NAMES.next_offset },
  total: { page: NAMES.total, index: NAMES.last_index, offset: NAMES.last_offset },
} as const;

/** The numbers at a place in the program. */
export interface Scope extends Readonly<Record<NumberName, Integer>> {
  readonly total: Operand;
  readonly current: Operand;
  /** 0 if unknown. */
  readonly size: Operand;
  readonly isEndless: boolean;
  /** The variables of the innermost block. */
  readonly variables: Variables;
}

/**
 * Returns the number for a token on a page.
 *
 * @param isNamed whether it goes into the author's code, which in some languages can contain a name but not a sum
 */
export function numberInPath(token: NumberToken, page: NumberName, scope: Scope, isNamed: boolean): Integer {
  const { size, variables, [page]: number } = scope;
  if (token === 'page') return number;
  if (token === 'page_size') return size;
  if (!(page in VARIABLES)) {
    if (typeof number !== 'number') throw new Error('Only page 1 and pages with variables have links.');
    return numberFor(token, number, typeof size === 'number' ? size : 0);
  }
  const names = VARIABLES[page as keyof typeof VARIABLES];
  if (token === 'index') {
    const index = add(number, -1);
    return isNamed ? variables.define(names.index, index) : index;
  }
  const operand = variables.define(names.page, number);
  return typeof operand === 'number' && typeof size === 'number'
    ? numberFor(token, operand, size)
    : variables.define(names.offset, { before: operand, size });
}
