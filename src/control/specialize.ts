/**
 * Settles all that is known of one control before there is a request: what depends on nothing open becomes markup, and
 * tests whose answer is known are decided. What is left is the same for whoever goes on, renderer or printer.
 */

import type { ChevronLabel, ElementAttribute, Integer, Node, Piece, Test } from './component.js';
import { splitLabel, type Labels } from '../options/labels.js';
import { cleanAddress, splitPath } from '../base/path.js';
import type { AttributeName, ResolvedAttributes } from '../attributes/schema.js';

/** What can be left open: an attribute's value, the words where the author gives none, the attributes passed through. */
export type Unknown = AttributeName | 'labels' | 'rest';

/** What is known of a control. */
export interface KnownControl {
  /** The values of all attributes that are not in `open`. */
  readonly attributes: ResolvedAttributes;
  /** What comes with each request; what is said of it here does not count. */
  readonly open: ReadonlySet<Unknown>;
  /** Attributes that are passed through to the container: their names, and their markup as it shall be written. */
  readonly rest: readonly { readonly name: string; readonly markup: string }[];
  /** The words where the author gives none. */
  readonly labels: Labels;
  /** The theme's short labels. */
  readonly shortLabels: readonly string[];
  /** Makes markup of a text. */
  readonly escape: (text: string) => string;
}

/** A part of a control, as far as it is known. A string is markup. */
export type Residual =
  | string
  | {
      readonly kind: 'element';
      /** The start tag. */
      readonly open: readonly Residual[];
      readonly children: readonly Residual[];
      readonly close: string;
      /** Whether the element holds others that each fill a line. */
      readonly isBlock: boolean;
    }
  /** An attribute, in a start tag, with something open in its value. */
  | { readonly kind: 'attribute'; readonly name: string; readonly value: readonly Residual[] }
  | { readonly kind: 'integer'; readonly integer: Integer }
  | { readonly kind: 'path'; readonly page: Integer }
  | { readonly kind: 'classes'; readonly before: string }
  | { readonly kind: 'label'; readonly label: ChevronLabel; readonly part: 'all' | 'beginning' | 'end' }
  | { readonly kind: 'pageLabel'; readonly page: Integer }
  | { readonly kind: 'landmark' }
  /** The attributes that are passed through, each after a space. */
  | { readonly kind: 'rest' }
  | {
      readonly kind: 'if';
      readonly test: Test;
      readonly then: readonly Residual[];
      readonly otherwise: readonly Residual[];
    }
  | {
      readonly kind: 'slots';
      readonly page: readonly Residual[];
      readonly current: readonly Residual[];
      readonly ellipsis: readonly Residual[];
    };

const BLOCKS = new Set(['nav', 'ul']);

/**
 * Specializes the component for one control.
 *
 * @param component the control, from `buildComponent`
 */
export function specialize(component: Node, known: KnownControl): Residual[] {
  const parts: Residual[] = [];
  addNode(parts, component, known);
  return parts;
}

// What follows adds to a list of parts: one list per element, and none that are made only to be put together.

function nodes(list: readonly Node[], known: KnownControl): Residual[] {
  const parts: Residual[] = [];
  for (const node of list) addNode(parts, node, known);
  return parts;
}

function addNode(parts: Residual[], node: Node, known: KnownControl): void {
  switch (node.kind) {
    case 'text':
      for (const piece of node.value) addPiece(parts, piece, known);
      break;
    case 'element': {
      const { name, children, takesRest } = node;
      const open: Residual[] = [`<${name}`];
      for (const attribute of node.attributes) addAttribute(open, attribute, known);
      if (takesRest) addRest(open, known);
      open.push('>');
      parts.push({
        kind: 'element',
        open: join(open),
        children: join(nodes(children, known)),
        close: `</${name}>`,
        isBlock: BLOCKS.has(name),
      });
      break;
    }
    case 'if':
      choose(parts, node.test, known, (branch, answer) => {
        for (const child of answer ? node.then : node.otherwise) addNode(branch, child, known);
      });
      break;
    case 'slots':
      parts.push({
        kind: 'slots',
        page: nodes(node.page, known),
        current: nodes(node.current, known),
        ellipsis: nodes(node.ellipsis, known),
      });
  }
}

function addRest(parts: Residual[], { open, rest }: KnownControl): void {
  if (open.has('rest')) parts.push({ kind: 'rest' });
  else for (const { markup } of rest) parts.push(` ${markup}`);
}

function addAttribute(parts: Residual[], attribute: ElementAttribute, known: KnownControl): void {
  const { name, value, when } = attribute;
  if (when !== undefined) {
    choose(parts, when, known, (branch, answer) => {
      if (answer) addAttribute(branch, { name, value }, known);
    });
    return;
  }
  if (value.length === 0) {
    parts.push(` ${name}`);
    return;
  }
  const content: Residual[] = [];
  for (const piece of value) addPiece(content, piece, known);
  const isKnown = content.every((piece) => typeof piece === 'string');
  parts.push(isKnown ? ` ${name}="${content.join('')}"` : { kind: 'attribute', name, value: join(content) });
}

