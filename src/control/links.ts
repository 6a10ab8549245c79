/** The links of a control, or the buttons: what the `<a>` of each part becomes. */

import { isGlobalName, LANDMARK_NAMES } from '../attributes/names.js';
import {
  choose,
  element,
  ENDS,
  isElement,
  texts,
  type Chevron,
  type ElementAttribute,
  type ElementNode,
  type ListKind,
  type Node,
  type NumberName,
  type Test,
} from '../themes/tree.js';
import { langOf, langOfAll } from './words.js';

export const PATCH: Test = { attribute: 'link_type', is: 'live_patch' };
const REDIRECT: Test = { attribute: 'link_type', is: 'live_redirect' };
const LIVE: Test = { attribute: 'link_type', isNot: 'a' };
export const BUTTON: Test = { attribute: 'element', is: 'button' };
const SUBMIT: Test = { attribute: 'element', is: 'submit' };
export const HAS_PAGES: Test = { less: [1, 'last'] };

interface LinkSpec {
  readonly leadsTo?: NumberName;
  /** The page it would link to, if it is disabled. */
  readonly replaces?: NumberName;
  /** The attributes of a link, or of a button. The author defines what a button does, unless it submits a form. */
  readonly link: readonly ElementAttribute[];
  /** Whether it is a link only where a live view may follow it in place; elsewhere it is text. */
  readonly isLive?: true;
  readonly button?: readonly ElementAttribute[];
  /** Its name, unless the sample has one. */
  readonly label?: ElementAttribute;
  readonly last?: readonly ElementAttribute[];
}

/** Attributes of a link that a sample cannot set. */
const RESERVED = ['href', 'rel', 'role', 'tabindex', 'type', 'aria-current', 'aria-disabled'];

/** Attributes of a link that text cannot have. */
const NOT_OF_TEXT = [...RESERVED, ...LANDMARK_NAMES, 'aria-hidden'];

/** Turns the `<a>` in a part into a link, a button or a submit button. */
export function toLink(node: Node, to: LinkSpec): Node {
  const all = (nodes: readonly Node[]): Node[] => nodes.map((one) => toLink(one, to));
  if (typeof node === 'object' && node.kind === 'if')
    return { ...node, then: all(node.then), otherwise: all(node.otherwise) };
  if (!isElement(node)) return node;
  if (node.name !== 'a') return { ...node, children: all(node.children) };
  const { link, isLive, button = [], label = [], last = [], ...more } = to;
  const after = [node.label ?? label, last, langOf(node)].flat();
  const kept = node.attributes.filter(({ name }) => !RESERVED.includes(name));
  const make = (name: 'a' | 'button', own: readonly ElementAttribute[]): Node => {
    const added = [...own, ...after].filter((one) => !kept.some((other) => other.name === one.name));
    const given = name === 'a' ? kept : kept.filter((one) => isGlobalName(one.name));
    return element(name, [...given, ...added], node.children, more);
  };
  const typed = (type: 'button' | 'submit', own: readonly ElementAttribute[]): Node =>
    make('button', [...texts({ type }), ...own, ...button]);
  const submit = more.leadsTo === undefined ? typed('button', []) : typed('submit', sent(more.leadsTo));
  const followed = make('a', link);
  const shown = isLive ? choose(LIVE, followed, asText(node, more)) : followed;
  return choose(BUTTON, typed('button', []), choose(SUBMIT, submit, shown));
}

/**
 * What a link that leads nowhere is: text. A `<span>` has no attributes of links. It cannot have a name either, so an icon whose
 * name is an attribute says nothing to assistive technology.
 *
 * Sources: WAI-ARIA 1.2, "Roles which cannot be named"; screen readers announce `<a role="link" aria-disabled="true">` as
 * a link like any other.
 */
