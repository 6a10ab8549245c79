/** Builds the tree of a control from a theme in HTML. */

import { html as standard, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  NO_LIST,
  PAGE_PLACEHOLDER,
  PAGES,
  PLACEHOLDERS,
  partOf,
  type Parts,
  type TargetPage,
} from './sample-nodes.js';
import {
  element,
  choose,
  FORM_LABELS,
  isElement,
  MARKED,
  SLOTS,
  type ElementAttribute,
  type ElementNode,
  type Chevron,
  type MarkedPart,
  type Node,
  type Piece,
} from './tree.js';

/** A placeholder. It is none within a word, such as the name of an icon: `mdi:page-next`. */
const TOKEN = new RegExp(`(?<!\\w)(:(?:${PLACEHOLDERS.join('|')}))(?!\\w)`);

/** Builds the tree of an element. Without disabled parts in the sample, Previous and Next serve as these, too. */
export function readElement(node: Tree.Element, page: TargetPage, parts: Parts): ElementNode {
  // The children of a <template> are in a separate fragment.
  const { childNodes } = 'content' in node ? (node as Tree.Template).content : node;
  const children = childNodes.flatMap((child): Node[] => {
    if ('tagName' in child) {
      const part = partOf(child);
      if (part === undefined) return [readElement(child, page, parts)];
      const own = readElement(child, PAGES[part], parts);
      const read = { ...(part === 'position' ? withUnknownTotal(own) : own), part };
      const disabled = `${part}-disabled` as MarkedPart;
      const isWhole = !MARKED.includes(disabled) || parts.has(disabled);
      return isWhole ? [read] : [read, { ...readElement(child, undefined, parts), part: disabled }];
    }
    return 'value' in child ? piecesOf(collapsedText(child, node), 'number', page) : [];
  });
  return element(node.tagName, attributesOf(node, page), children);
}

/** Where the number of pages is unknown, the position is that of the page alone. */
function withUnknownTotal(node: ElementNode): ElementNode {
  const [only, ...others] = node.children;
  if (only !== undefined && isElement(only) && others.length === 0)
    return { ...node, children: [withUnknownTotal(only)] };
  const page: Piece = { kind: 'numbered', of: 'page_label', page: 'current' };
  return { ...node, children: [choose({ less: ['total', 'last'] }, page, [...node.children])] };
}

/** Attributes that people read. Others have numbers for programs. */
const READ = /^(?:alt|title|aria-(?:label|description))$/;

/** Without a page, skips attributes that need one. */
function attributesOf({ attrs }: Tree.Element, page: TargetPage): ElementAttribute[] {
  return attrs.flatMap(({ name, prefix, value }) => {
    if (name === 'data-part' || name === NO_LIST) return [];
    // Class names may have colons.
    if (name === 'class' || name === 'style') return [{ name, value: [value] }];
    if (page === undefined && PAGE_PLACEHOLDER.test(value)) return [];
    const kind = READ.test(name) ? 'number' : 'integer';
    return [{ name: prefix ? `${prefix}:${name}` : name, value: piecesOf(value, kind, page) }];
  });
}

/** The title of a page follows its label. Only controls without page numbers have titles. */
function piecesOf(text: string, kind: 'number' | 'integer', page: TargetPage): Piece[] {
  return text.split(TOKEN).flatMap((part, index): Piece[] => {
    if (index % 2 === 0) return [part];
    const [, of] = /^:(first|previous|next|last)_label$/.exec(part) ?? [];
    if (of !== undefined) {
      const label: Piece = { kind: 'label', of: of as Chevron };
      const isTitled = page === 'previous' || page === 'next';
      return isTitled ? [label, { kind: 'value', of: `${page}_title`, before: ': ' }] : [label];
    }
    const label = FORM_LABELS.find((one) => part === `:${one}`);
    if (label !== undefined) return [{ kind: 'value', of: label }];
    if (page === undefined) return [];
    if (part === ':page') return [{ kind, integer: page }];
    if (part === ':pages') return [{ kind, integer: 'last' }];
    if (part === ':position') return [{ kind: 'numbered', of: 'position', page }];
    return [part === ':path' ? { kind: 'path', page } : { kind: 'numbered', of: 'page_label', page }];
  });
}

const BLOCK = /^(?:div|form|li|nav|ol|p|ul)$/;
const INLINE = /^(?:a|abbr|b|bdi|em|i|label|small|span|strong)$/;

/**
 * Whether white space at a side of a node, before (-1) or after it (1), is not shown: next to a block or other white space,
 * and at the edge of a block. Source: CSS Text Level 3, "The White Space Processing Rules".
 */
function isCollapsed(node: Tree.ChildNode, side: -1 | 1): boolean {
  const parent = node.parentNode as Tree.Element;
  const next = parent.childNodes[parent.childNodes.indexOf(node) + side];
  if (next === undefined) return !INLINE.test(parent.nodeName) || isCollapsed(parent, side);
  if ('value' in next) return (side < 0 ? /[\t\n\f\r ]$/ : /^[\t\n\f\r ]/).test(next.value);
  return BLOCK.test(next.nodeName);
}

/** Whether a node is a slot. Slots bring their own white space, after them. */
function isSlot(node: Tree.ChildNode | undefined): boolean {
  return node !== undefined && 'tagName' in node && SLOTS.some((slot) => slot === partOf(node));
}

function collapsedText(node: Tree.TextNode, parent: Tree.Element): string {
  const text = node.value.replace(/[\t\n\f\r ]+/g, ' ');
  const index = parent.childNodes.indexOf(node);
  const isHidden = isSlot(parent.childNodes[index - 1]) || parent.namespaceURI !== standard.NS.HTML;
  if (text === ' ' && isHidden) return '';
  // Not trim(), which removes a no-break space, too.
  const start = isCollapsed(node, -1) ? text.replace(/^ /, '') : text;
  return isCollapsed(node, 1) ? start.replace(/ $/, '') : start;
}
