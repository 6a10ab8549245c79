/**
 * The control, written once: a tree of elements over a few integers. It holds no value of any particular tag.
 * A renderer walks it and says, in its own way, what each reference stands for.
 */

import type { AttributeName } from './schema.js';
import type { Part, Theme } from './themes/theme.js';

/**
 * A page number. `current` and `last` are those of the list (`SettledNumbers`), `page` is that of the slot,
 * `previous` and `next` are the current page less and plus one.
 */
export type Integer = 'current' | 'last' | 'page' | 'previous' | 'next' | 1;

/** What decides whether a part of the control is there. */
export type Test =
  /** One integer is less than another. */
  | { readonly less: readonly [Integer, Integer] }
  /** An attribute of the tag has this value. */
  | { readonly attribute: AttributeName; readonly is: string | boolean }
  /** None of these attributes is passed through to the container. */
  | { readonly without: readonly string[] }
  | { readonly all: readonly Test[] };

/** A piece of an attribute's value or of a text. */
export type Piece =
  | string
  /** A page number, in digits. */
  | { readonly integer: Integer }
  /** The path of a page. */
  | { readonly path: Integer }
  /** The value of an attribute of the tag, with a text before it unless it is empty. */
  | { readonly attribute: AttributeName; readonly before?: string };

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
  | { readonly kind: 'text'; readonly value: readonly Piece[] }
  | {
      readonly kind: 'element';
      readonly name: string;
      readonly attributes: readonly ElementAttribute[];
      /** Whether the attributes that are passed through come after its own. */
      readonly takesRest?: boolean;
      readonly children: readonly Node[];
    }
  | {
      readonly kind: 'if';
      readonly test: Test;
      readonly then: readonly Node[];
      readonly otherwise?: readonly Node[];
    }
  /** The slots of the page window, one after the other, each by its kind. */
  | {
      readonly kind: 'slots';
      readonly page: readonly Node[];
      readonly current: readonly Node[];
      readonly ellipsis: readonly Node[];
    };

const PATCH: Test = { attribute: 'link_type', is: 'live_patch' };
const REDIRECT: Test = { attribute: 'link_type', is: 'live_redirect' };

/** The landmark's name, unless the author gives it one. */
const LANDMARK_LABEL = 'Pagination';

/**
 * Builds the control for a theme.
 *
 * Sources: WAI-ARIA 1.2 (`aria-current`, `aria-disabled`); HTML Living Standard ("rel", links without `href`);
 * Phoenix LiveView's client (`data-phx-link`).
 */
export function buildComponent({ classes }: Theme): Node {
  return element(
    'nav',
    [
      { name: 'class', value: [classes.container, { attribute: 'class', before: ' ' }] },
      {
        name: 'aria-label',
        value: [LANDMARK_LABEL],
        when: { without: ['aria-label', 'aria-labelledby'] },
      },
    ],
    [
      element('ul', classAttribute(classes, 'list'), [
        chevron(classes, 'previous', '‹', { less: [1, 'current'] }),
        {
          kind: 'slots',
          page: [item(classes, link(classes, 'page', []))],
          current: [
            item(classes, link(classes, 'page', [{ name: 'aria-current', value: ['page'] }], 'current')),
          ],
          ellipsis: [item(classes, element('span', classAttribute(classes, 'ellipsis'), [text('…')]))],
        },
        chevron(classes, 'next', '›', { less: ['current', 'last'] }),
      ]),
    ],
    true,
  );
}

type Classes = Theme['classes'];

function item(classes: Classes, child: Node): Node {
  return element('li', classAttribute(classes, 'item'), [child]);
}

/** A link to a page, showing its number. */
function link(classes: Classes, page: Integer, attributes: readonly ElementAttribute[], part?: Part): Node {
  const parts: Part[] = part === undefined ? ['link'] : ['link', part];
  return element(
    'a',
    [...classAttribute(classes, ...parts), ...target(page), ...attributes],
    [{ kind: 'text', value: [{ integer: page }] }],
  );
}

/** Previous or Next: a link where there is such a page, else nothing, or a disabled link if the author wants one. */
function chevron(classes: Classes, direction: 'previous' | 'next', sign: string, there: Test): Node {
  const label: ElementAttribute = { name: 'aria-label', value: [{ attribute: `${direction}_label` }] };
  const children = [element('span', [{ name: 'aria-hidden', value: ['true'] }], [text(sign)])];
  const enabled = element(
    'a',
    [
      ...classAttribute(classes, 'link', direction),
      ...target(direction),
      { name: 'rel', value: [direction === 'previous' ? 'prev' : 'next'] },
      label,
    ],
    children,
  );
  const disabled = element(
    'a',
    [
      ...classAttribute(classes, 'link', direction, 'disabled'),
      { name: 'role', value: ['link'] },
      { name: 'aria-disabled', value: ['true'] },
      // A live view patches the link that has the focus into this one; the focus stays if it may.
      { name: 'tabindex', value: ['0'], when: PATCH },
      { name: 'tabindex', value: ['0'], when: REDIRECT },
      label,
    ],
    children,
  );
  // A single page has no chevrons at all.
  const stays: Test = { all: [{ attribute: 'show_boundary_chevrons', is: true }, { less: [1, 'last'] }] };
  return {
    kind: 'if',
    test: there,
    then: [item(classes, enabled)],
    otherwise: [{ kind: 'if', test: stays, then: [item(classes, disabled)], otherwise: [placeholder()] }],
  };
}

/**
 * Keeps the place of a chevron that is left out, in a live view only: its client patches items by their place, and
 * would move the focus from one link to another where the places change.
 */
function placeholder(): Node {
  const then = [element('li', [{ name: 'hidden', value: [] }], [])];
  return { kind: 'if', test: PATCH, then, otherwise: [{ kind: 'if', test: REDIRECT, then }] };
}

/** Where a link leads, and how a live view follows it. */
function target(page: Integer): ElementAttribute[] {
  return [
    { name: 'href', value: [{ path: page }] },
    { name: 'data-phx-link', value: ['patch'], when: PATCH },
    { name: 'data-phx-link', value: ['redirect'], when: REDIRECT },
    { name: 'data-phx-link-state', value: ['push'], when: PATCH },
    { name: 'data-phx-link-state', value: ['push'], when: REDIRECT },
  ];
}

/** The class attribute for some parts; none where the theme has no class for them. */
function classAttribute(classes: Classes, ...parts: Part[]): ElementAttribute[] {
  const value = parts
    .map((part) => classes[part])
    .filter(Boolean)
    .join(' ');
  return value === '' ? [] : [{ name: 'class', value: [value] }];
}

function element(
  name: string,
  attributes: readonly ElementAttribute[],
  children: readonly Node[],
  takesRest = false,
): Node {
  return { kind: 'element', name, attributes, children, takesRest };
}

function text(value: string): Node {
  return { kind: 'text', value: [value] };
}