function asText({ attributes, children, label }: ElementNode, more: Pick<LinkSpec, 'replaces'>): Node {
  const isNamed = label !== undefined || attributes.some(({ name }) => LANDMARK_NAMES.includes(name));
  const kept = attributes.filter(({ name }) => isGlobalName(name) && !NOT_OF_TEXT.includes(name));
  const silent = texts(isNamed ? { 'aria-hidden': 'true' } : {});
  return element('span', [...kept, ...silent, ...langOfAll(children)], children, more);
}

function sent(page: NumberName): ElementAttribute[] {
  return [...texts({ name: 'page' }), { name: 'value', value: [{ kind: 'integer', integer: page }] }];
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

export const PAGE: LinkSpec = {
  leadsTo: 'page',
  link: target('page'),
  label: {
    name: 'aria-label',
    value: [{ kind: 'numbered', of: 'page_label', page: 'page' }],
    when: { given: 'page_label' },
  },
};
export const CURRENT: LinkSpec = { ...PAGE, last: texts({ 'aria-current': 'page' }) };

/**
 * A disabled Previous or Next. A live view may patch the focused link into this one, which must be focusable, and
 * screen readers say of buttons that they are disabled. With `disabled`, the button just pressed would lose focus.
 */
const DISABLED: LinkSpec = {
  link: texts({ role: 'button', 'aria-disabled': 'true', tabindex: '0' }),
  isLive: true,
  button: texts({ 'aria-disabled': 'true' }),
};

/**
 * The pages that the links around the slots lead to, when they are others than the current one, and the types of links.
 * `first` and `last` are none in HTML.
 */
const TARGETS: Readonly<Record<Chevron, { page: NumberName; test: Test; rel?: string }>> = {
  first: { page: 1, test: { less: [1, 'current'] } },
  previous: { page: 'previous', test: { less: [1, 'current'] }, rel: 'prev' },
  next: { page: 'next', test: { less: ['current', 'last'] }, rel: 'next' },
  last: { page: 'total', test: { less: ['current', 'total'] } },
};

/** One of the links around the slots: a link if the page exists; otherwise nothing, or a disabled link if the author wants one. */
export function chevron(name: Chevron, sample: ElementNode, other: Node, listKind: ListKind): Node {
  const { page, test, rel } = TARGETS[name];
  const enabled = toLink(listKind === 'neighbors' ? withoutNumber(sample) : sample, {
    leadsTo: page,
    link: [...target(page), ...texts(rel === undefined ? {} : { rel })],
  });
  const off: LinkSpec = { ...DISABLED, replaces: page };
  const disabled = toLink(other, off);
  // LiveView's client patches elements by position. If positions changed, the focus would move to another link.
  const leftOut = choose(LIVE, element(sample.name, [{ name: 'hidden', value: [] }]));
  // A single page has no chevrons.
  const stays = (node: Node): Node => choose(HAS_PAGES, node, leftOut);
  // In a live view, what was just pressed keeps the focus: it is not removed, and stays a link.
  const focusable = hasLink(other) ? disabled : toLink(withoutNumber(sample), off);
  const link = choose(
    PATCH,
    stays(focusable),
    choose({ attribute: 'show_boundary_chevrons', is: true }, stays(disabled), leftOut),
  );
  const shown = choose(test, enabled, choose(BUTTON, choose(HAS_PAGES, focusable), link));
  if (name === 'previous' || name === 'next') return shown;
  // If a page follows the last known one, nobody knows the last one.
  return choose(ENDS, name === 'first' ? shown : choose({ less: ['total', 'last'] }, leftOut, shown));
}

function hasLink(node: Node): boolean {
  return isElement(node) && (node.name === 'a' || node.children.some(hasLink));
}

function withoutNumber(node: Node): Node {
  if (!isElement(node)) return node;
  const hasNumber = (piece: Node): boolean =>
    typeof piece === 'object' && ['integer', 'number', 'numbered'].includes(piece.kind);
  const attributes = node.attributes.filter(({ value }) => !value.some(hasNumber));
  const children = node.children.filter((child) => !hasNumber(child)).map(withoutNumber);
  return { ...node, attributes, children };
}
