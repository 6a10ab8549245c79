/** Reads the sample of a theme in HTML: its placeholders become pieces of a control. */

import type { Form } from '../attributes/schema.js';
import {
  cutMarkup,
  isVerbatim,
  needsPage,
  type MarkedPart,
  type Markup,
  type MarkupElement,
} from '../themes/markup.js';
import {
  element,
  pageLabel,
  type Direction,
  type ElementAttribute,
  type ElementNode,
  type Node,
  type Piece,
} from './tree.js';

/** What placeholders stand for in a part. */
interface Meaning {
  /** The page that it leads to. */
  readonly page?: 'page' | Direction;
  /** Without page numbers, where the title of that page follows its label. */
  readonly isTitled?: boolean;
}

/**
 * Makes the tree of a sample. A Previous or Next serves where it leads nowhere, unless the sample has another for that.
 *
 * @param sample what `parseTheme` has read
 */
export function readSample(sample: MarkupElement, form: Form): ElementNode {
  const parts = partsIn(sample);
  const read = (markup: Markup, around: Meaning): Node[] => {
    if (typeof markup === 'string') return [{ kind: 'text', value: piecesOf(markup, 'number', around) }];
    const { part } = markup;
    const node = readElement(markup, part === undefined ? around : meaningOf(part, form), read);
    if (part === undefined) return [node];
    const disabled = `${part}-disabled` as MarkedPart;
    const isNeeded = (part === 'previous' || part === 'next') && !parts.includes(disabled);
    return [{ ...node, part }, ...(isNeeded ? read({ ...markup, part: disabled }, {}) : [])];
  };
  return readElement(sample, {}, read);
}

function readElement(
  { element: name, attributes, children }: MarkupElement,
  meaning: Meaning,
  read: (markup: Markup, around: Meaning) => Node[],
): ElementNode {
  const nodes = children.flatMap((child) => read(child, meaning));
  const label = name === 'a' && meaning.page === 'page' ? { label: pageLabel } : {};
  return element(name, attributesOf(attributes, meaning), nodes, label);
}

function partsIn(markup: Markup): MarkedPart[] {
  if (typeof markup === 'string') return [];
  return markup.part === undefined ? markup.children.flatMap(partsIn) : [markup.part];
}

function meaningOf(part: MarkedPart, form: Form): Meaning {
  if (part === 'page' || part === 'current') return { page: 'page' };
  return part === 'previous' || part === 'next' ? { page: part, isTitled: form === 'neighbours' } : {};
}

/** Without a page, what needs one is left out, and without its number, what needs that. */
function attributesOf(attributes: Readonly<Record<string, string>>, meaning: Meaning): ElementAttribute[] {
  const { page, isTitled } = meaning;
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (isVerbatim(name)) return [{ name, value: [value] }];
    const lacks = page === undefined ? needsPage(value) : isTitled && value.includes(':page');
    return lacks ? [] : [{ name, value: piecesOf(value, 'integer', meaning) }];
  });
}

function piecesOf(value: string, kind: 'number' | 'integer', { page, isTitled }: Meaning): Piece[] {
  return cutMarkup(value).flatMap((part): Piece[] => {
    if (typeof part === 'string') return [part];
    const { placeholder } = part;
    if (placeholder === 'previous_label' || placeholder === 'next_label') {
      const of = placeholder === 'next_label' ? 'next' : 'previous';
      const label: Piece = { kind: 'label', of, part: 'all' };
      return isTitled ? [label, { kind: 'value', of: `${page as Direction}_title`, before: ': ' }] : [label];
    }
    if (page === undefined) return [];
    if (placeholder === 'page') return [{ kind, integer: page }];
    return [placeholder === 'path' ? { kind: 'path', page } : { kind: 'numbered', of: placeholder, page }];
  });
}
