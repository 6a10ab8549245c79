import { labelsFor, locales } from '../options/locales.js';
import type { Range } from '../base/source.js';
import { isNavigation, accessibleName } from './find-controls.js';
import {
  attributeOf,
  isCurrent,
  isElement,
  nodesIn,
  parentsOf,
  placeOf,
  textOf,
  wordsOf,
  type Element,
  type PageNode,
} from './markup.js';
import { readPageNumber } from './page-number.js';

/** A link or a text in a control. */
export interface Entry {
  /** Its start tag, or its text. */
  readonly place: Range;
  readonly text: string;
  /** The URL as written; undefined if it is not a link. */
  readonly href: string | undefined;
  /** The number of the page that it stands for, if it shows one. */
  readonly number: number | undefined;
  /** Whether it leads to the previous or the next page. */
  readonly direction: 'previous' | 'next' | undefined;
  /** Whether it is the current page, by `aria-current`, or by a class if it shows a number. */
  readonly isCurrent: boolean;
  readonly isEllipsis: boolean;
  readonly isInList: boolean;
}

export interface FoundControl {
  /** The start tag. */
  readonly place: Range;
  readonly element: string;
  readonly isLandmark: boolean;
  /** Empty if it has none. */
  readonly name: string;
  /** In document order. */
  readonly entries: readonly Entry[];
  /** How many elements have `aria-current`. */
  readonly marks: number;
  /** The current page; undefined if the control does not show it. */
  readonly current: number | undefined;
}

const ELLIPSIS = /^(?:…|⋯|\.\.\.|\. \. \.)$/;
const CURRENT_CLASSES: readonly string[] = ['active', 'current', 'is-active', 'is-current', 'selected'];

/** The words for the previous and the next page at the start of a label, in lower case. */
const WORDS = {
  previous: ['prev', ...labelsOf('previous')],
  next: ['next', ...labelsOf('next')],
} as const;

function labelsOf(direction: 'previous' | 'next'): string[] {
  return locales.flatMap((tag) => labelsFor(tag)?.[direction].toLowerCase() ?? []);
}

export function readControl(control: Element, byId: ReadonlyMap<string, Element>): FoundControl {
  const whole = wholeElements(control);
  const entries: Entry[] = [];
  let marks = isCurrent(control) ? 1 : 0;
  for (const node of nodesIn(control, (element) => element.tagName === 'select')) {
    if (isElement(node) && isCurrent(node)) marks++;
    const isEntry = isElement(node) ? whole.has(node) : isLooseText(node, control, whole);
    if (isEntry) entries.push(readEntry(node, control));
  }
  return {
    place: placeOf(control),
    element: control.tagName,
    isLandmark: isNavigation(control),
    name: accessibleName(control, byId),
    entries,
    marks,
    current: entries.find((one) => one.isCurrent && one.number !== undefined)?.number,
  };
}

/** The elements of a control that are one entry each: links, buttons, and the current page without a link. */
function wholeElements(control: Element): ReadonlySet<Element> {
  const links = new Set<Element>();
  const current: Element[] = [];
  for (const node of nodesIn(control)) {
    if (!isElement(node)) continue;
    if (node.tagName === 'a' || node.tagName === 'button') links.add(node);
    else if (looksCurrent(node)) current.push(node);
  }
  const withLinks = new Set([...links].flatMap((link) => parentsOf(link)));
  const inLinks = (element: Element): boolean => parentsOf(element).some((parent) => links.has(parent));
  return new Set([...links, ...current.filter((one) => !withLinks.has(one) && !inLinks(one))]);
}

function isLooseText(node: PageNode, control: Element, whole: ReadonlySet<Element>): boolean {
  if (!('value' in node) || node.value.trim() === '') return false;
  for (const parent of parentsOf(node)) {
    if (parent === control) return true;
    if (whole.has(parent) || ['script', 'style', 'template'].includes(parent.tagName)) return false;
  }
  return true;
}

function readEntry(node: PageNode, control: Element): Entry {
  const own = isElement(node) ? node : undefined;
  const around = own === undefined ? [] : [own];
  for (const parent of parentsOf(node)) {
    if (parent === control) break;
    around.push(parent);
  }
  const text = own === undefined ? ('value' in node ? node.value.trim() : '') : textOf(own);
  const number = readPageNumber(text);
  return {
    place: placeOf(node),
    text,
    href: own && attributeOf(own, 'href'),
    number,
    direction: own && number === undefined ? directionOf(own, text) : undefined,
    isCurrent: around.some((one) => isCurrent(one) || (number !== undefined && hasCurrentClass(one))),
    isEllipsis: ELLIPSIS.test(text),
    isInList: around.some(({ tagName }) => tagName === 'li') || isList(control),
  };
}

function isList({ tagName }: Element): boolean {
  return ['menu', 'ol', 'ul'].includes(tagName);
}

function looksCurrent(element: Element): boolean {
  return isCurrent(element) || hasCurrentClass(element);
}

function hasCurrentClass(element: Element): boolean {
  return wordsOf(element, 'class').some((name) => CURRENT_CLASSES.includes(name));
}

function directionOf(link: Element, text: string): 'previous' | 'next' | undefined {
  const rel = wordsOf(link, 'rel');
  if (rel.includes('prev') || rel.includes('previous')) return 'previous';
  if (rel.includes('next')) return 'next';
  const label = (attributeOf(link, 'aria-label') ?? text).toLowerCase();
  const starts = (words: readonly string[]): boolean => words.some((word) => label.startsWith(word));
  if (starts(WORDS.previous)) return 'previous';
  return starts(WORDS.next) ? 'next' : undefined;
}
