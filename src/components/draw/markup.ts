/** Reads markup, such as an icon, as elements. */

import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Drawn } from './drawing.js';

export function readMarkup(html: string): Drawn[] {
  return parseFragment(html).childNodes.flatMap(read);
}

function read(node: Tree.ChildNode): Drawn[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const attributes = node.attrs.map(({ name, prefix, value }) => ({
    name: prefix ? `${prefix}:${name}` : name,
    value: [value],
  }));
  return [{ kind: 'element', name: node.tagName, attributes, children: node.childNodes.flatMap(read) }];
}
