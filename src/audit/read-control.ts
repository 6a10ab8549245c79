import type { Range } from '../base/source.js';
import { accessibleName, isNavigation } from './find-controls.js';
import {
  attributeOf,
  elementsIn,
  isCurrent,
  isElement,
  isList,
  nodesIn,
  parentsOf,
  placeOf,
  textOf,
  wordsOf,
  type Element,
  type PageNode,
} from './markup.js';
import { labelsOf, readPageNumber, readPosition } from './page-number.js';

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
  /** Where the list begins that it is in. An element would keep its page in memory. */
  readonly list: number | undefined;
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

/** What the labels of links to the previous and the next page start with. */
const ENGLISH = /^(?:(prev|previous)|next)(?![\p{L}\p{Nd}]|\.\p{L})/iu;
const WORDS = { previous: labelsOf('previous'), next: labelsOf('next') };

export function readControl(control: Element, byId: ReadonlyMap<string, Element>): FoundControl {
  const whole = wholeElements(control);
  const entries: Entry[] = [];
  let marks = isCurrent(control) ? 1 : 0;
  for (const node of nodesIn(control)) {
    if (isElement(node) && isCurrent(node)) marks++;
    const isEntry = isElement(node) ? whole.has(node) : isLooseText(node, whole);
    if (isEntry) entries.push(readEntry(node, control));
  }
  const current = entries.filter((one) => one.isCurrent && one.number !== undefined);
  // Numbers in a list without the current page are something else, such as sizes of pages.
  const isOther = ({ list }: Entry): boolean =>
    current[0]?.list !== undefined && list !== undefined && !current.some((one) => one.list === list);
  return {
    place: placeOf(control),
    element: control.tagName,
    isLandmark: isNavigation(control),
    name: accessibleName(control, byId),
    entries: entries.map((one) => (isOther(one) ? { ...one, number: undefined } : one)),
    marks,
    current:
      current[0]?.number ??
      entries.flatMap(({ href, text }) => (href === undefined && readPosition(text)) || [])[0],
  };
}

/** The elements of a control that are one entry each: links, buttons, and the current page without a link. */
function wholeElements(control: Element): ReadonlySet<Element> {
  const elements = elementsIn(control);
  const links = new Set(elements.filter(({ tagName }) => tagName === 'a' || tagName === 'button'));
  const withLinks = new Set([...links].flatMap((link) => [link, ...parentsOf(link)]));
  const inLinks = (element: Element): boolean => parentsOf(element).some((parent) => links.has(parent));
  const current = elements.filter((one) => isCurrent(one) || hasCurrentClass(one));
  return new Set([...links, ...current.filter((one) => !withLinks.has(one) && !inLinks(one))]);
}

function isLooseText(node: PageNode, whole: ReadonlySet<Element>): boolean {
  if (!('value' in node) || node.value.trim() === '') return false;
  return !parentsOf(node).some((parent) => whole.has(parent));
}

function readEntry(node: PageNode, control: Element): Entry {
  const own = isElement(node) ? node : undefined;
  const parents = parentsOf(node);
  const around = [own ?? [], parents.slice(0, parents.indexOf(control))].flat();
  const text = own === undefined ? ('value' in node ? node.value.trim() : '') : textOf(own);
  // "Next 10" is neither the next page nor page 10.
  const number = ENGLISH.test(text) ? undefined : readPageNumber(text);
  const isDisabled = around.some(
    (one) => attributeOf(one, 'aria-disabled') === 'true' || wordsOf(one, 'class').includes('disabled'),
  );
  return {
    place: placeOf(node),
    text,
    href: own && attributeOf(own, 'href'),
    number,
    direction: own && number === undefined && !isDisabled ? directionOf(own, text) : undefined,
    isCurrent: around.some((one) => isCurrent(one) || (number !== undefined && hasCurrentClass(one))),
    isEllipsis: ELLIPSIS.test(text),
    list: [...around, control].filter(isList).map((one) => placeOf(one).start)[0],
  };
}

function hasCurrentClass(element: Element): boolean {
  return wordsOf(element, 'class').some((name) => CURRENT_CLASSES.includes(name));
}

function directionOf(link: Element, text: string): 'previous' | 'next' | undefined {
  const rel = wordsOf(link, 'rel');
  if (rel.includes('prev') || rel.includes('previous')) return 'previous';
  if (rel.includes('next')) return 'next';
  const label = (attributeOf(link, 'aria-label') ?? text).toLowerCase();
  if (/\p{Nd}/u.test(label)) return undefined;
  const english = ENGLISH.exec(label);
  if (english !== null) return english[1] === undefined ? 'next' : 'previous';
  const starts = (words: readonly string[]): boolean => words.some((word) => label.startsWith(word));
  if (starts(WORDS.previous)) return 'previous';
  return starts(WORDS.next) ? 'next' : undefined;
}
