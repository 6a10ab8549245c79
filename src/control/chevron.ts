/** Previous and Next, and what all links of a control have. */

import type { Form } from '../attributes/schema.js';
import type { Icon, IconElement, Part, Theme } from '../themes/theme.js';
import {
  choose,
  classOf,
  element,
  text,
  type ChevronLabel,
  type ElementAttribute,
  type Integer,
  type Node,
  type Piece,
  type Test,
} from './tree.js';

export const PATCH: Test = { attribute: 'link_type', is: 'live_patch' };
const REDIRECT: Test = { attribute: 'link_type', is: 'live_redirect' };
export const BUTTON: Test = { attribute: 'element', is: 'button' };

/** What page entries are. */
export type Entry = 'a' | 'button';

/** A theme, and what page entries are. */
export interface Look extends Theme {
  readonly element: Entry;
}

/** What tells Previous from Next. */
export interface Direction {
  readonly page: 'previous' | 'next';
  readonly rel: 'prev' | 'next';
  readonly label: ChevronLabel;
  /** Without page numbers, what names the page. */
  readonly title: 'previous_title' | 'next_title';
  /** Whether there is a page in that direction. */
  readonly exists: Test;
  readonly item: Part;
  readonly disabled: Part;
  readonly disabledItem: Part;
}

export const PREVIOUS: Direction = {
  page: 'previous',
  rel: 'prev',
  label: 'previous_label',
  title: 'previous_title',
  exists: { less: [1, 'current'] },
  item: 'previousItem',
  disabled: 'disabledPrevious',
  disabledItem: 'disabledPreviousItem',
};

export const NEXT: Direction = {
  page: 'next',
  rel: 'next',
  label: 'next_label',
  title: 'next_title',
  exists: { less: ['current', 'last'] },
  item: 'nextItem',
  disabled: 'disabledNext',
  disabledItem: 'disabledNextItem',
};

/** Previous or Next: a link where there is such a page, else nothing, or a disabled link if the author wants one. */
export function chevron(look: Look, direction: Direction, form: Form): Node {
  const { page, label, title, item, disabled, disabledItem } = direction;
  const { classes } = look;
  const build = (part: Part, own: readonly ElementAttribute[], leadsTo?: Integer): Node => {
    const hasTitle = form === 'neighbours' && leadsTo !== undefined;
    const name = chevronName(look, label, hasTitle ? title : undefined);
    const children = chevronContent(look, direction, form, hasTitle);
    const attributes = [...classOf(classes[part]), ...own, ...name];
    return element(look.element, attributes, children, leadsTo ? { leadsTo } : {});
  };
  const enabled = build(page, chevronTarget(direction, look.element), page);
  const wrapper = look.chevrons === 'in-list' ? 'li' : look.chevronsInDiv ? 'div' : undefined;
  const wrap = (part: Part, inner: Node): Node =>
    wrapper === undefined ? inner : element(wrapper, classOf(classes[part]), [inner]);
  const other = wrap(disabledItem, build(disabled, unavailable(look.element)));
  return offer(direction, wrap(item, enabled), other, wrapper ?? 'a', look.element);
}

/** What a button has in place of an address: the author says what it does. */
const BUTTON_TYPE: readonly ElementAttribute[] = [{ name: 'type', value: ['button'] }];

/** Where a chevron leads. A button has no relation; stylesheets tell Previous and Next from pages by what it has instead. */
export function chevronTarget({ page, rel }: Direction, entry: Entry): ElementAttribute[] {
  const relation =
    entry === 'button' ? { name: 'aria-disabled', value: ['false'] } : { name: 'rel', value: [rel] };
  return [...target(page, entry), relation];
}

/** What a chevron has that leads nowhere. With `disabled`, the button that was pressed would lose the focus. */
export function unavailable(entry: Entry): readonly ElementAttribute[] {
  return entry === 'button' ? [...BUTTON_TYPE, { name: 'aria-disabled', value: ['true'] }] : DISABLED_LINK;
}

const DISABLED_LINK: readonly ElementAttribute[] = [
  { name: 'role', value: ['link'] },
  { name: 'aria-disabled', value: ['true'] },
  // A live view patches the link that has the focus into this one; the focus stays if it may.
  { name: 'tabindex', value: ['0'], when: PATCH },
  { name: 'tabindex', value: ['0'], when: REDIRECT },
];

/**
 * Chooses what stands for a chevron.
 *
 * @param name that of its outermost element
 */
