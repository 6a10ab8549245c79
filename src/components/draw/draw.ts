/** Draws the markup of a component whose source is a complete program. */

import { themedControl } from '../../control/themed-control.js';
import type { Theme } from '../../themes/theme.js';
import { isElement, type ElementNode, type MarkedPart, type Node } from '../../themes/tree.js';
import { findConstants, writeClasses, type Constants } from './classes.js';
import type { Drawn, DrawnPart } from './drawing.js';
import { format } from './formatter.js';
import {
  BESIDE_PARTS,
  forNeighbors,
  type BesidePart,
  type ChosenPart,
  type Features,
  type Host,
} from './host.js';
import { resolve } from './resolve.js';

/** What a theme calls what stands beside the list. */
const MARKED: Readonly<Partial<Record<BesidePart, MarkedPart>>> = {
  summary: 'summary',
  position: 'position',
  jump: 'jump',
  sizes: 'page-sizes',
};

/** Parts that stand together: the buttons of two forms have other names than that of one. */
const TOGETHER: readonly ChosenPart[] = ['jump', 'sizes'];

/** The markup of a program, and the lists of class names that its links share. */
interface DrawnProgram {
  readonly lines: readonly string[];
  readonly constants: readonly string[];
  /** What ends the scope of these lists. */
  readonly end: readonly string[];
}

/**
 * Draws the list, or what stands beside it.
 *
 * @param beside the part; undefined for the list
 * @param indent how far the markup is indented
 * @example
 * draw(themes.default, rails, features).lines // ['<%= tag.nav(… do %>', '  <ul class="pagination__list">', …]
 */
export function draw(
  theme: Theme,
  host: Host,
  features: Features,
  beside?: BesidePart,
  indent = 0,
): DrawnProgram {
  const marked = beside && MARKED[beside];
  const isList = beside === undefined || marked !== undefined;
  const control = themedControl(theme)[isList ? 'pages' : 'neighbors'].component();
  const root = marked === undefined ? control : partOf(control, marked);
  if (root === undefined) return { lines: [], constants: [], end: [] };
  const own = beside === undefined ? host : outsideLiveView(isList ? host : withNeighbors(host, beside));
  const all = resolve(root, own, { ...features, parts: partsFor(features.parts, beside) });
  const nodes = whenAny(all, own, beside);
  const found = findConstants(nodes);
  const written = writeClasses(nodes, found, own.constants, own.language);
  return {
    lines: format(written, own, own.language.width - indent, theme.sample !== undefined),
    constants: declared(own, found),
    end: found.size > 0 && own.constants?.end ? [own.constants.end] : [],
  };
}

/** Nothing is there for one page, where the template has no way to return nothing. */
function whenAny(nodes: Drawn[], { conditions }: Host, beside: BesidePart | undefined): Drawn[] {
  const condition = beside === 'position' || beside === 'jump' ? conditions.beside?.[beside] : undefined;
  return condition === undefined
    ? nodes
    : [{ kind: 'branch', cases: [{ condition, body: nodes }], otherwise: [] }];
}

/** What stands beside a list announces nothing, and nothing in it keeps its place: in a live view, the list does. */
function outsideLiveView(host: Host): Host {
  const none = { live: undefined, inPlace: undefined, chevrons: undefined, counted: undefined };
  return { ...host, conditions: { ...host.conditions, ...none } };
}

/** The host of a list whose pages have no numbers. The pages beside an article always have titles, those of a cursor never. */
function withNeighbors(host: Host, beside: BesidePart): Host {
  const { titles, ...own } = forNeighbors(host, host.neighbors);
  if (beside === 'cursor' || titles === undefined) return own;
  const { previous, next } = titles;
  return { ...own, titles: { previous: { text: previous.text }, next: { text: next.text } } };
}

/** In the list, nothing is left of what stands beside it. */
function partsFor(chosen: Features['parts'], beside: BesidePart | undefined): Features['parts'] {
  const left = BESIDE_PARTS.filter(
    (part) => part !== beside && !(beside && TOGETHER.includes(beside) && TOGETHER.includes(part)),
  );
  return new Set([...chosen].filter((part) => !left.some((one) => one === part)));
}

function declared({ constants }: Host, found: Constants): string[] {
  if (constants === undefined || found.size === 0) return [];
  const texts = (value: readonly DrawnPart[]): string =>
    value.filter((token) => typeof token === 'string').join(' ');
  return constants.declare(Array.from(found, ([name, value]) => [name, texts(value)] as const));
}

/** Finds the element of a part. */
function partOf(node: Node, part: MarkedPart): Node | undefined {
  if (typeof node === 'string') return undefined;
  if (node.kind === 'element' && node.part === part) return outsideList(node);
  const inner =
    node.kind === 'element' ? node.children : node.kind === 'if' ? [...node.then, ...node.otherwise] : [];
  for (const child of inner) {
    const found = partOf(child, part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Outside a list, an item is a paragraph, with what the theme has in the item. */
function outsideList(node: ElementNode): Node {
  const [only] = node.children;
  return node.name === 'li' && only !== undefined && isElement(only) ? { ...only, name: 'p' } : node;
}
