/** The link to a page and that to the current one, as one element with conditions. */

import {
  isBranch,
  isElement,
  type Drawn,
  type DrawnAttribute,
  type DrawnElement,
  type DrawnPart,
} from './drawing.js';

/**
 * Merges two versions of the same elements: attributes that only the first has depend on the condition, and so do the class
 * names in which they differ.
 *
 * @param condition holds for the first version
 * @returns undefined if they are too different, such as a link and a text
 */
export function merge(
  first: readonly Drawn[],
  second: readonly Drawn[],
  condition: string,
): Drawn[] | undefined {
  if (first.length !== second.length) return undefined;
  const merged = first.map((one, index) => mergeNode(one, second[index] ?? '', condition));
  return merged.every((one) => one !== undefined) ? merged : undefined;
}

function mergeNode(one: Drawn, other: Drawn, condition: string): Drawn | undefined {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  if (isBranch(one) && isBranch(other)) {
    const cases = one.cases.map((first, index) => {
      const second = other.cases[index];
      const body = second && merge(first.body, second.body, condition);
      return first.condition === second?.condition && body && { condition: first.condition, body };
    });
    const otherwise = merge(one.otherwise, other.otherwise, condition);
    const isSame = cases.length === other.cases.length && otherwise !== undefined;
    return isSame && cases.every(Boolean)
      ? { ...one, cases: cases.flatMap((each) => each || []), otherwise }
      : undefined;
  }
  if (!isElement(one) || !isElement(other) || one.name !== other.name) return undefined;
  const children = merge(one.children, other.children, condition);
  const attributes = mergeAttributes(one, other, condition);
  return children && attributes && { ...one, attributes, children };
}

function mergeAttributes(
  { attributes: own }: DrawnElement,
  { attributes: others }: DrawnElement,
  condition: string,
): DrawnAttribute[] | undefined {
  const merged = own.map((one): DrawnAttribute | undefined => {
    const other = others.find(({ name }) => name === one.name);
    if (JSON.stringify(one) === JSON.stringify(other)) return one;
    if (one.name === 'class') return mergeClasses(one, other, condition);
    return other === undefined && one.when === undefined ? { ...one, when: condition } : undefined;
  });
  const isMore = others.some(({ name }) => !own.some((one) => one.name === name));
  if (isMore || !merged.every((one) => one !== undefined)) return undefined;
  return merged;
}

/** The names that both have, and then those of either. */
function mergeClasses(
  one: DrawnAttribute,
  other: DrawnAttribute | undefined,
  condition: string,
): DrawnAttribute {
  const [own, others] = [tokensOf(one.value), tokensOf(other?.value ?? [])];
  const without = (list: readonly DrawnPart[], tokens: readonly DrawnPart[]): DrawnPart[] =>
    list.filter((token) => !includes(tokens, token));
  const common = own.filter((token) => includes(others, token));
  return {
    name: 'class',
    value: common,
    choice: { condition, then: without(own, common), otherwise: without(others, common) },
  };
}

export function includes(tokens: readonly DrawnPart[], token: DrawnPart): boolean {
  return tokens.some((one) => JSON.stringify(one) === JSON.stringify(token));
}

/** Splits the value of a class attribute at its spaces. */
export function tokensOf(value: readonly DrawnPart[]): DrawnPart[] {
  return value.flatMap((part): DrawnPart[] =>
    typeof part === 'string' ? part.split(' ').filter(Boolean) : [part],
  );
}
