/** Draws the sample of a theme that is a table of classes. */

import type { Form } from '../attributes/schema.js';
import type { Icon, Theme } from '../themes/theme.js';
import {
  choose,
  element,
  text,
  type Direction,
  type ElementAttribute,
  type ElementNode,
  type Node,
  type Piece,
} from '../themes/tree.js';

export function drawSample(theme: Theme, form: Form): ElementNode {
  const { classes, ellipsisText, ellipsisInSpan } = theme;
  const sign = text(ellipsisText);
  const slots = [
    element('li', classes.item, [pageLink(theme, 'link')], { part: 'page' }),
    element('li', classes.currentItem, [pageLink(theme, 'current')], { part: 'current' }),
    element('li', classes.ellipsisItem, [ellipsisInSpan ? element('span', classes.ellipsis, [sign]) : sign], {
      part: 'ellipsis',
    }),
  ];
  const list = (items: Node[]): Node => element('ul', classes.list, items);
  const [previous, next] = [chevrons(theme, 'previous', form), chevrons(theme, 'next', form)];
  const children = {
    'in-list': [list([...previous, ...slots, ...next])],
    'around-list': [...previous, list(slots), ...next],
    // Without styles, the two labels would be one word.
    'before-list': [...previous, text(' '), ...next, list(slots)],
  }[theme.chevrons];
  return element('nav', classes.container, [
    element('p', classes.summary, [], { part: 'summary' }),
    ...children,
    element('span', classes.status, [], { part: 'status' }),
  ]);
}

/** The link to the page of a slot, showing its number. */
function pageLink({ classes, edges, pageLabels }: Theme, part: 'link' | 'current'): Node {
  const value: Piece[] = [{ kind: 'numbered', of: 'page_label', page: 'page' }];
  const label = pageLabels ? { label: { name: 'aria-label', value } } : {};
  const build = (edge: string): Node =>
    element(
      'a',
      [classes[part], edge].filter(Boolean).join(' '),
      [text({ kind: 'number', integer: 'page' })],
      label,
    );
  if (edges === undefined) return build('');
  const { first, last, only, other } = edges;
  return choose(
    { less: [1, 'page'] },
    choose({ less: ['page', 'last'] }, build(other), build(last)),
    choose({ less: ['page', 'last'] }, build(first), build(only)),
  );
}

/** Previous or Next, and the same leading nowhere. */
function chevrons(theme: Theme, direction: Direction, form: Form): Node[] {
  const { classes } = theme;
  const inList = theme.chevrons === 'in-list';
  const disabled = direction === 'previous' ? 'disabledPrevious' : 'disabledNext';
  return ([direction, disabled] as const).map((name) => {
    const hasTitle = form === 'neighbours' && name === direction;
    const part = name === direction ? direction : (`${direction}-disabled` as const);
    const label = chevronLabel(theme, direction, hasTitle);
    const link = element('a', classes[name], chevronContent(theme, direction, form, hasTitle), label);
    if (!inList && !theme.chevronsInDiv) return { ...link, part };
    return element(inList ? 'li' : 'div', classes[`${name}Item`], [link], { part });
  });
}

/** The name of a Previous or Next whose content does not say all of it. */
function chevronLabel(
  { classes, labels, shortLabels }: Theme,
  direction: Direction,
  hasTitle: boolean,
): { label?: ElementAttribute } {
  const whole: Piece = { kind: 'label', of: direction, part: 'all' };
  const title: Piece[] = hasTitle ? [{ kind: 'value', of: `${direction}_title`, before: ': ' }] : [];
  const label = { name: 'aria-label', value: [whole, ...title] };
  if (labels === 'hidden') return { label };
  const isCut = classes.labelEnd === '' && shortLabels.length > 0;
  return isCut ? { label: { ...label, when: { shortened: direction } } } : {};
}

/** Icon, label and title, the icon on the side that it points to unless the theme has it first. */
function chevronContent(theme: Theme, direction: Direction, form: Form, hasTitle: boolean): Node[] {
  const { classes, iconsFirst } = theme;
  const isShown = theme.labels === 'shown';
  const title = `${direction}_title` as const;
  const end = element('span', classes.labelEnd, [text({ kind: 'label', of: direction, part: 'end' })]);
  const name = [
    text({ kind: 'label', of: direction, part: 'beginning' }),
    ...(classes.labelEnd === '' ? [] : [choose({ shortened: direction }, end)]),
  ];
  const before = isShown ? [...within(classes.label, name), ...within(classes.divider, [text(': ')])] : [];
  const titled = [...before, ...within(classes.title, [text({ kind: 'value', of: title, before: '' })])];
  const alone = isShown ? within(form === 'pages' ? classes.label : classes.labelAlone, name) : [];
  const words: Node[] = hasTitle
    ? [{ kind: 'if', test: { given: title }, then: titled, otherwise: alone }]
    : alone;
  const icon = iconNodes(theme.icons[direction]);
  const space = form === 'neighbours' && isShown && icon.length > 0 ? [text(' ')] : [];
  return direction === 'previous' || iconsFirst
    ? [...icon, ...space, ...words]
    : [...words, ...space, ...icon];
}

/** Nodes in an element of some classes; by themselves where there are none. */
function within(names: string, nodes: Node[]): Node[] {
  return names === '' ? nodes : [element('span', names, nodes)];
}

function iconNodes(icon: Icon): Node[] {
  if (icon === '') return [];
  if (typeof icon !== 'string') return [{ kind: 'markup', html: icon.svg }];
  return [element('span', [{ name: 'aria-hidden', value: ['true'] }], [text(icon)])];
}
