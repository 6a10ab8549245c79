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
  announcement,
  chevronTarget,
  DISABLED,
  landmarkAttributes,
  NEXT,
  offer,
  pageLabel,
  PREVIOUS,
  summary,
  target,
  whereAny,
  type Direction,
} from './component.js';
import { element, text, type ElementAttribute, type Integer, type Node, type Piece } from './tree.js';

/** What the links of a part get, in place of what the sample has there. */
interface Link {
  readonly attributes: readonly ElementAttribute[];
  /** The page that they lead to, if there is one. */
  readonly page?: Integer;
}

/** The attributes of a link that the sample cannot choose. */
const OURS = ['href', 'rel', 'role', 'tabindex', 'aria-current', 'aria-disabled'];

/**
 * Builds the control of a theme in HTML.
 *
 * @param sample what `parseTheme` has read
 * @param form without page numbers, the slots and what stands around them alone are left out, and so is the status
 */
export function buildSample(sample: MarkupElement, form: Form): Node {
  const parts = new Map<MarkedPart | undefined, MarkupElement>();
  collect(sample, parts);
  const part = (name: MarkedPart, link?: Link): Node => fill(parts.get(name) as MarkupElement, link);
  const page: Link = { page: 'page', attributes: [...target('page'), pageLabel] };
  const current = [...page.attributes, { name: 'aria-current', value: ['page'] }];
  const chevron = (direction: Direction): Node => {
    const link = { page: direction.page, attributes: chevronTarget(direction) };
    const own = `${direction.page}-disabled` as const;
    const disabled = part(parts.has(own) ? own : direction.page, { attributes: DISABLED });
    return offer(direction, part(direction.page, link), disabled, parts.get(direction.page)?.element ?? '');
  };
  const made: { readonly [Part in MarkedPart]?: () => Node[] } = {
    // The slots stand where the sample has its page.
    page: () =>
      form === 'neighbours'
        ? []
        : [
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
    status: () => (form === 'neighbours' ? [] : announcement(parts.get('status')?.attributes['class'] ?? '')),
  };
  const build = (markup: Markup): Node[] => {
    if (typeof markup === 'string') return [fill(markup)];
    if (markup.part !== undefined) return made[markup.part]?.() ?? [];
    const shell = fill({ ...markup, children: [] }) as Extract<Node, { kind: 'element' }>;
    const children = markup.children.flatMap(build);
    const isEmptied = form === 'neighbours' && markup.children.length > 0 && children.every(isBlank);
    return isEmptied ? [] : [{ ...shell, children }];
  };
  const { class: container = '', ...others } = sample.attributes;
  const own = attributesOf(others).filter(({ name }) => !LANDMARK_NAMES.includes(name));
  const kept = own.map((one) => ({ ...one, when: { without: [one.name] } }));
  const children = sample.children.flatMap(build);
  const all = parts.has('summary') ? children : [summary('p', []), ...children];
  const landmark = element(sample.element, [...landmarkAttributes(container), ...kept], all, {
    takesRest: true,
  });
  return form === 'pages' ? landmark : whereAny(landmark);
}

function isBlank(node: Node): boolean {
  return (
    node.kind === 'text' && node.value.every((piece) => typeof piece === 'string' && piece.trim() === '')
  );
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
  if (typeof markup === 'string') return { kind: 'text', value: piecesOf(markup, 'number', link?.page) };
  const own = attributesOf(markup.attributes, link?.page);
  const children = markup.children.map((child) => fill(child, link));
  if (markup.element !== 'a' || link === undefined) return element(markup.element, own, children);
  const kept = own.filter(({ name }) => !OURS.includes(name));
  const added = link.attributes.filter(({ name }) => !kept.some((one) => one.name === name));
  const leads = link.page === undefined ? {} : { leadsTo: link.page };
  return element('a', [...kept, ...added], children, leads);
}

/** Without a page, what needs one is left out. */
function attributesOf(attributes: Readonly<Record<string, string>>, page?: Integer): ElementAttribute[] {
  return Object.entries(attributes)
    .filter(([name, value]) => page !== undefined || isVerbatim(name) || !needsPage(value))
    .map(([name, value]) => ({
      name,
      value: isVerbatim(name) ? [value] : piecesOf(value, 'integer', page),
    }));
}

function piecesOf(value: string, kind: 'number' | 'integer', page: Integer | undefined): Piece[] {
  return cutMarkup(value).flatMap((part): Piece[] => {
    if (typeof part === 'string') return [part];
    const { placeholder } = part;
    if (placeholder === 'previous_label' || placeholder === 'next_label')
      return [{ kind: 'label', label: placeholder, part: 'all' }];
    if (page === undefined) return [];
    if (placeholder === 'page') return [{ kind, integer: page }];
    return [{ kind: placeholder === 'path' ? 'path' : 'pageLabel', page }];
  });
}
