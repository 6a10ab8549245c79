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

/** For each node and character, the node of the name with one more character. */
const next: number[] = [];

/** For each node, the kind of the name, if HTML knows it. */
const kinds: (Kind | undefined)[] = [];

for (let node = 0; node <= EMPTY_NAME; node++) addNode();
for (const [name, kind] of KINDS) {
  let node = EMPTY_NAME;
  for (let index = 0; index < name.length; index++) {
    const edge = node * WIDTH + columnOf(name.charCodeAt(index));
    node = next[edge] ||= addNode();
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

function addNode(): number {
  for (let column = 0; column < WIDTH; column++) next.push(NO_NAME);
  return kinds.push(undefined) - 1;
}
