/** The tree of a control: elements, texts, conditional parts, and the slots of the page window. */

import type { Mark } from '../base/escape.js';
import type { NumberToken } from '../base/path.js';

/**
 * A page number: `total`, `current` and `last` belong to the list (`ResolvedNumbers`) and `page` to the slot; `previous`
 * and `next` are the current page minus and plus one. Or an item number: the current page has items `from` to `to` of
 * `items`. `size` is the number of items per page.
 */
export type NumberName =
  'total' | 'current' | 'last' | 'page' | 'previous' | 'next' | 'from' | 'to' | 'items' | 'size' | 1;

export const SLOTS = ['page', 'current', 'ellipsis'] as const;

export const FORMS = ['jump', 'page-sizes'] as const;

export type FormPart = (typeof FORMS)[number];

/** All parts a sample can mark. */
export const MARKED = [
  ...SLOTS,
  ...(['first', 'previous', 'next', 'last', 'position', 'summary', 'status', ...FORMS] as const),
  ...(['first-disabled', 'previous-disabled', 'next-disabled', 'last-disabled'] as const),
] as const;

export type MarkedPart = (typeof MARKED)[number];

/** Whether the pages of a list are known, or only the neighbors of the current page. */
export type ListKind = 'pages' | 'neighbors';

/** What a control of known pages shows, as in the attribute `layout`. A list of neighbors looks like `links`. */
export type Layout = 'numbers' | 'position' | 'links';

/** The pages beside the current one. */
export type Direction = 'previous' | 'next';

/** The links around the page numbers. */
export type Chevron = 'first' | Direction | 'last';

export const FORM_LABELS = ['jump_label', 'size_label', 'go_label'] as const;

type FormLabel = (typeof FORM_LABELS)[number];

/** The labels that some languages lack. */
export type EnglishLabel = FormLabel | 'first_label' | 'last_label';

/**
 * Attributes whose values appear unchanged in the control; `id` is the container's. Of the labels, those that no attribute
 * sets. Of the path as a form, its URL and the names of its fields.
 */
export type Valued =
  | 'class'
  | 'id'
  | `${Direction}_${'path' | 'title'}`
  | 'landmark'
  | FormLabel
  | 'form_action'
  | `${'page' | 'size'}_field`;

/** Attributes that add something to the markup if they are given. */
export type GivenName =
  'class' | 'id' | `${Direction}_title` | 'form_action' | 'summary' | 'page_label' | 'page_sizes';

/** Attributes whose values decide about parts. */
export type TestedAttribute =
  'link_type' | 'element' | 'layout' | 'jump' | `show_${'boundary_chevrons' | 'ends' | 'labels'}`;

/** The condition for a part of the control. */
export type Test =
  /** One integer is less than another. */
  | { readonly less: readonly [NumberName, NumberName] }
  /** An attribute of the tag has this value. */
  | { readonly attribute: TestedAttribute; readonly is: string | boolean }
  | { readonly attribute: 'link_type'; readonly isNot: string }
  /** An attribute of the tag has a non-empty value. */
  | { readonly given: GivenName }
  /** The number of items per page. */
  | { readonly size: number }
  /** A label is English, in a page of another language. */
  | { readonly inEnglish: EnglishLabel }
  /** None of these attributes is passed through to the container. */
  | { readonly without: readonly string[] };

/** A piece of an attribute's value or of a text. A string is text. */
export type Piece =
  | string
  /** A page number, in digits, or another number that a token of a path stands for on this page. */
  | { readonly kind: 'integer'; readonly integer: NumberName; readonly as?: NumberToken }
  /** A page number, in the author's number format. */
  | { readonly kind: 'number'; readonly integer: NumberName }
  /** A known number, in the author's number format. */
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'path'; readonly page: NumberName }
  /** The author's code in an attribute of a link. Its strings may contain the page token. */
  | { readonly kind: 'code'; readonly source: string; readonly mark: Mark; readonly page: NumberName }
  | Numbered
  | FixedText;

/** A text with numbers: the label of a page, the position of the current page, or the items on it. */
export interface Numbered {
  readonly kind: 'numbered';
  readonly of: 'page_label' | 'position' | 'summary';
  /** The page of a label. */
  readonly page: NumberName;
}

/** A piece that is the same on every page of a list. */
export type FixedText =
  /** The value of an attribute, after `before` unless it is empty. */
  | { readonly kind: 'value'; readonly of: Valued; readonly before?: string }
  /** The label of Previous or another such link. Where it is seen, the one of the table may be shorter. */
  | { readonly kind: 'label'; readonly of: Chevron; readonly isShort?: boolean };

export interface ElementAttribute {
  readonly name: string;
  /** Pieces are concatenated. Without pieces, the attribute has no value. */
  readonly value: readonly Piece[];
  /** If false, the attribute is left out. */
  readonly when?: Test;
}

export type Node =
  | Piece
  | { readonly kind: 'markup'; readonly html: string }
  /** The hidden fields of a form: the parameters of the path that the form does not set. */
  | { readonly kind: 'fields'; readonly of: FormPart }
  /** The choices of `page_sizes`. */
  | { readonly kind: 'options' }
  | ElementNode
  | Conditional<Node>
  | Slots<Node>;

export interface ElementNode {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: readonly ElementAttribute[];
  readonly children: readonly Node[];
  /** Whether passed attributes follow its own. */
  readonly takesRest?: boolean;
  /** The page it links to, if any: it gets the author's link attributes. */
  readonly leadsTo?: NumberName;
  /** The page it would link to, if it is a disabled link. */
  readonly replaces?: NumberName;
  /** In a sample, the part of the control that it shows. */
  readonly part?: MarkedPart;
  /** In a sample, the attribute that names a link, instead of the default one. */
  readonly label?: ElementAttribute;
}

export interface Conditional<Part> {
  readonly kind: 'if';
  readonly test: Test;
  readonly then: readonly Part[];
  readonly otherwise: readonly Part[];
}

/** The slots of the page window, by kind. */
export interface Slots<Part> {
  readonly kind: 'slots';
  readonly page: readonly Part[];
  readonly current: readonly Part[];
  readonly ellipsis: readonly Part[];
}

/** Creates an element from its attributes or class names, which may be empty. */
export function element(
  name: string,
  own: string | readonly ElementAttribute[],
  children: readonly Node[] = [],
  more: Pick<ElementNode, 'leadsTo' | 'replaces' | 'part' | 'label'> = {},
): ElementNode {
  const attributes = typeof own === 'string' ? texts(own === '' ? {} : { class: own }) : own;
  return { kind: 'element', name, attributes, children, ...more };
}

/** Creates attributes with fixed values. */
export function texts(values: Readonly<Record<string, string>>): ElementAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ name, value: [value] }));
}

export function choose(test: Test, then: Node | Node[], otherwise: Node | Node[] = []): Node {
  return { kind: 'if', test, then: [then].flat(), otherwise: [otherwise].flat() };
}

/** The author wants First and Last. */
export const ENDS: Test = { attribute: 'show_ends', is: true };

/** Says which page is the current one, and of how many if this is known: a page may follow the last known one. */
export const POSITION: Node = choose(
  { less: ['total', 'last'] },
  { kind: 'numbered', of: 'page_label', page: 'current' },
  { kind: 'numbered', of: 'position', page: 'current' },
);

export function isElement(node: Node): node is ElementNode {
  return typeof node === 'object' && node.kind === 'element';
}
