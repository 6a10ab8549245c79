/** Reads what parse5 makes of a page. */

import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Range } from '../base/source.js';

export type Element = DefaultTreeAdapterTypes.Element;
export type PageNode = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements whose text nobody reads. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'select']);

/** Elements that begin and end a line: HTML Living Standard, "Rendering". */
const BLOCK =
  /^(?:address|article|aside|blockquote|br|caption|center|d[dlt]|details|dialog|div|fieldset|figcaption|figure|footer|form|h[1-6r]|header|hgroup|legend|li|main|menu|nav|[ou]l|p|pre|search|section|summary|table|t[dhr])$/;

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

/** Returns the words of an attribute, such as the names in `class`, in lower case. */
export function wordsOf(element: Element, name: string): readonly string[] {
  return attributeOf(element, name)?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
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

/**
 * Returns the text in an element, with single spaces. Blocks and `<br>` separate words, as in `innerText`.
 *
 * @param instead returns what is read instead of an element, if anything
 */
export function textOf(element: Element, instead?: (one: Element) => string | undefined): string {
  const stack: (PageNode | string)[] = [element];
  let text = '';
  for (let one = stack.pop(); one !== undefined; one = stack.pop()) {
    if (typeof one === 'string') text += one;
    else if ('value' in one) text += one.value;
    else if (isElement(one)) {
      const other = instead?.(one);
      const end = BLOCK.test(one.tagName) ? ' ' : '';
      text += end + (other ?? '');
      stack.push(end);
      if (other === undefined && !SILENT.has(one.tagName))
        for (const child of one.childNodes.toReversed()) stack.push(child);
    }
  }
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Returns what is heard of an element: its label, or its text, with that of pictures and without what is hidden.
 *
 * Source: Accessible Name and Description Computation 1.2, for names from content.
 */
export function heardOf(element: Element): string {
  return textOf(element, (one) => {
    const isHidden = attributeOf(one, 'aria-hidden') === 'true' || attributeOf(one, 'hidden') !== undefined;
    // A hidden element can be a label.
    if (isHidden && one !== element) return '';
    return ['aria-label', 'alt'].flatMap((name) => attributeOf(one, name)?.trim() || [])[0];
  });
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

/** The roles of what says how many entries it has: WAI-ARIA 1.2, `aria-setsize`. */
const LIST = /^(?:list|listbox|menu|menubar|tablist)$/;

export function isList(element: Element): boolean {
  const [role] = wordsOf(element, 'role');
  return role === undefined ? /^(?:menu|[ou]l)$/.test(element.tagName) : LIST.test(role);
}

export function isNavigation(element: Element): boolean {
  const [role] = wordsOf(element, 'role');
  return role === undefined ? element.tagName === 'nav' : role === 'navigation';
}
