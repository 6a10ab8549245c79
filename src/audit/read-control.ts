import type { Range } from '../base/source.js';
import { accessibleName } from './find-controls.js';
import {
  attributeOf,
  elementsIn,
  heardOf,
  isCurrent,
  isElement,
  isList,
  isNavigation,
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
  /** Whether it is the current page, by `aria-current`, or by a class if nothing has that. */
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
  /** How many elements have `aria-current`, but for words such as "All". */
  readonly marks: number;
  /** The current page; undefined if the control does not show it. */
  readonly current: number | undefined;
}

const ELLIPSIS = /^(?:…|⋯|\.\.\.|\. \. \.)$/;
const CURRENT_CLASSES: readonly string[] = ['active', 'current', 'is-active', 'is-current', 'selected'];

/** Classes such as `disabled`, `is-disabled` and `Mui-disabled`. */
const DISABLED = /(?:^|[^a-z])disabled(?:\s|$)/i;

/** Words without a number. */
const MERE_WORDS = /^[^\p{L}\p{Nd}]*\p{L}\P{Nd}*$/u;

/** The words for the previous and the next page in the labels of links. */
const ENGLISH = /(?<![\p{L}\p{Nd}])(?:(prev|previous)|next)(?![\p{L}\p{Nd}]|\.\p{L})/iu;
const WORDS = { previous: labelsOf('previous'), next: labelsOf('next') };

export function readControl(control: Element, byId: ReadonlyMap<string, Element>): FoundControl {
  const isMark = (one: Element): boolean => isCurrent(one) && !MERE_WORDS.test(textOf(one));
  const marks = [control, ...elementsIn(control)].filter(isMark).length;
  const isOn = marks > 0 ? isCurrent : hasCurrentClass;
  const whole = wholeElements(control);
  const entries: Entry[] = [];
  for (const node of nodesIn(control)) {
    const isEntry = isElement(node) ? whole.has(node) : isLooseText(node, whole);
    if (isEntry) entries.push(readEntry(node, control, isOn));
  }
  const current = entries.filter((one) => one.isCurrent && one.number !== undefined);
  // If the current page is in a list, numbers outside of that are something else, such as sizes of pages.
  const isOther = ({ list }: Entry): boolean =>
    current[0]?.list !== undefined && !current.some((one) => one.list === list);
  return {
    place: placeOf(control),
    element: control.tagName,
    isLandmark: isNavigation(control),
    name: accessibleName(control, byId),
    entries: entries.map((one) => (isOther(one) ? { ...one, number: undefined } : one)),
    marks,
    current: current[0]?.number ?? positionIn(entries),
  };
}

/** Reads a position in one text, or in several side by side. */
function positionIn(entries: readonly Entry[]): number | undefined {
  const texts = entries.map(({ href, direction, text }) => ((href ?? direction) === undefined ? text : '\n'));
  return [...texts, ...texts.join('').split('\n')].flatMap((text) => readPosition(text) ?? [])[0];
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

function readEntry(node: PageNode, control: Element, isOn: (element: Element) => boolean): Entry {
  const own = isElement(node) ? node : undefined;
  const parents = parentsOf(node);
  const around = [own ?? [], parents.slice(0, parents.indexOf(control))].flat();
  const text = own === undefined ? ('value' in node ? node.value.trim() : '') : textOf(own);
  const number = readPageNumber(text);
  const isDisabled = around.some(
    (one) => attributeOf(one, 'aria-disabled') === 'true' || DISABLED.test(attributeOf(one, 'class') ?? ''),
  );
  return {
    place: placeOf(node),
    text,
    href: own && attributeOf(own, 'href'),
    number,
    direction: own && number === undefined && !isDisabled ? directionOf(own) : undefined,
    isCurrent: around.some(isOn),
    isEllipsis: ELLIPSIS.test(text),
    list: [...around, control].filter(isList).map((one) => placeOf(one).start)[0],
  };
}

function hasCurrentClass(element: Element): boolean {
  return wordsOf(element, 'class').some((name) => CURRENT_CLASSES.includes(name));
}

function directionOf(link: Element): 'previous' | 'next' | undefined {
  const rel = wordsOf(link, 'rel');
  if (rel.includes('prev') || rel.includes('previous')) return 'previous';
  if (rel.includes('next')) return 'next';
  const labels = [heardOf(link), attributeOf(link, 'title') ?? ''];
  // "Next 10" is not the next page.
  const label = labels.find((one) => /[\p{L}\p{Nd}]/u.test(one))?.toLowerCase() ?? '';
  if (/\p{Nd}/u.test(label)) return undefined;
  const english = ENGLISH.exec(label);
  if (english !== null) return english[1] === undefined ? 'next' : 'previous';
  // In Bulgarian, the label of the last page ends in what is the next page in Macedonian.
  const isSaid = (word: string): boolean =>
    label.includes(word) && !/\p{Ll}$/u.test(label.slice(0, label.indexOf(word)));
  return (['previous', 'next'] as const).find((direction) => WORDS[direction].some(isSaid));
}
