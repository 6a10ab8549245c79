/**
 * The single definition of the control: a tree of elements over a few integers, independent of any tag. `specialize.ts`
 * fills in what is known about a tag. The rest is rendered, or printed in a template language.
 */

import { LANDMARK_NAMES } from '../attributes/names.js';
import { drawSample } from '../themes/draw-sample.js';
import type { Theme } from '../themes/theme.js';
import {
  choose,
  element,
  isElement,
  type Direction,
  type ElementAttribute,
  type ElementNode,
  type NumberName,
  type Layout,
  type MarkedPart,
  type Node,
  type Piece,
  type Test,
} from '../themes/tree.js';

const PATCH: Test = { attribute: 'link_type', is: 'live_patch' };
const REDIRECT: Test = { attribute: 'link_type', is: 'live_redirect' };
const LIVE: Test = { attribute: 'link_type', isNot: 'a' };
const BUTTON: Test = { attribute: 'element', is: 'button' };
const HAS_PAGES: Test = { less: [1, 'last'] };

/** Parts that need page numbers. */
const NEED_PAGES: readonly MarkedPart[] = ['page', 'current', 'ellipsis', 'summary', 'status'];

/**
 * Builds the control for a theme: its sample, with the attributes and texts of every control added.
 *
 * Sources: WAI-ARIA 1.2 (`aria-current`, `aria-disabled`); HTML Living Standard ("rel", links without `href`);
 * Phoenix LiveView's client (`data-phx-link`, `phx-mounted`).
 *
 * @param layout `neighbors` leaves out the slots, elements that contain only slots, the summary and the status
 */
export function buildComponent(theme: Theme, layout: Layout): Node {
  const sample = theme.sample ?? drawSample(theme, layout);
  const parts = new Map(markedIn(sample).map((node) => [node.part, node]));
  const part = (name: MarkedPart): ElementNode => parts.get(name) as ElementNode;
  const build = (node: Node): Node[] => {
    if (!isElement(node)) return [node];
    if (layout === 'neighbors' && needsPages(node)) return [];
    switch (node.part) {
      case undefined:
        return [{ ...node, children: node.children.flatMap(build) }];
      case 'page':
        // The slots replace the sample's page.
        return [
          {
            kind: 'slots',
            page: slot(toLink(node, PAGE)),
            current: slot(toLink(part('current'), CURRENT)),
            ellipsis: slot(part('ellipsis')),
          },
        ];
      case 'previous':
      case 'next':
        return [chevron(node.part, node, part(`${node.part}-disabled`), layout)];
      case 'summary':
        return [summary(node)];
      case 'status':
        return announcement(node);
      default:
        return [];
    }
  };
  const children = sample.children.flatMap(build);
  const control: Node = {
    ...sample,
    attributes: landmarkAttributes(sample.attributes),
    children: parts.has('summary') ? children : [summary(element('p', '')), ...children],
    takesRest: true,
  };
  return layout === 'neighbors' ? choose(HAS_PAGES, control) : control;
}

function markedIn(node: Node): ElementNode[] {
  if (!isElement(node)) return [];
  return node.part === undefined ? node.children.flatMap(markedIn) : [node];
}

/** Whether an element has marked parts, all of which need page numbers. */
function needsPages(node: ElementNode): boolean {
  const marked = markedIn(node);
  return marked.length > 0 && marked.every(({ part }) => part && NEED_PAGES.includes(part));
}

function landmarkAttributes(own: readonly ElementAttribute[]): ElementAttribute[] {
  const container = own.find(({ name }) => name === 'class')?.value[0];
  const others = own.filter(({ name }) => name !== 'class' && !LANDMARK_NAMES.includes(name));
  return [
    container
      ? { name: 'class', value: [container, { kind: 'value', of: 'class', before: ' ' }] }
      : { name: 'class', value: [{ kind: 'value', of: 'class' }], when: { given: 'class' } },
    { name: 'aria-label', value: [{ kind: 'value', of: 'landmark' }], when: { without: LANDMARK_NAMES } },
    ...others.map((one) => ({ ...one, when: { without: [one.name] } })),
  ];
}

/** Without styles, numbers outside a list would run together. */
function slot(node: Node): Node[] {
  return isElement(node) && node.name === 'li' ? [node] : [node, ' '];
}

/** What the `<a>` of a part becomes. */
interface LinkSpec {
  /** The page it links to, if any. */
  readonly leadsTo?: NumberName;
  /** The attributes of a link, or of a button. The author defines what a button does. */
  readonly link: readonly ElementAttribute[];
  readonly button?: readonly ElementAttribute[];
  /** Its name, unless the sample has one. */
  readonly label?: ElementAttribute;
  readonly last?: ElementAttribute;
}

/** Attributes of a link that a sample cannot set. */
const RESERVED = ['href', 'rel', 'role', 'tabindex', 'type', 'aria-current', 'aria-disabled'];

/** Turns the `<a>` in a part into a link or a button. */
function toLink(node: Node, to: LinkSpec): Node {
  const all = (nodes: readonly Node[]): Node[] => nodes.map((one) => toLink(one, to));
  if (typeof node === 'object' && node.kind === 'if')
    return { ...node, then: all(node.then), otherwise: all(node.otherwise) };
  if (!isElement(node)) return node;
  if (node.name !== 'a') return { ...node, children: all(node.children) };
  const { link, button = [], label = [], last = [], ...more } = to;
  const after = [node.label ?? label, last].flat();
  const kept = node.attributes.filter(({ name }) => !RESERVED.includes(name));
  const make = (name: 'a' | 'button', own: readonly ElementAttribute[]): Node => {
    const added = [...own, ...after].filter((one) => !kept.some((other) => other.name === one.name));
    return element(name, [...kept, ...added], node.children, more);
  };
  return choose(BUTTON, make('button', [{ name: 'type', value: ['button'] }, ...button]), make('a', link));
}

