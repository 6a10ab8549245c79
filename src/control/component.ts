/**
 * The control, written once: a tree of elements over a few integers. It holds no value of any particular tag.
 * `specialize.ts` settles what is known of a tag; what is left is rendered, or printed in a template language.
 */

import { LANDMARK_NAMES } from '../attributes/names.js';
import type { Form } from '../attributes/schema.js';
import type { Theme } from '../themes/theme.js';
import { drawSample } from './table.js';
import {
  choose,
  element,
  isElement,
  type Direction,
  type ElementAttribute,
  type ElementNode,
  type Integer,
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

/** What makes no sense without page numbers. */
const OF_PAGES: readonly MarkedPart[] = ['page', 'current', 'ellipsis', 'summary', 'status'];

/**
 * Builds the control for a theme: its sample, with what every control has put into the marked parts.
 *
 * Sources: WAI-ARIA 1.2 (`aria-current`, `aria-disabled`); HTML Living Standard ("rel", links without `href`);
 * Phoenix LiveView's client (`data-phx-link`, `phx-mounted`).
 *
 * @param form without page numbers, the slots and what stands around them alone are left out, and so are summary and status
 */
export function buildComponent(theme: Theme, form: Form): Node {
  const sample = theme.sample ?? drawSample(theme, form);
  const parts = new Map(markedIn(sample).map((node) => [node.part, node]));
  const part = (name: MarkedPart): ElementNode => parts.get(name) as ElementNode;
  const build = (node: Node): Node[] => {
    if (!isElement(node)) return [node];
    if (form === 'neighbours' && isOfPages(node)) return [];
    switch (node.part) {
      case undefined:
        return [{ ...node, children: node.children.flatMap(build) }];
      case 'page':
        // The slots stand where the sample has its page.
        return [
          {
            kind: 'slots',
            page: slot(lead(node, PAGE)),
            current: slot(lead(part('current'), CURRENT)),
            ellipsis: slot(part('ellipsis')),
          },
        ];
      case 'previous':
      case 'next':
        return [chevron(node.part, node, part(`${node.part}-disabled`), form)];
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
  return form === 'neighbours' ? choose(HAS_PAGES, control) : control;
}

function markedIn(node: Node): ElementNode[] {
  if (!isElement(node)) return [];
  return node.part === undefined ? node.children.flatMap(markedIn) : [node];
}

/** Whether an element has marked parts, and all are about page numbers. */
function isOfPages(node: ElementNode): boolean {
  const marked = markedIn(node);
  return marked.length > 0 && marked.every(({ part }) => part && OF_PAGES.includes(part));
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

/** Numbers that are no items of a list would be one word without styles. */
function slot(node: Node): Node[] {
  return isElement(node) && node.name === 'li' ? [node] : [node, ' '];
}

/** What a part becomes that leads somewhere, or would if it could. */
interface Lead {
  /** The page, if there is one. */
  readonly leadsTo?: Integer;
  /** What a link has, and a button in place of that. The author says what a button does. */
  readonly link: readonly ElementAttribute[];
  readonly button?: readonly ElementAttribute[];
  /** What names it, unless the sample does. */
  readonly label?: ElementAttribute;
  readonly last?: ElementAttribute;
}

/** The attributes of a link that the sample cannot choose. */
const OURS = ['href', 'rel', 'role', 'tabindex', 'type', 'aria-current', 'aria-disabled'];

/** Makes a link or a button of the `<a>` in a part. */
function lead(node: Node, to: Lead): Node {
  const all = (nodes: readonly Node[]): Node[] => nodes.map((one) => lead(one, to));
  if (typeof node === 'object' && node.kind === 'if')
    return { ...node, then: all(node.then), otherwise: all(node.otherwise) };
  if (!isElement(node)) return node;
  if (node.name !== 'a') return { ...node, children: all(node.children) };
  const { link, button = [], label = [], last = [], ...more } = to;
  const after = [node.label ?? label, last].flat();
  const kept = node.attributes.filter(({ name }) => !OURS.includes(name));
  const make = (name: 'a' | 'button', own: readonly ElementAttribute[]): Node => {
    const added = [...own, ...after].filter((one) => !kept.some((other) => other.name === one.name));
    return element(name, [...kept, ...added], node.children, more);
  };
  return choose(BUTTON, make('button', [{ name: 'type', value: ['button'] }, ...button]), make('a', link));
}

/** Where a link leads, and how a live view follows it. */
function target(page: Integer): ElementAttribute[] {
  return [
    { name: 'href', value: [{ kind: 'path', page }] },
    { name: 'data-phx-link', value: ['patch'], when: PATCH },
    { name: 'data-phx-link', value: ['redirect'], when: REDIRECT },
    { name: 'data-phx-link-state', value: ['push'], when: LIVE },
  ];
}

const PAGE: Lead = {
  leadsTo: 'page',
  link: target('page'),
  label: {
    name: 'aria-label',
    value: [{ kind: 'numbered', of: 'page_label', page: 'page' }],
    when: { given: 'page_label' },
  },
};
const CURRENT: Lead = { ...PAGE, last: { name: 'aria-current', value: ['page'] } };

/** A Previous or Next that leads nowhere. With `disabled`, the button that was pressed would lose the focus. */
const NOWHERE: Lead = {
  link: [
    { name: 'role', value: ['link'] },
    { name: 'aria-disabled', value: ['true'] },
    // A live view patches the link that has the focus into this one; the focus stays if it may.
    { name: 'tabindex', value: ['0'], when: LIVE },
  ],
  button: [{ name: 'aria-disabled', value: ['true'] }],
};

/** Previous or Next: a link where there is such a page, else nothing, or a disabled link if the author wants one. */
function chevron(direction: Direction, sample: ElementNode, other: Node, form: Form): Node {
  const isPrevious = direction === 'previous';
  const rel = isPrevious ? 'prev' : 'next';
  const enabled = lead(form === 'neighbours' ? withoutNumber(sample) : sample, {
    leadsTo: direction,
    link: [...target(direction), { name: 'rel', value: [rel] }],
    // A button has no relation; stylesheets tell Previous and Next from pages by what it has instead.
    button: [{ name: 'aria-disabled', value: ['false'] }],
  });
  const disabled = lead(other, NOWHERE);
  // The client of a live view patches elements by their place, and would move the focus from one link to another where the
  // places change.
  const leftOut = choose(LIVE, element(sample.name, [{ name: 'hidden', value: [] }]));
  // A single page has no chevrons at all.
  const stays = choose(HAS_PAGES, disabled, leftOut);
  const link = choose(
    // In a live view the link that was followed may be this one, and the focus would go with it.
    PATCH,
    stays,
    choose({ attribute: 'show_boundary_chevrons', is: true }, stays, leftOut),
  );
  return choose(
    { less: isPrevious ? [1, 'current'] : ['current', 'last'] },
    enabled,
    // The button that was pressed may be the other one, and the focus would go with it.
    choose(BUTTON, choose(HAS_PAGES, disabled), link),
  );
}

/** Without page numbers, attributes that tell one make no sense. */
function withoutNumber(node: Node): Node {
  if (!isElement(node)) return node;
  const hasNumber = (piece: Piece): boolean =>
    typeof piece === 'object' && (piece.kind === 'integer' || piece.kind === 'numbered');
  const attributes = node.attributes.filter(({ value }) => !value.some(hasNumber));
  return { ...node, attributes, children: node.children.map(withoutNumber) };
}

/** Says which items are on the current page, where it is known how many there are. */
function summary(sample: ElementNode): Node {
  const words: Node = { ...sample, children: [{ kind: 'numbered', of: 'summary', page: 'current' }] };
  return choose({ given: 'summary' }, choose({ less: ['total', 'last'] }, [], words));
}

/**
 * Moves the focus to the current page, if it is on the link to a page. LiveView's client patches links by their place, and
 * after a patch the link that was followed leads to another page. In `:is()`, a browser without `:has()` leaves out what it
 * does not know; otherwise it throws, and the view does not connect.
 */
const FOCUS_CURRENT = JSON.stringify([
  ['focus', { to: ':is(nav:has(li > a[href]:focus:not([rel]))) a[aria-current=page]' }],
]);

/**
 * Says in a live view which page is shown, whenever that changes. The client runs `phx-mounted` of elements that are new,
 * which this one is on every page by its id. Only assistive technology needs it; without a class that hides it, it is left out.
 */
function announcement({ attributes }: ElementNode): Node[] {
  const hidden = attributes.filter(({ name, value }) => name === 'class' && value[0] !== '');
  if (hidden.length === 0) return [];
  // A page beyond those that are known to exist: nobody knows how many there are.
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
