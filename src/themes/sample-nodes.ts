/** What the check and the reading of a theme in HTML share: its parts, placeholders and nodes. */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { FORM_LABELS, MARKED, type MarkedPart } from './tree.js';

export type Parts = ReadonlyMap<MarkedPart, Tree.Element>;

/** The page a part is about: the one it links to, or the current one. */
export type TargetPage = 'page' | 'previous' | 'next' | 'current' | 'total' | 1 | undefined;

export const PAGES: { readonly [Part in MarkedPart]?: TargetPage } = {
  page: 'page',
  current: 'page',
  first: 1,
  previous: 'previous',
  next: 'next',
  last: 'total',
  position: 'current',
};

/** States why the slots are not in a list. */
export const NO_LIST = 'data-no-list';

/** Placeholders for values of a control. `page` and `path` belong to the page a part links to. */
export const PLACEHOLDERS: readonly string[] = [
  ...['page', 'path', 'page_label', 'pages', 'position'],
  ...['first_label', 'previous_label', 'next_label', 'last_label'],
  ...FORM_LABELS,
];

/** Placeholders that have values only in links to pages. */
export const PAGE_PLACEHOLDER = /(?<!\w):(?:page|path|page_label)(?!\w)/;

export function valueOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function partOf(node: Tree.Element): MarkedPart | undefined {
  const marked = valueOf(node, 'data-part');
  return MARKED.find((part) => part === marked);
}

export function elementsOf(node: Tree.Element): Tree.Element[] {
  return [node, ...node.childNodes.flatMap((child) => ('tagName' in child ? elementsOf(child) : []))];
}

/** The text that assistive technology reads. */
export function spokenText(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  if (!('tagName' in node) || valueOf(node, 'aria-hidden') === 'true') return '';
  return node.childNodes.map(spokenText).join('');
}