function addPiece(parts: Residual[], piece: Piece, known: KnownControl): void {
  const { attributes, open, labels, shortLabels, escape } = known;
  if (typeof piece === 'string') {
    parts.push(escape(piece));
  } else if ('integer' in piece) {
    parts.push({ kind: 'integer', integer: piece.integer });
  } else if ('path' in piece) {
    addPath(parts, piece.path, known);
  } else if ('landmark' in piece) {
    parts.push(open.has('labels') ? { kind: 'landmark' } : escape(labels.landmark));
  } else if ('classes' in piece) {
    const { before } = piece;
    const names = classNames(attributes.class);
    if (open.has('class')) parts.push({ kind: 'classes', before });
    else if (names !== '') parts.push(escape(before + names));
  } else if ('label' in piece) {
    const { label, part } = piece;
    if (open.has(label)) parts.push({ kind: 'label', label, part });
    else parts.push(escape(partOfLabel(labelOf(attributes, label, labels), part, shortLabels)));
  } else {
    const { pageLabel: page } = piece;
    if (open.has('page_label')) parts.push({ kind: 'pageLabel', page });
    else addAround(parts, splitPath(attributes.page_label ?? labels.page), page, escape);
  }
}

/** A literal path is text around page numbers; any other is asked for with each request. */
function addPath(parts: Residual[], page: Integer, known: KnownControl): void {
  const { open, escape } = known;
  const { path, first_path } = known.attributes;
  if (typeof path !== 'string' || open.has('path') || open.has('first_path')) {
    parts.push({ kind: 'path', page });
    return;
  }
  const texts = splitPath(cleanAddress(path));
  // The page after another one is never the first.
  if (first_path === undefined || page === 'next') {
    addAround(parts, texts, page, escape);
    return;
  }
  choose(parts, { less: [1, page] }, known, (branch, answer) => {
    if (answer) addAround(branch, texts, page, escape);
    else branch.push(escape(cleanAddress(first_path)));
  });
}

/** Adds texts with a page number between each two of them. */
function addAround(
  parts: Residual[],
  texts: readonly string[],
  page: Integer,
  escape: KnownControl['escape'],
): void {
  for (let index = 0; index < texts.length; index++) {
    if (index > 0) parts.push({ kind: 'integer', integer: page });
    parts.push(escape(texts[index] as string));
  }
}

/** Settles a test where its answer is known; else adds what either answer leads to. */
function choose(
  parts: Residual[],
  test: Test,
  known: KnownControl,
  add: (branch: Residual[], answer: boolean) => void,
): void {
  const answer = decide(test, known);
  if (typeof answer === 'boolean') {
    add(parts, answer);
    return;
  }
  const then: Residual[] = [];
  const otherwise: Residual[] = [];
  add(then, true);
  add(otherwise, false);
  if (then.length > 0 || otherwise.length > 0) parts.push({ kind: 'if', test: answer, then, otherwise });
}

function decide(test: Test, { attributes, open, rest, labels, shortLabels }: KnownControl): boolean | Test {
  if ('without' in test) return open.has('rest') ? test : lacks(rest, test.without);
  if ('less' in test) return test;
  if ('shortened' in test) {
    if (open.has(test.shortened)) return test;
    return splitLabel(labelOf(attributes, test.shortened, labels), shortLabels)[1] !== '';
  }
  if ('given' in test) return open.has(test.given) ? test : isGiven(attributes, test.given);
  return open.has(test.attribute) ? test : attributes[test.attribute] === test.is;
}

/** Tells whether none of the attributes that are passed through has one of these names. */
export function lacks(rest: KnownControl['rest'], names: readonly string[]): boolean {
  return !rest.some(({ name }) => names.includes(name));
}

/** Joins neighbouring texts. */
function join(parts: readonly Residual[]): Residual[] {
  const joined: Residual[] = [];
  let run: string[] = [];
  const flush = (): void => {
    const text = run.join('');
    if (text !== '') joined.push(text);
    run = [];
  };
  for (const part of parts) {
    if (typeof part === 'string') {
      run.push(part);
    } else {
      flush();
      joined.push(part);
    }
  }
  flush();
  return joined;
}

/** Class names are a set of tokens: how the author spaces them does not matter. */
export function classNames(value: string): string {
  return value
    .split(/[\t\n\f\r ]+/)
    .filter(Boolean)
    .join(' ');
}

/** Tells whether an attribute has a value, and not an empty one. */
export function isGiven(attributes: ResolvedAttributes, name: AttributeName): boolean {
  const value = attributes[name];
  return name === 'class' ? classNames(attributes.class) !== '' : value !== undefined && value !== '';
}

/** The label that the author gives, else that of the control's language. */
export function labelOf(attributes: ResolvedAttributes, name: ChevronLabel, labels: Labels): string {
  return attributes[name] ?? (name === 'previous_label' ? labels.previous : labels.next);
}

/** The part of a label that is asked for. */
export function partOfLabel(
  label: string,
  part: 'all' | 'beginning' | 'end',
  shortLabels: readonly string[],
): string {
  if (part === 'all') return label;
  const [beginning, end] = splitLabel(label, shortLabels);
  return part === 'beginning' ? beginning : end;
}
