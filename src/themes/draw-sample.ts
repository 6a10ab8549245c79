/** Draws the sample of a theme defined by classes. */

import type { Icon, Part, Theme } from './theme.js';
import {
  choose,
  element,
  type Direction,
  type ElementNode,
  type Layout,
  type Node,
  type Piece,
} from './tree.js';

export function drawSample(given: Theme, layout: Layout): ElementNode {
  const classes = layout === 'pages' ? given.classes : { ...given.classes, ...given.neighbors };
  const theme = { ...given, classes };
  const sign = theme.ellipsisText;
  const ellipsis = theme.ellipsisInSpan ? element('span', classes.ellipsis, [sign]) : sign;
  const slots = [
    element('li', classes.item, [pageLink(theme, 'link')], { part: 'page' }),
    element('li', classes.currentItem, [pageLink(theme, 'current')], { part: 'current' }),
    element('li', classes.ellipsisItem, [ellipsis], { part: 'ellipsis' }),
  ];
  const list = (items: Node[]): Node => element('ul', classes.list, items);
  const [previous, next] = [chevrons(theme, 'previous', layout), chevrons(theme, 'next', layout)];
  const children = {
    'in-list': [list([...previous, ...slots, ...next])],
    'around-list': [...previous, list(slots), ...next],
    // Without styles, the labels would run together.
    'before-list': [...previous, ' ', ...next, list(slots)],
  }[theme.chevrons];
  return element('nav', classes.container, [
    element('p', classes.summary, [], { part: 'summary' }),
    ...children,
    element('span', classes.status, [], { part: 'status' }),
  ]);
}

/** The numbered link of a slot. */
function pageLink({ classes, edges, pageLabels }: Theme, part: 'link' | 'current'): Node {
  const value: Piece[] = [{ kind: 'numbered', of: 'page_label', page: 'page' }];
  const label = pageLabels ? { label: { name: 'aria-label', value } } : {};
  const build = (edge: string): Node =>
    element(
      'a',
      [classes[part], edge].filter(Boolean).join(' '),
      [{ kind: 'number', integer: 'page' }],
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

/** Previous or Next, enabled and disabled. */
function chevrons(theme: Theme, direction: Direction, layout: Layout): Node[] {
  const { classes } = theme;
  const inList = theme.chevrons === 'in-list';
  const disabled = direction === 'previous' ? 'disabledPrevious' : 'disabledNext';
  return ([direction, disabled] as const).map((name) => {
    const part = name === direction ? direction : (`${direction}-disabled` as const);
    const link = chevronLink(theme, name, direction, layout);
    if (!inList && !theme.chevronsInDiv) return { ...link, part };
    return element(inList ? 'li' : 'div', classes[`${name}Item`], [link], { part });
  });
}

/** A link with icon, label and title. The icon is on the side it points to, or first if the theme says so. */
function chevronLink(theme: Theme, name: Part, direction: Direction, layout: Layout): ElementNode {
  const { classes } = theme;
  const isShown = theme.labels === 'shown';
  const isShort = theme.shortLabels.includes(layout);
  const hasEnd = isShort && classes.labelEnd !== '';
  const isTitled = layout === 'neighbors' && name === direction;
  const title = { kind: 'value', of: `${direction}_title` } as const;
  const label = { kind: 'label', of: direction, part: 'all' } as const;
  const end = element('span', classes.labelEnd, [{ ...label, part: 'end' }]);
  const words: Node[] = [
    isShort ? { ...label, part: 'beginning' } : label,
    ...(hasEnd ? [choose({ cut: direction }, end)] : []),
  ];
  const before = isShown ? [...within(classes.label, words), ...within(classes.divider, [': '])] : [];
  const then = [...before, ...within(classes.title, [title])];
  const otherwise = isShown ? within(layout === 'pages' ? classes.label : classes.labelAlone, words) : [];
  const shown = isTitled ? [choose({ given: title.of }, then, otherwise)] : otherwise;
  const icon = iconNodes(theme.icons[direction]);
  const space = layout === 'neighbors' && isShown && icon.length > 0 ? [' '] : [];
  const isFirst = direction === 'previous' || (theme.iconsFirst && layout === 'neighbors');
  const children = isFirst ? [...icon, ...space, ...shown] : [...shown, ...space, ...icon];
  // The name of a link whose content is incomplete.
  const whole: Piece[] = [label, ...(isTitled ? [{ ...title, before: ': ' }] : [])];
  const named = { name: 'aria-label', value: whole, ...(isShown && { when: { cut: direction } }) };
  const isNamed = !isShown || (isShort && !hasEnd);
  return element('a', classes[name], children, isNamed ? { label: named } : {});
}

/** Wraps nodes in a `<span>` with classes, if there are any. */
function within(names: string, nodes: Node[]): Node[] {
  return names === '' ? nodes : [element('span', names, nodes)];
}

function iconNodes(icon: Icon): Node[] {
  if (icon === '') return [];
  if (typeof icon !== 'string') return [{ kind: 'markup', html: icon.svg }];
  return [element('span', [{ name: 'aria-hidden', value: ['true'] }], [icon])];
}
