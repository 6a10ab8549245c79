/** Draws the markup of a component whose source is a complete program. */

import { themedControl } from '../../control/themed-control.js';
import type { Theme } from '../../themes/theme.js';
import { isElement, type ElementNode, type MarkedPart, type Node } from '../../themes/tree.js';
import { findConstants, writeClasses, type Constants } from './classes.js';
import type { Drawn, DrawnPart } from './drawing.js';
import { format } from './formatter.js';
import {
  BESIDE_PARTS,
  type BesidePart,
  type ChosenPart,
  type Features,
  type Host,
  type NeighborWords,
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
  const own =
    beside === undefined ? host : outsideLiveView(isList ? host : forNeighbors(host, beside === 'neighbors'));
  const all = resolve(root, own, { ...features, parts: partsFor(features.parts, beside) });
  const nodes = whenAny(all, own, beside);
  const found = findConstants(nodes);
  const written = writeClasses(nodes, found, own.constants, own.language);
  return {
    lines: format(written, own, own.language.width - indent, theme.sample !== undefined),
    constants: declared(own, found),
    end: found.size > 0 && own.constants.end ? [own.constants.end] : [],
  };
}

/** Nothing is there for one page, where the template has no way to return nothing. */
function whenAny(nodes: Drawn[], { conditions }: Host, beside: BesidePart | undefined): Drawn[] {
  const condition = beside === 'position' || beside === 'jump' ? conditions.beside : undefined;
  return condition === undefined
    ? nodes
    : [{ kind: 'branch', cases: [{ condition, body: nodes }], otherwise: [] }];
}

/** What stands beside a list announces nothing, and nothing in it keeps its place: in a live view, the list does. */
function outsideLiveView(host: Host): Host {
  const none = { live: undefined, inPlace: undefined, chevrons: undefined, counted: undefined };
  return { ...host, conditions: { ...host.conditions, ...none } };
}

/** The host of only the previous and the next page, whose paths are arguments. A cursor knows no titles of pages. */
function forNeighbors(host: Host, hasTitles: boolean): Host {
  const words: NeighborWords = host.neighbors ?? {};
  const { given = (name) => name, printed = (code) => code, nav = host.nav } = words;
  const [previous, next] = [given('previous_path'), given('next_path')];
  const titles = { previous: printed(given('previous_title')), next: printed(given('next_title')) };
  return {
    ...host,
    nav,
    paths: { ...host.paths, previous: printed(previous), next: printed(next) },
    conditions: { ...host.conditions, previous, next },
    ...(hasTitles && { titles }),
  };
}

/** In the list, nothing is left of what stands beside it. */
function partsFor(chosen: Features['parts'], beside: BesidePart | undefined): Features['parts'] {
  const left = BESIDE_PARTS.filter(
    (part) => part !== beside && !(beside && TOGETHER.includes(beside) && TOGETHER.includes(part)),
  );
  return new Set([...chosen].filter((part) => !left.some((one) => one === part)));
}

function declared({ constants }: Host, found: Constants): string[] {
  if (found.size === 0) return [];
  const texts = (value: readonly DrawnPart[]): string =>
    value.filter((token) => typeof token === 'string').join(' ');
  return constants.declare(Array.from(found, ([name, value]) => [name, texts(value)] as const));
}

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
