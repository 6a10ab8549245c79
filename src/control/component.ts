/**
 * The control, written once: a tree of elements over a few integers. It holds no value of any particular tag.
 * `specialize.ts` settles what is known of a tag; what is left is rendered, or printed in a template language.
 */

import { LANDMARK_NAMES } from '../attributes/names.js';
import type { Form } from '../attributes/schema.js';
import type { Theme } from '../themes/theme.js';
import { BUTTON, chevron, NEXT, PATCH, PREVIOUS, target, type Entry, type Look } from './chevron.js';
import { choose, classOf, element, text, type ElementAttribute, type Node, type Piece } from './tree.js';

/**
 * Builds the control for a theme.
 *
 * Sources: WAI-ARIA 1.2 (`aria-current`, `aria-disabled`); HTML Living Standard ("rel", links without `href`);
 * Phoenix LiveView's client (`data-phx-link`, `phx-mounted`).
 */
export function buildComponent(theme: Theme, form: Form): Node {
  const links = landmark({ ...theme, element: 'a' }, form);
  return form === 'neighbours'
    ? whereAny(links)
    : choose(BUTTON, landmark({ ...theme, element: 'button' }, form), links);
}

function landmark(look: Look, form: Form): Node {
  const { classes, chevrons } = look;
  const [previous, next] = [chevron(look, PREVIOUS, form), chevron(look, NEXT, form)];
  const slots: Node = {
    kind: 'slots',
    page: [element('li', classOf(classes.item), [entry(look, 'link')])],
    current: [element('li', classOf(classes.currentItem), [entry(look, 'current')])],
    ellipsis: [element('li', classOf(classes.ellipsisItem), [ellipsis(look)])],
  };
  const pages = form === 'pages' ? [slots] : [];
  const list = (items: Node[]): Node[] =>
    items.length === 0 ? [] : [element('ul', classOf(classes.list), items)];
  const children = {
    'in-list': list([previous, ...pages, next]),
    'around-list': [previous, ...list(pages), next],
    // Without styles, the two labels would be one word.
    'before-list': [previous, text(' '), next, ...list(pages)],
  }[chevrons];
  const parts =
    form === 'neighbours'
      ? children
      : [summary('p', classOf(classes.summary)), ...children, ...announcement(classes.status, look.element)];
  return element('nav', landmarkAttributes(classes.container), parts, { takesRest: true });
}

/** A control without page numbers, where there is a page before or after: else there is nothing to lead to. */
export function whereAny(control: Node): Node {
  return choose({ less: [1, 'last'] }, control);
}

/** Says which items are on the current page, where it is known how many there are. */
export function summary(name: string, attributes: readonly ElementAttribute[]): Node {
  const words = element(name, attributes, [{ kind: 'text', value: [{ kind: 'summary' }] }]);
  const shown: Node = { kind: 'if', test: { less: ['total', 'last'] }, then: [], otherwise: [words] };
  return choose({ given: 'summary' }, shown);
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
 * which this one is on every page by its id.
 */
export function announcement(hidden: string, entry: Entry): Node[] {
  if (hidden === '') return [];
  // A page beyond those that are known to exist: nobody knows how many there are.
  const position: Node = choose(
    { less: ['total', 'last'] },
    { kind: 'text', value: [{ kind: 'pageLabel', page: 'current' }] },
    { kind: 'text', value: [{ kind: 'position' }] },
  );
  const id: Piece[] = [{ kind: 'id' }, '-page-', { kind: 'integer', integer: 'current' }];
  const attributes = [
    { name: 'id', value: id },
    { name: 'phx-mounted', value: [FOCUS_CURRENT] },
  ];
  const content = choose({ given: 'id' }, element('span', attributes, [position]), position);
  const status = (inner: Node): Node =>
    element('span', [...classOf(hidden), { name: 'role', value: ['status'] }], [inner]);
  return [entry === 'button' ? status(position) : choose(PATCH, status(content))];
}

export function landmarkAttributes(container: string): ElementAttribute[] {
  const name: ElementAttribute = {
    name: 'aria-label',
    value: [{ kind: 'landmark' }],
    when: { without: LANDMARK_NAMES },
  };
  return container === ''
    ? [{ name: 'class', value: [{ kind: 'classes', before: '' }], when: { given: 'class' } }, name]
    : [{ name: 'class', value: [container, { kind: 'classes', before: ' ' }] }, name];
}

function ellipsis({ classes, ellipsisText, ellipsisInSpan }: Theme): Node {
  const sign = text(ellipsisText);
  return ellipsisInSpan ? element('span', classOf(classes.ellipsis), [sign]) : sign;
}

/** The number of the slot's page, spelled out, if the author wants it. */
export const pageLabel: ElementAttribute = {
  name: 'aria-label',
  value: [{ kind: 'pageLabel', page: 'page' }],
  when: { given: 'page_label' },
};

/** What leads to the page of the slot, showing its number. */
function entry(look: Look, part: 'link' | 'current'): Node {
  const build = (edge: string): Node =>
    element(
      look.element,
      [
        ...classOf([look.classes[part], edge].filter(Boolean).join(' ')),
        ...target('page', look.element),
        look.pageLabels ? { name: pageLabel.name, value: pageLabel.value } : pageLabel,
        ...(part === 'current' ? [{ name: 'aria-current', value: ['page'] }] : []),
      ],
      [{ kind: 'text', value: [{ kind: 'number', integer: 'page' }] }],
      { leadsTo: 'page' },
    );
  if (look.edges === undefined) return build('');
  const { first, last, only, other } = look.edges;
  return choose(
    { less: [1, 'page'] },
    choose({ less: ['page', 'last'] }, build(other), build(last)),
    choose({ less: ['page', 'last'] }, build(first), build(only)),
  );
}
