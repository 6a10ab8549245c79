/**
 * Tells the kind of an element by its name, character by character: a page has thousands of names, too many to make a
 * string of each.
 */

import { KINDS, type Kind } from './element-kinds.js';

/** What a name is so far: a node in the tree of all names, or this one, where no name begins like that. */
export const NO_NAME = 0;

/** The node of the empty name. */
export const EMPTY_NAME = 1;

/** How many characters may be in a name: letters, digits and the hyphen. */
const WIDTH = 37;

/** More nodes than all names together can have. */
const NODES = EMPTY_NAME + 1 + [...KINDS.keys()].reduce((sum, name) => sum + name.length, 0);

/** For each node and character, the node of the name with one more character. */
const next = new Uint16Array(NODES * WIDTH);

/** For each node, the kind of the name, if HTML knows it. */
const kinds: (Kind | undefined)[] = [undefined, undefined];

for (const [name, kind] of KINDS) {
  let node = EMPTY_NAME;
  for (let index = 0; index < name.length; index++) {
    const edge = node * WIDTH + columnOf(name.charCodeAt(index));
    if (next[edge] === NO_NAME) next[edge] = kinds.push(undefined) - 1;
    node = next[edge] as number;
  }
  kinds[node] = kind;
}

/** The node of a name with one more character. */
export function nextName(node: number, code: number): number {
  const column = columnOf(code);
  return column < 0 ? NO_NAME : (next[node * WIDTH + column] as number);
}

/** The kind of a name that is written in lower case, if HTML knows it. */
export function kindOf(node: number): Kind | undefined {
  return kinds[node];
}

function columnOf(code: number): number {
  if (code >= 0x61) return code <= 0x7a ? code - 0x61 : -1;
  if (code >= 0x30) return code <= 0x39 ? code - 0x30 + 26 : -1;
  return code === 0x2d ? 36 : -1;
}
