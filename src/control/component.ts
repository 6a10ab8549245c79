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
  FORMS,
  isElement,
  POSITION,
  texts,
  type ElementAttribute,
  type ElementNode,
  type Layout,
  type ListKind,
  type MarkedPart,
  type Node,
  type Test,
} from '../themes/tree.js';
import { toForm } from './forms.js';
import { BUTTON, chevron, CURRENT, HAS_PAGES, PAGE, PATCH, toLink } from './links.js';

/** Parts that need the number of the current page. */
const NEED_PAGES: readonly MarkedPart[] = ['first', 'last', 'summary', 'status', ...FORMS];

const OF_LAYOUT: Readonly<Partial<Record<MarkedPart, Layout>>> = {
  page: 'numbers',
  current: 'numbers',
  ellipsis: 'numbers',
  position: 'position',
};

/**
 * Builds the control for a theme: its sample, with the attributes and texts of every control added.
 *
 * Sources: WAI-ARIA 1.2 (`aria-current`, `aria-disabled`); HTML Living Standard ("rel", links without `href`);
 * Phoenix LiveView's client (`data-phx-link`, `phx-mounted`).
 *
 * @param listKind `neighbors` leaves out all that needs page numbers
 */
export function buildComponent(theme: Theme, listKind: ListKind): Node {
  const links = buildLayout(theme, listKind, 'links');
  if (listKind === 'neighbors') return links;
  const numbers = buildLayout(theme, listKind, 'numbers');
  const position = buildLayout(theme, listKind, 'position');
  return choose(
    { attribute: 'layout', is: 'numbers' },
    numbers,
    choose({ attribute: 'layout', is: 'position' }, position, links),
  );
}

/** Builds one layout. It leaves out the parts of others, and elements that contain only such parts. */
function buildLayout(theme: Theme, listKind: ListKind, layout: Layout): Node {
  const sample = theme.sample ?? drawSample(theme, layout);
  const parts = new Map(markedIn(sample).map((node) => [node.part, node]));
  const part = (name: MarkedPart): ElementNode => parts.get(name) as ElementNode;
  const isLeftOut = (name: MarkedPart): boolean =>
    (listKind === 'neighbors' && NEED_PAGES.includes(name)) || (OF_LAYOUT[name] ?? layout) !== layout;
  const build = (node: Node): Node[] => {
    if (!isElement(node)) return [node];
    const marked = markedIn(node).flatMap(({ part = [] }) => part);
    if (marked.length > 0 && marked.every(isLeftOut)) return [];
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
      case 'first':
      case 'previous':
      case 'next':
      case 'last':
        return [chevron(node.part, node, part(`${node.part}-disabled`), listKind)];
      case 'position':
        return [position(node)];
      case 'summary':
        return [summary(node)];
      case 'jump':
      case 'page-sizes':
        return [toForm(node.part, node)];
      case 'status':
        // A position that is shown says the same.
        return layout === 'position' ? [] : announcement(node);
      default:
        return [];
    }
  };
  const children = sample.children.flatMap(build);
  const control: Node = {
    ...sample,
    attributes: landmarkAttributes(sample.attributes),
    children: parts.has('summary')
      ? children
      : [summary(element('p', '', [], { part: 'summary' })), ...children],
    takesRest: true,
  };
  if (layout !== 'links') return control;
  // Where there is nothing to link to, links alone show nothing.
  const alone = parts.has('page-sizes') ? choose({ given: 'page_sizes' }, control) : [];
  return choose(HAS_PAGES, control, listKind === 'neighbors' ? [] : alone);
}

function markedIn(node: Node): ElementNode[] {
  if (!isElement(node)) return [];
  return node.part === undefined ? node.children.flatMap(markedIn) : [node];
}

function landmarkAttributes(own: readonly ElementAttribute[]): ElementAttribute[] {
  const container = own.find(({ name }) => name === 'class')?.value[0];
  const others = own.filter(({ name }) => name !== 'class' && !LANDMARK_NAMES.includes(name));
  return [
    container
      ? { name: 'class', value: [container, { kind: 'value', of: 'class', before: ' ' }] }
      : { name: 'class', value: [{ kind: 'value', of: 'class' }], when: { given: 'class' } },
    { ...namingAttribute(own), when: { without: LANDMARK_NAMES } },
    ...others.map((one) => ({ ...one, when: { without: [one.name] } })),
  ];
}

/** The attribute that names the landmark, unless the tag does: the sample's own, or the label. */
export function namingAttribute(own: readonly ElementAttribute[]): ElementAttribute {
  const given = own.find(
    ({ name, value }) => LANDMARK_NAMES.includes(name) && value.some((piece) => piece !== ''),
  );
  return given ?? { name: 'aria-label', value: [{ kind: 'value', of: 'landmark' }] };
}

/** Without styles, numbers outside a list would run together. */
function slot(node: Node): Node[] {
  return isElement(node) && node.name === 'li' ? [node] : [node, ' '];
}

/** Shows the position of the current page, and announces it where it changes in place. */
function position(sample: ElementNode): Node {
  const role = (when: Test): ElementAttribute => ({ name: 'role', value: ['status'], when });
  const announce = (node: ElementNode): ElementNode => ({
    ...node,
    attributes: [...node.attributes, role(PATCH), role(BUTTON)],
  });
  // An item of a list cannot have another role.
  if (sample.name !== 'li') return announce(sample);
  const [only, ...others] = sample.children;
  const isWrapped = only !== undefined && isElement(only) && others.length === 0;
  return { ...sample, children: [announce(isWrapped ? only : element('span', '', sample.children))] };
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
  const moving = element(
    'span',
    [
      { name: 'id', value: [{ kind: 'value', of: 'id' }, '-page-', { kind: 'integer', integer: 'current' }] },
      { name: 'phx-mounted', value: [FOCUS_CURRENT] },
    ],
    [POSITION],
  );
  const status = (inner: Node): Node => element('span', [...hidden, ...texts({ role: 'status' })], [inner]);
  const live = choose(PATCH, status(choose({ given: 'id' }, moving, POSITION)));
  return [choose(BUTTON, status(POSITION), live)];
}
