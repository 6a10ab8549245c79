/** Reads what parse5 makes of a page. */

import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Range } from '../base/source.js';

export type Element = DefaultTreeAdapterTypes.Element;
export type PageNode = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements whose text nobody reads. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'select']);

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

/** Returns the words of an attribute, such as the names in `class`, in lower case. */
export function wordsOf(element: Element, name: string): readonly string[] {
  return (attributeOf(element, name) ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

export function isElement(node: PageNode | Parent): node is Element {
  return 'tagName' in node;
}

/**
 * Goes through the nodes below a parent in document order, but for those in silent elements. It is not recursive, because
 * pages can be nested deeply.
 */
export function* nodesIn(parent: Parent): Generator<PageNode> {
  const stack = parent.childNodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    if (isElement(node) && !SILENT.has(node.tagName))
      for (const child of node.childNodes.toReversed()) stack.push(child);
  }
}

export function elementsIn(parent: Parent): Element[] {
  return [...nodesIn(parent)].filter(isElement);
}

/** Returns the text in an element, with single spaces. */
export function textOf(element: Element): string {
  let text = '';
  for (const node of nodesIn(element)) if ('value' in node) text += node.value;
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the elements around a node, from the inside. */
export function parentsOf({ parentNode }: PageNode): Element[] {
  const parents: Element[] = [];
  for (let parent = parentNode; parent !== null && isElement(parent); parent = parent.parentNode)
    parents.push(parent);
  return parents;
}

/** Returns where the start tag of an element is; or the text of a node. Empty for what the parser added. */
export function placeOf({ sourceCodeLocation: place }: PageNode): Range {
  if (place == null) return { start: 0, end: 0 };
  const { startOffset, endOffset } = ('startTag' in place ? place.startTag : undefined) ?? place;
  return { start: startOffset, end: endOffset };
}

/** What is current without being a page: WAI-ARIA 1.2, `aria-current`. */
const OTHER_MARKS: readonly string[] = ['', 'false', 'step', 'location', 'date', 'time'];

export function isCurrent(element: Element): boolean {
  const mark = attributeOf(element, 'aria-current')?.trim();
  return mark !== undefined && !OTHER_MARKS.includes(mark);
}

export function isList(element: Element): boolean {
  return ['menu', 'ol', 'ul'].includes(element.tagName) || attributeOf(element, 'role') === 'list';
}
