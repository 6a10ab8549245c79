/** The tree that a control is: elements, texts, what decides whether a part is there, and the slots of the window. */

/**
 * A page number. `total`, `current` and `last` are those of the list (`SettledNumbers`), `page` is that of the slot,
 * `previous` and `next` are the current page less and plus one. Or a number of items: those on the current page are
 * `from` to `to`, of `items` in all.
 */
export type Integer =
  'total' | 'current' | 'last' | 'page' | 'previous' | 'next' | 'from' | 'to' | 'items' | 1;

/** The parts that every sample of a control marks. */
export const NEEDED = ['page', 'current', 'ellipsis', 'previous', 'next'] as const;

/** All parts that one may mark. */
export const MARKED = [...NEEDED, 'previous-disabled', 'next-disabled', 'summary', 'status'] as const;

export type MarkedPart = (typeof MARKED)[number];

export type Direction = 'previous' | 'next';

/** The attributes whose values stand in the control as they are; `id` is that of the container. */
type Valued = 'class' | 'id' | 'landmark' | `${Direction}_${'path' | 'title'}`;

/** What decides whether a part of the control is there. */
export type Test =
  /** One integer is less than another. */
  | { readonly less: readonly [Integer, Integer] }
  /** An attribute of the tag has this value. */
  | { readonly attribute: 'link_type' | 'element' | 'show_boundary_chevrons'; readonly is: string | boolean }
  | { readonly attribute: 'link_type'; readonly isNot: string }
  /** An attribute of the tag has a value, and not an empty one. */
  | { readonly given: Valued | 'summary' | 'page_label' }
  /** The label has an end. */
  | { readonly cut: Direction }
  /** None of these attributes is passed through to the container. */
  | { readonly without: readonly string[] };

/** A piece of an attribute's value or of a text. A string is text. */
export type Piece =
  | string
  /** A page number, in digits. */
  | { readonly kind: 'integer'; readonly integer: Integer }
  /** A page number, as the author wants numbers to be written. */
  | { readonly kind: 'number'; readonly integer: Integer }
  | { readonly kind: 'path'; readonly page: Integer }
  /** Code of the author, in an attribute of a link, which may have the token for the page in a string. */
  | { readonly kind: 'code'; readonly source: string; readonly page: Integer }
  | Numbered
  | Wording;

/** A text with numbers in it: of a page, which page of how many is the current one, or which items are on that. */
export interface Numbered {
  readonly kind: 'numbered';
  readonly of: 'page_label' | 'position' | 'summary';
  /** The page that a label is of. */
  readonly page: Integer;
}

/** A piece that is the same on every page of a list. */
export type Wording =
  /** The value of an attribute, with a text before it if there is one. */
  | { readonly kind: 'value'; readonly of: Valued; readonly before?: string }
  /** The label of Previous or Next. The beginning of "Previous page" is "Previous"; most labels have no end. */
  | { readonly kind: 'label'; readonly of: Direction; readonly part: 'all' | 'beginning' | 'end' };

/** An attribute of an element. */
export interface ElementAttribute {
  readonly name: string;
  /** Pieces are joined without anything between them. Without pieces, the name stands alone. */
  readonly value: readonly Piece[];
  /** Where it fails, the attribute is left out. */
  readonly when?: Test;
}

/** A part of the control. */
export type Node =
  Piece | { readonly kind: 'markup'; readonly html: string } | ElementNode | Choice<Node> | Slots<Node>;

export interface ElementNode {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: readonly ElementAttribute[];
  readonly children: readonly Node[];
  /** Whether the attributes that are passed through come after its own. */
  readonly takesRest?: boolean;
  /** The page that it leads to, if it is a link: it gets the attributes of every link. */
  readonly leadsTo?: Integer;
  /** In a sample, the part of the control that it shows. */
  readonly part?: MarkedPart;
  /** In a sample, what names a link, in place of what does so if the author wants it. */
  readonly label?: ElementAttribute;
}

/** Parts that are there by a test. */
export interface Choice<Part> {
  readonly kind: 'if';
  readonly test: Test;
  readonly then: readonly Part[];
  readonly otherwise: readonly Part[];
}

/** The slots of the page window, one after the other, each by its kind. */
export interface Slots<Part> {
  readonly kind: 'slots';
  readonly page: readonly Part[];
  readonly current: readonly Part[];
  readonly ellipsis: readonly Part[];
}

/** Makes an element of its attributes, or of its classes: an empty text for none. */
export function element(
  name: string,
  own: string | readonly ElementAttribute[],
  children: readonly Node[] = [],
  more: Pick<ElementNode, 'leadsTo' | 'part' | 'label'> = {},
): ElementNode {
  const classes = own === '' ? [] : [{ name: 'class', value: [own as string] }];
  return { kind: 'element', name, attributes: typeof own === 'string' ? classes : own, children, ...more };
}

export function choose(test: Test, then: Node | Node[], otherwise: Node | Node[] = []): Node {
  return { kind: 'if', test, then: [then].flat(), otherwise: [otherwise].flat() };
}

export function isElement(node: Node): node is ElementNode {
  return typeof node === 'object' && node.kind === 'element';
}