/** The target of a link, and how a live view follows it. */
function target(page: NumberName): ElementAttribute[] {
  return [
    { name: 'href', value: [{ kind: 'path', page }] },
    { name: 'data-phx-link', value: ['patch'], when: PATCH },
    { name: 'data-phx-link', value: ['redirect'], when: REDIRECT },
    { name: 'data-phx-link-state', value: ['push'], when: LIVE },
  ];
}

const PAGE: LinkSpec = {
  leadsTo: 'page',
  link: target('page'),
  label: {
    name: 'aria-label',
    value: [{ kind: 'numbered', of: 'page_label', page: 'page' }],
    when: { given: 'page_label' },
  },
};
const CURRENT: LinkSpec = { ...PAGE, last: { name: 'aria-current', value: ['page'] } };

/** A disabled Previous or Next. With `disabled`, the button just pressed would lose focus. */
const DISABLED: LinkSpec = {
  link: [
    { name: 'role', value: ['link'] },
    { name: 'aria-disabled', value: ['true'] },
    // A live view may patch the focused link into this one, which must be focusable.
    { name: 'tabindex', value: ['0'], when: LIVE },
  ],
  button: [{ name: 'aria-disabled', value: ['true'] }],
};

/** Previous or Next: a link if the page exists; otherwise nothing, or a disabled link if the author wants one. */
function chevron(direction: Direction, sample: ElementNode, other: Node, layout: Layout): Node {
  const isPrevious = direction === 'previous';
  const rel = isPrevious ? 'prev' : 'next';
  const enabled = toLink(layout === 'neighbors' ? withoutNumber(sample) : sample, {
    leadsTo: direction,
    link: [...target(direction), { name: 'rel', value: [rel] }],
    // Buttons have no `rel`; stylesheets use this to tell Previous and Next from pages.
    button: [{ name: 'aria-disabled', value: ['false'] }],
  });
  const disabled = toLink(other, DISABLED);
  // LiveView's client patches elements by position. If positions changed, the focus would move to another link.
  const leftOut = choose(LIVE, element(sample.name, [{ name: 'hidden', value: [] }]));
  // A single page has no chevrons.
  const stays = choose(HAS_PAGES, disabled, leftOut);
  const link = choose(
    // In a live view, removing the link that was just followed would lose the focus.
    PATCH,
    stays,
    choose({ attribute: 'show_boundary_chevrons', is: true }, stays, leftOut),
  );
  return choose(
    { less: isPrevious ? [1, 'current'] : ['current', 'last'] },
    enabled,
    // Removing the button that was just pressed would lose the focus.
    choose(BUTTON, choose(HAS_PAGES, disabled), link),
  );
}

/** Removes attributes that contain a page number. */
function withoutNumber(node: Node): Node {
  if (!isElement(node)) return node;
  const hasNumber = (piece: Piece): boolean =>
    typeof piece === 'object' && (piece.kind === 'integer' || piece.kind === 'numbered');
  const attributes = node.attributes.filter(({ value }) => !value.some(hasNumber));
  return { ...node, attributes, children: node.children.map(withoutNumber) };
}

/** Shows which items are on the current page, if their number is known. */
function summary(sample: ElementNode): Node {
  const words: Node = { ...sample, children: [{ kind: 'numbered', of: 'summary', page: 'current' }] };
  return choose({ given: 'summary' }, choose({ less: ['total', 'last'] }, [], words));
}

/**
 * Moves the focus from a page link to the current page. LiveView's client patches links by position, so after a patch
 * the followed link leads to another page. In `:is()`, browsers without `:has()` ignore the selector; otherwise they
 * would throw, and the view would not connect.
 */
const FOCUS_CURRENT = JSON.stringify([
  ['focus', { to: ':is(nav:has(li > a[href]:focus:not([rel]))) a[aria-current=page]' }],
]);

/**
 * Announces the current page in a live view whenever it changes. The client runs `phx-mounted` of new elements, and its
 * id makes this one new on every page. It is only for assistive technology, and left out without a class that hides it.
 */
function announcement({ attributes }: ElementNode): Node[] {
  const hidden = attributes.filter(({ name, value }) => name === 'class' && value[0] !== '');
  if (hidden.length === 0) return [];
  // A page follows the last known one, so the total is unknown.
  const position = choose(
    { less: ['total', 'last'] },
    { kind: 'numbered', of: 'page_label', page: 'current' },
    { kind: 'numbered', of: 'position', page: 'current' },
  );
  const moving = element(
    'span',
    [
      { name: 'id', value: [{ kind: 'value', of: 'id' }, '-page-', { kind: 'integer', integer: 'current' }] },
      { name: 'phx-mounted', value: [FOCUS_CURRENT] },
    ],
    [position],
  );
  const status = (inner: Node): Node =>
    element('span', [...hidden, { name: 'role', value: ['status'] }], [inner]);
  const live = choose(PATCH, status(choose({ given: 'id' }, moving, position)));
  return [choose(BUTTON, status(position), live)];
}
