/** Draws the sample of a theme defined by classes. */

import type { Icon, Part, Theme } from './theme.js';
import {
  choose,
  element,
  ENDS,
  FORMS,
  POSITION,
  texts,
  type Chevron,
  type ElementNode,
  type FormPart,
  type Layout,
  type Node,
  type Piece,
} from './tree.js';

/** The parts for links that lead nowhere. */
const DISABLED = {
  first: 'disabledFirst',
  previous: 'disabledPrevious',
  next: 'disabledNext',
  last: 'disabledLast',
} as const satisfies Record<Chevron, Part>;

/** Draws the sample: with the slots, one of each kind, with the position in their place, or with neither. */
export function drawSample(given: Theme, layout: Layout): ElementNode {
  const classes = layout === 'links' ? { ...given.classes, ...given.neighbors } : given.classes;
  const theme = { ...given, classes };
  const inside = { numbers: slots, position, links: () => [] }[layout](theme);
  const list = (items: Node[]): Node[] => [element('ul', classes.list, items)];
  const alone = layout === 'numbers' ? list(inside) : inside;
  const of = (chevron: Chevron): Node[] => chevrons(theme, chevron, layout);
  // Without styles, the labels would run together.
  const space = theme.chevrons === 'in-list' ? [] : [choose(ENDS, ' ')];
  const before = [...of('first'), ...space, ...of('previous')];
  const after = [...of('next'), ...space, ...of('last')];
  const children = {
    'in-list': list([...before, ...inside, ...after]),
    'around-list': [...before, ...alone, ...after],
    'before-list': [...before, ' ', ...after, ...alone],
  }[theme.chevrons];
  return element('nav', classes.container, [
    element('p', classes.summary, [], { part: 'summary' }),
    ...children,
    ...FORMS.map((part) => form(classes, part)),
    element('span', classes.status, [], { part: 'status' }),
  ]);
}

/** A form: a label with its field, and a button. Without styles, they would run together. */
function form(classes: Theme['classes'], part: FormPart): Node {
  const field: Node[] =
    part === 'jump'
      ? [element('input', classes.input)]
      : within(classes.selectBox, [element('select', classes.select)]);
  const label = { kind: 'value', of: part === 'jump' ? 'jump_label' : 'size_label' } as const;
  const button = element('button', classes.submit, [{ kind: 'value', of: 'go_label' }]);
  return element(
    'form',
    classes.form,
    [element('label', classes.field, [label, ' ', ...field]), ' ', button],
    { part },
  );
}

function slots(theme: Theme): Node[] {
  const { classes, ellipsisText } = theme;
  const ellipsis = theme.ellipsisInSpan ? element('span', classes.ellipsis, [ellipsisText]) : ellipsisText;
  return [
    element('li', classes.item, [pageLink(theme, 'link')], { part: 'page' }),
    element('li', classes.currentItem, [pageLink(theme, 'current')], { part: 'current' }),
    element('li', classes.ellipsisItem, [ellipsis], { part: 'ellipsis' }),
  ];
}

/** The position of the current page. Outside a list, it is a paragraph. */
function position({ classes, chevrons }: Theme): Node[] {
  if (chevrons !== 'in-list') return [element('p', classes.position, [POSITION], { part: 'position' })];
  const text = element('span', classes.position, [POSITION]);
  return [element('li', classes.positionItem, [text], { part: 'position' })];
}

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

/** One of the links around the slots, enabled and disabled. */
function chevrons(theme: Theme, chevron: Chevron, layout: Layout): Node[] {
  const { classes } = theme;
  const inList = theme.chevrons === 'in-list';
  return ([chevron, DISABLED[chevron]] as const).map((name) => {
    const part = name === chevron ? chevron : (`${chevron}-disabled` as const);
    const link = chevronLink(theme, name, chevron, layout);
    if (!inList && !theme.chevronsInDiv) return { ...link, part };
    return element(inList ? 'li' : 'div', classes[`${name}Item`], [link], { part });
  });
}

/** A link with icon, label and title. The icon is on the side it points to, or first if the theme says so. */
function chevronLink(theme: Theme, name: Part, chevron: Chevron, layout: Layout): ElementNode {
  const { classes } = theme;
  const isShown = theme.labels === 'shown';
  // Only the neighbors of the current page have titles.
  const isTitled = layout === 'links' && name === chevron && (chevron === 'previous' || chevron === 'next');
  const title = isTitled ? ({ kind: 'value', of: `${chevron}_title` } as const) : undefined;
  const label = { kind: 'label', of: chevron, isShort: theme.shortLabels.includes(layout) } as const;
  const alone = isShown ? within(layout === 'links' ? classes.labelAlone : classes.label, [label]) : [];
  // A label in a line of its own needs no colon.
  const before = isShown ? [...within(classes.label, [label]), classes.label === '' ? ': ' : ' '] : [];
  const shown = title
    ? [choose({ given: title.of }, [...before, ...within(classes.title, [title])], alone)]
    : alone;
  const icon = iconNodes(theme.icons[chevron], classes.icon);
  const isBefore = chevron === 'first' || chevron === 'previous' || (theme.iconsFirst && layout === 'links');
  const beside = (words: Node[], isSpaced: boolean): Node[] => {
    const space = isSpaced && icon.length > 0 && words.length > 0 ? [' '] : [];
    return isBefore ? [...icon, ...space, ...words] : [...words, ...space, ...icon];
  };
  // Without styles, a sign and a word would run together.
  const plain = beside(shown, layout === 'links' || typeof theme.icons[chevron] === 'string');
  const wanted = layout === 'links' ? undefined : wantedLabel(theme, chevron);
  const children =
    wanted === undefined
      ? plain
      : [choose({ attribute: 'show_labels', is: true }, beside(wanted, true), plain)];
  const whole: Piece[] = [label, ...(title ? [{ ...title, before: ': ' }] : [])];
  return element(
    'a',
    classes[name],
    children,
    isShown ? {} : { label: { name: 'aria-label', value: whole } },
  );
}

/** Whether the links of a layout show short labels, unless asked to show others, or if the author asks for labels. */
export function showsShortLabels(theme: Theme, layout: Layout, isAsked: boolean): boolean {
  const isWanted = isAsked && layout !== 'links' && wantedLabel(theme, 'next') !== undefined;
  return theme.shortLabels.includes(layout) || isWanted;
}

/** The label that `show_labels` shows, in a theme that does not always show it. It is all that is said. */
function wantedLabel({ classes, labels }: Theme, chevron: Chevron): Node[] | undefined {
  if (labels === 'shown' && classes.shownLabel === classes.label) return undefined;
  return within(classes.shownLabel, [{ kind: 'label', of: chevron, isShort: labels === 'shown' }]);
}

function within(names: string, nodes: Node[]): Node[] {
  return names === '' ? nodes : [element('span', names, nodes)];
}

function iconNodes(icon: Icon, names: string): Node[] {
  if (icon === '') return [];
  if (typeof icon !== 'string') return [{ kind: 'markup', html: icon.svg }];
  const named = names === '' ? {} : { class: names };
  return [element('span', texts({ ...named, 'aria-hidden': 'true' }), [icon])];
}