export function offer(
  { exists }: Direction,
  enabled: Node,
  disabled: Node,
  name: string,
  entry: Entry,
): Node {
  // The button that was pressed may be the other one, and the focus would go with it. A single page has none at all.
  if (entry === 'button') return choose(exists, enabled, choose({ less: [1, 'last'] }, disabled));
  const leftOut = placeholder(name);
  // A single page has no chevrons at all.
  const stays = choose({ less: [1, 'last'] }, disabled, leftOut);
  return choose(
    exists,
    enabled,
    // In a live view the link that was followed may be this one, and the focus would go with it.
    choose(PATCH, stays, choose({ attribute: 'show_boundary_chevrons', is: true }, stays, leftOut)),
  );
}

/** The name of a Previous or Next whose content does not say all of it. */
function chevronName(
  { classes, labels, shortLabels }: Theme,
  label: ChevronLabel,
  title?: Direction['title'],
): ElementAttribute[] {
  const named: Piece[] = title === undefined ? [] : [{ kind: 'value', of: title, before: ': ' }];
  const name = { name: 'aria-label', value: [{ kind: 'label', label, part: 'all' } as const, ...named] };
  if (labels === 'hidden') return [name];
  const isCut = classes.labelEnd === '' && shortLabels.length > 0;
  return isCut ? [{ ...name, when: { shortened: label } }] : [];
}

/** Icon, label and title, the icon on the side that it points to unless the theme has it first. */
function chevronContent(
  theme: Theme,
  { page, label, title }: Direction,
  form: Form,
  hasTitle: boolean,
): Node[] {
  const { classes, icons, iconsFirst, labels } = theme;
  const icon = iconNodes(icons[page]);
  const isFirst = page === 'previous' || iconsFirst;
  const order = (words: Node[]): Node[] => (isFirst ? [...icon, ...words] : [...words, ...icon]);
  const titled = (nodes: Node[], otherwise: Node[] = []): Node[] =>
    hasTitle ? [{ kind: 'if', test: { given: title }, then: nodes, otherwise }] : otherwise;
  const titleText: Node = { kind: 'text', value: [{ kind: 'value', of: title, before: '' }] };
  const titleNodes = within(classes.title, [titleText]);
  if (labels === 'hidden') return order(titled(titleNodes));
  const shown: Node = { kind: 'text', value: [{ kind: 'label', label, part: 'beginning' }] };
  const end = element('span', classOf(classes.labelEnd), [
    { kind: 'text', value: [{ kind: 'label', label, part: 'end' }] },
  ]);
  const whole = classes.labelEnd === '' ? [shown] : [shown, choose({ shortened: label }, end)];
  const labelNodes = within(classes.label, whole);
  if (form === 'pages') return order(labelNodes);
  const colon = within(classes.divider, [text(': ')]);
  const words = titled([...labelNodes, ...colon, ...titleNodes], within(classes.labelAlone, whole));
  const space = icon.length === 0 ? [] : [text(' ')];
  return order(isFirst ? [...space, ...words] : [...words, ...space]);
}

/** Nodes in an element of some classes; by themselves where there are none. */
function within(names: string, nodes: Node[]): Node[] {
  return names === '' ? nodes : [element('span', classOf(names), nodes)];
}

function iconNodes(icon: Icon): Node[] {
  if (icon === '') return [];
  if (typeof icon !== 'string') return [iconElement(icon)];
  return [element('span', [{ name: 'aria-hidden', value: ['true'] }], [text(icon)])];
}

function iconElement({ element: name, attributes = {}, children = [] }: IconElement): Node {
  const list = Object.entries(attributes).map(([key, value]) => ({ name: key, value: [value] }));
  return element(name, list, children.map(iconElement));
}

/**
 * Keeps the place of a chevron that is left out, in a live view only: its client patches elements by their place, and
 * would move the focus from one link to another where the places change.
 */
function placeholder(name: string): Node {
  const hidden = element(name, [{ name: 'hidden', value: [] }], []);
  return choose(PATCH, hidden, choose(REDIRECT, hidden));
}

/** Where a link leads, and how a live view follows it. Of a button, the author says it. */
export function target(page: Integer, entry: Entry): readonly ElementAttribute[] {
  if (entry === 'button') return BUTTON_TYPE;
  return [
    { name: 'href', value: [{ kind: 'path', page }] },
    { name: 'data-phx-link', value: ['patch'], when: PATCH },
    { name: 'data-phx-link', value: ['redirect'], when: REDIRECT },
    { name: 'data-phx-link-state', value: ['push'], when: PATCH },
    { name: 'data-phx-link-state', value: ['push'], when: REDIRECT },
  ];
}
