/** Makes the control of a theme in HTML: its sample, with what every control has put into the marked parts. */

import { LANDMARK_NAMES } from '../attributes/names.js';
import type { Form } from '../attributes/schema.js';
import {
  cutMarkup,
  isVerbatim,
  needsPage,
  type MarkedPart,
  type Markup,
  type MarkupElement,
} from '../themes/markup.js';
import {
  BUTTON,
  chevronTarget,
  NEXT,
  offer,
  PREVIOUS,
  target,
  unavailable,
  type Direction,
  type Entry,
} from './chevron.js';
import { announcement, landmarkAttributes, pageLabel, summary, whereAny } from './component.js';
import {
  choose,
  element,
  text,
  type ElementAttribute,
  type Integer,
  type NeighbourValue,
  type Node,
  type Piece,
} from './tree.js';

/** What the links of a part become. */
interface Link {
  readonly element: Entry;
  /** What they get, in place of what the sample has there. */
  readonly attributes: readonly ElementAttribute[];
  /** The page that they lead to, if there is one. */
  readonly page?: Integer;
  /** The title of that page, which follows its label. */
  readonly title?: NeighbourValue;
}

/** The attributes of a link that the sample cannot choose. */
const OURS = ['href', 'rel', 'role', 'tabindex', 'type', 'aria-current', 'aria-disabled'];

/**
 * Builds the control of a theme in HTML.
 *
 * @param sample what `parseTheme` has read
 * @param form without page numbers, the slots and what stands around them alone are left out, and so are summary and status
 */
export function buildSample(sample: MarkupElement, form: Form): Node {
  const links = landmark(sample, form, 'a');
  return form === 'neighbours' ? whereAny(links) : choose(BUTTON, landmark(sample, form, 'button'), links);
}

function landmark(sample: MarkupElement, form: Form, entry: Entry): Node {
  const parts = new Map<MarkedPart | undefined, MarkupElement>();
  collect(sample, parts);
  const part = (name: MarkedPart, link?: Link): Node => fill(parts.get(name) as MarkupElement, link);
  const page: Link = { element: entry, page: 'page', attributes: [...target('page', entry), pageLabel] };
  const current = [...page.attributes, { name: 'aria-current', value: ['page'] }];
  const chevron = (direction: Direction): Node => {
    const { page: name, title } = direction;
    const link = { element: entry, page: name, attributes: chevronTarget(direction, entry) };
    const enabled = part(name, form === 'neighbours' ? { ...link, title } : link);
    const own = `${name}-disabled` as const;
    const disabled = part(parts.has(own) ? own : name, { element: entry, attributes: unavailable(entry) });
    return offer(direction, enabled, disabled, parts.get(name)?.element ?? '', entry);
  };
  const made: { readonly [Part in MarkedPart]?: () => Node[] } = {
    // The slots stand where the sample has its page.
    page: () => [
      {
        kind: 'slots',
        page: slot(part('page', page)),
        current: slot(part('current', { ...page, attributes: current })),
        ellipsis: slot(part('ellipsis')),
      },
    ],
    previous: () => [chevron(PREVIOUS)],
    next: () => [chevron(NEXT)],
    summary: () => {
      const own = parts.get('summary') as MarkupElement;
      return [summary(own.element, attributesOf(own.attributes))];
    },
    status: () => announcement(parts.get('status')?.attributes['class'] ?? '', entry),
  };
  const build = (markup: Markup): Node[] => {
    if (typeof markup === 'string') return [fill(markup)];
    if (form === 'neighbours' && isOfPages(markup)) return [];
    if (markup.part !== undefined) return made[markup.part]?.() ?? [];
    const shell = fill({ ...markup, children: [] }) as Extract<Node, { kind: 'element' }>;
    return [{ ...shell, children: markup.children.flatMap(build) }];
  };
  const { class: container = '', ...others } = sample.attributes;
  const own = attributesOf(others).filter(({ name }) => !LANDMARK_NAMES.includes(name));
  const kept = own.map((one) => ({ ...one, when: { without: [one.name] } }));
  const children = sample.children.flatMap(build);
  const all = parts.has('summary') ? children : [summary('p', []), ...children];
  return element(sample.element, [...landmarkAttributes(container), ...kept], all, { takesRest: true });
}

/** What makes no sense without page numbers. */
const OF_PAGES: readonly MarkedPart[] = ['page', 'current', 'ellipsis', 'summary', 'status'];

/** Whether markup has marked parts, and all are about page numbers. */
function isOfPages(markup: MarkupElement): boolean {
  const parts = new Map<MarkedPart | undefined, MarkupElement>();
  collect(markup, parts);
  const names = [...parts.keys()].filter((name) => name !== undefined);
  return names.length > 0 && names.every((name) => OF_PAGES.includes(name));
}

function collect(markup: Markup, parts: Map<MarkedPart | undefined, MarkupElement>): void {
  if (typeof markup === 'string') return;
  parts.set(markup.part, markup);
  for (const child of markup.children) collect(child, parts);
}

/** Numbers that are no items of a list would be one word without styles. */
function slot(node: Node): Node[] {
  return node.kind === 'element' && node.name === 'li' ? [node] : [node, text(' ')];
}

/** Fills the placeholders of markup, and makes links of its `<a>`. */
function fill(markup: Markup, link?: Link): Node {
  if (typeof markup === 'string') return { kind: 'text', value: piecesOf(markup, 'number', link) };
  const own = attributesOf(markup.attributes, link);
  const children = markup.children.map((child) => fill(child, link));
  if (markup.element !== 'a' || link === undefined) return element(markup.element, own, children);
  const kept = own.filter(({ name }) => !OURS.includes(name));
  const added = link.attributes.filter(({ name }) => !kept.some((one) => one.name === name));
  const leads = link.page === undefined ? {} : { leadsTo: link.page };
  return element(link.element, [...kept, ...added], children, leads);
}

/** Without a page, what needs one is left out, and without its number, what needs that. */
function attributesOf(attributes: Readonly<Record<string, string>>, link?: Link): ElementAttribute[] {
  return Object.entries(attributes)
    .filter(([name, value]) => {
      const isNumbered = link?.page !== undefined && link.title === undefined;
      return isNumbered || isVerbatim(name) || !(link?.title ? value.includes(':page') : needsPage(value));
    })
    .map(([name, value]) => ({
      name,
      value: isVerbatim(name) ? [value] : piecesOf(value, 'integer', link),
    }));
}

function piecesOf(value: string, kind: 'number' | 'integer', { page, title }: Partial<Link> = {}): Piece[] {
  return cutMarkup(value).flatMap((part): Piece[] => {
    if (typeof part === 'string') return [part];
    const { placeholder } = part;
    if (placeholder === 'previous_label' || placeholder === 'next_label')
      return [
        { kind: 'label', label: placeholder, part: 'all' },
        ...(title === undefined ? [] : [{ kind: 'value', of: title, before: ': ' } as const]),
      ];
    if (page === undefined) return [];
    if (placeholder === 'page') return [{ kind, integer: page }];
    return [{ kind: placeholder === 'path' ? 'path' : 'pageLabel', page }];
  });
}
